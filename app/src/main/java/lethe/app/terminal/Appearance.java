package lethe.app.terminal;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How frames are to be shown.
 *
 * @param ascii only in letters, digits and signs that every terminal has
 * @param theme in which colors
 * @param motion whether things may move
 * @param bell whether it rings when something is waited for
 * @param mouse whether clicks are heard; the terminal marks no text by itself then
 * @param titled whether the terminal has a title that can be put back as it was
 * @param alternate whether the terminal has an alternate screen, which keeps nothing that was on it
 */
public record Appearance(
    boolean ascii,
    Theme theme,
    boolean motion,
    boolean bell,
    boolean mouse,
    boolean titled,
    boolean alternate) {
  /** What the names of such terminals begin with. */
  private static final List<String> TITLED =
      List.of("xterm", "tmux", "alacritty", "foot", "kitty", "wezterm", "vte");

  /**
   * Terminals that are known to have an alternate screen, by what their names begin with. Many,
   * such as the console of Linux, have none.
   */
  private static final List<String> ALTERNATE =
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

  /** What fits this environment: UTF-8 if it says so, and color unless it is refused. */
  public static Appearance of(Map<String, String> environment, boolean asciiWanted) {
    String language = "";
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        language = value;
        break;
      }
    }
    String plain = language.toUpperCase(Locale.ROOT).replace("-", "");
    boolean ascii = asciiWanted || dumb(environment) || !plain.contains("UTF8");
    return new Appearance(
        ascii,
        Theme.of(environment),
        true,
        true,
        true,
        titled(environment),
        alternate(environment));
  }

  public Appearance with(Theme other) {
    return new Appearance(ascii, other, motion, bell, mouse, titled, alternate);
  }

  /** The same in all letters and signs. */
  public Appearance unicode() {
    return new Appearance(false, theme, motion, bell, mouse, titled, alternate);
  }

  /** The same in letters, digits and signs that every terminal has. */
  public Appearance plain() {
    return new Appearance(true, theme, motion, bell, mouse, titled, alternate);
  }

  /** The same where things move, or do not. */
  public Appearance moving(boolean moves) {
    return new Appearance(ascii, theme, moves, bell, mouse, titled, alternate);
  }

  /** The same with a bell, or without. */
  public Appearance ringing(boolean rings) {
    return new Appearance(ascii, theme, motion, rings, mouse, titled, alternate);
  }

  /** The same where clicks are heard, or are not. */
  public Appearance clicking(boolean clicks) {
    return new Appearance(ascii, theme, motion, bell, clicks, titled, alternate);
  }

  public boolean color() {
    return theme != Theme.NONE;
  }

  private static boolean titled(Map<String, String> environment) {
    return isOneOf(TITLED, environment);
  }

  /**
   * GNU screen, which says that it is there in two ways, keeps one screen unless told otherwise.
   */
  private static boolean alternate(Map<String, String> environment) {
    boolean gnu = environment.containsKey("STY") || isOneOf(List.of("screen."), environment);
    return !gnu && isOneOf(ALTERNATE, environment);
  }

  private static boolean isOneOf(List<String> beginnings, Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    return beginnings.stream().anyMatch(term::startsWith);
  }

  /** Whether the terminal can do nothing but print lines. */
  public static boolean dumb(Map<String, String> environment) {
    return environment.getOrDefault("TERM", "dumb").equals("dumb");
  }
}
