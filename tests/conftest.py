"""What holds for every test: the installed build is the one of these sources, and under CI nothing is skipped."""

import filecmp
import os
from collections.abc import Generator
from pathlib import Path

import pytest

import koloda

NO_SKIPS = os.environ.get("KOLODA_NO_SKIPS", "") not in ("", "0")
PURE = os.environ.get("KOLODA_PURE", "") not in ("", "0")

SOURCES = Path(__file__).resolve().parent.parent / "src" / "koloda"


def differences(sources: Path, installed: Path) -> list[str]:
    """Files which are in only one of the two folders, or not the same in both."""

    def files(root: Path) -> set[str]:
        found = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
        return {str(path) for path in found if path.suffix in (".py", ".ftl", ".json")}

    mine, theirs = files(sources), files(installed)
    changed = {name for name in mine & theirs if not filecmp.cmp(sources / name, installed / name, shallow=False)}
    return sorted(changed | (mine ^ theirs))


def pytest_sessionstart(session: pytest.Session) -> None:
    """A binary built from other sources than those on disk would test something nobody reads any more."""
    if hasattr(session.config, "workerinput"):
        return
    stale = differences(SOURCES, Path(koloda.__file__).parent)
    if stale:
        pytest.exit(f"the installed koloda is not built from src ({', '.join(stale)}): run `make build`", returncode=4)


def pytest_report_header() -> str:
    return f"koloda {koloda.__version__}, {koloda.engine()} engine"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if PURE:
        left_out = [item for item in items if item.get_closest_marker("compiled")]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if not item.get_closest_marker("compiled")]


def _refused(report: pytest.TestReport | pytest.CollectReport) -> None:
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"KOLODA_NO_SKIPS: {why}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _refused(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refused(report)
    return report
