package lethe.app.server;

import java.util.HashMap;
import java.util.Map;

/** The groups that review matches together, by table number. Thread-safe. */
final class Gatherings {
  private final Map<Integer, Gathering> all = new HashMap<>();

  /** Returns the group that reviews the match of a table. */
  synchronized Gathering of(ServerTable table) {
    return all.computeIfAbsent(table.number(), _ -> new Gathering(table));
  }

  synchronized void come(Gathering gathering, Occupant occupant) {
    all.putIfAbsent(gathering.table().number(), gathering);
    gathering.come(occupant);
  }

  synchronized void leave(Gathering gathering, Occupant occupant) {
    if (gathering.leave(occupant)) {
      all.remove(gathering.table().number());
    }
  }
}
