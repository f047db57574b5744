package lethe.app.titles;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/**
 * The status of a match, as shown in lists.
 *
 * @param position the number of journal entries
 * @param seatsToMove the seats to move; empty when the match is over
 * @param outcome the outcome, if the match is over
 * @param caveats the labels of the caveats; empty if there are none
 */
public record MatchStatus(
    int position, List<Seat> seatsToMove, Optional<Outcome> outcome, String caveats) {
  private static final Messages MESSAGES = Messages.COMMON;

  public static MatchStatus of(Match<?, ?, ?> match) {
    return switch (match.turn()) {
      case Turn.Awaits(List<Seat> seats) ->
          new MatchStatus(match.position(), seats, Optional.empty(), "");
      case Turn.Over(Outcome outcome) ->
          new MatchStatus(
              match.position(), List.of(), Optional.of(outcome), ResultCaveats.labels(match));
    };
  }

  public boolean isOver() {
    return outcome.isPresent();
  }

  /**
   * Returns a short status, such as {@code waits for red} or {@code over: blue wins, 7 cups to 5.}
   */
  public String summary(Title<?, ?, ?> title) {
    return isOver()
        ? MESSAGES.format("status.over", outcomeOrSeatsToMove(title))
        : outcomeOrSeatsToMove(title);
  }

  /** Returns the outcome or the seats to move, followed by the caveats. */
  public String outcomeOrSeatsToMove(Title<?, ?, ?> title) {
    return outcome
            .map(ending -> withoutEndStatement(title.ending(ending).getFirst()))
            .orElseGet(() -> MESSAGES.format("status.waits", seatNames(seatsToMove)))
        + caveats;
  }

  /** Returns a text without the statement that the match is over, which {@link #summary} adds. */
  private static String withoutEndStatement(Text text) {
    return text.text().strip().replaceFirst("^The \\w+ is over: ", "");
  }

  /**
   * Returns the ending of a match as a phrase that also says whether it was won, unless it was a
   * draw.
   */
  public static String endingWithResult(String ending, boolean won) {
    String text = ending.replace('-', ' ');
    return won
        ? MESSAGES.format("ending.won", text)
        : ending.equals(Outcome.DRAW) ? text : MESSAGES.format("ending.lost", text);
  }

  /** Returns the names of seats, as part of a message. */
  public static String seatNames(List<Seat> seats) {
    return seats.stream().map(Seat::name).collect(Collectors.joining(", "));
  }
}
