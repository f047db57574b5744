package lethe.app.page;

import java.util.List;
import lethe.app.frame.Size;

/** What can happen to somebody who looks at a page. */
public sealed interface Event {
  /** A line was entered; an empty one where only the key was pressed. */
  record Line(String text) implements Event {}

  /** The next of something is wanted, or one before: a page of a text, a moment of a match. */
  record Turn(int by) implements Event {
    /** To the first of all. */
    public static final Turn FIRST = new Turn(Integer.MIN_VALUE);

    /** To the last of all. */
    public static final Turn LAST = new Turn(Integer.MAX_VALUE);
  }

  /** What lies open is to be closed. */
  record Back() implements Event {}

  /**
   * Somebody else has said this, or it has been found out meanwhile.
   *
   * @param kept what of it can be read again among what was told, and was not there before
   */
  record Said(List<String> lines, List<String> kept) implements Event {
    public Said {
      lines = List.copyOf(lines);
      kept = List.copyOf(kept);
    }

    /** Something that answers, and is kept nowhere. */
    public Said(List<String> lines) {
      this(lines, List.of());
    }
  }

  /** A second has passed while something was looked at for which time counts. */
  record Second() implements Event {}

  /** What is looked at may have changed. */
  record Changed() implements Event {}

  /** The window has another size. */
  record Resized(Size size) implements Event {}

  /** Nothing will come any more, or the person leaves. */
  record Ended() implements Event {}
}
