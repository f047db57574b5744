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

  synchronized void come(Gathering gathering, TableParticipant participant) {
    all.putIfAbsent(gathering.table().number(), gathering);
    gathering.come(participant);
  }

  synchronized void leave(Gathering gathering, TableParticipant participant) {
    if (gathering.leave(participant)) {
      all.remove(gathering.table().number());
    }
  }
}
