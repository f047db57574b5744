package lethe.engine.games.tase;

import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * An opened cup, and why it was won. Rule book: Scoring Each Cup.
 *
 * @param red all of red's chips in it
 * @param blue all of blue's
 */
public record CupScore(Chips red, Chips blue) {
  /** A total above this turns the cup around. */
  public static final int LIMIT = 22;

  /** The values that both sides put in; they count for neither. */
  public Chips duplicates() {
    return red.and(blue);
  }

  public int redTotal() {
    return red.sum() - duplicates().sum();
  }

  public int blueTotal() {
    return blue.sum() - duplicates().sum();
  }

  /** Whether what is left of both sides together is over the limit, so that the lower side wins. */
  public boolean isOver() {
    return red.sum() + blue.sum() - 2 * duplicates().sum() > LIMIT;
  }

  /** Whose cup it is; nobody's where both sides have the same left. */
  public Optional<Seat> winner() {
    int lead = lead();
    return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Roles.RED : Roles.BLUE);
  }

  /** Positive where red wins, negative where blue wins; duplicates are on both sides. */
  public int lead() {
    int more = red.sum() - blue.sum();
    return isOver() ? -more : more;
  }
}
