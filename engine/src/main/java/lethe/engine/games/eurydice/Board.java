package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;

/**
 * A board: a track that branches between its start and its end. Rule book: Components, Turn
 * Structure.
 *
 * @param number the number of the board, from 1
 * @param spaces the spaces row by row, left to right, beginning with the start
 */
public record Board(int number, List<Space> spaces) {
  public Board {
    spaces = List.copyOf(spaces);
  }

  public Space start() {
    return spaces.getFirst();
  }

  /** Returns the number of rows, including the start and the end. */
  public int rowCount() {
    return spaces.getLast().row() + 1;
  }

  /**
   * Returns the space at this position.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Space spaceAt(int row, Lane lane) {
    for (Space space : spaces) {
      if (space.row() == row && space.lane() == lane) {
        return space;
      }
    }
    throw new IllegalArgumentException("no space in row " + row + ", " + lane);
  }

  /** Returns the spaces that can follow this one. */
  public List<Space> successors(Space space) {
    List<Space> successors = new ArrayList<>(space.next().size());
    for (Lane lane : space.next()) {
      successors.add(spaceAt(space.row() + 1, lane));
    }
    return successors;
  }

  @Override
  public String toString() {
    return "board " + number;
  }
}
