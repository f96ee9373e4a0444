"""What may befall a game in the middle: a page loaded again, a network that goes away, a server that dies at once."""

from __future__ import annotations

from tests.web.house import House
from tests.web.robot import Robot
from tests.web.tour import LIT


def reloaded(robot: Robot) -> None:
    """Load the page again: it comes back where it was."""
    before = robot.seq()
    robot.page.reload()
    robot.page.locator(".stage > div").first.wait_for()
    robot.page.wait_for_function(LIT)
    assert robot.seq() >= before


def disconnected(robot: Robot) -> None:
    """Take the network away for a while; what fails meanwhile is what we wait for, and nothing after that."""
    robot.watch.quiet = True
    robot.page.context.set_offline(True)
    robot.page.wait_for_timeout(1500)
    robot.page.context.set_offline(False)
    on_again(robot)


def killed(robot: Robot, house: House) -> None:
    """Kill the server, as a power cut would, and open it again: the page finds it by itself, and nothing was lost."""
    held = robot.seq()
    robot.watch.quiet = True
    house.kill()
    robot.page.wait_for_timeout(500)
    house.open()
    on_again(robot)
    assert robot.seq() >= held


def on_again(robot: Robot) -> None:
    """Play until the server speaks again; from then on no request may fail."""
    heard = len(robot.watch.states())
    robot.play(lambda: len(robot.watch.states()) > heard)
    robot.watch.quiet = False


def played_through(robot: Robot, house: House, acts: int) -> None:
    """Play a game to its end, with a reload and a kill after some acts."""
    robot.play(lambda: robot.acts >= acts or robot.over())
    reloaded(robot)
    killed(robot, house)
    robot.play(robot.over)
    in_order(robot)


def in_order(robot: Robot) -> None:
    """What came over the wire never went back, through all of this."""
    seqs = [state["seq"] for state in robot.watch.states()]
    assert seqs == sorted(seqs)
