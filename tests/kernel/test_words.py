"""The kernel's words one by one: where the cards are afterwards, and who knows it."""

from collections import Counter

from kernel.walk import Bare
from koloda import Seeded
from koloda.kernel.events import SHOW
from koloda.kernel.places import face_up_pile
from koloda.kernel.state import State
from koloda.testing.places import false_claim

GAME = Bare(3)
GONE, DISCARD, STOCK, DRAWN = (GAME.layout.index[name] for name in ("gone", "discard", "stock", "drawn"))
FIVE, SIX, SEVEN, EIGHT = range(4)
EVERYBODY = (0, 1, 2, None)


def table(text: str, game: Bare = GAME) -> State:
    return game.position(f"bare turn=0 {text}", Seeded(1))


def words(state: State, viewer: int | None) -> dict[str, str]:
    """A viewer's view in notation, word by word."""
    return dict(word.partition("=")[::2] for word in str(state.view(viewer)).split()[1:])


def mixed_stock(text: str) -> State:
    """A position whose discard pile, which all have seen, has been shuffled into the stock."""
    state = table(text)
    state.sweep(DISCARD, STOCK, 0)
    state.shuffle(STOCK)
    return state


def true_claims(state: State) -> bool:
    return not any(false_claim(state, viewer) for viewer in EVERYBODY)


# From bag to bag


def test_a_card_that_goes_from_hand_to_hand_is_known_to_the_two() -> None:
    """COM-7"""
    state = table("hand0=5,7 hand1=6 hand2=8")
    state.shift(FIVE, 1, 0, 1)
    assert [words(state, viewer).get("hand1") for viewer in EVERYBODY] == ["?1,5", "5,6", "?2", "?2"]


def test_a_card_handed_over_openly_is_known_to_all() -> None:
    """COM-7"""
    state = table("hand0=5,7 hand1=6 hand2=8")
    state.listen()
    state.hand_over(FIVE, 1, 0, 1)
    assert [words(state, viewer)["hand1"] for viewer in EVERYBODY] == ["?1,5", "5,6", "?1,5", "?1,5"]
    assert [event.face for viewer in EVERYBODY for event in state.events(viewer)] == [FIVE] * 4


def test_a_card_shown_stays_and_is_known_to_all() -> None:
    """COM-7"""
    state = table("hand0=5*2,7 hand1=6 hand2=8")
    state.listen()
    state.show(0, FIVE, 2)
    assert [words(state, viewer)["hand0"] for viewer in EVERYBODY] == ["5*2,7", "?1,5*2", "?1,5*2", "?1,5*2"]
    for viewer in EVERYBODY:
        assert [(event.kind, event.src, event.face, event.n) for event in state.events(viewer)] == [(SHOW, 0, FIVE, 2)]


def test_of_known_cards_each_may_be_the_one_that_left_unseen() -> None:
    """COM-7: whoever saw which it was knows that the others are still there."""
    state = table("hand0=5,6,7 hand1=6 hand2=8")
    for face in (FIVE, SIX, SEVEN):
        state.tell(0, face)
    state.shift(SIX, 1, 0, 1)
    assert [words(state, viewer)["hand0"] for viewer in EVERYBODY] == ["5,7", "5,7", "?2", "?2"]


# What is not in a hand


def test_that_some_faces_are_not_in_a_hand_is_remembered_beside_what_was_said_before() -> None:
    """COM-7"""
    state = table("hand0=7,8 hand1=5,6 hand2=5,6 gone=5,6,7 box=*")
    state.tell_none(0, state.marks([FIVE]))
    state.tell_none(0, state.marks([SIX]))
    assert words(state, 1)["not.hand0"] == "2:5,6"
    for seed in range(20):
        fit = GAME.resample(state.view(1), Seeded(seed))
        assert fit.held(0, FIVE) == fit.held(0, SIX) == 0


def test_a_card_that_came_in_between_is_not_among_those_shown_before() -> None:
    """COM-7: of several statements about different cards the last one is kept, which is about all of them."""
    state = table("hand0=7,8 hand1=5*2,6 hand2=5,6 gone=5 box=*")
    state.tell_none(0, state.marks([FIVE]))
    state.shift(FIVE, 1, GONE, 0)
    assert words(state, 1)["not.hand0"] == "2:5"
    state.tell_none(0, state.marks([SIX]))
    assert words(state, 1)["not.hand0"] == "3:6"
    assert true_claims(state)


def test_a_view_without_memory_holds_what_lies_open_and_nothing_remembered() -> None:
    """COM-7"""
    state = mixed_stock("hand0=5,7 hand1=6 hand2=8 table=8 discard=5,6")
    state.tell(0, FIVE)
    state.tell_none(1, state.marks([SEVEN]))
    state.look(2, 0)
    for viewer in (1, 2, None):
        assert len({"sure.hand0", "in.stock", "not.hand1"} & words(state, viewer).keys()) >= 2
        plain = dict(word.partition("=")[::2] for word in str(state.view(viewer, memory=False)).split()[1:])
        assert not [name for name in plain if "." in name]
        assert (plain["hand0"], plain["stock"], plain["table"]) == ("?2", "?2", "8")


def test_at_the_end_hands_are_open_and_what_was_hidden_from_all_stays_hidden() -> None:
    state = table("hand0=5,7 hand1=6 hand2=8 gone=5 stock=6")
    state.finish()
    for viewer in EVERYBODY:
        shown = words(state, viewer)
        assert [shown[f"hand{seat}"] for seat in range(3)] == ["5,7", "6", "8"]
        assert (shown["gone"], shown["stock"], shown["box"]) == ("?1", "?1", "?6")


# Piles


def test_who_laid_a_card_on_a_closed_pile_knows_where_it_is() -> None:
    """COM-7"""
    state = table("hand0=5,7 hand1=6 hand2=8 stock=6,6")
    state.lay(SEVEN, 0, STOCK)
    assert [words(state, viewer)["stock"] for viewer in EVERYBODY] == ["?2,7~", "?3", "?3", "?3"]


def test_who_knows_the_very_card_that_leaves_a_pile_goes_on_knowing_the_others() -> None:
    """COM-7: all others must take each known card for the one that left."""
    state = mixed_stock("hand0=5,7 hand1=6 hand2=8 discard=5,6")
    assert [words(state, viewer)["in.stock"] for viewer in EVERYBODY] == ["5,6"] * 4
    state.lay(SEVEN, 0, STOCK)
    state.pick(STOCK, 2, GONE)
    assert [words(state, viewer).get("in.stock") for viewer in EVERYBODY] == ["5,6", None, None, None]
    assert words(state, 0)["gone"] == "7"


def test_what_is_swept_from_a_pile_keeps_its_order_and_those_who_know_it() -> None:
    """COM-7"""
    state = table("hand0=5,7 hand1=6 hand2=8 discard=5,6,7")
    state.sweep(DISCARD, STOCK, 1)
    assert [words(state, viewer)["discard"] for viewer in EVERYBODY] == ["7"] * 4
    assert [words(state, viewer)["stock"] for viewer in EVERYBODY] == ["5,6"] * 4
    state = table("hand0=5,7 hand1=6 hand2=8 stock=6,6")
    state.lay(SEVEN, 0, STOCK)
    state.lay(FIVE, 0, STOCK)
    state.sweep(STOCK, DRAWN, 1)
    assert [words(state, viewer)["drawn"] for viewer in EVERYBODY] == ["?2,7~", "?3", "?3", "?3"]
    assert words(state, 0)["stock"] == "5~"


def test_what_was_known_to_be_somewhere_in_a_pile_may_have_been_swept_away() -> None:
    """COM-7"""
    state = mixed_stock("hand0=5,7 hand1=6 hand2=8 discard=5,6,7")
    state.sweep(STOCK, DRAWN, 1)
    assert true_claims(state)
    assert "in.stock" not in words(state, 0)


def test_a_pile_that_is_turned_over_is_not_shuffled_and_its_lowest_card_comes_to_lie_on_top() -> None:
    """COM-4, COM-7"""
    state = table("hand0=7 hand1=6 hand2=8 stock=6,8 drawn=5")
    state.lay(SEVEN, 0, STOCK)
    state.turn_over(STOCK, DRAWN)
    assert words(state, 0)["drawn"] == "?1,7~,?2"
    assert "drawn=5,7,8,6" in str(state).split()
    assert state.size[STOCK] == 0


def test_every_order_of_a_shuffled_pile_is_equally_likely() -> None:
    state = table("hand0=8 hand1=8 discard=5,6,7")
    chance, found = Seeded(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        twin = state.clone(chance)
        twin.shuffle(DISCARD)
        found[tuple(int(twin.at(DISCARD, i)) for i in range(3))] += 1
    assert len(found) == 6
    assert max(abs(n - 1000) for n in found.values()) < 150


class FaceUp(Bare):
    """The stock and the other closed pile lie face up: only their top cards are open."""

    def set_up(self) -> None:
        super().set_up()
        self.places = [face_up_pile(place.name) if place.name in ("stock", "drawn") else place for place in self.places]


def test_of_a_face_up_pile_all_see_the_top_and_remember_what_they_saw() -> None:
    """COM-7"""
    state = table("hand0=5,6,7 hand1=6 hand2=8", FaceUp(3))
    state.lay(FIVE, 0, STOCK)
    state.lay(SIX, 0, STOCK)
    for viewer in EVERYBODY:
        assert words(state, viewer)["stock"] == "5,6"
        assert "stock=?1,6" in str(state.view(viewer, memory=False))


def test_a_card_uncovered_in_a_face_up_pile_is_seen_by_all_from_then_on() -> None:
    """COM-7"""
    state = FaceUp(3).position("bare turn=0 hand0=5,6,7 hand1=6 hand2=8 drawn=8,5", Seeded(1))
    state.listen()
    state.flip(DRAWN, STOCK)
    assert [event.face for event in state.events(2) if event.kind == SHOW] == [EIGHT]
    state.lay(SIX, 0, DRAWN)
    assert [words(state, viewer)["drawn"] for viewer in EVERYBODY] == ["8,6"] * 4


def test_a_card_with_a_tag_lies_open_wherever_in_a_face_up_pile_it_comes_to_lie() -> None:
    """COM-7"""
    state = FaceUp(3).position("bare turn=0 hand0=5,6,7 hand1=6 hand2=8 stock=8,7", Seeded(1))
    own = state.layout.index["own"]
    state.lay(SIX, 0, own, 2)
    assert [words(state, viewer)["own"] for viewer in EVERYBODY] == ["6:2~", "6:2~", "?:2", "?:2"]
    state.listen()
    state.slide(own, 0, STOCK, 0)
    for viewer in EVERYBODY:
        assert [event.face for event in state.events(viewer)] == [SIX]
        assert words(state, viewer)["stock"] == "6:2,?1,7"
