package lethe.engine.games.nothing;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What a viewer sees.
 *
 * @param mover the seat to move; nobody when the match is over
 * @param hands north's first
 * @param piles north's first
 * @param picked what the viewer itself has picked
 * @param deck how many cards are left in it
 */
public record View(
    Optional<Seat> mover, List<Cards> hands, List<Cards> piles, List<Integer> picked, int deck) {
  /** Some cards. */
  public sealed interface Cards {
    int size();
  }

  /** Only their number can be seen. */
  public record Down(int size) implements Cards {}

  /** They lie open, lowest first. */
  public record Up(List<Integer> cards) implements Cards {
    @Override
    public int size() {
      return cards.size();
    }
  }
}
