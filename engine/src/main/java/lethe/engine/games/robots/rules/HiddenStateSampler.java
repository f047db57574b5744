package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.StateSampler;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/**
 * Samples states that are consistent with a view and with the observations: visible and remembered
 * cards are in their positions, and the other positions are filled at random from the remaining
 * cards. The cards of later rounds are random.
 */
final class HiddenStateSampler implements StateSampler<State> {
  private final View view;
  private final Map<Place, Face.Up> knownCards;

  HiddenStateSampler(View view, List<Observation> observations) {
    this.view = view;
    this.knownCards = knownCards(view, observations);
  }

  @Override
  public State sample(Rng rng) {
    Layout layout = view.layout();
    List<Card> unknownCards = new ArrayList<>(Card.ALL);
    unknownCards.removeAll(knownCards.values());
    Rng.Draw<List<Card>> shuffledUnknownCards = rng.shuffled(unknownCards);
    List<Face.Up> hiddenCards = new ArrayList<>();
    long knownCircuits =
        knownCards.values().stream().filter(ShortCircuitCard.class::isInstance).count();
    for (int i = (int) knownCircuits; i < layout.circuits(); i++) {
      hiddenCards.add(new ShortCircuitCard());
    }
    hiddenCards.addAll(
        shuffledUnknownCards
            .value()
            .subList(0, layout.size() - knownCards.size() - hiddenCards.size()));
    Rng.Draw<List<Face.Up>> shuffledHiddenCards = shuffledUnknownCards.next().shuffled(hiddenCards);
    List<Face.Up> cards = new ArrayList<>();
    int next = 0;
    long faceUpMask = 0;
    for (Place place : layout.places()) {
      Face.Up card = knownCards.get(place);
      cards.add(card == null ? shuffledHiddenCards.value().get(next++) : card);
      boolean isUp = view.phase() != Phase.MEMORIZING && view.cardAt(place) instanceof Face.Up;
      faceUpMask |= isUp ? 1L << layout.indexOf(place) : 0;
    }
    Seating seating =
        new Seating(view.sides().stream().mapToInt(s -> s.seats().size()).sum(), view.hasTeams());
    return new State(
        seating,
        view.round(),
        view.phase(),
        new CurrentTurn(
            view.activeSeat().map(Seat::index).orElse(0),
            view.doneSeats().stream().mapToInt(seat -> 1 << seat.index()).sum(),
            view.pointedPlace(),
            view.isBonus()),
        new Grid(layout, List.copyOf(cards), faceUpMask),
        view.sides().stream().map(Side::points).toList(),
        view.latestCall(),
        shuffledHiddenCards.next().derive("later"));
  }

  private static Map<Place, Face.Up> knownCards(View view, List<Observation> observations) {
    Map<Place, Face.Up> knownCards = new HashMap<>();
    for (Observation observation : observations) {
      if (observation instanceof CardsShown(int round, List<PlacedCard> cards)
          && round == view.round()) {
        cards.forEach(placedCard -> knownCards.put(placedCard.place(), placedCard.card()));
      }
    }
    for (Place place : view.layout().places()) {
      if (view.cardAt(place) instanceof Face.Up card) {
        knownCards.put(place, card);
      }
    }
    return knownCards;
  }
}
