package lethe.app.server;

import java.util.Map;

/**
 * Transfers tables and seats to the accounts into which their owners were merged. Another server,
 * or this one before a crash, may still have stored the old ids.
 */
final class AccountMerges {
  private final TableRegistry tables;
  private final Accounts accounts;
  private final SeatChanges changes;

  AccountMerges(TableRegistry tables, Accounts accounts, SeatChanges changes) {
    this.tables = tables;
    this.accounts = accounts;
    this.changes = changes;
  }

  /** Checks all tables. */
  void apply() {
    Map<String, String> mergedIds = accounts.mergedIds();
    if (!mergedIds.isEmpty()) {
      tables.all().stream()
          .filter(table -> !merged(table, mergedIds).equals(table.recordWith(table.seatOwners())))
          .forEach(table -> table.withLock(() -> apply(table, mergedIds)));
    }
  }

  private TableRecord merged(ServerTable table, Map<String, String> mergedIds) {
    return table
        .recordWith(table.seatOwners().withMergedAccounts(mergedIds, accounts::name))
        .withMergedAccounts(mergedIds);
  }

  private boolean apply(ServerTable table, Map<String, String> mergedIds) {
    TableRecord next = merged(table, mergedIds);
    boolean seated = !next.seatOwners().equals(table.seatOwners());
    // The merge itself has stored the new host.
    table.setRecord(next.with(table.seatOwners()));
    return tables.contains(table) && seated && changes.save(table, next.seatOwners()).isEmpty();
  }
}
