"""A client for the protocol of Lethe (Python 3.9 or newer, standard library only).

A player is a class with a method choose; all other methods are optional:

    import lethe

    class First(lethe.Player):
        def choose(self, choose):
            return choose["moves"][0]

    lethe.run(First())

An environment plays matches in order to learn or to search:

    environment = lethe.Environment()
    position = environment.reset("ta-se", seed=1)
    position = environment.step(position["match"], 0)
"""

import json
import subprocess
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


class Environment:
    """The matches of lethe env. Each method returns the reply."""

    def __init__(self, command=("lethe", "env")):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def reset(self, game, seed, **fields):
        return self.ask({"is": "reset", "game": game, "seed": seed, **fields})

    def step(self, match, value, **fields):
        return self.ask({**move(value), "is": "step", "match": match, **fields})

    def imagine(self, match, seed, **fields):
        return self.ask({"is": "imagine", "match": match, "seed": seed, **fields})

    def close(self, match):
        return self.ask({"is": "close", "match": match})

    def ask(self, request):
        """Sends a request. Raises ValueError if it is refused."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if reply["is"] == "refused":
            raise ValueError(reply["text"])
        return reply
