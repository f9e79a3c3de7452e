"""KOLODA_PURE=1 at run time: import koloda's own source files and pass by the binaries that lie beside them."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds koloda's modules as the ordinary import does, but only as .py files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("koloda."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None  # a folder without code, or nothing: for the ordinary import to say


def install() -> None:
    if not any(isinstance(finder, SourceOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceOnly())
