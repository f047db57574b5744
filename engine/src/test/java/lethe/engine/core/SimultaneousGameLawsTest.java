package lethe.engine.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.engine.core.SimultaneousGame.Command;
import lethe.engine.core.SimultaneousGame.Observation;
import lethe.engine.core.SimultaneousGame.State;
import lethe.engine.core.SimultaneousGame.View;

/** Checks the laws for a game in which several seats may move at the same time. */
class SimultaneousGameLawsTest implements GameLaws<State, Command, Observation, View> {
  /** Fewer plies suffice for a test game. */
  @Override
  public int plies() {
    return 100_000;
  }

  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return new Validated.Valid<>(new SimultaneousGame());
  }

  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return observation instanceof Observation.Opened;
  }

  @Override
  public boolean isSecret(Command command) {
    return command instanceof Command.Think;
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(new Command.Change(), new Command.Think(0), new Command.Think(4));
  }

  @Override
  public Object pieces(State state) {
    return state.ready().size();
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    for (int i = 0; i < state.numbers().size(); i++) {
      locations.put("number " + i, state.numbers().get(i));
    }
    return locations;
  }

  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    return IntStream.range(0, state.numbers().size())
        .filter(i -> !state.isOver() && !(viewer instanceof Seat seat && seat.index() == i))
        .mapToObj(i -> Set.of("number " + i))
        .toList();
  }
}
