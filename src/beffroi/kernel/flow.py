"""What is left to do: agenda, lanes, one list of legal actions, and how a move is played."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from beffroi.kernel.chance import Rng
from beffroi.kernel.errors import Illegal
from beffroi.kernel.vectors import copied, zeros

TABLE: Final[i64] = -1  # nobody chooses: the step runs by itself
NOBODY: Final[i64] = -1  # no seat is asked: the game is over
UNSEALED: Final[i64] = -1  # kind of the event that says that the lanes have closed
MOST_OPTIONS: Final[i64] = 256  # a larger decision is split into smaller ones
BLANK: Final = zeros(MOST_OPTIONS)  # never changed


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened; the table of events says which facts are secret.

    A sealed event happened while all seats acted at once: until the lanes close, only its own seat is told.
    """

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, sealed: bool) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.sealed = sealed


@final
@mypyc_attr(acyclic=True)
class Offers:
    """Scratch space for legal actions, shared by all clones of a game."""

    def __init__(self) -> None:
        self.ids = copied(BLANK)
        self.count: i64 = 0
        self.seat: i64 = NOBODY  # whose options these are
        self.stamp: i64 = 0  # raised at each refill: tells a state whether these options are its own


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What is on the table, and what is left to do. Each game subclasses it."""

    def __init__(self, before: State | None) -> None:
        """Continue from `before` (as a clone), or start with nothing to do."""
        if before is None:
            self.chance: list[Rng] = []
            self.agenda: list[Step[Any]] = []  # the last item is the next thing to do
            self.lanes: list[list[Step[Any]]] = []  # one per seat while all act at once
            self.offers = Offers()
            self.stamp: i64 = 0  # the stamp of `offers` while it holds our options
            self.asked: i64 = NOBODY  # the seat whose options are on offer
            self.waiting: i64 = 0  # bit set of the seats that may choose now
            self.shown: i64 = 0  # raised whenever something hidden is seen: undo stops there
        else:
            self.chance = [rng.clone() for rng in before.chance]
            self.agenda = before.agenda[:]
            self.lanes = [lane[:] for lane in before.lanes] if before.lanes else NO_LANES
            self.offers = before.offers
            self.stamp = before.stamp
            self.asked = before.asked
            self.waiting = before.waiting
            self.shown = before.shown
        self.here = self.agenda  # where push() puts new steps
        self.events: list[Event] | None = None  # a list if anyone is listening

    def offer(self, action: i64) -> None:
        """Add one legal action; only options() calls this."""
        offers = self.offers
        offers.ids[offers.count] = action
        offers.count += 1

    def push(self, step: Step[Any]) -> None:
        """Add a step to be done first."""
        self.here.append(step)

    def push_all(self, steps: list[Step[Any]]) -> None:
        """Add steps to be done first, in reading order."""
        for i in range(len(steps) - 1, -1, -1):
            self.here.append(steps[i])

    def together(self, lanes: list[list[Step[Any]]], then: Step[Any]) -> None:
        """Let each seat work through its lane at its own pace; `then` follows once all are done."""
        if self.lanes:
            raise RuntimeError("lanes do not nest")
        self.here.append(then)
        for lane in lanes:
            lane.reverse()
        self.lanes = lanes

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report what happened; costs nothing while bots search."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, len(self.lanes) > 0))

    def clone(self) -> State:
        """Return an independent copy, built by the constructor of the game's own state class."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Return the current points of a seat."""
        raise NotImplementedError

    def ints(self) -> list[int]:
        """Return everything on the table as integers; the kernel adds the agenda and chance."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing left to do. Immutable, integers only: clones share it."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        """Return the arguments of the constructor, for digests and positions."""
        return [self.seat]

    def run(self, state: S) -> None:
        """Run the step, if its seat is TABLE."""
        raise NotImplementedError

    def options(self, state: S) -> None:
        """Offer what the seat may choose; if nothing is offered, the step is dropped."""
        raise NotImplementedError

    def resolve(self, state: S, action: i64) -> None:
        """Carry out the chosen option; push what follows from it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TableStep(Step[S]):
    """A phase: it runs by itself and needs no numbers."""

    def __init__(self) -> None:
        super().__init__(TABLE)

    def args(self) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """Something that happens to a seat without a choice."""

    def __init__(self, who: i64) -> None:
        super().__init__(TABLE)
        self.who = who

    def args(self) -> list[int]:
        return [self.who]


NO_LANES: Final[list[list[Step[Any]]]] = []  # never changed, only replaced


def pending(state: State, seat: i64) -> Step[Any] | None:
    """Return the step that is waiting for this seat, if any."""
    if seat < 0 or (state.waiting >> seat) & 1 == 0:
        return None
    return state.lanes[seat][-1] if state.lanes else state.agenda[-1]


def ask(state: State, seat: i64) -> i64:
    """Put the options of a seat on offer, unless they already are; return how many there are."""
    offers = state.offers
    if state.stamp != offers.stamp or seat != offers.seat:
        step = pending(state, seat)
        if step is None:
            return 0
        fill(state, step)
    return offers.count


def fill(state: State, step: Step[Any]) -> bool:
    """Put the options of a step on offer; return whether there are any."""
    offers = state.offers
    offers.count = 0
    offers.seat = step.seat
    offers.stamp += 1
    step.options(state)
    state.stamp = offers.stamp
    return offers.count > 0


def legal(state: State, seat: i64) -> list[int]:
    """Return the legal actions: one list, shared by browser, bots, RL mask and server validation."""
    ids = state.offers.ids
    return [ids[i] for i in range(ask(state, seat))]


def asked_seats(state: State) -> list[int]:
    """Return the seats that may choose now."""
    out: list[int] = []
    seat: i64 = 0
    while state.waiting >> seat != 0:
        if (state.waiting >> seat) & 1:
            out.append(seat)
        seat += 1
    return out


def check_asked(state: State, seat: i64) -> None:
    """Refuse a seat that may not choose now."""
    seats = asked_seats(state)
    if not seats:
        raise Illegal("over", "the game is over; nobody can act any more")
    if seat not in seats:
        named = " or ".join([str(other) for other in seats])
        text = f"seat {seat} cannot act now; the game waits for seat {named}"
        raise Illegal("not-asked", text, seat=seat, seats=named)


def play(state: State, seat: i64, action: i64) -> None:
    """Apply an action that the seat may choose, then go on until someone must choose again; refuse any other."""
    check_asked(state, seat)
    options = legal(state, seat)
    if action not in options:
        hint = named_few([str(option) for option in options])
        text = f"action {action} is not possible now; possible: {hint}"
        raise Illegal("not-possible", text, action=str(action), hint=hint)
    play_legal(state, seat, action)


def named_few(options: list[str]) -> str:
    """Name some of what is possible."""
    shown = ", ".join(options[:8])
    return f"{shown}, … ({len(options)})" if len(options) > 8 else shown


def play_legal(state: State, seat: i64, action: i64) -> None:
    """Apply an action from the seat's list of legal actions, then go on until someone must choose again.

    Nothing is checked: only for searches and callers that have just read the list. Other actions corrupt the state.
    """
    state.stamp = 0  # no refill has this number: what was on offer is used up
    if state.lanes:
        lane = state.lanes[seat]
        state.here = lane
        lane.pop().resolve(state, action)
        if waits(state, lane):
            state.asked = seat
            return
        state.waiting &= ~(1 << seat)
        if state.waiting != 0:
            ask_first(state)
            return
        close(state)
    else:
        state.here = state.agenda
        state.agenda.pop().resolve(state, action)
    advance(state)


def advance(state: State) -> None:
    """Run everything that needs no choice; leave the options of one seat on offer."""
    while True:
        if state.lanes:
            state.waiting = 0
            for seat in range(len(state.lanes) - 1, -1, -1):
                if waits(state, state.lanes[seat]):
                    state.waiting |= 1 << seat
                    state.asked = seat
            if state.waiting != 0:
                ask(state, state.asked)
                return
            close(state)
        if waits(state, state.agenda):
            state.asked = state.offers.seat
            state.waiting = 1 << state.asked
            return
        if not state.lanes:
            state.asked = NOBODY
            state.waiting = 0
            state.stamp = 0
            return


def close(state: State) -> None:
    """Close the lanes: everyone now sees what the others did, so nobody can take it back."""
    state.lanes = NO_LANES
    state.shown += 1
    state.tell(UNSEALED, TABLE)


def waits(state: State, todo: list[Step[Any]]) -> bool:
    """Run the automatic steps of one list; return whether a choice is next."""
    state.here = todo
    while todo:
        step = todo[-1]
        if step.seat != TABLE:
            if fill(state, step):
                return True
            todo.pop()
        else:
            todo.pop()
            step.run(state)
            if state.lanes and todo is state.agenda:
                return False
    return False


def ask_first(state: State) -> None:
    """Put the options of the lowest seat that may choose on offer."""
    seat: i64 = 0
    while (state.waiting >> seat) & 1 == 0:
        seat += 1
    state.asked = seat
    ask(state, seat)
