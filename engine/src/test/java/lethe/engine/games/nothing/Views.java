package lethe.engine.games.nothing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Rng.Draw;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Observation.Drew;
import lethe.engine.games.nothing.Observation.Laid;
import lethe.engine.games.nothing.View.Cards;
import lethe.engine.games.nothing.View.Down;
import lethe.engine.games.nothing.View.Up;

/** Computes the views of a state, and samples states with equal views. */
final class Views {
  private Views() {}

  static View of(State state, Viewer viewer) {
    boolean isReferee = viewer instanceof Referee;
    Optional<Seat> mover = state.isOver() ? Optional.empty() : Optional.of(seat(state.mover()));
    List<Cards> hands = new ArrayList<>();
    List<Cards> piles = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      hands.add(cards(state.hands().get(i), isReferee || viewer.equals(seat(i))));
      piles.add(cards(state.piles().get(i), isReferee || state.isOver()));
    }
    List<Integer> picked =
        isReferee || viewer.equals(seat(state.mover())) ? state.picked() : List.of();
    return new View(mover, List.copyOf(hands), List.copyOf(piles), picked, state.deck().size());
  }

  /**
   * Returns a random state that is consistent with the viewer's knowledge: its own hand, the laid
   * cards that it remembers, and the cards that it drew and no longer holds, which are on its pile.
   * All other cards are shuffled.
   */
  static State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
    List<List<Integer>> hands =
        List.of(visibleCards(view.hands().get(0)), visibleCards(view.hands().get(1)));
    List<List<Integer>> piles =
        List.of(visibleCards(view.piles().get(0)), visibleCards(view.piles().get(1)));
    for (Observation observation : observations) {
      if (observation instanceof Laid(Seat seat, List<Integer> cards)) {
        cards.forEach(card -> add(piles.get(seat.index()), card));
      }
      if (observation instanceof Drew(Seat seat, Optional<Integer> card)
          && card.isPresent()
          && !hands.get(seat.index()).contains(card.get())) {
        add(piles.get(seat.index()), card.get());
      }
    }
    List<Integer> unseen = new ArrayList<>(State.ALL);
    hands.forEach(unseen::removeAll);
    piles.forEach(unseen::removeAll);
    Draw<List<Integer>> shuffled = rng.shuffled(unseen);
    List<Integer> deck = new ArrayList<>(shuffled.value());
    for (int i = 0; i < 2; i++) {
      fill(piles.get(i), view.piles().get(i).size(), deck);
      fill(hands.get(i), view.hands().get(i).size(), deck);
    }
    int mover = view.mover().map(Seat::index).orElse(0);
    List<Integer> picked = view.picked();
    Rng nextRng = shuffled.next();
    if (!viewer.equals(seat(mover))) {
      picked = new ArrayList<>();
      for (int card : hands.get(mover)) {
        Draw<Integer> draw = nextRng.nextInt(2);
        nextRng = draw.next();
        if (draw.value() == 0) {
          picked.add(card);
        }
      }
    }
    return new State(mover, hands, piles, List.copyOf(picked), List.copyOf(deck));
  }

  private static Seat seat(int index) {
    return Rules.SEATS.get(index);
  }

  private static Cards cards(List<Integer> cards, boolean isVisible) {
    return isVisible ? new Up(cards) : new Down(cards.size());
  }

  private static List<Integer> visibleCards(Cards cards) {
    return new ArrayList<>(cards instanceof Up(List<Integer> up) ? up : List.of());
  }

  private static void add(List<Integer> cards, int card) {
    if (!cards.contains(card)) {
      cards.add(card);
      cards.sort(null);
    }
  }

  private static void fill(List<Integer> cards, int size, List<Integer> deck) {
    while (cards.size() < size) {
      add(cards, deck.removeLast());
    }
  }
}
