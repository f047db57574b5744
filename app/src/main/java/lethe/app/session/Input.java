package lethe.app.session;

import java.util.List;
import lethe.app.frame.Size;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Rejection;
import lethe.engine.core.Told;

/** What can happen to a session. */
public sealed interface Input<C, O, V> {
  /** A line was typed. */
  record Line<C, O, V>(String text) implements Input<C, O, V> {}

  /**
   * The match has moved on, or other eyes look at it.
   *
   * @param snapshot what the viewer may know now
   * @param told what this viewer was told since the last time, oldest first
   */
  record Seen<C, O, V>(Snapshot<C, V> snapshot, List<Told<O>> told) implements Input<C, O, V> {}

  /**
   * A command was refused.
   *
   * @param line the commands of the line it stood on, none if it was another entry; what follows it
   *     was not tried
   * @param stood how many of them had been accepted before it
   * @param why which rule
   */
  record Refused<C, O, V>(List<Part<C>> line, int stood, Rejection why) implements Input<C, O, V> {}

  /** Something else has been found out that was asked for: where the match is kept, a hint. */
  record Answered<C, O, V>(List<String> lines) implements Input<C, O, V> {}

  /**
   * What is on the table now can be looked at only for a while.
   *
   * @param seconds what is left of it, perhaps nothing
   */
  record Limited<C, O, V>(int seconds) implements Input<C, O, V> {}

  /** A second has passed while something was looked at. */
  record Elapsed<C, O, V>() implements Input<C, O, V> {}

  /** Somebody else has done something at the table. */
  record Woken<C, O, V>() implements Input<C, O, V> {}

  /** The window has another size. */
  record Resized<C, O, V>(Size size) implements Input<C, O, V> {}

  /** The input has ended, or was broken off. */
  record Ended<C, O, V>() implements Input<C, O, V> {}
}
