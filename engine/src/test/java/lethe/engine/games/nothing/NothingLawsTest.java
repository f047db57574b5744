package lethe.engine.games.nothing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.engine.core.Game;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Command.Pick;
import lethe.engine.games.nothing.Observation.Counted;
import lethe.engine.games.nothing.Observation.Dealt;
import lethe.engine.games.nothing.Observation.Drew;
import lethe.engine.games.nothing.Observation.Laid;

public class NothingLawsTest implements GameLaws<State, Command, Observation, View> {
  /** Fewer plies suffice for a test game. */
  @Override
  public int plies() {
    return 100_000;
  }

  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Nothing.open(options);
  }

  @Override
  public List<Options> variants() {
    return Stream.of("1", "2", "4").map(hand -> Options.of(Map.of("hand", hand))).toList();
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(new Pick(0), new Pick(-1), new Pick(10));
  }

  /**
   * The cards that the other seat lays, the cards that the viewer draws, and the piles at the end
   * reveal new information.
   */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return switch (observation) {
      case Laid(Seat seat, List<Integer> _) -> !seat.equals(viewer);
      case Drew(Seat seat, var _) -> seat.equals(viewer);
      case Counted _ -> true;
      case Dealt _ -> false;
    };
  }

  @Override
  public boolean isSecret(Command command) {
    return command instanceof Pick;
  }

  @Override
  public Object pieces(State state) {
    return Stream.of(state.hands(), state.piles(), List.of(state.deck()))
        .flatMap(List::stream)
        .flatMap(List::stream)
        .sorted()
        .toList();
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    for (int i = 0; i < state.deck().size(); i++) {
      locations.put("card " + state.deck().get(i), "deck, " + i + " from the top");
    }
    for (Seat seat : Nothing.SEATS.firstSeats(2)) {
      for (int card : state.hands().get(seat.index())) {
        String picked = state.picked().contains(card) ? "picked by " : "in the hand of ";
        locations.put("card " + card, picked + seat);
      }
      for (int card : state.piles().get(seat.index())) {
        locations.put("card " + card, "on the pile of " + seat);
      }
    }
    return locations;
  }

  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    Set<Integer> unseen = new TreeSet<>(state.isOver() ? List.of() : State.ALL);
    if (viewer instanceof Seat seat) {
      unseen.removeAll(state.hands().get(seat.index()));
    }
    for (Observation observation : remembered) {
      switch (observation) {
        case Laid(Seat _, List<Integer> cards) -> unseen.removeAll(cards);
        case Drew(Seat _, var card) -> card.ifPresent(unseen::remove);
        case Dealt _, Counted _ -> {}
      }
    }
    Set<String> hidden = new TreeSet<>();
    unseen.forEach(card -> hidden.add("card " + card));
    return List.of(hidden);
  }
}
