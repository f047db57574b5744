package lethe.engine.games.robots;

/**
 * Where a card lies.
 *
 * @param column counted from 1, from the left; written as a letter
 * @param row counted from 1, from the top
 */
public record Place(int column, int row) {
  /** {@code b3}. */
  @Override
  public String toString() {
    return (char) ('a' + column - 1) + String.valueOf(row);
  }
}
