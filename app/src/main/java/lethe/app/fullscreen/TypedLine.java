package lethe.app.fullscreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.command.Completion;
import lethe.app.page.Screen;

/**
 * The line that is being typed, and those before it.
 *
 * @param killed what was cut out of a line last, to be put back
 * @param past the lines that were entered, oldest first; empty where none are kept
 * @param recalled which of them is in the editor; as many as there are for none
 * @param remembers whether lines are kept
 * @param lost what of it was typed and does not stand in it, until another key than one for letters
 *     is pressed
 */
public record TypedLine(
    Editor editor, String killed, List<String> past, int recalled, boolean remembers, Lost lost) {
  /** What is left out of a line. */
  public enum Lost {
    NOTHING,
    /** Letters that it cannot hold. */
    LETTERS,
    /** What came when it was full. */
    REST
  }

  /** So many lines can be had again. */
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

  /** Without what is cut out of it. */
  TypedLine cut(Editor rest, String what) {
    return new TypedLine(rest, what.isEmpty() ? killed : what, past, recalled, remembers, lost);
  }

  /** One of the lines before it, so many further on or back. */
  TypedLine recall(int by) {
    int to = recalled + by;
    if (to < 0 || to > past.size()) {
      return this;
    }
    Editor line = to == past.size() ? Editor.EMPTY : Editor.of(past.get(to));
    return new TypedLine(line, killed, past, to, remembers, lost);
  }

  /** The same where this was left out of it. */
  TypedLine losing(Lost what) {
    return new TypedLine(editor, killed, past, recalled, remembers, what);
  }

  /** The same where lines are kept from now on or are not; none of those before is. */
  public TypedLine remembering(boolean wanted) {
    return new TypedLine(editor, "", List.of(), 0, wanted, lost);
  }

  /** The same before a key: what was left out stays known while letters are typed. */
  public TypedLine before(Key key) {
    return switch (key) {
      case Key.Char _, Key.Paste _, Key.Foreign _ -> this;
      case Key.Control _, Key.Click _, Key.Named _ -> losing(Lost.NOTHING);
    };
  }

  /** What comes of a key; nothing where it does nothing to a line. */
  public Optional<TypedLine> press(Screen screen, Key key) {
    return new LineKeys(this, screen).press(key);
  }

  /** A new one, after this line was entered. */
  public TypedLine entered(String line) {
    List<String> kept = new ArrayList<>(past);
    boolean again = !past.isEmpty() && past.getLast().equals(line);
    if (remembers && !editor.isEmpty() && !again) {
      kept.add(line);
    }
    kept.subList(0, Math.max(0, kept.size() - KEPT)).clear();
    return new TypedLine(Editor.EMPTY, killed, kept, kept.size(), remembers, Lost.NOTHING);
  }

  /** The words that can stand at the cursor. */
  public List<String> next(Screen screen) {
    return Completion.next(editor.earlier(), editor.word(), screen.lines(), screen.words());
  }

  /** The words that can stand behind the one at the cursor, if that is whole. */
  List<String> after(Screen screen) {
    return editor.word().isEmpty()
        ? List.of()
        : Completion.next(
            editor.earlier() + editor.word() + " ", "", screen.lines(), screen.words());
  }

  /** The word at the cursor made longer, as far as there is only one way to do it. */
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
