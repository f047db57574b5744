package lethe.engine.core;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Predicts the immediate result of a command from what a seat sees and was told, without using the
 * true state.
 *
 * @param sampler the states that the seat considers possible
 */
record LossCheck<S, C, O, V>(Game<S, C, O, V> game, StateSampler<S> sampler, Seat seat) {
  /**
   * The size of the sample: a match that is lost in all of these imagined states is likely lost.
   */
  private static final int SAMPLES = 64;

  /**
   * Returns whether this command ends the match at once without a win for the seat while some other
   * legal command does not.
   */
  boolean losesAvoidably(C command, List<C> legal) {
    Predicate<C> ends =
        one -> IntStream.range(0, SAMPLES).allMatch(i -> losesInEverySample(one, i));
    return ends.test(command)
        && legal.stream().anyMatch(other -> !other.equals(command) && !ends.test(other));
  }

  private boolean losesInEverySample(C command, int stream) {
    S state = sampler.sample(new Rng(stream));
    return game.apply(state, seat, command) instanceof Ruling.Accepted<S, O>(S next, List<?> _)
        && game.turn(next) instanceof Turn.Over(Outcome outcome)
        && !outcome.results().get(seat.index()).won();
  }
}
