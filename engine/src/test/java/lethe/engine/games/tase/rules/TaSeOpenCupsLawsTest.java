package lethe.engine.games.tase.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.Options;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Observation;

public class TaSeOpenCupsLawsTest extends TaSeLawsTest {
  @Override
  public List<Options> variants() {
    return List.of(Options.of(Map.of("open-cups", "on")));
  }

  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    return List.of();
  }
}
