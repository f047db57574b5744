package lethe.app.titles.robots;

import java.util.List;
import lethe.app.frame.Ink;
import lethe.engine.games.robots.Feature;

/** What the four objects and the four colors look like, in signs that every terminal has. */
final class Art {
  /** Each object is as wide. */
  static final int COLUMNS = 3;

  private Art() {}

  /** An object of so many rows, 1 to 3. */
  static List<String> object(Feature type, int rows) {
    return switch (type) {
      case BATTERY ->
          switch (rows) {
            case 1 -> List.of("[+]");
            case 2 -> List.of(".=.", "|+|");
            default -> List.of(".=.", "|+|", "|_|");
          };
      case GEAR ->
          switch (rows) {
            case 1 -> List.of("{o}");
            case 2 -> List.of("/^\\", "\\v/");
            default -> List.of("/^\\", "<o>", "\\v/");
          };
      case TOOL ->
          switch (rows) {
            case 1 -> List.of("o=<");
            case 2 -> List.of("=T=", " | ");
            default -> List.of("=T=", " | ", " | ");
          };
      case BULB ->
          switch (rows) {
            case 1 -> List.of("(*)");
            case 2 -> List.of("(*)", " = ");
            default -> List.of("/~\\", "\\*/", " = ");
          };
      case ONE, TWO, THREE, FOUR, YELLOW, RED, BLUE, GREEN ->
          throw new IllegalArgumentException(type.word());
    };
  }

  static Ink ink(Feature color) {
    return switch (color) {
      case YELLOW -> Ink.YELLOW;
      case RED -> Ink.RED;
      case BLUE -> Ink.BLUE;
      case GREEN -> Ink.GREEN;
      case ONE, TWO, THREE, FOUR, BATTERY, GEAR, TOOL, BULB ->
          throw new IllegalArgumentException(color.word());
    };
  }
}
