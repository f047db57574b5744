package lethe.engine.games.robots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Observation.Lay;
import lethe.engine.games.robots.Observation.Showed;

/** What viewers see of a state, and states that would look the same. */
final class Views {
  private Views() {}

  static View of(State state, Viewer viewer) {
    boolean over = state.phase() == Phase.OVER;
    return new View(
        state.grid().layout(),
        state.sides().teams(),
        state.round(),
        state.phase(),
        over ? Optional.empty() : Optional.of(Sides.seat(state.active())),
        over ? Optional.empty() : Optional.of(Sides.seat(state.pointer())),
        state.grid().faces(looks(state, viewer)),
        state.pointed(),
        state.bonus(),
        IntStream.range(0, state.sides().seats())
            .filter(seat -> (state.done() >>> seat & 1) == 1)
            .mapToObj(Sides::seat)
            .toList(),
        state.sides().captains(state.round()),
        state.sides().scored(state.points()),
        state.latest());
  }

  /**
   * Whether all cards lie open before these eyes. A seat that is ready never sees them again; a
   * spectator, behind whom such a seat could stand, none from the first that is ready.
   */
  private static boolean looks(State state, Viewer viewer) {
    if (viewer instanceof Referee) {
      return true;
    }
    return state.phase() == Phase.MEMORIZING
        && (viewer instanceof Seat seat
            ? (state.done() >>> seat.index() & 1) == 0
            : state.done() == 0);
  }

  /**
   * A state that looks like this view: open cards and those remembered lie where they were, the
   * others are drawn from all that are left. What will be shuffled later is anybody's guess.
   */
  static State imagine(View view, List<Observation> told, Rng rng) {
    Layout layout = view.layout();
    Map<Place, Face.Up> known = known(view, told);
    List<Card> left = new ArrayList<>(Card.ALL);
    left.removeAll(known.values());
    Rng.Draw<List<Card>> drawn = rng.shuffled(left);
    List<Face.Up> rest = new ArrayList<>();
    long circuits = known.values().stream().filter(Circuit.class::isInstance).count();
    for (int i = (int) circuits; i < layout.circuits(); i++) {
      rest.add(new Circuit());
    }
    rest.addAll(drawn.value().subList(0, layout.size() - known.size() - rest.size()));
    Rng.Draw<List<Face.Up>> laid = drawn.rest().shuffled(rest);
    List<Face.Up> cards = new ArrayList<>();
    int next = 0;
    long up = 0;
    for (Place place : layout.places()) {
      Face.Up card = known.get(place);
      cards.add(card == null ? laid.value().get(next++) : card);
      boolean turned = view.phase() != Phase.MEMORIZING && view.at(place) instanceof Face.Up;
      up |= turned ? 1L << layout.index(place) : 0;
    }
    Sides sides =
        new Sides(view.sides().stream().mapToInt(s -> s.seats().size()).sum(), view.teams());
    return new State(
        sides,
        view.round(),
        view.phase(),
        view.active().map(Seat::index).orElse(0),
        view.done().stream().mapToInt(seat -> 1 << seat.index()).sum(),
        new Grid(layout, List.copyOf(cards), up),
        view.pointed(),
        view.bonus(),
        view.sides().stream().map(Side::points).toList(),
        view.latest(),
        laid.rest().stream("later"));
  }

  private static Map<Place, Face.Up> known(View view, List<Observation> told) {
    Map<Place, Face.Up> known = new HashMap<>();
    for (Observation observation : told) {
      if (observation instanceof Showed(int round, List<Lay> cards) && round == view.round()) {
        cards.forEach(lay -> known.put(lay.place(), lay.card()));
      }
    }
    for (Place place : view.layout().places()) {
      if (view.at(place) instanceof Face.Up card) {
        known.put(place, card);
      }
    }
    return known;
  }
}
