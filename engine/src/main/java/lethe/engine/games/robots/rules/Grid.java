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
 * @param faceUpMask the cards that were turned face up, one bit each, the first card lowest
 */
record Grid(Layout layout, List<Face.Up> cards, long faceUpMask) {
  /**
   * Deals cards drawn from all 64 memory cards, mixed with the short circuits. No bit of {@code
   * faceUpMask} is set, although all players see the cards while they memorize them. Rule book:
   * Setup.
   */
  static Rng.Draw<Grid> deal(Layout layout, Rng rng) {
    Rng.Draw<List<Card>> shuffledDeck = rng.shuffled(Card.ALL);
    List<Face.Up> cards =
        new ArrayList<>(shuffledDeck.value().subList(0, layout.memoryCardCount()));
    for (int i = 0; i < layout.circuits(); i++) {
      cards.add(new ShortCircuitCard());
    }
    Rng.Draw<List<Face.Up>> shuffledGrid = shuffledDeck.next().shuffled(cards);
    return new Rng.Draw<>(new Grid(layout, shuffledGrid.value(), 0), shuffledGrid.next());
  }

  Face.Up cardAt(Place place) {
    return cards.get(layout.indexOf(place));
  }

  boolean isUp(int index) {
    return (faceUpMask >>> index & 1) == 1;
  }

  boolean isAllUp() {
    return Long.bitCount(faceUpMask) == layout.size();
  }

  /** Returns the positions of the face-down cards. */
  List<Place> faceDownPlaces() {
    List<Place> places = new ArrayList<>();
    for (int index = 0; index < layout.size(); index++) {
      if (!isUp(index)) {
        places.add(layout.placeAt(index));
      }
    }
    return places;
  }

  Grid withTurnedUp(Place place) {
    return new Grid(layout, cards, faceUpMask | 1L << layout.indexOf(place));
  }

  /** Returns all cards with their positions, row by row. */
  List<Observation.PlacedCard> placedCards() {
    return layout.places().stream()
        .map(place -> new Observation.PlacedCard(place, cardAt(place)))
        .toList();
  }

  /**
   * Returns the cards as a viewer sees them.
   *
   * @param showsAll whether the viewer sees the face-down cards as well
   */
  List<Face> faces(boolean showsAll) {
    return IntStream.range(0, layout.size())
        .<Face>mapToObj(index -> showsAll || isUp(index) ? cards.get(index) : FACE_DOWN)
        .toList();
  }

  private static final Face FACE_DOWN = new Face.Down();
}
