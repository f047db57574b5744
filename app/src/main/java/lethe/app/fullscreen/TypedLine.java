package lethe.app.fullscreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.page.Screen;

/**
 * The input line and its history.
 *
 * @param killed the text that was cut last, for pasting
 * @param past the entered lines, oldest first; empty if no history is kept
 * @param recalled the index of the recalled line; the size of the history if none is
 * @param remembers whether a history is kept
 * @param lost what could not be inserted, until a key other than a character is pressed
 */
public record TypedLine(
    Editor editor, String killed, List<String> past, int recalled, boolean remembers, Lost lost) {
  /** The reasons why typed text was not inserted. */
  public enum Lost {
    NOTHING,
    /** The line cannot contain the characters. */
    LETTERS,
    /** The line was full. */
    REST
  }

  /** The maximum number of lines in the history. */
  static final int KEPT = 100;

  public TypedLine {
    past = List.copyOf(past);
  }

  public static TypedLine empty(boolean remembers) {
    return new TypedLine(Editor.EMPTY, "", List.of(), 0, remembers, Lost.NOTHING);
  }

  TypedLine edited(Editor next) {
    return new TypedLine(next, killed, past, recalled, remembers, lost);
  }

  /** Returns this line with text cut from it. */
  TypedLine cut(Editor rest, String what) {
    return new TypedLine(rest, what.isEmpty() ? killed : what, past, recalled, remembers, lost);
  }

  /** Returns a line of the history, relative to the current one. */
  TypedLine recall(int by) {
    int to = recalled + by;
    if (to < 0 || to > past.size()) {
      return this;
    }
    Editor line = to == past.size() ? Editor.EMPTY : Editor.of(past.get(to));
    return new TypedLine(line, killed, past, to, remembers, lost);
  }

  /** Returns this line with a note of what was lost. */
  TypedLine losing(Lost what) {
    return new TypedLine(editor, killed, past, recalled, remembers, what);
  }

  /** Returns this line with history turned on or off; in either case the history starts empty. */
  public TypedLine remembering(boolean wanted) {
    return new TypedLine(editor, "", List.of(), 0, wanted, lost);
  }

  /**
   * Returns this line before a key is handled; the note of what was lost is kept while characters
   * are typed.
   */
  public TypedLine before(Key key) {
    return switch (key) {
      case Key.Char _, Key.Paste _, Key.Foreign _ -> this;
      case Key.Control _, Key.Click _, Key.Named _ -> losing(Lost.NOTHING);
    };
  }

  /** Handles a key; returns an empty value if it has no effect on a line. */
  public Optional<TypedLine> press(Screen screen, Key key) {
    return new LineKeys(this, screen).press(key);
  }

  /** Returns an empty line after this one was entered. */
  public TypedLine entered(String line) {
    List<String> kept = new ArrayList<>(past);
    boolean again = !past.isEmpty() && past.getLast().equals(line);
    if (remembers && !editor.isEmpty() && !again) {
      kept.add(line);
    }
    kept.subList(0, Math.max(0, kept.size() - KEPT)).clear();
    return new TypedLine(Editor.EMPTY, killed, kept, kept.size(), remembers, Lost.NOTHING);
  }

  /** Returns the possible words at the cursor. */
  public List<String> next(Screen screen) {
    return Completion.next(editor.earlier(), editor.word(), screen.lines(), screen.words());
  }

  /** Returns the possible words after the one at the cursor, if that is complete. */
  List<String> after(Screen screen) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.next(
            editor.earlier() + editor.word() + " ", "", screen.lines(), screen.words());
  }

  /** Completes the word at the cursor as far as it is unambiguous. */
  Editor completed(Screen screen) {
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
