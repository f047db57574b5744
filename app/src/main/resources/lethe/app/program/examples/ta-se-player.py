"""Plays Ta-Se: remembers what is in each cup, and takes the best cups of the moment."""
import lethe


class TaSePlayer(lethe.Player):
    name = "ta-se-greedy"

    def told(self, told):
        observation = told["observation"]
        if observation["is"] == "round-began":
            self.cups = {cup: {"red": set(), "blue": set()} for cup in (1, 2, 3)}
        elif observation["is"] == "placed":
            self.cups[observation["cup"]][observation["seat"]].add(observation["chip"])

    def choose(self, choose):
        self.own = choose["view"]["mover"]
        return max(choose["commands"], key=lambda command: sum(self.won(command)))

    def won(self, command):
        """For each cup: 1 if it is won after this move, -1 if it is lost."""
        for cup, chips in self.cups.items():
            own, other = chips[self.own], chips["blue" if self.own == "red" else "red"]
            own = own | ({command["chip"]} if command.get("cup") == cup else set())
            own, other = sum(own - other), sum(other - own)
            yield ((own > other) - (own < other)) * (-1 if own + other > 22 else 1)


lethe.run(TaSePlayer())
