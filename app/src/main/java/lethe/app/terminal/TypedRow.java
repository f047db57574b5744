package lethe.app.terminal;

import lethe.app.fullscreen.Editor;

/**
 * The last row of a terminal that can only print, with the prompt and what is typed behind it. Says
 * what to print so that the next line stands there: as little as it takes, by going back in the row
 * where it is one, and in a new row where it has become longer than that.
 */
final class TypedRow {
  private static final String NEW_ROW = "\r\n";

  /** What stands there; empty where the row has not been begun. */
  private String shown = "";

  /** Behind how many letters of it the cursor stands. */
  private int at;

  /** Prints a line that is being typed. */
  String show(String prompt, Editor editor, int columns) {
    String next = prompt + editor.text();
    int cursor = prompt.length() + editor.at();
    String text;
    if (next.startsWith(shown) && at == shown.length()) {
      text = next.substring(shown.length()) + back(next.length() - cursor);
    } else if (next.equals(shown) && at == cursor) {
      text = "";
    } else if (Math.max(next.length(), shown.length()) < columns) {
      String rest = " ".repeat(Math.max(0, shown.length() - next.length()));
      text = "\r" + next + rest + back(next.length() + rest.length() - cursor);
    } else {
      text = NEW_ROW + next + back(next.length() - cursor);
    }
    shown = next;
    at = cursor;
    return text;
  }

  private static String back(int letters) {
    return "\b".repeat(letters);
  }

  /** Goes on below it, if it has been begun. */
  String close() {
    String text = shown.isEmpty() ? "" : NEW_ROW;
    shown = "";
    at = 0;
    return text;
  }
}
