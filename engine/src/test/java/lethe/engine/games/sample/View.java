package lethe.engine.games.sample;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * The game as a viewer sees it.
 *
 * @param mover the seat to move; empty after the end
 * @param led the card that was led; empty if a seat must lead
 * @param hands the hands, east's first
 * @param tricks the number of tricks each seat has taken, east's first
 * @param deck the number of cards that were not dealt
 */
public record View(
    Optional<Seat> mover, Optional<Integer> led, List<Hand> hands, List<Integer> tricks, int deck) {
  /** The cards of one seat. */
  public sealed interface Hand {
    int size();

    /** Face-down cards; only their number is visible. */
    record Down(int size) implements Hand {}

    /** Face-up cards, lowest first. */
    record Up(List<Integer> cards) implements Hand {
      @Override
      public int size() {
        return cards.size();
      }
    }
  }

  public Hand hand(Seat seat) {
    return hands.get(seat.index());
  }
}
