package lethe.app.terminal;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Matches complete control sequences (ECMA-48, 5.4 and 5.6), so that unknown ones are discarded
 * instead of being mistaken for input. Recognizes mouse clicks, the start of a paste, and focus
 * changes; other patterns recognize keys.
 */
final class ControlSequencePattern implements CharacterPattern {
  /** The key type that reports the start of a paste. */
  static final KeyType PASTE = KeyType.F19;

  /** The key type that reports a change of focus. */
  static final KeyType FOCUS_GAINED = KeyType.F18;

  static final KeyType FOCUS_LOST = KeyType.F17;

  /** The maximum length of a sequence, which no terminal exceeds. */
  private static final int MAX_LENGTH = 64;

  private static final int MAX_STRING_LENGTH = 1_024;
  private static final char ESC = '\u001b';
  private static final Pattern CLICK =
      Pattern.compile("\u001b\\[<(\\d{1,3});(\\d{1,5});(\\d{1,5})M");
  private static final KeyStroke DROPPED = new KeyStroke(KeyType.Unknown);

  @Override
  public @Nullable Matching match(List<Character> characters) {
    if (characters.getFirst() != ESC) {
      return null;
    }
    if (characters.size() == 1) {
      return Matching.NOT_YET;
    }
    char last = characters.getLast();
    int length = characters.size();
    return switch (characters.get(1)) {
      case '[' -> command(characters, last, length);
      case 'O' -> length == 2 ? Matching.NOT_YET : new Matching(DROPPED);
      case ']', 'P', '_', '^', 'X' -> {
        boolean ends =
            last == '\u0007'
                || length > MAX_STRING_LENGTH
                || (length > 2 && isTerminated(characters));
        yield ends ? new Matching(DROPPED) : Matching.NOT_YET;
      }
      default -> null;
    };
  }

  private static Matching command(List<Character> characters, char last, int length) {
    if (length == 2 || (length == 3 && last == '[')) {
      return Matching.NOT_YET;
    }
    if (characters.get(2) == 'M') {
      // Clicks in the old format have three more characters.
      return length < 6 ? Matching.NOT_YET : new Matching(DROPPED);
    }
    boolean incomplete = last >= ' ' && last < '@' && length < MAX_LENGTH;
    return incomplete ? Matching.NOT_YET : new Matching(decode(characters));
  }

  /** Returns the focus change that a stroke reports, if any. */
  static Optional<KeyReader.Input> focusSignal(KeyStroke stroke) {
    KeyType type = stroke.getKeyType();
    if (type != FOCUS_GAINED && type != FOCUS_LOST) {
      return Optional.empty();
    }
    return Optional.of(
        type == FOCUS_GAINED
            ? KeyReader.Input.TerminalSignal.FOCUSED
            : KeyReader.Input.TerminalSignal.UNFOCUSED);
  }

  private static boolean isTerminated(List<Character> characters) {
    int length = characters.size();
    return characters.get(length - 2) == ESC && characters.get(length - 1) == '\\';
  }

  private static KeyStroke decode(List<Character> characters) {
    String sequence = characters.stream().map(String::valueOf).collect(Collectors.joining());
    if (sequence.equals("\u001b[200~")) {
      return new KeyStroke(PASTE);
    }
    if (sequence.equals("\u001b[I") || sequence.equals("\u001b[O")) {
      return new KeyStroke(sequence.endsWith("I") ? FOCUS_GAINED : FOCUS_LOST);
    }
    Matcher click = CLICK.matcher(sequence);
    return click.matches() && click.group(1).equals("0")
        ? new MouseAction(
            MouseActionType.CLICK_DOWN,
            1,
            new TerminalPosition(
                Integer.parseInt(click.group(2)) - 1, Integer.parseInt(click.group(3)) - 1))
        : DROPPED;
  }
}
