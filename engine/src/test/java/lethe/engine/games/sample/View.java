package lethe.engine.games.sample;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Seat;

/**
 * The game as a viewer sees it.
 *
 * @param mover the seat to move; empty after the end
 * @param cells what the viewer sees at each place, row by row
 * @param pairs the faces of the pairs of each seat, in the order of play
 */
public record View(Optional<Seat> mover, List<Cell> cells, List<List<Integer>> pairs) {
  /** What the viewer sees at a place of the grid. */
  public sealed interface Cell {
    /** A face-down card. */
    record Down() implements Cell {}

    /** A face-down card that the viewer secretly looked at; for the referee, any face-down card. */
    record Known(int face) implements Cell {}

    /**
     * A face-up card: the first card of this turn or, until the next ply, a card of the previous
     * turn.
     */
    record Up(int face) implements Cell {}

    /** A place whose card was taken. */
    record Empty() implements Cell {}
  }

  public Cell cell(Place place) {
    return cells.get(place.index());
  }

  /** Returns the places of the grid. */
  public List<Place> places() {
    return IntStream.range(0, cells.size()).mapToObj(Place::new).toList();
  }
}
