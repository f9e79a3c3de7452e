# interpreted
"""The numbers a table is made of: rows of machine integers when compiled, plain lists when not.

Compiled modules see mypyc's own types through this file; the same names stand for ordinary Python
here, so one source serves both ways and the interpreted engine needs nothing installed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    class vec(list):
        """A list that may be written `vec[i64]`, as its compiled sister is."""

        def __class_getitem__(cls, item):
            return cls

    def append(row, number):
        """The row with one more number; the compiled sister may move it, so callers keep what is returned."""
        row.append(number)
        return row

    def mypyc_attr(*names, **values):
        """A mark for the compiler; it changes nothing here."""
        return lambda thing: thing
