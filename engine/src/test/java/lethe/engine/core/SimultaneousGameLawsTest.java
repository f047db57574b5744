package lethe.engine.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.engine.core.SimultaneousGame.Asked;
import lethe.engine.core.SimultaneousGame.Heard;
import lethe.engine.core.SimultaneousGame.Secrets;
import lethe.engine.core.SimultaneousGame.Sight;

/** Checks the laws for a game in which several seats are awaited at once. */
class SimultaneousGameLawsTest implements GameLaws<Secrets, Asked, Heard, Sight> {
  /** A sample is enough for a game that nobody plays. */
  @Override
  public int plies() {
    return 100_000;
  }

  @Override
  public Validated<Game<?, Asked, Heard, Sight>> open(Options options) {
    return new Validated.Valid<>(new SimultaneousGame());
  }

  @Override
  public boolean reveals(Heard told, Viewer hearer) {
    return told instanceof Heard.Opened;
  }

  @Override
  public boolean isSecret(Asked command) {
    return command instanceof Asked.Think;
  }

  @Override
  public List<Asked> illegalCommands() {
    return List.of(new Asked.Change(), new Asked.Think(0), new Asked.Think(4));
  }

  @Override
  public Object pieces(Secrets state) {
    return state.ready().size();
  }

  @Override
  public Map<String, Object> places(Secrets state) {
    Map<String, Object> places = new LinkedHashMap<>();
    for (int i = 0; i < state.numbers().size(); i++) {
      places.put("number " + i, state.numbers().get(i));
    }
    return places;
  }

  @Override
  public List<Set<String>> hidden(Sight view, List<Heard> remembered, Viewer viewer) {
    return IntStream.range(0, view.numbers().size())
        .filter(i -> view.numbers().get(i).isEmpty())
        .mapToObj(i -> Set.of("number " + i))
        .toList();
  }
}
