package lethe.engine.core;

import java.util.List;

/** A game's response to a command. */
public sealed interface Ruling<S, O> {
  /**
   * The command is accepted.
   *
   * @param next the state after it
   * @param events the events that the command caused, in order; empty if nothing is announced, for
   *     example between the steps of a choice
   */
  record Accepted<S, O>(S next, List<GameEvent<O>> events) implements Ruling<S, O> {}

  /** The command is refused; nothing has changed. */
  record Rejected<S, O>(Rejection rejection) implements Ruling<S, O> {}

  /**
   * Refuses a command of a seat that may not move now, or of any seat after the end of the match.
   */
  static <S, O> Ruling<S, O> rejectOutOfTurn(Turn turn, Seat seat) {
    return switch (turn) {
      case Turn.Over _ -> reject(RejectionCode.MATCH_OVER);
      case Turn.Awaits(List<Seat> seats) -> reject(RejectionCode.NOT_YOUR_TURN, seats, seat);
    };
  }

  static <S, O> Ruling<S, O> reject(ErrorCode code, Object... arguments) {
    return new Rejected<>(Rejection.of(code, arguments));
  }
}
