package lethe.app.session;

import java.util.List;
import lethe.app.command.Meta;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;

/** An effect that a match page requests. */
public sealed interface Effect<C> {
  /**
   * Plays commands in order until one is refused or would lose the match.
   *
   * @param sure whether the player has confirmed a single command that loses the match
   */
  record Submit<C>(Seat seat, List<ParsedCommand<C>> parts, boolean sure) implements Effect<C> {
    public Submit(Seat seat, List<ParsedCommand<C>> parts) {
      this(seat, parts, false);
    }
  }

  /** Takes back the last ply of the seats at this screen. */
  record Undo<C>() implements Effect<C> {}

  /** Concedes the match. */
  record Concede<C>(Seat seat) implements Effect<C> {}

  /** Asks the strongest bot for advice. */
  record Hint<C>(Seat seat) implements Effect<C> {}

  /** Shows where the match is saved. */
  record Save<C>() implements Effect<C> {}

  /** Lets a bot move, for a person who only watches. */
  record Advance<C>() implements Effect<C> {}

  /** Records that something is being shown, before it is drawn. */
  record Show<C>() implements Effect<C> {}

  /**
   * Ends the viewing time for all seats at this screen.
   *
   * @param typed a line to handle afterwards; may be empty
   */
  record Cover<C>(String typed) implements Effect<C> {}

  /** Updates the table after moves of others. */
  record Look<C>() implements Effect<C> {}

  /** Analyzes the match from this seat's point of view. */
  record Analyse<C>(Seat seat) implements Effect<C> {}

  /**
   * Leaves for another match that starts where most was lost in this one.
   *
   * @param anew whether the hidden cards are dealt again
   */
  record Again<C>(boolean anew) implements Effect<C> {}

  /** Carries out a command about the puzzle at this table. */
  record Posed<C>(Meta what) implements Effect<C> {}

  /** Leaves for another match with the same settings. */
  record Rematch<C>() implements Effect<C> {}

  /** Leaves; the match remains as it is. */
  record Leave<C>() implements Effect<C> {}
}
