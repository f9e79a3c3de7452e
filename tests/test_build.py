"""How a build ends: compiled, interpreted where that was asked for or cannot be otherwise, or with an error."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
COMPILER = shutil.which(os.environ.get("CC", "cc"))

pytestmark = pytest.mark.long


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy to build from, so that a build may be broken."""
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "--no-index"]
    clean = {name: value for name, value in os.environ.items() if name not in ("KOLODA_PURE", "CC")}
    return subprocess.run(
        [*command, "-w", str(project / "wheels"), str(project)],
        env={**clean, **environment},
        cwd=project,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def wheel_of(project: Path) -> tuple[str, list[str], str]:
    """The one wheel that was built: its name, its files, its metadata."""
    (wheel,) = (project / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        return wheel.name, names, opened.read(metadata).decode()


def binaries(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_compiled_wheel_holds_both_forms(project: Path) -> None:
    done = build(project)
    assert done.returncode == 0, done.stdout
    _, names, metadata = wheel_of(project)
    found = binaries(names)
    assert any(name.startswith("koloda__mypyc.") for name in found)
    assert any(name.startswith("koloda/kernel/state.") for name in found)
    assert all(name.partition(".")[0] + ".py" in names for name in found if "/" in name)
    assert "Requires-Dist: librt" in metadata
    assert "Requires-Dist: mypy_extensions" in metadata
    assert not [path for path in project.rglob("*") if path.suffix in (".so", ".o", ".c")]


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"KOLODA_PURE": "1"}, "KOLODA_PURE is set"), ({"CC": "/nowhere/cc"}, "no C compiler was found")],
)
def test_pure_wheel(project: Path, environment: dict[str, str], reason: str) -> None:
    done = build(project, **environment)
    assert done.returncode == 0, done.stdout
    assert f"koloda: building the interpreted engine ({reason})" in done.stdout
    name, names, metadata = wheel_of(project)
    assert name.endswith("-py3-none-any.whl")
    assert binaries(names) == []
    assert "Requires-Dist: librt" not in metadata
    assert "Requires-Dist: mypy_extensions" not in metadata


def test_broken_compiler_is_an_error(project: Path) -> None:
    compiler = project / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    done = build(project, CC=str(compiler))
    assert done.returncode != 0
    assert "the engine does not compile" in done.stdout
    assert not list(project.rglob("*.whl"))


def test_type_error_in_the_engine_is_an_error(project: Path) -> None:
    with (project / "src/koloda/kernel/errors.py").open("a", encoding="utf-8") as source:
        source.write('\nBROKEN: int = "a word"\n')
    done = build(project)
    assert done.returncode != 0
    assert "Incompatible types" in done.stdout
