"""What a viewer is told is enough to move its picture of the table along."""

from __future__ import annotations

from koloda.kernel.events import CARDS, Event
from koloda.kernel.state import State
from koloda.kernel.views import uncounted
from koloda.testing.places import faces_in
from koloda.testing.trail import Trail, eye_of, viewers


def check_events(trail: Trail) -> None:
    """Sizes before a move and the events heard give the sizes after it; so do the faces of places that are seen."""
    before, after = trail.state.clone(), trail.state.clone()
    after.listen()
    seat = after.asked(trail.chance)
    answers = after.answers(seat)
    move = answers[trail.below(len(answers))]
    after.push(seat, move)
    trail.doing = f"events after {seat}:{move.text}"
    for viewer in viewers(trail.game):
        heard = [event for event in after.events(viewer) if event.kind == CARDS]
        follow_sizes(trail, viewer, before, after, heard)
        if not after.over:
            follow_faces(trail, viewer, before, after, heard)
    trail.doing = ""


def follow_sizes(trail: Trail, viewer: int | None, before: State, after: State, heard: list[Event]) -> None:
    for place in range(int(before.layout.count)):
        if uncounted(before, place, eye_of(trail.game, viewer)):
            continue
        came = sum([event.n for event in heard if event.dst == place])
        left = sum([event.n for event in heard if event.src == place])
        told = int(before.size[place]) + came - left
        name = before.layout.names[place]
        trail.same(told, int(after.size[place]), f"the size of {name} as {viewer} heard, and as it is,")


def follow_faces(trail: Trail, viewer: int | None, before: State, after: State, heard: list[Event]) -> None:
    eye = eye_of(trail.game, viewer)
    for place in range(int(before.layout.count)):
        if not before.eyes[place] >> eye & 1:
            continue
        told = faces_in(before, place)
        for event in heard:
            if place in (event.src, event.dst):
                trail.hold(event.face >= 0, f"{viewer} sees {before.layout.names[place]} and is not told a face")
                told[event.face] += event.n * ((event.dst == place) - (event.src == place))
        name = before.layout.names[place]
        trail.same(told, faces_in(after, place), f"the cards in {name} as {viewer} heard, and as they are,")
