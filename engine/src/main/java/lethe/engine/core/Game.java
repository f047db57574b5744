package lethe.engine.core;

import java.util.List;

/**
 * The rules of one game with its options settled: pure functions over a state that only the game
 * itself can read.
 *
 * @param <S> the whole truth
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface Game<S, C, O, V> {
  /** The word that scripts name it by, {@code ta-se}. */
  String name();

  /** How many seats it can be played with. */
  Seats seats();

  /** The first state of a match with so many seats, all its chances drawn from this stream. */
  S start(int seats, Rng rng);

  /** The deal, told. */
  List<Event<O>> opening(S start);

  /** Whose move it is, or how it ended. */
  Turn turn(S state);

  /**
   * Everything this seat may ask for now: complete, without repeats, in a steady order, at most
   * some hundred; empty when the seat is not awaited. Depends only on what the seat can see.
   */
  List<C> legal(S state, Seat seat);

  /**
   * The name under which the table hears and keeps a command that has several: what {@link #legal}
   * lists. A command that has no such name comes back as it is. Depends only on what the seat can
   * see.
   */
  default C canonical(S state, Seat seat, C command) {
    return command;
  }

  /** Rules on a canonical command: accepted exactly when {@link #legal} lists it. */
  Ruling<S, O> apply(S state, Seat seat, C command);

  /**
   * Whether a ply can be taken back although this was told of it, whole: nobody has learned by it
   * what was hidden, nothing was said that others should not hear twice, and nothing that is
   * covered now would lie open again. It depends on nothing but the kind of what was told.
   */
  default boolean revocable(O told) {
    return false;
  }

  /** What this viewer sees, built up from what it may see. */
  V view(S state, Viewer viewer);

  /**
   * The states that agree with this view and with what was told. Bots think with them; the tests
   * put them in the place of the truth.
   *
   * @param told what the viewer was told and still remembers, oldest first
   */
  Imagined<S> imagine(V view, List<O> told, Viewer viewer);

  /** How the match ends if this seat gives up now. */
  Outcome conceded(S state, Seat seat);

  /** Commands as text. */
  Notation<C> notation();
}
