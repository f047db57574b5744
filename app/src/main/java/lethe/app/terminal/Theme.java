package lethe.app.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;

/**
 * The colors of inks, and the characters of Lanterna that show cells in them. The larger palettes
 * are distinguishable for users with color vision deficiency (after Okabe and Ito) and readable on
 * dark and light backgrounds.
 */
public enum Theme {
  /** No colors. */
  NONE("none"),
  /** The sixteen standard colors, as configured in the terminal. */
  ANSI("16"),
  /** The nearest colors of the 256-color palette. */
  INDEXED("256"),
  /** 24-bit colors. */
  TRUE_COLOR("true");

  /**
   * A Lanterna character that takes one column, as every cell of a frame does. The first one takes
   * several milliseconds to create.
   */
  static final class CellCharacter extends TextCharacter {
    /** A blank in the default style. */
    static final TextCharacter BLANK = new CellCharacter(Cell.BLANK, TextColor.ANSI.DEFAULT);

    // Only deprecated constructors are accessible.
    @SuppressWarnings("deprecation")
    private CellCharacter(Cell cell, TextColor color) {
      super(
          Character.isISOControl(cell.glyph()) ? '?' : cell.glyph(),
          color,
          TextColor.ANSI.DEFAULT,
          modifiers(cell.style()));
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

    @Override
    public boolean isDoubleWidth() {
      return false;
    }
  }

  private final String word;

  /** The characters that have been created, because creating one is slow. */
  private final Map<Cell, TextCharacter> characters = new ConcurrentHashMap<>();

  Theme(String word) {
    this.word = word;
  }

  /** Returns the word that selects the theme. */
  public String word() {
    return word;
  }

  /** Returns the theme that a terminal supports according to its environment. */
  public static Theme of(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "dumb").toLowerCase(Locale.ROOT);
    String colors = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || Appearance.isDumb(environment)) {
      return NONE;
    }
    if (colors.equals("truecolor") || colors.equals("24bit")) {
      return TRUE_COLOR;
    }
    return term.contains("256color") ? INDEXED : ANSI;
  }

  /** Returns the theme with this word. */
  public static Optional<Theme> byName(String name) {
    return Stream.of(values()).filter(theme -> theme.word.equals(name)).findFirst();
  }

  /** Returns the words of all themes. */
  public static List<String> names() {
    return Stream.of(values()).map(theme -> theme.word).toList();
  }

  /**
   * Returns the Lanterna character for a cell. Replaces control characters, which a terminal could
   * interpret.
   */
  TextCharacter character(Cell cell) {
    TextCharacter cached = characters.get(cell);
    if (cached != null) {
      return cached;
    }
    TextCharacter created = new CellCharacter(cell, color(cell.style().ink()));
    if (ScreenDiffWriter.isNarrow(cell.glyph())) {
      characters.put(cell, created);
    }
    return created;
  }

  /** Draws a frame into the top left corner of a buffer. */
  void draw(Frame frame, ScreenBuffer buffer) {
    Cell previousCell = Cell.BLANK;
    TextCharacter previous = CellCharacter.BLANK;
    for (int y = 0; y < buffer.getSize().getRows(); y++) {
      for (int x = 0; x < buffer.getSize().getColumns(); x++) {
        Cell cell = frame.at(x, y);
        if (cell != previousCell) {
          previousCell = cell;
          previous = character(cell);
        }
        buffer.setCharacterAt(x, y, previous);
      }
    }
  }

  private TextColor color(Ink ink) {
    return switch (this) {
      case NONE -> TextColor.ANSI.DEFAULT;
      case ANSI -> ansi(ink);
      case INDEXED, TRUE_COLOR -> mixed(ink);
    };
  }

  private static TextColor ansi(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> TextColor.ANSI.DEFAULT;
      case FAINT -> TextColor.ANSI.BLACK_BRIGHT;
      case RED -> TextColor.ANSI.RED_BRIGHT;
      case BLUE -> TextColor.ANSI.BLUE_BRIGHT;
      case GREEN -> TextColor.ANSI.GREEN;
      case YELLOW -> TextColor.ANSI.YELLOW;
      case PURPLE -> TextColor.ANSI.MAGENTA;
    };
  }

  private TextColor mixed(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> TextColor.ANSI.DEFAULT;
      case FAINT -> mixed(138, 138, 138);
      case RED -> mixed(213, 94, 0);
      case BLUE -> mixed(86, 180, 233);
      case GREEN -> mixed(0, 158, 115);
      case YELLOW -> mixed(230, 190, 40);
      case PURPLE -> mixed(204, 121, 167);
    };
  }

  private TextColor mixed(int red, int green, int blue) {
    return this == TRUE_COLOR
        ? new TextColor.RGB(red, green, blue)
        : TextColor.Indexed.fromRGB(red, green, blue);
  }
}
