"""A client for the protocol of Lethe (Python 3.9 or newer, standard library only).

A player is a class with a method choose; all other methods are optional:

    import lethe

    class First(lethe.Player):
        def choose(self, choose):
            return choose["moves"][0]

    lethe.run(First())
"""

import json
import sys


class Resign(Exception):
    """Raised by choose to give up."""


class Player:
    """A player of one seat. A new match calls hello again on the same object."""

    name = "python"
    version = ""

    def hello(self, hello):
        """A match begins, or begins again. Forget what you were told before."""

    def told(self, told):
        """Your seat is told something, which may not be repeated."""

    def choose(self, choose):
        """Returns a move: a text, an index into choose["moves"], or a structured command."""
        raise NotImplementedError

    def refused(self, refused, choose):
        """Returns another move instead of one that was not accepted."""
        sys.stderr.write(refused["text"] + "\n")
        raise Resign

    def over(self, over):
        """The match is over."""


def run(player, source=sys.stdin, target=sys.stdout):
    """Plays matches until the input ends."""

    def send(message):
        target.write(json.dumps(message) + "\n")
        target.flush()

    def answer(method, *arguments):
        try:
            send(move(method(*arguments)))
        except Resign:
            send({"is": "resign"})

    choose = None
    for line in source:
        message = json.loads(line)
        kind = message["is"]
        if kind == "hello":
            player.hello(message)
            send({"is": "ready", "lethe": 1, "name": player.name, "version": player.version})
        elif kind == "told":
            player.told(message)
        elif kind == "choose":
            choose = message
            answer(player.choose, message)
        elif kind == "refused":
            answer(player.refused, message, choose)
        elif kind == "over":
            player.over(message)


def move(value):
    """Returns the message for a move."""
    if isinstance(value, str):
        return {"is": "move", "text": value}
    if isinstance(value, int):
        return {"is": "move", "index": value}
    return {"is": "move", "command": value}
