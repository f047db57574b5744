package lethe.app.titles.tase;

import static lethe.app.titles.tase.ObservationText.cupsWon;
import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.titles.MatchRecap;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;

/** The summary of a match of Ta-Se. */
final class Recap {
  private Recap() {}

  static MatchRecap summarize(View view, Outcome outcome) {
    return new MatchRecap(roundTexts(view), nextResult(outcome).stream().toList(), cupTexts(view));
  }

  /** Returns the results of the rounds, one line for each seat; empty if no round was finished. */
  private static List<Text> roundTexts(View view) {
    List<Observation.Scored> rounds = view.scoredRounds();
    return rounds.isEmpty()
        ? List.of()
        : Stream.of(GameSeats.RED, GameSeats.BLUE)
            .map(
                seat ->
                    Text.plain(
                        MESSAGES.format(
                            "recap.rounds",
                            seat,
                            rounds.stream()
                                .map(scored -> String.valueOf(cupsWon(scored, seat)))
                                .toList())))
            .toList();
  }

  /**
   * Returns the contents of the open cups of a round that was not finished; empty if there is no
   * such round.
   */
  private static List<Text> cupTexts(View view) {
    boolean isScored =
        view.scoredRounds().stream().anyMatch(round -> round.round() == view.round());
    List<Text> lines = new ArrayList<>();
    for (int cup = 1; cup <= view.cups().size() && !isScored; cup++) {
      if (view.cups().get(cup - 1) instanceof Cup.Open(Chips red, Chips blue)) {
        lines.add(
            Text.plain(
                MESSAGES.format("recap.cup", view.round(), cup, chipText(red), chipText(blue))));
      }
    }
    return lines;
  }

  private static String chipText(Chips chips) {
    return chips.isEmpty() ? MESSAGES.format("told.none") : ObservationText.chipsText(chips);
  }

  /**
   * Returns the number of further cups that the loser needed to win, or that the match is a draw;
   * empty after a concession.
   */
  private static Optional<Text> nextResult(Outcome outcome) {
    if (outcome.ending().equals("conceded")) {
      return Optional.empty();
    }
    SeatResult red = outcome.results().getFirst();
    SeatResult blue = outcome.results().getLast();
    int lead = Math.abs(red.score() - blue.score());
    Seat trailingSeat = red.score() < blue.score() ? red.seat() : blue.seat();
    Seat leadingSeat = red.score() < blue.score() ? blue.seat() : red.seat();
    return Optional.of(
        Text.plain(
            lead == 0
                ? MESSAGES.format("recap.next.draw")
                : MESSAGES.format(
                    "recap.next",
                    MESSAGES.capitalizedNameOf(trailingSeat),
                    lead,
                    lead / 2 + 1,
                    leadingSeat,
                    trailingSeat)));
  }
}
