package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.text.Lists;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * The description of the table of Ta-Se: the round, the score, both rows of chips, the cups, and
 * the latest placements.
 */
final class BoardText {
  private BoardText() {}

  static List<BoardPart> parts(View view, Viewer viewer) {
    List<BoardPart> parts = new ArrayList<>();
    parts.add(
        new BoardPart(
            "round",
            List.of(
                MESSAGES.format("said.round", view.round(), RuleNumbers.ROUNDS, view.opener()))));
    parts.add(new BoardPart("score", scoreTexts(view)).announcingChanges());
    parts.add(sidePart(view, GameSeats.RED, viewer));
    parts.add(sidePart(view, GameSeats.BLUE, viewer));
    List<CupScore> openedCups = DrawnTable.openedCups(view);
    for (int cup = 1; cup <= view.cups().size(); cup++) {
      String text =
          cup <= openedCups.size()
              ? openedCupText(cup, openedCups.get(cup - 1))
              : cupText(cup, view.cups().get(cup - 1));
      parts.add(BoardPart.of("cup " + cup, text));
    }
    parts.add(BoardPart.of("told", latestText(view)));
    return parts;
  }

  private static List<String> scoreTexts(View view) {
    List<String> texts = new ArrayList<>();
    texts.add(MESSAGES.format("said.won", view.red().cupsWon(), view.blue().cupsWon()));
    DrawnTable.decidedWinner(view)
        .ifPresent(
            winner ->
                texts.add(
                    MESSAGES.format(
                        "said.decided",
                        MESSAGES.capitalizedNameOf(winner),
                        winner.equals(GameSeats.RED) ? GameSeats.BLUE : GameSeats.RED)));
    return texts;
  }

  private static String latestText(View view) {
    List<String> placements = ObservationText.latestPlacementTexts(view);
    return placements.isEmpty()
        ? MESSAGES.format("said.latest.none")
        : MESSAGES.format("said.latest", Lists.joinWithAnd(placements));
  }

  private static BoardPart sidePart(View view, Seat seat, Viewer viewer) {
    Side side = view.side(seat);
    String key = seat.equals(viewer) ? "said.hand.own" : "said.hand";
    List<String> lines = new ArrayList<>();
    lines.add(MESSAGES.format(key, MESSAGES.capitalizedNameOf(seat), chipText(side.hand())));
    if (!side.discardedChips().isEmpty()) {
      lines.add(MESSAGES.format("said.out", chipText(side.discardedChips())));
    }
    return new BoardPart(seat.name(), lines);
  }

  private static String cupText(int number, Cup cup) {
    return switch (cup) {
      case Cup.Closed() -> MESSAGES.format("said.cup", number);
      case Cup.Open(Chips red, Chips blue) ->
          MESSAGES.format("said.cup.open", number, chipText(red), chipText(blue));
    };
  }

  private static String openedCupText(int number, CupScore cup) {
    return MESSAGES.format(
        "said.cup.opened",
        number,
        chipText(cup.red()),
        chipText(cup.blue()),
        cup.redTotal(),
        cup.blueTotal(),
        ObservationText.winnerText(cup));
  }

  private static String chipText(Chips chips) {
    return chips.isEmpty()
        ? MESSAGES.format("told.none")
        : Lists.joinWithAnd(chips.values().stream().map(String::valueOf).toList());
  }
}
