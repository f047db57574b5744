package lethe.app.terminal;

import lethe.app.fullscreen.LineEditor;

/**
 * The prompt and the input line below the output. Computes the output that shows their next state,
 * with control sequences, or with backspaces on a terminal that can only print. On such a terminal,
 * a change within a line that does not fit into its row prints the whole line again in a new row.
 */
final class PromptRow {
  private static final String NEW_ROW = "\r\n";
  private static final String ERASE_BELOW = "\u001b[J";
  private static final String GREEN = "\u001b[32m";
  private static final String DEFAULT_COLOR = "\u001b[39m";

  private final boolean hasControlSequences;

  /** The text that is shown; empty if the row has not been started. */
  private String shownText = "";

  /** The number of characters before the cursor. */
  private int cursorIndex;

  /** The number of rows above that of the cursor. */
  private int rowsAbove;

  /** The words that are listed below the line. */
  private String shownList = "";

  private boolean shownGreen;

  /**
   * Creates a row that has not been started.
   *
   * @param hasControlSequences whether the terminal supports control sequences
   */
  PromptRow(boolean hasControlSequences) {
    this.hasControlSequences = hasControlSequences;
  }

  /**
   * Returns the output that shows an input line; empty if the line is already shown in this way.
   *
   * @param columns the width of the terminal
   * @param green whether to show the input line in green, if the terminal supports it
   * @param list words to list below the line, if the terminal supports it; empty for none
   */
  String show(String prompt, LineEditor editor, int columns, boolean green, String list) {
    String newRow = prompt + editor.text();
    int cursor = prompt.length() + editor.cursor();
    if (newRow.equals(shownText)
        && cursor == cursorIndex
        && green == shownGreen
        && list.equals(shownList)) {
      return "";
    }
    String output;
    if (hasControlSequences) {
      String line = green ? prompt + GREEN + editor.text() + DEFAULT_COLOR : newRow;
      output = erase() + redraw(line, newRow.length(), cursor, columns, list);
    } else {
      output = overwrite(newRow, cursor, columns);
    }
    shownText = newRow;
    cursorIndex = cursor;
    shownGreen = green;
    shownList = list;
    return output;
  }

  /** Draws the line with control sequences, beginning in the first column. */
  private String redraw(String line, int length, int cursor, int columns, String list) {
    StringBuilder output = new StringBuilder(line);
    if (length % columns == 0) {
      // Without this, the cursor would stay behind the last column.
      output.append(" \r");
    }
    int lastRow = length / columns;
    if (!list.isEmpty()) {
      output.append(NEW_ROW).append(list);
      lastRow += 1 + (list.length() - 1) / columns;
    }
    rowsAbove = cursor / columns;
    if (lastRow > rowsAbove) {
      output.append("\u001b[").append(lastRow - rowsAbove).append('A');
    }
    output.append('\r');
    int column = cursor % columns;
    if (column > 0) {
      output.append("\u001b[").append(column).append('C');
    }
    return output.toString();
  }

  /** Turns the shown line into another without control sequences. */
  private String overwrite(String newRow, int cursor, int columns) {
    if (newRow.startsWith(shownText) && cursorIndex == shownText.length()) {
      return newRow.substring(shownText.length()) + backspaces(newRow.length() - cursor);
    }
    if (Math.max(newRow.length(), shownText.length()) < columns) {
      String blanks = " ".repeat(Math.max(0, shownText.length() - newRow.length()));
      return "\r" + newRow + blanks + backspaces(newRow.length() + blanks.length() - cursor);
    }
    return NEW_ROW + newRow + backspaces(newRow.length() - cursor);
  }

  private static String backspaces(int count) {
    return "\b".repeat(count);
  }

  /**
   * Returns the output that prepares for other text: erases the row and everything below it, or if
   * the terminal can only print, moves below the row.
   */
  String erase() {
    if (!hasControlSequences) {
      return finish();
    }
    String output =
        shownText.isEmpty()
            ? ""
            : (rowsAbove > 0 ? "\u001b[" + rowsAbove + "A" : "") + "\r" + ERASE_BELOW;
    forget();
    return output;
  }

  /** Returns the output that moves below the row, if it has been started. */
  String finish() {
    String output = shownText.isEmpty() ? "" : NEW_ROW;
    forget();
    return output;
  }

  /** Resets the state to that of a row that has not been started. */
  private void forget() {
    shownText = "";
    cursorIndex = 0;
    rowsAbove = 0;
    shownGreen = false;
    shownList = "";
  }
}
