package lethe.engine.core;

import java.util.List;

/** What a match says to a command or a note. */
public sealed interface Answer<C, O, V> {
  /**
   * It stands.
   *
   * @param next the match after it
   * @param entry what the journal gains
   * @param events what happened, each with its audience
   */
  record Moved<C, O, V>(Match<C, O, V> next, Entry<C> entry, List<Event<O>> events)
      implements Answer<C, O, V> {}

  /**
   * It does not, and nothing has changed.
   *
   * @param why which rule it breaks
   */
  record Refused<C, O, V>(Rejection why) implements Answer<C, O, V> {}
}
