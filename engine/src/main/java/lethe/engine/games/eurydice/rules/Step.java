package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Suit;

/** What happened to the cards of the deck whose places are not known. */
sealed interface Step {
  /** These left, unseen. */
  record Left(List<Integer> cards) implements Step {}

  /** These came back. */
  record CameBack(List<Integer> cards) implements Step {}

  /** One was seen, and its place is known now, or it has gone. */
  record Seen(Suit suit) implements Step {}

  /** One whose place was known is among them now. */
  record Joined(Suit suit) implements Step {}

  /** Of these cards, which lie in Removed, so many are of each suit, or more. */
  record Glanced(List<Integer> cards, List<Integer> least) implements Step {}

  /** Of this suit so many are among them. */
  record Counted(Suit suit, int least, int most) implements Step {}
}
