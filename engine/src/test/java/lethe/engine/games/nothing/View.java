package lethe.engine.games.nothing;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * The game as a viewer sees it.
 *
 * @param mover the seat to move; empty after the end
 * @param hands the hands, north's first
 * @param piles the piles, north's first
 * @param picked the cards that the viewer itself has picked
 * @param deck the number of cards left in the deck
 */
public record View(
    Optional<Seat> mover, List<Cards> hands, List<Cards> piles, List<Integer> picked, int deck) {
  /** The cards of a hand or a pile as a viewer sees them. */
  public sealed interface Cards {
    int size();
  }

  /** Face-down cards; only their number is visible. */
  public record Down(int size) implements Cards {}

  /** Face-up cards, lowest first. */
  public record Up(List<Integer> cards) implements Cards {
    @Override
    public int size() {
      return cards.size();
    }
  }
}
