package lethe.app.session;

import java.util.List;
import lethe.app.command.CommonCommand;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;

/** An effect that a match page requests. */
public sealed interface MatchEffect<C> {
  /**
   * Plays commands in order until one is refused, would lose the match, or is the wrong answer to a
   * puzzle.
   *
   * @param confirmed whether the player has confirmed a single command that loses the match
   */
  record Submit<C>(Seat seat, List<ParsedCommand<C>> commands, boolean confirmed)
      implements MatchEffect<C> {}

  /** Takes back the last ply of the seats at this screen. */
  record Undo<C>() implements MatchEffect<C> {}

  /** Concedes the match for this seat. */
  record Concede<C>(Seat seat) implements MatchEffect<C> {}

  /** Asks the strongest bot for advice. */
  record Hint<C>(Seat seat) implements MatchEffect<C> {}

  /** Writes private marks of this seat. Those with an empty text are deleted. */
  record Mark<C>(Seat seat, List<PrivateMark> marks) implements MatchEffect<C> {
    public Mark {
      marks = List.copyOf(marks);
    }
  }

  /** Shows where the match is saved. */
  record ShowSaveFile<C>() implements MatchEffect<C> {}

  /** Lets a bot make the next move, for a user who only watches. */
  record AdvanceBot<C>() implements MatchEffect<C> {}

  /** Records that another slice of the viewing time begins, before the cards are drawn. */
  record RecordViewing<C>() implements MatchEffect<C> {}

  /**
   * Ends the viewing time for all seats at this screen.
   *
   * @param line a line to handle afterwards as if it were entered then; may be empty
   */
  record EndViewing<C>(String line) implements MatchEffect<C> {}

  /** Shows what has changed at the table, such as moves by others or the progress of a bot. */
  record Refresh<C>() implements MatchEffect<C> {}

  /** Analyzes the match from this seat's point of view. */
  record Analyze<C>(Seat seat) implements MatchEffect<C> {}

  /**
   * Leaves for another match that starts before the worst move of this one.
   *
   * @param reshuffle whether the hidden cards are dealt again
   */
  record RetryWorstMove<C>(boolean reshuffle) implements MatchEffect<C> {}

  /** Carries out a command about the puzzle at this table. */
  record ExecutePuzzleCommand<C>(CommonCommand command) implements MatchEffect<C> {}

  /** Leaves for a replay of the match, which is over and saved in a file. */
  record Replay<C>() implements MatchEffect<C> {}

  /** Leaves for another match with the same settings. */
  record StartRematch<C>() implements MatchEffect<C> {}

  /** Leaves the match without changing it. */
  record LeaveMatch<C>() implements MatchEffect<C> {}
}
