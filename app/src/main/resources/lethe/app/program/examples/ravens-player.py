"""Plays the Ravens, either seat: few cards at a time, and no card that is not needed."""

import lethe


class RavensPlayer(lethe.Player):
    name = "ravens-careful"

    def choose(self, choose):
        self.view = choose["view"]
        return max(choose["commands"], key=self.value)

    def value(self, command):
        kind = command["is"]
        line = [card for card in self.view["piles"]["line"] if card["is"] == "card"]
        if kind == "draw":
            return 1 if len(line) < 3 and command.get("count", 1) == 1 else -1
        return {"stop": 0.5, "place": 0.2, "take": 0.1}.get(kind, 0)


lethe.run(RavensPlayer())
