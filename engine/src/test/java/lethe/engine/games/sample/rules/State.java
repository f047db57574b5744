package lethe.engine.games.sample.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The complete state.
 *
 * @param mover the index of the seat to move
 * @param led the card that was led; empty if a seat must lead
 * @param hands the hands, east's first, lowest card first
 * @param tricks the number of tricks each seat has taken, east's first
 * @param playedCards the cards that were played, lowest first, without the card that was led
 * @param deck the cards that were not dealt
 */
record State(
    int mover,
    Optional<Integer> led,
    List<List<Integer>> hands,
    List<Integer> tricks,
    List<Integer> playedCards,
    List<Integer> deck) {
  static final List<Integer> ALL_CARDS = IntStream.rangeClosed(1, 9).boxed().toList();

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
