"""Plays Ta-Se: remembers what is in each cup, and takes the best cups of the moment."""

import lethe


def won(own, other):
    """1 if the first side wins a cup with these chips, -1 if the other does, otherwise 0."""
    both = set(own) & set(other)
    own, other = sum(set(own) - both), sum(set(other) - both)
    higher = (own > other) - (own < other)
    return -higher if own + other > 22 else higher


class TaSePlayer(lethe.Player):
    name = "ta-se-greedy"

    def hello(self, hello):
        self.seat = hello["seat"]

    def told(self, told):
        observation = told["observation"]
        if observation["is"] == "round-began":
            self.cups = {cup: {"red": [], "blue": []} for cup in (1, 2, 3)}
        elif observation["is"] == "placed":
            self.cups[observation["cup"]][observation["seat"]].append(observation["chip"])

    def value(self, command):
        """The number of cups won after a move; low chips are better spent early."""
        chip, target, result = command.get("chip", 0), command.get("cup"), 0
        for cup, chips in self.cups.items():
            own = chips[self.seat] + ([chip] if cup == target else [])
            other = chips["blue" if self.seat == "red" else "red"]
            result += won(own, other)
        return result - chip / 100

    def choose(self, choose):
        return max(choose["commands"], key=self.value)


lethe.run(TaSePlayer())
