package lethe.app.terminal;

import java.util.EnumMap;
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

  /** Returns the SGR parameters of each ink; absent for inks in the default color. */
  Map<Ink, String> colors() {
    Map<Ink, String> colors = new EnumMap<>(Ink.class);
    for (Ink ink : Ink.values()) {
      String color = color(ink);
      if (!color.isEmpty()) {
        colors.put(ink, color);
      }
    }
    return colors;
  }

  private String color(Ink ink) {
    return switch (this) {
      case NONE -> "";
      case ANSI -> standardColor(ink);
      case INDEXED -> indexedColor(ink);
      case TRUE_COLOR -> trueColor(ink);
    };
  }

  private static String standardColor(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> "";
      case FAINT -> "90";
      case RED -> "91";
      case BLUE -> "94";
      case GREEN -> "32";
      case YELLOW -> "33";
      case PURPLE -> "35";
    };
  }

  private static String indexedColor(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> "";
      case FAINT -> "38;5;102";
      case RED -> "38;5;166";
      case BLUE -> "38;5;74";
      case GREEN -> "38;5;36";
      case YELLOW -> "38;5;178";
      case PURPLE -> "38;5;175";
    };
  }

  private static String trueColor(Ink ink) {
    return switch (ink) {
      case PLAIN, BRIGHT -> "";
      case FAINT -> "38;2;138;138;138";
      case RED -> "38;2;213;94;0";
      case BLUE -> "38;2;86;180;233";
      case GREEN -> "38;2;0;158;115";
      case YELLOW -> "38;2;230;190;40";
      case PURPLE -> "38;2;204;121;167";
    };
  }
}
