package lethe.engine.games.sample.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.sample.Place;

/**
 * The complete state. {@code toString} must not reveal it.
 *
 * @param mover the index of the seat to move
 * @param faces the faces of the cards in the grid, row by row; 0 where a card was taken
 * @param up the cards that are face up: the first card of this turn, or both cards of the previous
 *     turn until the next ply
 * @param pairs the faces of the pairs of each seat, in the order of play
 */
record State(int mover, List<Integer> faces, List<Place> up, List<List<Integer>> pairs) {
  int face(Place place) {
    return faces.get(place.index());
  }

  boolean isOver() {
    return faces.stream().allMatch(face -> face == 0);
  }

  /** Returns whether the next card is the second of a turn. */
  boolean isSecondCard() {
    return up.size() == 1;
  }

  /** Returns the state in which these cards are face up. */
  State withUp(List<Place> places, int nextMover) {
    return new State(nextMover, faces, List.copyOf(places), pairs);
  }

  /** Returns the state after the seat to move takes two cards with this face. */
  State withPairTaken(int face) {
    List<List<Integer>> newPairs = new ArrayList<>(pairs);
    List<Integer> own = new ArrayList<>(pairs.get(mover));
    own.add(face);
    newPairs.set(mover, List.copyOf(own));
    List<Integer> remainingFaces = faces.stream().map(other -> other == face ? 0 : other).toList();
    return new State(mover, remainingFaces, List.of(), List.copyOf(newPairs));
  }

  @Override
  public String toString() {
    return "State of sample";
  }
}
