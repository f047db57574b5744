package lethe.engine.games.ravens;

import java.util.Optional;

/**
 * A position on the table, the size of a quadrant. Its name is a letter and a number, such as
 * {@code m13}. Right of {@code z} come {@code aa} and {@code ab}, left of {@code a} come {@code -a}
 * and {@code -b}, and above {@code 1} come {@code 0} and {@code -1}, so every position has a name.
 *
 * @param column 0 for {@code a}; increases to the right
 * @param row the number in the name; increases downward
 */
public record Spot(int column, int row) implements Comparable<Spot> {
  private static final int LETTERS = 26;

  /** Returns the spot of a quadrant of a card with its north-west quadrant at this spot. */
  public Spot quadrant(int quadrant) {
    return quadrant == 0 ? this : new Spot(column + (quadrant & 1), row + (quadrant >> 1));
  }

  /**
   * Parses a name; returns empty if the name is invalid or has more than two letters or three
   * digits.
   */
  public static Optional<Spot> parse(String name) {
    int index = name.startsWith("-") ? 1 : 0;
    int lettersStart = index;
    int number = 0;
    while (index < name.length() && name.charAt(index) >= 'a' && name.charAt(index) <= 'z') {
      number = number * LETTERS + name.charAt(index) - 'a' + 1;
      index++;
    }
    int digitsStart = name.startsWith("-", index) ? index + 1 : index;
    if (index == lettersStart
        || index - lettersStart > 2
        || digitsStart == name.length()
        || name.length() - digitsStart > 3) {
      return Optional.empty();
    }
    int row = 0;
    for (int i = digitsStart; i < name.length(); i++) {
      if (name.charAt(i) < '0' || name.charAt(i) > '9') {
        return Optional.empty();
      }
      row = row * 10 + name.charAt(i) - '0';
    }
    return Optional.of(
        new Spot(lettersStart == 0 ? number - 1 : -number, digitsStart == index ? row : -row));
  }

  /** Returns the letters that name a column, such as {@code aa} for 26 or {@code -a} for -1. */
  public static String columnName(int column) {
    StringBuilder name = new StringBuilder();
    for (int remaining = column < 0 ? -column : column + 1;
        remaining > 0;
        remaining = (remaining - 1) / LETTERS) {
      name.append((char) ('a' + (remaining - 1) % LETTERS));
    }
    return (column < 0 ? name.append('-') : name).reverse().toString();
  }

  /** Compares in reading order: row by row, left to right. */
  @Override
  public int compareTo(Spot other) {
    return row == other.row
        ? Integer.compare(column, other.column)
        : Integer.compare(row, other.row);
  }

  @Override
  public String toString() {
    return columnName(column) + row;
  }
}
