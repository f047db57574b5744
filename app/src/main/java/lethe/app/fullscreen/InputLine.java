package lethe.app.fullscreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.page.Screen;

/**
 * The input line and its history.
 *
 * @param cutText the text that was cut last, for pasting
 * @param history the entered lines, oldest first; empty if no history is kept
 * @param historyIndex the index of the recalled line; the size of the history if none is
 * @param keepsHistory whether a history is kept
 * @param dropped the reason why text was not inserted, until a key other than a character is
 *     pressed
 */
public record InputLine(
    LineEditor editor,
    String cutText,
    List<String> history,
    int historyIndex,
    boolean keepsHistory,
    Dropped dropped) {
  /** The reasons why typed text was not inserted. */
  public enum Dropped {
    NOTHING,
    /** The line cannot contain the characters. */
    LETTERS,
    /** The line was full. */
    REST
  }

  /** The maximum number of lines in the history. */
  static final int MAX_HISTORY = 100;

  public InputLine {
    history = List.copyOf(history);
  }

  public static InputLine empty(boolean remembers) {
    return new InputLine(LineEditor.EMPTY, "", List.of(), 0, remembers, Dropped.NOTHING);
  }

  InputLine edited(LineEditor next) {
    return new InputLine(next, cutText, history, historyIndex, keepsHistory, dropped);
  }

  /** Returns this line with text cut from it. */
  InputLine cut(LineEditor rest, String text) {
    return new InputLine(
        rest, text.isEmpty() ? cutText : text, history, historyIndex, keepsHistory, dropped);
  }

  /** Returns a line of the history, relative to the current one. */
  InputLine recall(int by) {
    int to = historyIndex + by;
    if (to < 0 || to > history.size()) {
      return this;
    }
    LineEditor line = to == history.size() ? LineEditor.EMPTY : LineEditor.of(history.get(to));
    return new InputLine(line, cutText, history, to, keepsHistory, dropped);
  }

  /** Returns this line with the reason why text was not inserted. */
  InputLine withDropped(Dropped dropped) {
    return new InputLine(editor, cutText, history, historyIndex, keepsHistory, dropped);
  }

  /** Returns this line with history turned on or off; in either case the history starts empty. */
  public InputLine withHistory(boolean wanted) {
    return new InputLine(editor, "", List.of(), 0, wanted, dropped);
  }

  /**
   * Returns this line before a key is handled; the reason why text was not inserted is kept while
   * characters are typed.
   */
  public InputLine beforeKey(Key key) {
    return switch (key) {
      case Key.Char _, Key.Paste _, Key.Unsupported _ -> this;
      case Key.Ctrl _, Key.Click _, Key.SpecialKey _ -> withDropped(Dropped.NOTHING);
    };
  }

  /** Handles a key; returns an empty value if it has no effect on a line. */
  public Optional<InputLine> press(Screen screen, Key key) {
    return new LineEditingKeys(this, screen).press(key);
  }

  /** Returns an empty line after this one was entered. */
  public InputLine entered(String line) {
    List<String> kept = new ArrayList<>(history);
    boolean again = !history.isEmpty() && history.getLast().equals(line);
    if (keepsHistory && !editor.isEmpty() && !again) {
      kept.add(line);
    }
    kept.subList(0, Math.max(0, kept.size() - MAX_HISTORY)).clear();
    return new InputLine(
        LineEditor.EMPTY, cutText, kept, kept.size(), keepsHistory, Dropped.NOTHING);
  }

  /** Returns the possible words at the cursor. */
  public List<String> next(Screen screen) {
    return Completion.next(
        editor.commandBeforeWord(), editor.word(), screen.lines(), screen.words());
  }

  /** Returns the possible words after the one at the cursor, if the latter is complete. */
  List<String> after(Screen screen) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.next(
            editor.commandBeforeWord() + editor.word() + " ", "", screen.lines(), screen.words());
  }

  /** Completes the word at the cursor up to the longest common prefix of the candidates. */
  LineEditor completed(Screen screen) {
    List<String> words = next(screen);
    if (words.isEmpty()) {
      return editor;
    }
    String common = words.getFirst();
    for (String word : words) {
      while (!word.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    String rest = common.substring(Math.min(common.length(), editor.word().length()));
    return editor.insert(words.size() == 1 ? rest + " " : rest);
  }
}
