package lethe.engine.games.sample;

import java.util.Optional;

/**
 * A place of the grid.
 *
 * @param index the index, from 0, row by row
 */
public record Place(int index) {
  public static final int COLUMNS = 4;

  /** Returns the place with this name; empty if there is none in the largest grid. */
  public static Optional<Place> byName(String name) {
    return name.matches("[a-d][1-4]")
        ? Optional.of(new Place(name.charAt(0) - 'a' + COLUMNS * (name.charAt(1) - '1')))
        : Optional.empty();
  }

  /** Returns the name, such as {@code b3} for the second column and the third row. */
  @Override
  public String toString() {
    return (char) ('a' + index % COLUMNS) + String.valueOf(index / COLUMNS + 1);
  }
}
