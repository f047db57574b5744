package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Suit;

/**
 * An event that concerns cards at unknown positions of the deck or cards that left such positions.
 */
sealed interface DeckEvent {
  /** Cards left the deck unseen. */
  record LeftUnseen(List<Integer> cards) implements DeckEvent {}

  /** Cards that had left the deck unseen returned to it and were shuffled. */
  record Returned(List<Integer> cards) implements DeckEvent {}

  /**
   * A card at an unknown position of the deck was seen: it now has a known position, or it has left
   * the deck.
   */
  record Seen(Suit suit) implements DeckEvent {}

  /** A card whose suit and position in the deck were known was shuffled with the others. */
  record ShuffledIn(Suit suit) implements DeckEvent {}

  /**
   * A glance into Removed showed that these unknown cards include at least the given number of
   * cards of each suit. Spades that were seen there and have left Removed are still counted.
   *
   * @param minCounts the minimum numbers, by suit index
   */
  record Glanced(List<Integer> cards, List<Integer> minCounts) implements DeckEvent {}

  /** The number of cards of a suit at unknown positions of the deck is within these bounds. */
  record Counted(Suit suit, int min, int max) implements DeckEvent {}
}
