package lethe.engine.games.robots;

import java.util.Optional;

/**
 * Where a card lies.
 *
 * @param column counted from 1, from the left; written as a letter
 * @param row counted from 1, from the top
 */
public record Place(int column, int row) {
  /** The place that {@code b3} means. */
  static Optional<Place> read(String word) {
    if (word.length() != 2) {
      return Optional.empty();
    }
    int column = word.charAt(0) - 'a' + 1;
    int row = word.charAt(1) - '0';
    boolean there = column >= 1 && column <= Layout.LONGEST && row >= 1 && row <= Layout.LONGEST;
    return there ? Optional.of(new Place(column, row)) : Optional.empty();
  }

  /** {@code b3}. */
  @Override
  public String toString() {
    return (char) ('a' + column - 1) + String.valueOf(row);
  }
}
