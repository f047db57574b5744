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
import lethe.engine.games.sample.View.Hand;

public class SampleLawsTest implements GameLaws<State, Command, Observation, View> {
  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Sample.open(options);
  }

  /** A sample suffices for a test game. The tests of real games omit this method. */
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

  /** New information is revealed by the cards that other seats play. */
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
    Map<String, Object> places = new LinkedHashMap<>();
    state.deck().forEach(card -> places.put("card " + card, "in the deck"));
    state.out().forEach(card -> places.put("card " + card, "played"));
    state.led().ifPresent(card -> places.put("card " + card, "led"));
    for (Seat seat : Rules.SEATS) {
      state.hands().get(seat.index()).forEach(card -> places.put("card " + card, "with " + seat));
    }
    return places;
  }

  @Override
  public List<Set<String>> hiddenGroups(View view, List<Observation> remembered, Viewer viewer) {
    Set<String> hidden = new TreeSet<>();
    boolean dealt = view.hands().stream().anyMatch(hand -> hand.size() > 0);
    (dealt ? State.ALL : List.<Integer>of()).forEach(card -> hidden.add("card " + card));
    for (Observation one : remembered) {
      if (one instanceof Played(Seat _, int card)) {
        hidden.remove("card " + card);
      }
    }
    if (viewer instanceof Seat seat && view.hand(seat) instanceof Hand.Up(List<Integer> own)) {
      own.forEach(card -> hidden.remove("card " + card));
    }
    return List.of(hidden);
  }
}
