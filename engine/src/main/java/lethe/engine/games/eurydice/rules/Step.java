package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Suit;

/** An event concerning the cards at unknown positions of the deck. */
sealed interface Step {
  /** Cards left the deck unseen. */
  record Left(List<Integer> cards) implements Step {}

  /** Cards came back to the deck. */
  record CameBack(List<Integer> cards) implements Step {}

  /** A card was seen; its position is now known, or it has left. */
  record Seen(Suit suit) implements Step {}

  /** A card whose position was known is now at an unknown position. */
  record Joined(Suit suit) implements Step {}

  /**
   * Among these cards of Removed there are at least this many of each suit.
   *
   * @param least the minimum numbers by suit index
   */
  record Glanced(List<Integer> cards, List<Integer> least) implements Step {}

  /** The deck contains this many cards of a suit. */
  record Counted(Suit suit, int least, int most) implements Step {}
}
