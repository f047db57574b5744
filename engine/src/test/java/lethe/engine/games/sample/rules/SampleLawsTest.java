package lethe.engine.games.sample.rules;

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
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Played;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;

public class SampleLawsTest implements GameLaws<State, Command, Observation, View> {
  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Sample.open(options);
  }

  /** A test game needs fewer plies. The tests of real games omit this method. */
  @Override
  public int plies() {
    return 100_000;
  }

  @Override
  public List<Options> variants() {
    return Stream.of("2", "3", "4").map(hand -> Options.of(Map.of("hand", hand))).toList();
  }

  @Override
  public List<Command> illegalCommands() {
    return List.of(new Command.Play(0), new Command.Play(10));
  }

  /** The cards that other seats play reveal new information. */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return observation instanceof Played(Seat seat, int _) && !seat.equals(viewer);
  }

  @Override
  public Object pieces(State state) {
    return itemLocations(state).keySet().stream().sorted().toList();
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    state.deck().forEach(card -> locations.put("card " + card, "in the deck"));
    state.playedCards().forEach(card -> locations.put("card " + card, "played"));
    state.led().ifPresent(card -> locations.put("card " + card, "led"));
    for (Seat seat : Rules.SEATS) {
      state
          .hands()
          .get(seat.index())
          .forEach(card -> locations.put("card " + card, "with " + seat));
    }
    return locations;
  }

  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    Set<String> hidden = new TreeSet<>();
    boolean isDealt = state.hands().stream().anyMatch(hand -> !hand.isEmpty());
    (isDealt ? State.ALL_CARDS : List.<Integer>of()).forEach(card -> hidden.add("card " + card));
    for (Observation observation : remembered) {
      if (observation instanceof Played(Seat _, int card)) {
        hidden.remove("card " + card);
      }
    }
    if (viewer instanceof Seat seat) {
      state.hands().get(seat.index()).forEach(card -> hidden.remove("card " + card));
    }
    return List.of(hidden);
  }
}
