package lethe.app.frame;

/**
 * What a cell's color stands for; a theme decides how it looks, and no information is in the color
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
