"""The `koloda` command: rules, games at the terminal, simulation, records, counting, speeds.

Answers go to the standard output, complaints as one line to the standard error. The exit code is 0 when
all is well, 1 when the thing looked at is wrong or against the rules, 2 when the request cannot be read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

import koloda
from koloda import texts
from koloda.commands.figures import bench, perft, simulate
from koloda.commands.playing import play
from koloda.commands.reading import games, rules
from koloda.commands.recording import record, replay, verify
from koloda.commands.shared import complain, sentence
from koloda.kernel import records
from koloda.kernel.errors import Illegal, KolodaError, Stale

app = typer.Typer(rich_markup_mode=None, invoke_without_command=True, pretty_exceptions_enable=False)

EXAMPLES: list[tuple[Callable[..., None], str]] = [
    (games, "koloda games tugriks --lang uk"),
    (rules, "koloda rules donkey DON-8 --lang ru"),
    (play, "koloda play donkey --players 5 --seed 7 -o rounds=1"),
    (simulate, "koloda simulate donkey -n 1000 --bots greedy,random --jobs 2 --json"),
    (record, "koloda record yassa match.json --seed 7 --bots greedy"),
    (replay, "koloda replay match.json --seat 0 --lang uk"),
    (verify, "koloda verify match.json && echo true"),
    (perft, "koloda perft donkey --players 3 --depth 4 -o size=tiny"),
    (bench, "koloda bench donkey yassa --json"),
]

for command, example in EXAMPLES:
    app.command(epilog=f"Example: {example}")(command)


@app.callback()
def koloda_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version, and how the engine runs.")] = False,
) -> None:
    """Card games played by their own written rules."""
    if version:
        show_version()
    elif context.invoked_subcommand is None:
        print(context.get_help())


def show_version() -> None:
    engine = koloda.engine()
    print(f"koloda {koloda.__version__} {engine}")
    if engine == "interpreted":
        print(sentence("interpreted", texts.language()))


def run(arguments: list[str] | None = None) -> int:
    """Run the command and answer with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="koloda", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except KolodaError as error:
        complain(str(error))
        return 1 if isinstance(error, (Illegal, Stale, records.Dishonest)) else 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 2
    except Exception as error:
        told = getattr(error, "format_message", None)
        if told is None:
            raise
        complain(told())
        return 2


def main() -> None:
    sys.exit(run())


if __name__ == "__main__":
    main()
