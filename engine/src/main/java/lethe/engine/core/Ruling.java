package lethe.engine.core;

import java.util.List;

/** What a game says to a command. */
public sealed interface Ruling<S, O> {
  /**
   * The command stands.
   *
   * @param next the state after it
   * @param events what happened, in order; empty where nobody is told anything (a choice still
   *     being put together)
   */
  record Accepted<S, O>(S next, List<Event<O>> events) implements Ruling<S, O> {}

  /**
   * The command does not stand, and nothing has changed.
   *
   * @param why which rule it breaks
   */
  record Rejected<S, O>(Rejection why) implements Ruling<S, O> {}

  /** Refuses a seat that does not move now, because others do or because the match is over. */
  static <S, O> Ruling<S, O> outOfTurn(Turn turn, Seat seat) {
    return switch (turn) {
      case Turn.Over _ -> rejected(Refusal.MATCH_OVER);
      case Turn.Awaits(List<Seat> seats) -> rejected(Refusal.NOT_YOUR_TURN, seats, seat);
    };
  }

  static <S, O> Ruling<S, O> rejected(Reason why, Object... facts) {
    return new Rejected<>(Rejection.of(why, facts));
  }
}
