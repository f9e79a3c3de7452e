"""`make catalogue`: plays many random rounds of every game and writes docs/games.md."""

from pathlib import Path

from koloda.lab.catalogue import page

Path("docs/games.md").write_text(page(), encoding="utf-8")
