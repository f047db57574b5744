package lethe.engine.games.nothing;

import java.util.List;

/**
 * The whole truth; hands, piles and what is picked lowest card first, the deck's top card first.
 */
record State(
    int mover,
    List<List<Integer>> hands,
    List<List<Integer>> piles,
    List<Integer> picked,
    List<Integer> deck) {
  static final List<Integer> ALL = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

  boolean isOver() {
    return hands.stream().allMatch(List::isEmpty);
  }

  @Override
  public String toString() {
    return "State of nothing";
  }
}
