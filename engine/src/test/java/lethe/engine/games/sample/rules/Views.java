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
      boolean open = viewer instanceof Referee || viewer.equals(seat);
      hands.add(open ? new Hand.Up(cards) : new Hand.Down(cards.size()));
    }
    return new View(mover, state.led(), List.copyOf(hands), state.tricks(), state.deck().size());
  }

  /**
   * Returns a random state that keeps the played cards and the viewer's own hand; all other cards
   * are shuffled.
   */
  static State sampledState(View view, List<Observation> observations, Rng rng) {
    List<Integer> out = new ArrayList<>();
    for (Observation one : observations) {
      if (one instanceof Played(Seat _, int card)) {
        out.add(card);
      }
    }
    view.led().ifPresent(out::remove);
    List<Integer> unseen = new ArrayList<>(State.ALL);
    unseen.removeAll(out);
    view.led().ifPresent(unseen::remove);
    view.hands().forEach(hand -> unseen.removeAll(open(hand)));
    List<Integer> cards = new ArrayList<>(rng.shuffled(unseen).value());
    List<List<Integer>> hands = new ArrayList<>();
    for (Hand hand : view.hands()) {
      List<Integer> held = new ArrayList<>(open(hand));
      while (held.size() < hand.size()) {
        held.add(cards.removeLast());
      }
      hands.add(Rules.sortedCopy(held));
    }
    return new State(
        view.mover().map(Seat::index).orElse(0),
        view.led(),
        List.copyOf(hands),
        view.tricks(),
        Rules.sortedCopy(out),
        Rules.sortedCopy(cards));
  }

  private static List<Integer> open(Hand hand) {
    return hand instanceof Hand.Up(List<Integer> cards) ? cards : List.of();
  }
}
