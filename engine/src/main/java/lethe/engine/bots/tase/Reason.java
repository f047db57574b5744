package lethe.engine.bots.tase;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;

/** A reason for a command, for a player who remembers everything. All reasons are exact. */
public sealed interface Reason {
  /**
   * The results of all legal commands of the seat, if both sides then play perfectly.
   *
   * @param winning the number of commands after which the seat wins more cups than the other side
   * @param drawing the number of commands after which both sides win equally many cups
   * @param losing the number of commands after which the seat wins fewer cups
   */
  record Results(int winning, int drawing, int losing) implements Reason {}

  /**
   * A way to play the rest of the round in which neither side makes a mistake.
   *
   * @param moves the moves after the command
   * @param cupWinners the winner of each cup, cup 1 first; empty if nobody wins the cup
   */
  record Continuation(List<PlayedMove> moves, List<Optional<Seat>> cupWinners) implements Reason {
    public Continuation {
      moves = List.copyOf(moves);
      cupWinners = List.copyOf(cupWinners);
    }
  }

  /** A command in a continuation, and the seat that gives it. */
  record PlayedMove(Seat seat, Command command) {}
}
