package lethe.app.frame;

/**
 * The meaning of a cell's color. Themes map inks to colors; no information is expressed by color
 * alone.
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
