package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Suit;

/** An event concerning the cards at unknown positions of the deck. */
sealed interface DeckEvent {
  /** Cards left the deck unseen. */
  record Left(List<Integer> cards) implements DeckEvent {}

  /** Cards came back to the deck. */
  record CameBack(List<Integer> cards) implements DeckEvent {}

  /** A card was seen; its position is now known, or it has left. */
  record Seen(Suit suit) implements DeckEvent {}

  /** A card whose position was known is now at an unknown position. */
  record Joined(Suit suit) implements DeckEvent {}

  /**
   * Among these cards of Removed there are at least this many of each suit.
   *
   * @param least the minimum numbers by suit index
   */
  record Glanced(List<Integer> cards, List<Integer> least) implements DeckEvent {}

  /** The deck contains this many cards of a suit. */
  record Counted(Suit suit, int least, int most) implements DeckEvent {}
}
