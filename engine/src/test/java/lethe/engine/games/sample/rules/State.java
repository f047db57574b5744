package lethe.engine.games.sample.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The whole truth.
 *
 * @param mover whose turn it is, by index
 * @param led the card that is to be answered
 * @param hands east's first, lowest card first
 * @param tricks how many each has taken
 * @param out what has been played, lowest first, without the card that is to be answered
 * @param deck what was not dealt
 */
record State(
    int mover,
    Optional<Integer> led,
    List<List<Integer>> hands,
    List<Integer> tricks,
    List<Integer> out,
    List<Integer> deck) {
  static final List<Integer> ALL = IntStream.rangeClosed(1, 9).boxed().toList();

  boolean isOver() {
    return led.isEmpty() && hands.stream().allMatch(List::isEmpty);
  }

  List<Integer> hand() {
    return hands.get(mover);
  }

  @Override
  public String toString() {
    return "State of sample";
  }
}
