"""`make bench`: measures everything and writes docs/speed.md."""

import sys

from koloda.cli import run

sys.exit(run(["bench", "--write", "docs/speed.md", *sys.argv[1:]]))
