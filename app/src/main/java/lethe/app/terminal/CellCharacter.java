package lethe.app.terminal;

import static java.util.Objects.requireNonNull;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * The character of a Lanterna screen that shows a cell of a frame. Takes one column. Creating one
 * is slow, and the first one takes several milliseconds.
 */
final class CellCharacter extends TextCharacter {
  /** A blank in the default style, in any theme. */
  static final TextCharacter BLANK = new CellCharacter(Cell.BLANK, TextColor.ANSI.DEFAULT);

  private static final Map<Theme, Map<Cell, TextCharacter>> CACHES = new EnumMap<>(Theme.class);

  static {
    for (Theme theme : Theme.values()) {
      CACHES.put(theme, new ConcurrentHashMap<>(Map.of(Cell.BLANK, BLANK)));
    }
  }

  private final Cell cell;

  // Only deprecated constructors are accessible.
  @SuppressWarnings("deprecation")
  private CellCharacter(Cell cell, TextColor color) {
    super(
        Character.isISOControl(cell.glyph()) ? '?' : cell.glyph(),
        color,
        TextColor.ANSI.DEFAULT,
        modifiers(cell.style()));
    this.cell = cell;
  }

  private static EnumSet<SGR> modifiers(Style style) {
    EnumSet<SGR> modifiers = EnumSet.noneOf(SGR.class);
    if (style.bold() || style.ink() == Ink.BRIGHT) {
      modifiers.add(SGR.BOLD);
    }
    if (style.reverse()) {
      modifiers.add(SGR.REVERSE);
    }
    return modifiers;
  }

  /**
   * Returns the character for a cell. Replaces control characters, which a terminal could
   * interpret. Characters that are wide on some terminals are not cached, so that their number
   * cannot fill the memory.
   */
  static TextCharacter of(Cell cell, Theme theme) {
    Map<Cell, TextCharacter> cache = requireNonNull(CACHES.get(theme));
    TextCharacter cached = cache.get(cell);
    if (cached != null) {
      return cached;
    }
    TextCharacter newCharacter = new CellCharacter(cell, theme.color(cell.style().ink()));
    if (ScreenDiffWriter.isNarrow(cell.glyph())) {
      cache.put(cell, newCharacter);
    }
    return newCharacter;
  }

  /**
   * Fills a buffer with the cells of a frame, and with blanks outside the frame. Characters that
   * the buffer already contains must be in the same theme.
   */
  static void draw(Frame frame, Theme theme, ScreenBuffer buffer) {
    for (int y = 0; y < buffer.getSize().getRows(); y++) {
      for (int x = 0; x < buffer.getSize().getColumns(); x++) {
        Cell cell = frame.at(x, y);
        if (!(buffer.getCharacterAt(x, y) instanceof CellCharacter old && old.cell.equals(cell))) {
          buffer.setCharacterAt(x, y, of(cell, theme));
        }
      }
    }
  }

  /** Compares by identity first, because most characters are cached. */
  @Override
  public boolean equals(Object other) {
    return this == other || super.equals(other);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  @Override
  public boolean isDoubleWidth() {
    return false;
  }
}
