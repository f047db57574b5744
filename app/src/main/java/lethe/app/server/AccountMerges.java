package lethe.app.server;

import java.util.Map;

/**
 * Transfers tables and seats to the accounts into which their owners were merged. Another server,
 * or this one before a crash, may still have stored the old ids.
 */
final class AccountMerges {
  private final Tables tables;
  private final Accounts accounts;
  private final SeatChanges changes;

  AccountMerges(Tables tables, Accounts accounts, SeatChanges changes) {
    this.tables = tables;
    this.accounts = accounts;
    this.changes = changes;
  }

  /** Checks all tables. */
  void apply() {
    Map<String, String> mergedIds = accounts.mergedIds();
    if (!mergedIds.isEmpty()) {
      tables.all().stream()
          .filter(table -> !merged(table, mergedIds).equals(table.keeping(table.seating())))
          .forEach(table -> table.changing(() -> apply(table, mergedIds)));
    }
  }

  private KeptTable merged(ServerTable table, Map<String, String> mergedIds) {
    return table
        .keeping(table.seating().withMergedAccounts(mergedIds, accounts::name))
        .withMergedAccounts(mergedIds);
  }

  private boolean apply(ServerTable table, Map<String, String> mergedIds) {
    KeptTable next = merged(table, mergedIds);
    boolean seated = !next.seating().equals(table.seating());
    // The merge itself has stored the new host.
    table.keep(next.with(table.seating()));
    return tables.contains(table) && seated && changes.put(table, next.seating()).isEmpty();
  }
}
