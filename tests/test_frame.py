"""The frame: one version, one set of files for both engines, engine rooms that lean on nothing."""

import ast
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import koloda

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "games", "bots")


def run(program: str, **environment: str) -> str:
    """What a fresh Python prints, with nothing of the surrounding run in its environment."""
    clean = {name: value for name, value in os.environ.items() if name not in ("KOLODA_PURE", "PYTHONPATH")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**clean, **environment},
        cwd=ROOT / "tests",
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def test_version_is_the_same_everywhere() -> None:
    assert version("koloda") == koloda.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert newest is not None
    assert newest[1] == koloda.__version__


LOAD_ALL = """
import importlib, pkgutil, sys
import koloda
before = koloda.engine()
for room in ("kernel", "games", "bots"):
    package = importlib.import_module("koloda." + room)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
assert koloda.engine() == before, "engine() changed its mind"
"""


def test_pure_run_loads_no_binary() -> None:
    program = """
binaries = [m.__name__ for m in list(sys.modules.values())
            if m.__name__.startswith("koloda") and not (getattr(m, "__file__", None) or ".py").endswith(".py")]
print(before, binaries)
"""
    assert run(LOAD_ALL + program, KOLODA_PURE="1") == "interpreted []"


@pytest.mark.compiled
def test_engine_is_compiled_where_it_was_built_so() -> None:
    built = list(Path(koloda.__file__).parent.parent.glob("koloda__mypyc.*"))
    if not built:
        pytest.skip("koloda was built without a C compiler")
    assert run(LOAD_ALL + "print(before)", KOLODA_PURE="") == "compiled"


@pytest.mark.parametrize("pure", ["", "1"])
def test_engine_rooms_import_no_third_party(pure: str) -> None:
    program = """
own = ("koloda", "koloda__mypyc")
support = ("librt", "mypy_extensions")  # what compiled code itself calls
names = {name.partition(".")[0] for name in sys.modules}
print(sorted(name for name in names - before_names - set(sys.stdlib_module_names)
             if name not in own and not (before == "compiled" and name in support)))
"""
    start = 'import sys; before_names = {name.partition(".")[0] for name in sys.modules}\n'
    assert run(start + LOAD_ALL + program, KOLODA_PURE=pure) == "[]"


def test_engine_rooms_open_print_and_ask_nothing() -> None:
    """The import contracts see modules; these are the ways into the world which need no import."""
    closed = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint", "id"}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.func.id}"
        for room in ROOMS
        for path in sorted((ROOT / "src" / "koloda" / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in closed
    ]
    assert found == []


def test_no_binary_lies_beside_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".dylib")] == []


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def recipe(*arguments: str) -> str:
    """What make would run, without building anything first."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "-n", "-o", "build", *arguments]
    return subprocess.run(command, cwd=ROOT, env=clean, check=True, capture_output=True, text=True).stdout


def test_perft_counts_every_tiny_deck_unless_told_what_to_count() -> None:
    assert "koloda perft $game --depth 3 -o size=tiny" in recipe("perft")
    assert "koloda perft donkey --depth 4" in recipe("perft", "ARGS=donkey --depth 4")


def test_the_checks_say_which_engine_runs_and_how_long_they_may_take() -> None:
    engines = {target: "KOLODA_PURE=1" in recipe(target) for target in ("test-compiled", "test-pure", "test-long")}
    assert engines == {"test-compiled": False, "test-pure": True, "test-long": False}
    rules = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    assert "tests marked long, with the compiled engine alone" in rules
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    seconds = sum(int(limit) for limit in re.findall(r"^timeout (\d+) make", checks, re.M))
    assert f"add up to {seconds // 60} minutes" in checks


def test_lock_files_name_no_host_and_hash_everything() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path
        assert "--index-url" not in text and "--find-links" not in text, path
        pins = [line for line in text.splitlines() if re.match(r"[A-Za-z0-9]", line)]
        assert pins and all("==" in line and line.endswith("\\") for line in pins), path
