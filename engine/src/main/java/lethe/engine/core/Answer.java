package lethe.engine.core;

import java.util.List;

/** A match's response to a command or a note: accepted or refused. */
public sealed interface Answer<C, O, V> {
  /**
   * The command or note was accepted.
   *
   * @param next the match after it
   * @param entry the entry to append to the journal
   * @param events what happened, in order, each with its audience
   */
  record Moved<C, O, V>(Match<C, O, V> next, Entry<C> entry, List<GameEvent<O>> events)
      implements Answer<C, O, V> {}

  /**
   * The command or note was refused; the match is unchanged.
   *
   * @param why the rule that it breaks
   */
  record Refused<C, O, V>(Rejection why) implements Answer<C, O, V> {}
}
