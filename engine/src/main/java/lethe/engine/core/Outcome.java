package lethe.engine.core;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a match ended.
 *
 * @param how a lower-case word for the way it ended ({@code most-cups}, {@code draw}); its sentence
 *     is in resources
 * @param standings one a seat, in the order of their index
 */
public record Outcome(String how, List<Standing> standings) {
  /** The word for an end that nobody has won and nobody has lost. */
  public static final String DRAW = "draw";

  /**
   * Where one seat stands at the end.
   *
   * @param seat whose
   * @param score in the game's own points
   * @param won whether this seat won; nobody has won a draw, and a table that plays together wins
   *     or loses together
   */
  public record Standing(Seat seat, int score, boolean won) {}

  /** The one canonical line for it, as journals hold it: {@code most-cups red 9 won blue 7}. */
  @Override
  public String toString() {
    return standings.stream()
        .map(s -> " " + s.seat() + " " + s.score() + (s.won() ? " won" : ""))
        .collect(Collectors.joining("", how, ""));
  }
}
