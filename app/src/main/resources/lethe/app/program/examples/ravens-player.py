"""Plays Ren in the Ravens: completes rows, with cards of colors that none of her hearts has."""
import lethe


class RavensPlayer(lethe.Player):
    name = "ravens-rows"

    def choose(self, choose):
        return max(choose["commands"], key=lambda command: value(command, choose["view"]))


def value(command, view):
    rows, scored = view["poem"]["rows"], view["piles"]["score"]
    usable = [0] + [card.get("number", 9) for card in scored if view["progress"]["batch"] == 3]
    if command["is"] == "with":
        return 1 if usable[command["number"]] == view["pendingTake"]["missingTotal"] else -1
    if command["is"] != "take":
        return 0
    at = command["card"]["column"], command["card"]["row"]
    laid = [(card["card"], card["spot"]["column"], card["spot"]["row"]) for card in view["atman"]]
    card = [card for card, x, y in laid if x <= at[0] <= x + 1 and y <= at[1] <= y + 1][-1]
    hearts = [row["heart"]["card"]["piece"] for row in rows]
    row = next((row for row in rows if not row["complete"]), rows[0])
    cards = [card, hearts[row["number"] - 1], *(placed["card"] for placed in row["poem"])]
    rest = row["meter"] - sum(card["number"] for card in cards)
    has_own_color = card["color"] in [heart["color"] for heart in hearts]
    return 4 * (rest in usable) + 2 * (rest >= 0) - 3 * has_own_color


lethe.run(RavensPlayer())
