package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How the cards are laid out. Rule book: Setup, 5+ Players, Difficulty Level.
 *
 * @param circuits how many of them are short circuits
 */
public record Layout(int rows, int columns, int circuits) {
  /** The fewest and the most cards in a row or a column. */
  public static final int SHORTEST = 2;

  public static final int LONGEST = 8;

  /** How many points a perfect player can make of it alone, in one round. */
  public int perfect() {
    return 6 * memory() + circuits;
  }

  /** The same in all rounds of a match. */
  public int perfectMatch() {
    return Counts.ROUNDS * perfect();
  }

  public int size() {
    return rows * columns;
  }

  /** How many of the cards are memory cards. */
  public int memory() {
    return size() - circuits;
  }

  /** Every place, row by row. */
  public List<Place> places() {
    return IntStream.range(0, size()).mapToObj(this::place).toList();
  }

  /** The place that stands there when all are counted row by row, from 0. */
  public Place place(int index) {
    return new Place(index % columns + 1, index / columns + 1);
  }

  public boolean has(Place place) {
    return place.column() >= 1
        && place.column() <= columns
        && place.row() >= 1
        && place.row() <= rows;
  }

  /** How many places stand before this one, row by row. */
  public int index(Place place) {
    return (place.row() - 1) * columns + place.column() - 1;
  }
}
