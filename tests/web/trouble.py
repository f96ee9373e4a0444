"""Trouble in the middle of a game: a page reload, a lost network, a server that dies suddenly."""

from __future__ import annotations

from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tour import LIT


def reloaded(robot: Robot) -> None:
    """Reload the page: it comes back where it was."""
    before = robot.seq()
    robot.page.reload()
    robot.page.locator(".stage > div").first.wait_for()
    robot.page.wait_for_function(LIT)
    assert robot.seq() >= before


def disconnected(robot: Robot) -> None:
    """Disconnect the network for a while; requests may fail during that time, but not afterwards."""
    robot.watch.quiet = True
    robot.page.context.set_offline(True)
    robot.page.wait_for_timeout(1500)
    robot.page.context.set_offline(False)
    on_again(robot)


def killed(robot: Robot, house: House) -> None:
    """Kill the server, as a power cut would, and restart it: the page reconnects by itself, and nothing is lost."""
    held = robot.seq()
    robot.watch.quiet = True
    house.kill()
    robot.page.wait_for_timeout(500)
    house.open()
    on_again(robot)
    assert robot.seq() >= held


def on_again(robot: Robot) -> None:
    """Play until the server responds again; from then on no request may fail."""
    heard = len(robot.watch.states())
    robot.play(lambda: len(robot.watch.states()) > heard)
    robot.watch.quiet = False


def played_through(robot: Robot, house: House, acts: int) -> None:
    """Play a game to its end, with a reload and a kill after some actions."""
    robot.play(lambda: robot.acts >= acts or robot.over())
    reloaded(robot)
    killed(robot, house)
    robot.play(robot.over)
    in_order(robot)


def in_order(robot: Robot) -> None:
    """Check that the states sent never went backward through all of this."""
    seqs = [state["seq"] for state in robot.watch.states()]
    assert seqs == sorted(seqs)
