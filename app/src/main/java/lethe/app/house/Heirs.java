package lethe.app.house;

import java.util.Map;

/**
 * Has everything be theirs who turned out to be somebody else: whatever another house, or this one
 * before it was killed, still keeps for an id that is nobody's any more.
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

  /** Looks at all tables. */
  void settle() {
    Map<String, String> heirs = people.heirs();
    if (!heirs.isEmpty()) {
      tables.all().stream()
          .filter(table -> !settled(table, heirs).equals(table.keeping(table.seating())))
          .forEach(table -> table.changing(() -> settle(table, heirs)));
    }
  }

  private KeptTable settled(HouseTable table, Map<String, String> heirs) {
    return table.keeping(table.seating().inherited(heirs, people::name)).inherited(heirs);
  }

  private boolean settle(HouseTable table, Map<String, String> heirs) {
    KeptTable next = settled(table, heirs);
    boolean seated = !next.seating().equals(table.seating());
    // Whose the table is was written down with the heir.
    table.keep(next.with(table.seating()));
    return tables.contains(table) && seated && changes.put(table, next.seating()).isEmpty();
  }
}
