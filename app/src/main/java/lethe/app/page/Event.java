package lethe.app.page;

import java.util.List;
import lethe.app.frame.Size;

/** An event on the page that a person is looking at. */
public sealed interface Event {
  /** A line was entered; empty if only Enter was pressed. */
  record Line(String text) implements Event {}

  /** The next or previous item was requested: a page of a text, or a moment of a match. */
  record Turn(int by) implements Event {
    /** Requests the first item. */
    public static final Turn FIRST = new Turn(Integer.MIN_VALUE);

    /** Requests the last item. */
    public static final Turn LAST = new Turn(Integer.MAX_VALUE);
  }

  /** An overlay is to be closed. */
  record Back() implements Event {}

  /**
   * Another person said something, or a background result arrived.
   *
   * @param kept the lines that are added to the log
   */
  record Said(List<String> lines, List<String> kept) implements Event {
    public Said {
      lines = List.copyOf(lines);
      kept = List.copyOf(kept);
    }

    /** Creates an answer that is not added to the log. */
    public Said(List<String> lines) {
      this(lines, List.of());
    }
  }

  /** A second has passed while something was shown for a limited time. */
  record Second() implements Event {}

  /** The table may have changed. */
  record Changed() implements Event {}

  /** The window was resized. */
  record Resized(Size size) implements Event {}

  /** The input has ended, or the person is leaving. */
  record Ended() implements Event {}
}
