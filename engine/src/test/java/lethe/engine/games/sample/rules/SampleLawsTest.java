package lethe.engine.games.sample.rules;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Game;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Turned;
import lethe.engine.games.sample.Place;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;
import org.junit.jupiter.api.Tag;

@Tag("titles")
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
    return Stream.of("2", "3", "4").map(rows -> Options.of(Map.of("rows", rows))).toList();
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(new Command.Turn(new Place(16)));
  }

  /** The face of a card that is turned up is new information. */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return observation instanceof Turned;
  }

  @Override
  public Object pieces(State state) {
    return Stream.concat(
            state.faces().stream().filter(face -> face > 0),
            state.pairs().stream().flatMap(List::stream).flatMap(face -> Stream.of(face, face)))
        .sorted()
        .toList();
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> faces = new LinkedHashMap<>();
    places(state).forEach(place -> faces.put("card at " + place, state.face(place)));
    return faces;
  }

  /** The face-down cards are hidden, except those that the viewer remembers and its own corner. */
  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    Set<Place> hidden = new LinkedHashSet<>(places(state).toList());
    hidden.removeIf(place -> state.face(place) == 0 || state.up().contains(place));
    for (Observation observation : remembered) {
      if (observation instanceof Turned(Seat _, Place place, int _)) {
        hidden.remove(place);
      }
    }
    if (viewer instanceof Seat seat) {
      hidden.remove(new Rules(state.faces().size() / Place.COLUMNS).corner(seat));
    }
    return List.of(hidden.stream().map(place -> "card at " + place).collect(Collectors.toSet()));
  }

  private static Stream<Place> places(State state) {
    return IntStream.range(0, state.faces().size()).mapToObj(Place::new);
  }
}
