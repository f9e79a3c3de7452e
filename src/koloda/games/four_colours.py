"""The deck that many games share: the numbers from 1 up in red, yellow, green and blue, one card of each."""

from __future__ import annotations

COLOURS = ["red", "yellow", "green", "blue"]


def face_texts(high: int) -> list[str]:
    """`R1` … `R20`, `Y1` …: colour by colour, so that face = colour * high + rank − 1."""
    return [f"{colour[0].upper()}{rank + 1}" for colour in COLOURS for rank in range(high)]
