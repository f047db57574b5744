"""Plays Eurydice: avoids perils and looks, and returns all discards but clubs to the deck."""

import lethe

DANGER = {"peril": 2, "steep-peril": 4, "glance": 3, "remove": 2, "obol": -2, "return": -2}


class EurydicePlayer(lethe.Player):
    name = "eurydice-careful"

    def choose(self, choose):
        self.view, self.question = choose["view"], choose["question"]
        return max(choose["commands"], key=self.value)

    def value(self, command):
        kind = command["is"]
        if kind == "up":
            return -self.danger(command["to"])
        if kind == "top":
            return 1 if "the club" in self.question else -1
        if kind == "roll":
            return 1 if self.view["task"]["currentSymbol"]["value"] <= 2 else -1
        if kind in ("return", "exchange", "sing", "hymn"):
            return 1 if kind == "return" and not self.is_club(command["card"]) else -1
        if kind in ("remove", "look"):
            return 1 if command["zone"] == "discard" else -1
        # Arranging discards again and again would never end.
        return {"use-obol": 2, "arrange": -100, "done": 0.5}.get(kind, 0)

    def danger(self, lane):
        climb = self.view["climb"]
        row = climb["path"][-1]["row"] + 1
        spaces = [s for s in climb["board"]["spaces"] if (s["row"], s["lane"]) == (row, lane)]
        return sum(DANGER.get(symbol["kind"], 0) for symbol in spaces[0]["symbols"])

    def is_club(self, number):
        return self.view["piles"]["discard"][number - 1].get("suit") == "club"


lethe.run(EurydicePlayer())
