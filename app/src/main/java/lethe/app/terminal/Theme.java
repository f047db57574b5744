package lethe.app.terminal;

import com.googlecode.lanterna.TextColor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Ink;

/**
 * The colors of inks. The larger palettes are distinguishable for users with color vision
 * deficiency (after Okabe and Ito) and readable on dark and light backgrounds.
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

  private final String word;

  Theme(String word) {
    this.word = word;
  }

  /** Returns the word that selects the theme. */
  public String word() {
    return word;
  }

  /**
   * Returns the theme that a terminal supports according to its environment; {@link #NONE} if the
   * user has set {@code NO_COLOR}.
   */
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

  /** Returns the theme with this word; empty if there is none. */
  public static Optional<Theme> byWord(String word) {
    return Stream.of(values()).filter(theme -> theme.word.equals(word)).findFirst();
  }

  /** Returns the words of all themes. */
  public static List<String> words() {
    return Stream.of(values()).map(theme -> theme.word).toList();
  }

  /** Returns the color of an ink. */
  TextColor color(Ink ink) {
    return switch (this) {
      case NONE -> TextColor.ANSI.DEFAULT;
      case ANSI -> ansi(ink);
      case INDEXED, TRUE_COLOR -> largePaletteColor(ink);
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

  private TextColor largePaletteColor(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> TextColor.ANSI.DEFAULT;
      case FAINT -> rgb(138, 138, 138);
      case RED -> rgb(213, 94, 0);
      case BLUE -> rgb(86, 180, 233);
      case GREEN -> rgb(0, 158, 115);
      case YELLOW -> rgb(230, 190, 40);
      case PURPLE -> rgb(204, 121, 167);
    };
  }

  private TextColor rgb(int red, int green, int blue) {
    return this == TRUE_COLOR
        ? new TextColor.RGB(red, green, blue)
        : TextColor.Indexed.fromRGB(red, green, blue);
  }
}
