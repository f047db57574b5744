package lethe.app.frame;

/**
 * The color of a cell before a theme is applied. Themes map inks to the colors of a terminal; no
 * information is expressed by color alone.
 */
public enum Ink {
  PLAIN,
  FAINT,
  BRIGHT,
  RED,
  BLUE,
  GREEN,
  YELLOW,
  PURPLE
}
