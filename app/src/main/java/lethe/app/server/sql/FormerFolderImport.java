package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lethe.app.server.Account;
import lethe.app.server.AccountRecord;
import lethe.app.server.Ban;
import lethe.app.server.Log;
import lethe.app.server.NameRules;
import lethe.app.server.disk.FormerFolder;
import lethe.app.server.disk.FormerTable;
import lethe.app.server.disk.FormerTable.Journal;

/**
 * Imports, once, the data of a server that kept it in files. The files are moved aside afterwards.
 */
record FormerFolderImport(Database database, SeedCipher cipher, Log log) {
  private static final String IMPORTED = "took-over";

  void run(FormerFolder former, LocalDate today) throws IOException, SQLException {
    if (!former.exists()) {
      return;
    }
    List<FormerTable> tables = former.tables();
    List<AccountRecord> records = former.accounts(today);
    List<Ban> bans = former.bans();
    boolean taken =
        database.transaction(
            connection -> {
              if (DatabaseProperties.get(connection, IMPORTED).isPresent()) {
                return false;
              }
              for (FormerTable table : tables) {
                put(connection, table);
              }
              put(connection, records);
              for (Ban ban : bans) {
                SqlBanStore.put(connection, ban);
              }
              DatabaseProperties.put(connection, IMPORTED, today.toString());
              return true;
            });
    former.moveAside();
    if (taken) {
      log.info("took-over", "tables", tables.size(), "people", records.size(), "bans", bans.size());
    }
  }

  private void put(Connection connection, FormerTable former) throws SQLException {
    int number = former.table().number();
    new TableDao(connection).write(former.table());
    JournalDao journals = new JournalDao(connection, cipher);
    switch (former.journal()) {
      case Journal.None _ -> {}
      case Journal.Whole(var header, List<String> lines) -> journals.start(number, header, lines);
      case Journal.Unparsed(int format, String text) ->
          journals.writeHead(number, format, text.replace('\0', '?'));
    }
    if (former.archived()) {
      Sql.update(connection, "update tables set away = 1 where number = ?", number);
    }
  }

  /** Stores accounts. If a name looks like an earlier one, the account gets another name. */
  private static void put(Connection connection, List<AccountRecord> records) throws SQLException {
    NameRules names = new NameRules(List.of());
    Set<String> taken = new HashSet<>();
    for (AccountRecord record : records) {
      String name = record.name();
      if (!taken.add(NameRules.skeleton(name))) {
        name = names.uniqueName(name, fresh -> taken.add(NameRules.skeleton(fresh)));
      }
      SqlAccountStore.put(connection, record.withAccount(new Account(record.id(), name)));
    }
  }
}
