package lethe.app.terminal;

import lethe.app.fullscreen.LineEditor;

/**
 * The last row of a terminal that can only print, with the prompt and the input line. Computes the
 * shortest output that shows the next state: by moving back within the row, or in a new row if the
 * line has outgrown it.
 */
final class PromptRow {
  private static final String NEW_ROW = "\r\n";

  /** The text that the row contains; empty if it has not been started. */
  private String shown = "";

  /** The number of characters before the cursor. */
  private int cursorIndex;

  /** Returns the output that shows an input line. */
  String show(String prompt, LineEditor editor, int columns) {
    String next = prompt + editor.text();
    int cursor = prompt.length() + editor.cursor();
    String text;
    if (next.startsWith(shown) && cursorIndex == shown.length()) {
      text = next.substring(shown.length()) + backspaces(next.length() - cursor);
    } else if (next.equals(shown) && cursorIndex == cursor) {
      text = "";
    } else if (Math.max(next.length(), shown.length()) < columns) {
      String rest = " ".repeat(Math.max(0, shown.length() - next.length()));
      text = "\r" + next + rest + backspaces(next.length() + rest.length() - cursor);
    } else {
      text = NEW_ROW + next + backspaces(next.length() - cursor);
    }
    shown = next;
    cursorIndex = cursor;
    return text;
  }

  private static String backspaces(int letters) {
    return "\b".repeat(letters);
  }

  /** Returns the output that moves below the row, if it has been started. */
  String close() {
    String text = shown.isEmpty() ? "" : NEW_ROW;
    shown = "";
    cursorIndex = 0;
    return text;
  }
}
