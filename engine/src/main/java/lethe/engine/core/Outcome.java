package lethe.engine.core;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a match.
 *
 * @param ending a lower-case identifier of the way it ended, such as {@code most-cups} or {@code
 *     draw}; its message is in the resources
 * @param results one result per seat, in the order of seat indexes
 */
public record Outcome(String ending, List<SeatResult> results) {
  /** The identifier of an ending without winners or losers. */
  public static final String DRAW = "draw";

  /** The identifier of the ending of a match that a player conceded. */
  public static final String CONCEDED = "conceded";

  /**
   * The result of one seat.
   *
   * @param score the score in the points of the game
   * @param won whether this seat won; a draw has no winners, and the seats of a cooperative game
   *     win or lose together
   */
  public record SeatResult(Seat seat, int score, boolean won) {}

  /**
   * Returns the canonical text that journals contain, for example {@code most-cups red 9 won blue
   * 7}.
   */
  @Override
  public String toString() {
    return results.stream()
        .map(s -> " " + s.seat() + " " + s.score() + (s.won() ? " won" : ""))
        .collect(Collectors.joining("", ending, ""));
  }
}
