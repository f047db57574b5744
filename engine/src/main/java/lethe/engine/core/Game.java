package lethe.engine.core;

import java.util.List;

/**
 * The rules of one game with its options applied: pure functions over a state that only the game
 * itself can read.
 *
 * @param <S> the complete state, including everything hidden
 * @param <C> the commands of a seat
 * @param <O> the observations that viewers receive
 * @param <V> the views that viewers see
 */
public interface Game<S, C, O, V> {
  /** Returns the identifier that scripts use, for example {@code ta-se}. */
  String name();

  /**
   * Returns the version of these rules, 1 or higher. It increases with every change after which an
   * existing journal might replay as a different match. No match continues under rules other than
   * those it began with.
   */
  default int version() {
    return 1;
  }

  /** Returns the names of the seats and the possible numbers of seats. */
  Seats seats();

  /**
   * Deals a match.
   *
   * @param seats the number of seats
   * @param rng the source of all randomness in the match until hidden cards are dealt again
   */
  S initialState(int seats, Rng rng);

  /** Returns the events of the deal. */
  List<GameEvent<O>> openingEvents(S start);

  /** Returns which seats may move, or how the match ended. */
  Turn turn(S state);

  /**
   * Returns all legal commands of a seat: complete, without duplicates, in a stable order, at most
   * a few hundred. Returns an empty list if it is not the seat's turn. Depends only on what the
   * seat can see.
   */
  List<C> legalCommands(S state, Seat seat);

  /**
   * Returns the canonical form of a command that can be expressed in several ways: the form that
   * {@link #legalCommands} lists and the journal records. Returns a command without such a form
   * unchanged. Depends only on what the seat can see.
   */
  default C canonicalize(S state, Seat seat, C command) {
    return command;
  }

  /** Applies a canonical command. It is accepted exactly when {@link #legalCommands} lists it. */
  Ruling<S, O> apply(S state, Seat seat, C command);

  /**
   * Returns whether a ply that caused this observation can be taken back. It can if the ply
   * revealed nothing hidden and taking it back reveals nothing either. Depends only on the kind of
   * the observation.
   *
   * @param observation the full observation, as the referee receives it
   */
  default boolean isUndoable(O observation) {
    return false;
  }

  /**
   * Returns what a viewer sees. Views are built from what the viewer may see, never by removing
   * parts of the state.
   */
  V view(S state, Viewer viewer);

  /**
   * Returns a sampler of the states that are consistent with a view and with the viewer's
   * observations. Bots search in sampled states, and tests substitute them for the true state.
   *
   * @param observations the observations that the viewer received and still remembers, oldest first
   */
  StateSampler<S> stateSampler(V view, List<O> observations, Viewer viewer);

  /** Returns the outcome if this seat concedes now. */
  Outcome outcomeIfConceded(S state, Seat seat);

  /** Returns the textual form of the commands. */
  Notation<C> notation();
}
