package lethe.engine.core;

import java.util.List;

/** A match's response to a command or a control entry: accepted or refused. */
public sealed interface EntryResult<C, O, V> {
  /**
   * The command or control entry was accepted.
   *
   * @param next the match after it
   * @param entry the entry to append to the journal
   * @param events the events that the entry caused, in order, each with its audience; empty for a
   *     control entry
   */
  record Applied<C, O, V>(Match<C, O, V> next, Entry<C> entry, List<GameEvent<O>> events)
      implements EntryResult<C, O, V> {}

  /** The command or control entry was refused; the match is unchanged. */
  record NotApplied<C, O, V>(Rejection rejection) implements EntryResult<C, O, V> {}
}
