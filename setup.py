"""The build: pyproject.toml says what Koloda is, this file compiles its engine rooms with mypyc.

With a C compiler the engine is compiled; without one, or with KOLODA_PURE=1, the same files are packed to run
interpreted. A compile that was begun and fails is an error: it never turns into an interpreted build by itself.
Everything is built in a temporary folder, so that no binary ever comes to lie beside the sources.
"""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

from distutils import ccompiler, errors, sysconfig  # isort: skip  (setuptools' own copy, so after setuptools)

PACKAGE = Path("src/koloda")
ROOMS = ("kernel", "games", "bots")

# What the `koloda` command needs. The engine rooms import none of it.
COMMAND_LINE = ["typer>=0.12", "rich>=13", "fluent.runtime>=0.4"]
# What code compiled by mypyc calls at run time: librt as pinned in pyproject.toml; librt.vecs imports the other.
COMPILED_CODE = ["librt>=0.16,<0.17", "mypy_extensions>=1.0"]


def engine_files() -> list[str]:
    """The files to compile: see "interpreted" in a file's first line for the exceptions."""
    files = []
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            if path.name == "__init__.py" or path == PACKAGE / "kernel" / "cells.py":
                continue
            with path.open(encoding="utf-8") as source:
                if not source.readline().startswith("# interpreted"):
                    files.append(str(path))
    return files


def has_compiler() -> bool:
    try:
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        if compiler.compiler_type == "msvc":
            compiler.initialize()
            return True
        return shutil.which(compiler.compiler_so[0]) is not None
    except (errors.DistutilsError, errors.CCompilerError):
        return False


def reason_for_pure() -> str:
    """Why this build is not compiled, or nothing."""
    if os.environ.get("KOLODA_PURE", "") not in ("", "0"):
        return "KOLODA_PURE is set"
    if "editable_wheel" in sys.argv:
        return "an editable install runs the sources themselves"
    if not has_compiler():
        return "no C compiler was found"
    return ""


class BuildExt(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        if self.inplace and self.distribution.has_ext_modules():
            raise errors.DistutilsOptionError("koloda is not built in place: binaries beside the sources go stale")

    def run(self) -> None:
        try:
            super().run()
        except errors.CCompilerError as error:
            raise errors.DistutilsError(
                f"the engine does not compile: {error}\n(KOLODA_PURE=1 builds it to run interpreted)"
            ) from error


pure = reason_for_pure()
scratch = tempfile.mkdtemp(prefix="koloda-build-")
atexit.register(shutil.rmtree, scratch, ignore_errors=True)

extensions = []
if {"bdist_wheel", "editable_wheel", "build", "build_ext", "install"} & set(sys.argv):  # not for the metadata alone
    if pure:
        print(f"koloda: building the interpreted engine ({pure})", file=sys.stderr)
    else:
        from mypyc.build import mypycify

        extensions = mypycify(
            [f"--cache-dir={scratch}/mypy", *engine_files()],
            opt_level="3",
            debug_level="0",
            group_name="koloda",
            target_dir=f"{scratch}/c",
        )
        for extension in extensions:  # another compiler's new warning is no reason to refuse to build
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            if ccompiler.get_default_compiler() == "unix":  # lets the compiler inline the engine's own small functions
                extension.extra_compile_args.append("-fno-semantic-interposition")

setup(
    ext_modules=extensions,
    install_requires=COMMAND_LINE + ([] if pure else COMPILED_CODE),
    cmdclass={"build_ext": BuildExt},
    options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
)
