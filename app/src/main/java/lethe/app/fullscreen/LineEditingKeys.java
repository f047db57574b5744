package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.InputLine.Dropped;
import lethe.app.page.Screen;

/** The effect of each key on the input line of any console. */
record LineEditingKeys(InputLine inputLine, Screen screen) {
  Optional<InputLine> press(Key key) {
    return switch (key) {
      case Key.Char(char glyph) -> inserted(String.valueOf(glyph), true);
      case Key.Unsupported _ -> inserted("", false);
      case Key.Paste(String text, boolean whole) ->
          inserted(text.strip().replaceAll("\\R+", "; "), whole);
      case Key.Ctrl(char letter) -> control(letter);
      case Key.SpecialKey named -> named(named);
      case Key.Click _ -> Optional.empty();
    };
  }

  private LineEditor editor() {
    return inputLine.editor();
  }

  private Optional<InputLine> control(char letter) {
    return switch (letter) {
      case 'a' -> edited(editor().home());
      case 'b' -> edited(editor().moveBy(-1));
      case 'c' -> cut(LineEditor.EMPTY, editor().text());
      case 'd' -> edited(editor().deleteNext());
      case 'e' -> edited(editor().end());
      case 'f' -> edited(editor().moveBy(1));
      case 'h' -> edited(editor().deleteBefore(1));
      case 'i' -> named(Key.SpecialKey.TAB);
      case 'k' -> cut(editor().deleteToEnd(), editor().after());
      case 'n' -> Optional.of(inputLine.recall(1));
      case 'p' -> Optional.of(inputLine.recall(-1));
      case 'u' -> cut(editor().deleteBefore(editor().cursor()), editor().before());
      case 'w' -> {
        LineEditor rest = editor().deleteWord();
        yield cut(rest, editor().before().substring(rest.cursor()));
      }
      case 'y' -> edited(editor().insert(inputLine.cutText()));
      default -> Optional.empty();
    };
  }

  private Optional<InputLine> named(Key.SpecialKey key) {
    return switch (key) {
      case BACKSPACE -> edited(editor().deleteBefore(1));
      case DELETE -> edited(editor().deleteNext());
      case HOME -> edited(editor().home());
      case END -> edited(editor().end());
      case LEFT -> edited(editor().moveBy(-1));
      case RIGHT -> edited(editor().moveBy(1));
      case UP -> Optional.of(inputLine.recall(-1));
      case DOWN -> Optional.of(inputLine.recall(1));
      case TAB -> edited(inputLine.completed(screen));
      case ENTER, ESCAPE, BACK_TAB, PAGE_UP, PAGE_DOWN, F1, F2 -> Optional.empty();
    };
  }

  /**
   * Inserts as many of the characters as fit at the cursor, and records whether any were dropped.
   */
  private Optional<InputLine> inserted(String letters, boolean whole) {
    LineEditor next = editor().insert(letters);
    boolean fits = next.text().length() == editor().text().length() + letters.length();
    InputLine line = inputLine.edited(next);
    return Optional.of(
        !whole ? line.withDropped(Dropped.LETTERS) : fits ? line : line.withDropped(Dropped.REST));
  }

  private Optional<InputLine> edited(LineEditor next) {
    return Optional.of(inputLine.edited(next));
  }

  private Optional<InputLine> cut(LineEditor rest, String text) {
    return Optional.of(inputLine.cut(rest, text));
  }
}
