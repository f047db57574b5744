package lethe.engine.games.robots;

/**
 * A position in the grid.
 *
 * @param column the column from the left, from 1; written as a letter
 * @param row the row from the top, from 1
 */
public record Place(int column, int row) {
  /** Returns the position as players type it, such as {@code b3}. */
  @Override
  public String toString() {
    return (char) ('a' + column - 1) + String.valueOf(row);
  }
}
