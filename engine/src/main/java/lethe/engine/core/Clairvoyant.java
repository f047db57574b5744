package lethe.engine.core;

/**
 * Plays whole matches as nobody at a table can: it sees what is hidden from the seats. What it
 * comes to tells how much a deal allowed.
 *
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
@FunctionalInterface
public interface Clairvoyant<C, O, V> {
  /** How the match of this seed ends with open eyes in all its seats. */
  Outcome play(Game<?, C, O, V> game, long seed);
}
