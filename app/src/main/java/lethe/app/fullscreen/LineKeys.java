package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.TypedLine.Lost;
import lethe.app.page.Screen;

/** The effect of each key on the input line of any console. */
record LineKeys(TypedLine typed, Screen screen) {
  Optional<TypedLine> press(Key key) {
    return switch (key) {
      case Key.Char(char glyph) -> inserted(String.valueOf(glyph), true);
      case Key.Foreign _ -> inserted("", false);
      case Key.Paste(String text, boolean whole) ->
          inserted(text.strip().replaceAll("\\R+", "; "), whole);
      case Key.Control(char letter) -> control(letter);
      case Key.Named named -> named(named);
      case Key.Click _ -> Optional.empty();
    };
  }

  private Editor editor() {
    return typed.editor();
  }

  private Optional<TypedLine> control(char letter) {
    return switch (letter) {
      case 'a' -> edited(editor().home());
      case 'b' -> edited(editor().moved(-1));
      case 'c' -> cut(Editor.EMPTY, editor().text());
      case 'd' -> edited(editor().withoutNext());
      case 'e' -> edited(editor().end());
      case 'f' -> edited(editor().moved(1));
      case 'h' -> edited(editor().withoutBefore(1));
      case 'i' -> named(Key.Named.TAB);
      case 'k' -> cut(editor().withoutRest(), editor().after());
      case 'n' -> Optional.of(typed.recall(1));
      case 'p' -> Optional.of(typed.recall(-1));
      case 'u' -> cut(editor().withoutBefore(editor().at()), editor().before());
      case 'w' -> {
        Editor rest = editor().withoutWord();
        yield cut(rest, editor().before().substring(rest.at()));
      }
      case 'y' -> edited(editor().insert(typed.killed()));
      default -> Optional.empty();
    };
  }

  private Optional<TypedLine> named(Key.Named key) {
    return switch (key) {
      case BACKSPACE -> edited(editor().withoutBefore(1));
      case DELETE -> edited(editor().withoutNext());
      case HOME -> edited(editor().home());
      case END -> edited(editor().end());
      case LEFT -> edited(editor().moved(-1));
      case RIGHT -> edited(editor().moved(1));
      case UP -> Optional.of(typed.recall(-1));
      case DOWN -> Optional.of(typed.recall(1));
      case TAB -> edited(typed.completed(screen));
      case ENTER, ESCAPE, BACK_TAB, PAGE_UP, PAGE_DOWN, F1, F2 -> Optional.empty();
    };
  }

  /** Inserts characters at the cursor, as far as they fit, and records whether any were lost. */
  private Optional<TypedLine> inserted(String letters, boolean whole) {
    Editor next = editor().insert(letters);
    boolean fits = next.text().length() == editor().text().length() + letters.length();
    TypedLine line = typed.edited(next);
    return Optional.of(!whole ? line.losing(Lost.LETTERS) : fits ? line : line.losing(Lost.REST));
  }

  private Optional<TypedLine> edited(Editor next) {
    return Optional.of(typed.edited(next));
  }

  private Optional<TypedLine> cut(Editor rest, String what) {
    return Optional.of(typed.cut(rest, what));
  }
}
