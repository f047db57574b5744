package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;

/**
 * The cards on the table.
 *
 * @param cards all cards, row by row
 * @param up the cards that are face up, one bit each, the first card lowest
 */
record Grid(Layout layout, List<Face.Up> cards, long up) {
  /**
   * Deals cards drawn from all 64 memory cards, mixed with the short circuits. Bits of {@code up}
   * are clear even while the cards are shown. Rule book: Setup.
   */
  static Rng.Draw<Grid> deal(Layout layout, Rng rng) {
    Rng.Draw<List<Card>> drawn = rng.shuffled(Card.ALL);
    List<Face.Up> cards = new ArrayList<>(drawn.value().subList(0, layout.memory()));
    for (int i = 0; i < layout.circuits(); i++) {
      cards.add(new ShortCircuitCard());
    }
    Rng.Draw<List<Face.Up>> laid = drawn.next().shuffled(cards);
    return new Rng.Draw<>(new Grid(layout, laid.value(), 0), laid.next());
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

  /** Returns the positions of the face-down cards. */
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

  /** Returns what viewers are told when the cards are shown. */
  List<Observation.Lay> shown() {
    return layout.places().stream().map(place -> new Observation.Lay(place, at(place))).toList();
  }

  /**
   * Returns the cards as a viewer sees them.
   *
   * @param open whether the viewer sees all cards
   */
  List<Face> faces(boolean open) {
    return IntStream.range(0, layout.size())
        .<Face>mapToObj(index -> open || isUp(index) ? cards.get(index) : DOWN)
        .toList();
  }

  private static final Face DOWN = new Face.Down();
}
