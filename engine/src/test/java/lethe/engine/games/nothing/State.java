package lethe.engine.games.nothing;

import java.util.List;

/**
 * The complete state. Hands, piles and picked cards are listed lowest card first, the deck top card
 * first.
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
