package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;

/**
 * One board: a track from its start to its end. Rule book: Components, Turn Structure.
 *
 * @param number 1 is the first
 * @param spaces the start first, then row by row, from left to right
 */
public record Board(int number, List<Space> spaces) {
  public Board {
    spaces = List.copyOf(spaces);
  }

  public Space start() {
    return spaces.getFirst();
  }

  /** How many rows it has, the start and the end included. */
  public int rows() {
    return spaces.getLast().row() + 1;
  }

  /** The space there, which there is. */
  public Space at(int row, Lane lane) {
    for (Space space : spaces) {
      if (space.row() == row && space.lane() == lane) {
        return space;
      }
    }
    throw new IllegalArgumentException("no space in row " + row + ", " + lane);
  }

  /** The spaces that can follow this one. */
  public List<Space> after(Space space) {
    List<Space> after = new ArrayList<>(space.next().size());
    for (Lane lane : space.next()) {
      after.add(at(space.row() + 1, lane));
    }
    return after;
  }

  @Override
  public String toString() {
    return "board " + number;
  }
}
