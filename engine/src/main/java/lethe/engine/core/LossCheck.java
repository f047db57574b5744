package lethe.engine.core;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Predicts the immediate result of a command from a seat's view and observations, without using the
 * true state.
 *
 * @param sampler the sampler of the states that the seat considers possible
 */
record LossCheck<S, C, O, V>(Game<S, C, O, V> game, StateSampler<S> sampler, Seat seat) {
  /** The size of the sample. A command that loses in all of these states is likely to lose. */
  private static final int SAMPLES = 64;

  /**
   * Returns whether, in every sampled state, this command ends the match at once without a win for
   * the seat, while some other legal command does not.
   */
  boolean losesAvoidably(C command, List<C> legal) {
    Predicate<C> alwaysLoses =
        candidate -> IntStream.range(0, SAMPLES).allMatch(i -> losesInSample(candidate, i));
    return alwaysLoses.test(command)
        && legal.stream().anyMatch(other -> !other.equals(command) && !alwaysLoses.test(other));
  }

  private boolean losesInSample(C command, int sampleNumber) {
    S state = sampler.sample(new Rng(sampleNumber));
    return game.apply(state, seat, command) instanceof Ruling.Accepted<S, O>(S next, List<?> _)
        && game.turn(next) instanceof Turn.Over(Outcome outcome)
        && !outcome.results().get(seat.index()).won();
  }
}
