package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The layout of the grid. Rule book: Setup, 5+ Players, Difficulty Level.
 *
 * @param circuits the number of cards that are short circuits
 */
public record Layout(int rows, int columns, int circuits) {
  /** The minimum number of cards in a row or a column. */
  public static final int MIN_SIDE = 2;

  /** The maximum number of cards in a row or a column. */
  public static final int MAX_SIDE = 8;

  /** Returns the maximum score of a solo player in one round. */
  public int maxRoundScore() {
    return 6 * memoryCardCount() + circuits;
  }

  /** Returns the maximum score of a solo player in a match. */
  public int maxMatchScore() {
    return RuleNumbers.ROUNDS * maxRoundScore();
  }

  public int size() {
    return rows * columns;
  }

  public int memoryCardCount() {
    return size() - circuits;
  }

  /** Returns all positions, row by row. */
  public List<Place> places() {
    return IntStream.range(0, size()).mapToObj(this::placeAt).toList();
  }

  /** Returns the position at this index in row order, from 0. */
  public Place placeAt(int index) {
    return new Place(index % columns + 1, index / columns + 1);
  }

  public boolean contains(Place place) {
    return place.column() >= 1
        && place.column() <= columns
        && place.row() >= 1
        && place.row() <= rows;
  }

  /** Returns the index of a position in row order, from 0. */
  public int indexOf(Place place) {
    return (place.row() - 1) * columns + place.column() - 1;
  }
}
