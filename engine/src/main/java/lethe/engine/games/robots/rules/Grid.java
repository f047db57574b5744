package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;

/**
 * The cards on the table.
 *
 * @param cards all of them, row by row
 * @param up which of them lie face up, a bit each, the first one's the lowest
 */
record Grid(Layout layout, List<Face.Up> cards, long up) {
  /**
   * Cards drawn from all 64 and laid out among the short circuits, face down as far as the rules
   * are concerned. Rule book: Setup.
   */
  static Rng.Draw<Grid> deal(Layout layout, Rng rng) {
    Rng.Draw<List<Card>> drawn = rng.shuffled(Card.ALL);
    List<Face.Up> cards = new ArrayList<>(drawn.value().subList(0, layout.memory()));
    for (int i = 0; i < layout.circuits(); i++) {
      cards.add(new Circuit());
    }
    Rng.Draw<List<Face.Up>> laid = drawn.rest().shuffled(cards);
    return new Rng.Draw<>(new Grid(layout, laid.value(), 0), laid.rest());
  }

  Face.Up at(Place place) {
    return cards.get(layout.index(place));
  }

  boolean isUp(Place place) {
    return isUp(layout.index(place));
  }

  boolean isUp(int index) {
    return (up >>> index & 1) == 1;
  }

  boolean isAllUp() {
    return Long.bitCount(up) == layout.size();
  }

  /** The cards that can be pointed at. */
  List<Place> down() {
    List<Place> down = new ArrayList<>();
    for (int index = 0; index < layout.size(); index++) {
      if (!isUp(index)) {
        down.add(layout.place(index));
      }
    }
    return down;
  }

  Grid turn(Place place) {
    return new Grid(layout, cards, up | 1L << layout.index(place));
  }

  /** What is told to everybody who looks while the cards lie open. */
  List<Observation.Lay> shown() {
    return layout.places().stream().map(place -> new Observation.Lay(place, at(place))).toList();
  }

  /** What is seen when only those are open that were turned up, or all. */
  List<Face> faces(boolean open) {
    return IntStream.range(0, layout.size())
        .<Face>mapToObj(index -> open || isUp(index) ? cards.get(index) : DOWN)
        .toList();
  }

  private static final Face DOWN = new Face.Down();
}
