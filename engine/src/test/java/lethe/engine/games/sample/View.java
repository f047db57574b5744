package lethe.engine.games.sample;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/**
 * What a viewer sees.
 *
 * @param mover the seat to move; nobody when the match is over
 * @param led the card that is to be answered
 * @param hands east's first
 * @param tricks how many each has taken, east's first
 * @param deck how many cards were not dealt
 */
public record View(
    Optional<Seat> mover, Optional<Integer> led, List<Hand> hands, List<Integer> tricks, int deck) {
  /** Somebody's cards. */
  public sealed interface Hand {
    int size();

    /** Only their number can be seen. */
    record Down(int size) implements Hand {}

    /** They lie open, lowest first. */
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
