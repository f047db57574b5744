package lethe.app.server;

import java.util.Map;

/**
 * Transfers tables and seats to the accounts into which their owners were merged. Another server,
 * or this one before a crash, may still have stored the old ids.
 */
final class Heirs {
  private final Tables tables;
  private final People people;
  private final SeatChanges changes;

  Heirs(Tables tables, People people, SeatChanges changes) {
    this.tables = tables;
    this.people = people;
    this.changes = changes;
  }

  /** Checks all tables. */
  void settle() {
    Map<String, String> heirs = people.heirs();
    if (!heirs.isEmpty()) {
      tables.all().stream()
          .filter(table -> !settled(table, heirs).equals(table.keeping(table.seating())))
          .forEach(table -> table.changing(() -> settle(table, heirs)));
    }
  }

  private KeptTable settled(ServerTable table, Map<String, String> heirs) {
    return table.keeping(table.seating().inherited(heirs, people::name)).inherited(heirs);
  }

  private boolean settle(ServerTable table, Map<String, String> heirs) {
    KeptTable next = settled(table, heirs);
    boolean seated = !next.seating().equals(table.seating());
    // The merge itself has stored the new host.
    table.keep(next.with(table.seating()));
    return tables.contains(table) && seated && changes.put(table, next.seating()).isEmpty();
  }
}
