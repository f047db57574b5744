package lethe.app.server;

import java.util.HashMap;
import java.util.Map;

/** The groups that review matches together, by table number. Thread-safe. */
final class ReviewGroups {
  private final Map<Integer, ReviewGroup> byTable = new HashMap<>();

  /** Returns the group that reviews the match of a table. */
  synchronized ReviewGroup of(ServerTable table) {
    return byTable.computeIfAbsent(table.number(), _ -> new ReviewGroup(table));
  }

  synchronized void join(ReviewGroup reviewGroup, TableParticipant participant) {
    byTable.putIfAbsent(reviewGroup.table().number(), reviewGroup);
    reviewGroup.join(participant);
  }

  synchronized void leave(ReviewGroup reviewGroup, TableParticipant participant) {
    if (reviewGroup.leave(participant)) {
      byTable.remove(reviewGroup.table().number());
    }
  }
}
