package lethe.engine.core;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What a seat can tell beforehand of its commands: not how the match stands, but how it could stand
 * by all that this seat sees and was told.
 */
record Foresight<S, C, O, V>(Game<S, C, O, V> game, Imagined<S> tables, Seat seat) {
  /** A match that is lost in so many imagined ones is lost whatever lies hidden. */
  private static final int IMAGINED = 64;

  /**
   * Whether this command ends the match at once, and not as one that the seat has won, and another
   * one would not.
   */
  boolean loses(C command, List<C> legal) {
    Predicate<C> ends = one -> IntStream.range(0, IMAGINED).allMatch(i -> isLost(one, i));
    return ends.test(command)
        && legal.stream().anyMatch(other -> !other.equals(command) && !ends.test(other));
  }

  private boolean isLost(C command, int stream) {
    S state = tables.state(new Rng(stream));
    return game.apply(state, seat, command) instanceof Ruling.Accepted<S, O>(S next, List<?> _)
        && game.turn(next) instanceof Turn.Over(Outcome outcome)
        && !outcome.standings().get(seat.index()).won();
  }
}
