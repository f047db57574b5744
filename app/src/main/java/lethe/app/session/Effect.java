package lethe.app.session;

import java.util.List;
import lethe.app.command.Meta;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Seat;

/** What a session wants done outside of it. */
public sealed interface Effect<C> {
  /**
   * Play these, in order, until one is refused, or would lose the match.
   *
   * @param sure whether it was asked already whether the only one of them is meant to lose the
   *     match
   */
  record Submit<C>(Seat seat, List<Part<C>> parts, boolean sure) implements Effect<C> {
    public Submit(Seat seat, List<Part<C>> parts) {
      this(seat, parts, false);
    }
  }

  /** Take back the last ply of the seats that type here. */
  record Undo<C>() implements Effect<C> {}

  /** Give the match up. */
  record Concede<C>(Seat seat) implements Effect<C> {}

  /** Ask the best bot what it would do. */
  record Hint<C>(Seat seat) implements Effect<C> {}

  /** Say where the match is kept. */
  record Save<C>() implements Effect<C> {}

  /** Let a bot move, for somebody who only watches. */
  record Advance<C>() implements Effect<C> {}

  /** Write down that something is being looked at, before it is drawn. */
  record Show<C>() implements Effect<C> {}

  /**
   * Every seat that types here has looked enough.
   *
   * @param typed a line that was typed with that, to be taken afterwards; perhaps empty
   */
  record Cover<C>(String typed) implements Effect<C> {}

  /** Look at the table again: others have moved. */
  record Look<C>() implements Effect<C> {}

  /** Say what was best in the match, as far as this seat could know. */
  record Analyse<C>(Seat seat) implements Effect<C> {}

  /**
   * Leave, and play on in another match from where most was lost in this one.
   *
   * @param anew whether what was hidden then is drawn anew
   */
  record Again<C>(boolean anew) implements Effect<C> {}

  /** Do with the puzzle at this table what this word asks for. */
  record Posed<C>(Meta what) implements Effect<C> {}

  /** Leave, and play another match like this one. */
  record Rematch<C>() implements Effect<C> {}

  /** Leave; the match stays as it is. */
  record Leave<C>() implements Effect<C> {}
}
