"""What the bench measures as a page of tables: docs/speed.md."""

from __future__ import annotations

from typing import Any

MARKS = {
    "donkey": {"push": 3.0, "apply": 2.5, "bare": 12.0, "inner": 1.0},
    "yassa": {"push": 3.0, "apply": 2.5, "bare": 12.0, "inner": 1.0},
    "eleven": {"push": 2.0, "inner": 0.5},
    "foxes": {"push": 2.0, "inner": 0.5},
    "tugriks": {"push": 2.0, "inner": 0.5},
    "heap": {"push": 2.0, "inner": 0.5},
    "snap": {"push": 2.0, "inner": 0.5},
}
"""Multiples to reach: of OpenSpiel from Python (push, apply), of RLCard's bare game, of OpenSpiel's C++."""


def millions(value: float) -> str:
    return f"{value / 1e6:.2f}" if value < 1e7 else f"{value / 1e6:.1f}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Lines of a Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def loops(found: dict[str, Any]) -> list[str]:
    lines = ["## Steps a second, millions", ""]
    rows = [
        [id, millions(f["push"]), millions(f["apply"]), millions(f["inner"]), f"{f['steps_a_round']:.0f}",
         f"{f['silences']:.0%}", f"{f['forced']:.0%}", f"{f['branching']:.1f}"]
        for id, f in found["games"].items()
    ]  # fmt: skip
    head = ["game", "`push` from Python", "checked `apply`", "inside the engine", "steps a round"]
    lines += table([*head, "of them silences", "of them without choice", "answers offered"], rows)
    if found["rivals"]:
        lines += ["", *table(["beside them, same run", "M/s"], [[n, millions(v)] for n, v in found["rivals"].items()])]
    return lines


def comparison(found: dict[str, Any]) -> list[str]:
    lines = ["## Ratios", ""]
    rows = []
    for id, ratio in found["ratios"].items():
        mark = MARKS.get(id, {})
        rows.append([id, *(against(ratio[key], mark.get(key)) for key in ("push", "apply", "bare", "env", "inner"))])
    head = ["game", "`push` ÷ OpenSpiel from Python", "`apply` ÷ the same", "`push` ÷ RLCard bare"]
    return lines + table([*head, "`push` ÷ RLCard env", "inside ÷ OpenSpiel C++"], rows)


def against(ratio: float, mark: float | None) -> str:
    """A ratio beside the mark it is to reach."""
    if mark is None:
        return f"{ratio:.1f}"
    return f"{ratio:.1f} (mark {mark:g}, {'reached' if ratio >= mark else 'missed'})"


def others(found: dict[str, Any]) -> list[str]:
    lines = ["## Copies, views, resamples", ""]
    rows = [
        [id, f"{1e6 / f['clone']:.2f}", f"{1e6 / f['view']:.2f}", f"{1e6 / f['resample']:.1f}", f"{f['bytes']:.0f}"]
        for id, f in found["games"].items()
    ]
    lines += table(["game", "clone, µs", "view, µs", "resample, µs", "bytes a state"], rows)
    lines += ["", "## Interpreted", ""]
    rows = [
        [id, f"{f['inner'] / 1e6:.3f}", f"{found['games'][id]['inner'] / f['inner']:.0f}"]
        for id, f in found["interpreted"].items()
    ]
    lines += table(["game", "inside the engine, M/s", "compiled is so many times faster"], rows)
    lines += ["", "## From fewest to most players (inside the engine, M/s)", ""]
    rows = [
        [id, ", ".join(f"{key[6:]}: {millions(value)}" for key, value in f.items() if key.startswith("inner_"))]
        for id, f in found["games"].items()
    ]
    return lines + table(["game", "players: M/s"], rows)


def report(found: dict[str, Any]) -> str:
    """All figures of one run as a Markdown page."""
    lines = [
        "# Speed",
        "",
        "Written by `make bench`. One core, processor time, whole random rounds with the deal, best of five turns that",
        "are interleaved; a step is one answered question of `asked`. Machines differ: trust the ratios of one run.",
        "",
        f"Engine: {found['engine']}.",
        "",
        *loops(found),
        "",
    ]
    if found["rivals"]:
        lines += [*comparison(found), ""]
    else:
        lines += [
            "The libraries of the comparison are not installed here; `make bench` installs them and measures both.",
            "",
        ]
    return "\n".join([*lines, *others(found), ""])
