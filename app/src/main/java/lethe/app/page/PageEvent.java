package lethe.app.page;

import java.util.List;
import lethe.app.frame.Size;

/** An event on the visible page. */
public sealed interface PageEvent {
  /**
   * A line was entered.
   *
   * @param text the line; empty if only Enter was pressed
   */
  record LineEntered(String text) implements PageEvent {}

  /**
   * Another page of a text or a menu, or another position of a match, was requested.
   *
   * @param offset the number of pages or positions to move forward; negative to move back
   */
  record PageTurn(int offset) implements PageEvent {
    /** A request for the first page or position. */
    public static final PageTurn FIRST = new PageTurn(Integer.MIN_VALUE);

    /** A request for the last page or position. */
    public static final PageTurn LAST = new PageTurn(Integer.MAX_VALUE);
  }

  /** The user requested that an overlay be closed. */
  record CloseRequested() implements PageEvent {}

  /**
   * Lines to show have arrived: messages from other users or from the server, the server's answer
   * to a command, or the result of a background task.
   *
   * @param lines the lines to show
   * @param logLines the lines to add to the log
   */
  record MessageReceived(List<String> lines, List<String> logLines) implements PageEvent {
    public MessageReceived {
      lines = List.copyOf(lines);
      logLines = List.copyOf(logLines);
    }

    /** Creates a message that is not added to the log. */
    public MessageReceived(List<String> lines) {
      this(lines, List.of());
    }
  }

  /** A second of a limited viewing time has passed. */
  record SecondPassed() implements PageEvent {}

  /** The table may have changed. */
  record TableChanged() implements PageEvent {}

  /** The window was resized. */
  record Resized(Size size) implements PageEvent {}

  /** The input has ended, or the user is leaving. */
  record InputEnded() implements PageEvent {}
}
