package lethe.app.terminal;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How screens appear on a terminal, and which features of the terminal are used.
 *
 * @param ascii whether to use ASCII only
 * @param theme the colors
 * @param animated whether to show animations
 * @param bell whether to ring the bell when the program waits for the user
 * @param mouse whether to receive clicks, in which case the terminal does not select text
 * @param setsTitle whether the terminal has a title that can be restored
 * @param hasAlternateScreen whether the terminal is known to have an alternate screen
 */
public record Appearance(
    boolean ascii,
    Theme theme,
    boolean animated,
    boolean bell,
    boolean mouse,
    boolean setsTitle,
    boolean hasAlternateScreen) {
  /** Prefixes of the names of terminals whose title can be restored. */
  private static final List<String> TERMINALS_WITH_TITLE =
      List.of("xterm", "tmux", "alacritty", "foot", "kitty", "wezterm", "vte");

  /**
   * Prefixes of the names of terminals that are known to have an alternate screen. Many other
   * terminals, such as the Linux console, have none.
   */
  private static final List<String> TERMINALS_WITH_ALTERNATE_SCREEN =
      List.of(
          "xterm",
          "tmux",
          "screen",
          "rxvt",
          "alacritty",
          "foot",
          "kitty",
          "wezterm",
          "vte",
          "gnome",
          "konsole",
          "ghostty",
          "contour",
          "mintty",
          "putty",
          "mlterm",
          "iterm",
          "st-");

  /**
   * Returns the appearance for an environment, with everything that the terminal supports: Unicode
   * unless ASCII is requested, the locale is not UTF-8 or the terminal is {@code dumb}, and the
   * colors of {@link Theme#of}. Programs that use pipes often do not set {@code TERM}, which does
   * not rule out Unicode.
   */
  public static Appearance of(Map<String, String> environment, boolean asciiRequested) {
    String normalized = locale(environment).toUpperCase(Locale.ROOT).replace("-", "");
    boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
    boolean ascii = asciiRequested || dumb || !normalized.contains("UTF8");
    return new Appearance(
        ascii,
        Theme.of(environment),
        true,
        true,
        true,
        hasTitle(environment),
        hasAlternateScreen(environment));
  }

  /**
   * Returns the locale for characters; empty if none is set. An empty variable counts as unset, as
   * POSIX requires.
   */
  public static String locale(Map<String, String> environment) {
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isBlank()) {
        return value;
      }
    }
    return "";
  }

  public Appearance withTheme(Theme newTheme) {
    return new Appearance(ascii, newTheme, animated, bell, mouse, setsTitle, hasAlternateScreen);
  }

  /** Returns this appearance with Unicode characters. */
  public Appearance withUnicode() {
    return new Appearance(false, theme, animated, bell, mouse, setsTitle, hasAlternateScreen);
  }

  /** Returns this appearance with ASCII characters only. */
  public Appearance withAsciiOnly() {
    return new Appearance(true, theme, animated, bell, mouse, setsTitle, hasAlternateScreen);
  }

  /** Returns this appearance with animations on or off. */
  public Appearance withAnimation(boolean animates) {
    return new Appearance(ascii, theme, animates, bell, mouse, setsTitle, hasAlternateScreen);
  }

  /** Returns this appearance with the bell on or off. */
  public Appearance withBell(boolean rings) {
    return new Appearance(ascii, theme, animated, rings, mouse, setsTitle, hasAlternateScreen);
  }

  /** Returns this appearance with clicks on or off. */
  public Appearance withMouse(boolean clicks) {
    return new Appearance(ascii, theme, animated, bell, clicks, setsTitle, hasAlternateScreen);
  }

  public boolean color() {
    return theme != Theme.NONE;
  }

  private static boolean hasTitle(Map<String, String> environment) {
    return isOneOf(TERMINALS_WITH_TITLE, environment);
  }

  /**
   * Returns whether the terminal has an alternate screen. GNU screen, which can be recognized in
   * two ways, has none by default.
   */
  private static boolean hasAlternateScreen(Map<String, String> environment) {
    boolean isGnuScreen =
        environment.containsKey("STY") || isOneOf(List.of("screen."), environment);
    return !isGnuScreen && isOneOf(TERMINALS_WITH_ALTERNATE_SCREEN, environment);
  }

  private static boolean isOneOf(List<String> prefixes, Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    return prefixes.stream().anyMatch(term::startsWith);
  }

  /** Returns whether the terminal can only print lines, or its type is not set. */
  public static boolean isDumb(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    return term.isBlank() || term.equals("dumb");
  }
}
