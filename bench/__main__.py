"""`make bench`: measures everything and writes docs/speed.md."""

import sys

from koloda.lab.speed import main

sys.exit(main(["--write", "docs/speed.md", *sys.argv[1:]]))
