package lethe.app.fullscreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.page.Screen;

/**
 * The input line of any console, its history, and the effect of each key on it.
 *
 * @param cutText the text that was cut last, for pasting
 * @param history the entered lines, oldest first; empty if no history is kept
 * @param historyIndex the index of the recalled line; the size of the history if none is
 * @param keepsHistory whether a history is kept
 * @param droppedText the kind of input that has been dropped since the last key that types no text
 */
public record InputLine(
    LineEditor editor,
    String cutText,
    List<String> history,
    int historyIndex,
    boolean keepsHistory,
    DroppedText droppedText) {
  /** Typed text that was not inserted. */
  public enum DroppedText {
    /** All typed text was inserted. */
    NOTHING,
    /** Characters that a line cannot contain. */
    CHARACTERS,
    /** Characters beyond the maximum length of the line. */
    EXCESS
  }

  /** The maximum number of lines in the history. */
  static final int MAX_HISTORY = 100;

  public InputLine {
    history = List.copyOf(history);
  }

  /** Returns an empty line with an empty history. */
  public static InputLine empty(boolean keepsHistory) {
    return new InputLine(LineEditor.EMPTY, "", List.of(), 0, keepsHistory, DroppedText.NOTHING);
  }

  private InputLine withEditor(LineEditor newEditor) {
    return new InputLine(newEditor, cutText, history, historyIndex, keepsHistory, droppedText);
  }

  /**
   * Returns this line with {@code rest} as its content. The text becomes the cut text unless it is
   * empty.
   */
  private InputLine cut(LineEditor rest, String text) {
    return new InputLine(
        rest, text.isEmpty() ? cutText : text, history, historyIndex, keepsHistory, droppedText);
  }

  /**
   * Returns this line with the content of another line of the history, or without content after the
   * last one. Returns this line unchanged if there is no such line.
   */
  private InputLine recall(int offset) {
    int newIndex = historyIndex + offset;
    if (newIndex < 0 || newIndex > history.size()) {
      return this;
    }
    LineEditor line =
        newIndex == history.size() ? LineEditor.EMPTY : LineEditor.of(history.get(newIndex));
    return new InputLine(line, cutText, history, newIndex, keepsHistory, droppedText);
  }

  private InputLine withDroppedText(DroppedText newDroppedText) {
    return new InputLine(editor, cutText, history, historyIndex, keepsHistory, newDroppedText);
  }

  /**
   * Returns this line with the history turned on or off, and without earlier lines and cut text.
   */
  public InputLine withHistory(boolean keepsHistory) {
    return new InputLine(editor, "", List.of(), 0, keepsHistory, droppedText);
  }

  /**
   * Prepares this line for the handling of a key: a key that types no text resets {@link
   * #droppedText}.
   */
  public InputLine beforeKey(Key key) {
    return switch (key) {
      case Key.Char _, Key.Paste _, Key.Unsupported _ -> this;
      case Key.Ctrl _, Key.Click _, Key.SpecialKey _ -> withDroppedText(DroppedText.NOTHING);
    };
  }

  /** Handles a key. Returns the line afterwards, or empty if the key has no effect on lines. */
  public Optional<InputLine> press(Screen screen, Key key) {
    return switch (key) {
      case Key.Char(char glyph) -> Optional.of(insert(String.valueOf(glyph), true));
      case Key.Unsupported _ -> Optional.of(insert("", false));
      case Key.Paste(String text, boolean complete) ->
          Optional.of(insert(text.strip().replaceAll("\\R+", "; "), complete));
      case Key.Ctrl(char letter) -> pressControlKey(screen, letter);
      case Key.SpecialKey named -> pressNamedKey(screen, named);
      case Key.Click _ -> Optional.empty();
    };
  }

  private Optional<InputLine> pressControlKey(Screen screen, char letter) {
    return switch (letter) {
      case 'a' -> pressNamedKey(screen, SpecialKey.HOME);
      case 'b' -> pressNamedKey(screen, SpecialKey.LEFT);
      case 'c' -> Optional.of(cut(LineEditor.EMPTY, editor.text()));
      case 'd' -> pressNamedKey(screen, SpecialKey.DELETE);
      case 'e' -> pressNamedKey(screen, SpecialKey.END);
      case 'f' -> pressNamedKey(screen, SpecialKey.RIGHT);
      case 'h' -> pressNamedKey(screen, SpecialKey.BACKSPACE);
      case 'i' -> pressNamedKey(screen, SpecialKey.TAB);
      case 'k' -> Optional.of(cut(editor.deleteToEnd(), editor.textAfterCursor()));
      case 'n' -> pressNamedKey(screen, SpecialKey.DOWN);
      case 'p' -> pressNamedKey(screen, SpecialKey.UP);
      case 'u' -> Optional.of(cut(editor.deleteBefore(editor.cursor()), editor.textBeforeCursor()));
      case 'w' -> {
        LineEditor rest = editor.deleteWord();
        yield Optional.of(cut(rest, editor.textBeforeCursor().substring(rest.cursor())));
      }
      case 'y' -> Optional.of(withEditor(editor.insert(cutText)));
      default -> Optional.empty();
    };
  }

  private Optional<InputLine> pressNamedKey(Screen screen, SpecialKey key) {
    return switch (key) {
      case BACKSPACE -> Optional.of(withEditor(editor.deleteBefore(1)));
      case DELETE -> Optional.of(withEditor(editor.deleteNext()));
      case HOME -> Optional.of(withEditor(editor.home()));
      case END -> Optional.of(withEditor(editor.end()));
      case LEFT -> Optional.of(withEditor(editor.moveBy(-1)));
      case RIGHT -> Optional.of(withEditor(editor.moveBy(1)));
      case UP -> Optional.of(recall(-1));
      case DOWN -> Optional.of(recall(1));
      case TAB -> Optional.of(withEditor(completeWord(screen)));
      case ENTER, ESCAPE, BACK_TAB, PAGE_UP, PAGE_DOWN, F1, F2 -> Optional.empty();
    };
  }

  /**
   * Inserts as many of the characters as fit at the cursor, and records whether any were dropped.
   *
   * @param complete whether the text is all that was typed or pasted
   */
  private InputLine insert(String text, boolean complete) {
    LineEditor next = editor.insert(text);
    boolean fits = next.text().length() == editor.text().length() + text.length();
    InputLine line = withEditor(next);
    if (complete && fits) {
      return line;
    }
    return line.withDroppedText(complete ? DroppedText.EXCESS : DroppedText.CHARACTERS);
  }

  /**
   * Returns an empty line, with the entered line added to the history if it was typed and does not
   * repeat the last one.
   *
   * @param line the line that was entered
   */
  public InputLine afterEntering(String line) {
    List<String> lines = new ArrayList<>(history);
    boolean repeated = !history.isEmpty() && history.getLast().equals(line);
    if (keepsHistory && !editor.isEmpty() && !repeated) {
      lines.add(line);
    }
    lines.subList(0, Math.max(0, lines.size() - MAX_HISTORY)).clear();
    return new InputLine(
        LineEditor.EMPTY, cutText, lines, lines.size(), keepsHistory, DroppedText.NOTHING);
  }

  /** Returns the possible words at the cursor. */
  public List<String> wordCompletions(Screen screen) {
    return Completion.nextWords(
        editor.commandBeforeWord(), editor.word(), screen.lines(), screen.words());
  }

  /**
   * Returns the possible words after the word at the cursor; empty if there is no word at the
   * cursor.
   */
  List<String> nextWords(Screen screen) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.nextWords(
            editor.commandBeforeWord() + editor.word() + " ", "", screen.lines(), screen.words());
  }

  /**
   * Completes the word at the cursor up to the longest common prefix of the candidates, and inserts
   * a blank after it if there is only one.
   */
  private LineEditor completeWord(Screen screen) {
    List<String> words = wordCompletions(screen);
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
