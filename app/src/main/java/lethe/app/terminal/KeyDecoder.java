package lethe.app.terminal;

import com.googlecode.lanterna.input.AltAndCharacterPattern;
import com.googlecode.lanterna.input.BasicCharacterPattern;
import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.CtrlAndCharacterPattern;
import com.googlecode.lanterna.input.EscapeSequenceCharacterPattern;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.NormalCharacterPattern;
import java.util.List;
import java.util.Optional;
import lethe.app.fullscreen.Key;
import lethe.app.fullscreen.Key.SpecialKey;
import org.jspecify.annotations.Nullable;

/** Converts bytes to keys with Lanterna's patterns. */
final class KeyDecoder {
  static final List<CharacterPattern> PATTERNS =
      List.of(
          new ControlSequencePattern(),
          new BasicCharacterPattern(new KeyStroke(KeyType.Escape), '\u001b'),
          new BasicCharacterPattern(new KeyStroke(KeyType.Tab), '\t'),
          new BasicCharacterPattern(new KeyStroke(KeyType.Enter), '\n'),
          new BasicCharacterPattern(new KeyStroke(KeyType.Enter), '\r'),
          new BasicCharacterPattern(new KeyStroke(KeyType.Backspace), '\u007f'),
          new BasicCharacterPattern(new KeyStroke(KeyType.Backspace), '\b'),
          new BasicCharacterPattern(new KeyStroke(KeyType.F1), '\u001b', '[', '[', 'A'),
          new BasicCharacterPattern(new KeyStroke(KeyType.F2), '\u001b', '[', '[', 'B'),
          new EscapeSequenceCharacterPattern(),
          new NormalCharacterPattern(),
          new AltAndCharacterPattern(),
          new CtrlAndCharacterPattern());

  /** A no-break space. */
  static final char NO_BREAK = '\u00a0';

  /** Dashes, quotation marks, the ellipsis, the euro sign, and the suits of cards. */
  private static final String SIGNS =
      "\u2010\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u20ac\u2660\u2663\u2665\u2666";

  private KeyDecoder() {}

  /**
   * Returns the key for a stroke; empty if the program does not use it. The rest of a paste follows
   * separately.
   */
  static Optional<Key> decode(KeyStroke stroke) {
    if (stroke instanceof MouseAction click) {
      return Optional.of(
          new Key.Click(click.getPosition().getColumn(), click.getPosition().getRow()));
    }
    if (stroke.getKeyType() == KeyType.Character) {
      char glyph = stroke.getCharacter();
      if (stroke.isCtrlDown()) {
        return Optional.of(new Key.Ctrl(glyph));
      }
      if (stroke.isAltDown()) {
        return Optional.empty();
      }
      char typed = glyph == NO_BREAK ? ' ' : glyph;
      return Optional.of(isTypeable(typed) ? new Key.Char(typed) : new Key.Unsupported());
    }
    return Optional.ofNullable(named(stroke.getKeyType()));
  }

  private static @Nullable SpecialKey named(KeyType type) {
    return switch (type) {
      case Enter -> SpecialKey.ENTER;
      case Tab -> SpecialKey.TAB;
      case ReverseTab -> SpecialKey.BACK_TAB;
      case Escape -> SpecialKey.ESCAPE;
      case Backspace -> SpecialKey.BACKSPACE;
      case Delete -> SpecialKey.DELETE;
      case ArrowLeft -> SpecialKey.LEFT;
      case ArrowRight -> SpecialKey.RIGHT;
      case ArrowUp -> SpecialKey.UP;
      case ArrowDown -> SpecialKey.DOWN;
      case Home -> SpecialKey.HOME;
      case End -> SpecialKey.END;
      case PageUp -> SpecialKey.PAGE_UP;
      case PageDown -> SpecialKey.PAGE_DOWN;
      case F1 -> SpecialKey.F1;
      case F2 -> SpecialKey.F2;
      default -> null;
    };
  }

  /**
   * Returns whether a character can be typed: letters of the Latin, Greek and Cyrillic alphabets,
   * digits and signs that are one column wide on every terminal. The server accepts the same
   * characters; a test compares both.
   */
  static boolean isTypeable(char glyph) {
    return (glyph >= ' ' && glyph < 0x7f)
        || (glyph > NO_BREAK && glyph < 0x250 && glyph != 0xad)
        || (glyph >= 0x370 && glyph < 0x530 && Character.isLetter(glyph))
        || (glyph >= 0x1e00 && glyph < 0x2000 && Character.isLetter(glyph))
        || SIGNS.indexOf(glyph) >= 0;
  }
}
