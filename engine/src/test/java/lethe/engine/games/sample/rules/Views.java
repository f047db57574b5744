package lethe.engine.games.sample.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Played;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Hand;

/** Computes the views of a state, and samples states with equal views. */
final class Views {
  private Views() {}

  static View of(State state, Viewer viewer) {
    Optional<Seat> mover =
        state.isOver() ? Optional.empty() : Optional.of(Rules.SEATS.get(state.mover()));
    List<Hand> hands = new ArrayList<>();
    for (Seat seat : Rules.SEATS) {
      List<Integer> cards = state.hands().get(seat.index());
      boolean isVisible = viewer instanceof Referee || viewer.equals(seat);
      hands.add(isVisible ? new Hand.Up(cards) : new Hand.Down(cards.size()));
    }
    return new View(mover, state.led(), List.copyOf(hands), state.tricks(), state.deck().size());
  }

  /**
   * Returns a random state that keeps the played cards and the viewer's own hand; all other cards
   * are shuffled.
   */
  static State sampleState(View view, List<Observation> observations, Rng rng) {
    List<Integer> playedCards = new ArrayList<>();
    for (Observation observation : observations) {
      if (observation instanceof Played(Seat _, int card)) {
        playedCards.add(card);
      }
    }
    view.led().ifPresent(playedCards::remove);
    List<Integer> unseen = new ArrayList<>(State.ALL_CARDS);
    unseen.removeAll(playedCards);
    view.led().ifPresent(unseen::remove);
    view.hands().forEach(hand -> unseen.removeAll(visibleCards(hand)));
    List<Integer> shuffled = new ArrayList<>(rng.shuffled(unseen).value());
    List<List<Integer>> hands = new ArrayList<>();
    for (Hand hand : view.hands()) {
      List<Integer> handCards = new ArrayList<>(visibleCards(hand));
      while (handCards.size() < hand.size()) {
        handCards.add(shuffled.removeLast());
      }
      hands.add(Rules.sortedCopy(handCards));
    }
    return new State(
        view.mover().map(Seat::index).orElse(0),
        view.led(),
        List.copyOf(hands),
        view.tricks(),
        Rules.sortedCopy(playedCards),
        Rules.sortedCopy(shuffled));
  }

  private static List<Integer> visibleCards(Hand hand) {
    return hand instanceof Hand.Up(List<Integer> cards) ? cards : List.of();
  }
}
