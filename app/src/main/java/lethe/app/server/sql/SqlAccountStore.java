package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import lethe.app.server.Account;
import lethe.app.server.AccountRecord;
import lethe.app.server.AccountStore;
import lethe.app.server.Log;
import lethe.app.server.Login;
import lethe.app.server.NameRules;
import lethe.app.server.WriteResult;

/** Stores accounts, one row each. No two names look alike. */
record SqlAccountStore(Database database, ClusterPublisher publisher, Log log)
    implements AccountStore {
  /** An account with one of its logins. */
  private record Row(AccountRecord record, Optional<Login> login) {
    static Row read(ResultSet row) throws SQLException {
      LocalDate used = LocalDate.parse(row.getString("used"));
      Account account = new Account(row.getString("id"), row.getString("name"));
      AccountRecord record = new AccountRecord(account, row.getString("origin"), used, List.of());
      String login = row.getString("login");
      return new Row(
          record,
          login == null
              ? Optional.empty()
              : Optional.of(login(login, row.getString("added"), row.getString("last"), used)));
    }

    /** Returns a login. Servers of an earlier version store no times. */
    private static Login login(String id, String added, String last, LocalDate used) {
      return added.isEmpty() || last.isEmpty()
          ? Login.addedOn(used, id)
          : new Login(id, Instant.parse(added), LocalDate.parse(last));
    }
  }

  @Override
  public List<AccountRecord> loadAll(LocalDate today) throws IOException {
    return toRecords(
        database.read(
            connection ->
                Sql.query(
                    connection,
                    "select p.id, p.name, p.origin, p.used, l.login, l.added, l.used as last"
                        + " from people p left join logins l on l.person = p.id"
                        + " order by p.id",
                    Row::read)));
  }

  private static List<AccountRecord> toRecords(List<Row> rows) {
    Map<AccountRecord, List<Login>> loginsByRecord = new LinkedHashMap<>();
    for (Row row : rows) {
      List<Login> logins = loginsByRecord.computeIfAbsent(row.record(), _ -> new ArrayList<>());
      row.login().ifPresent(logins::add);
    }
    return loginsByRecord.entrySet().stream()
        .map(
            one -> {
              AccountRecord record = one.getKey();
              List<Login> logins = one.getValue().stream().sorted(Login.OLDEST_FIRST).toList();
              return new AccountRecord(
                  record.account(), record.lastAddress(), record.lastUsed(), logins);
            })
        .toList();
  }

  @Override
  public Map<String, String> loadMergedIds() throws IOException {
    Map<String, String> mergedIds = new HashMap<>();
    database
        .read(
            connection ->
                Sql.query(
                    connection,
                    "select id, person from heirs",
                    row -> Map.entry(row.getString(1), row.getString(2))))
        .forEach(one -> mergedIds.put(one.getKey(), one.getValue()));
    return mergedIds;
  }

  @Override
  public WriteResult save(Collection<AccountRecord> changed, Collection<String> gone) {
    return change(
        connection -> {
          for (String id : gone) {
            Sql.update(connection, "delete from people where id = ?", id);
          }
          for (AccountRecord record : changed) {
            put(connection, record);
          }
          return true;
        });
  }

  /**
   * Changes accounts in one transaction and notifies other servers. Concurrent changes are
   * serialized by the row that marks changes, which stays locked until the end of the transaction.
   *
   * @param work returns false to report a conflict; nothing is stored then
   */
  WriteResult change(Sql.Work<Boolean> work) {
    try {
      boolean done =
          database.transaction(
              connection -> {
                DatabaseProperties.put(
                    connection, DatabaseProperties.ACCOUNTS_VERSION, UUID.randomUUID().toString());
                boolean mine = work.run(connection);
                if (!mine) {
                  connection.rollback();
                }
                return mine;
              });
      publisher.accountsChanged();
      return done ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      if (Database.isConflict(e)) {
        return WriteResult.CONFLICT;
      }
      log.storageFailed("people", ErrorText.describe(e));
      return WriteResult.FAILED;
    }
  }

  /**
   * Stores an account. The logins of an existing account are kept, even if they differ; only their
   * days of use are updated.
   */
  static void put(Connection connection, AccountRecord record) throws SQLException {
    String likeness = NameRules.skeleton(record.name());
    String used = record.lastUsed().toString();
    int there =
        Sql.update(
            connection,
            "update people set name = ?, likeness = ?, origin = ?, used = ? where id = ?",
            record.name(),
            likeness,
            record.lastAddress(),
            used,
            record.id());
    if (there > 0) {
      SeatHistoryDao.renameAccount(connection, record.id(), record.name());
    } else {
      Sql.update(
          connection,
          "insert into people (id, name, likeness, origin, used) values (?, ?, ?, ?, ?)",
          record.id(),
          record.name(),
          likeness,
          record.lastAddress(),
          used);
    }
    for (Login login : record.logins()) {
      if (there == 0) {
        put(connection, record.id(), login);
      } else {
        Sql.update(
            connection,
            "update logins set used = ? where login = ? and person = ? and used <> ?",
            login.lastUsed().toString(),
            login.id(),
            record.id(),
            login.lastUsed().toString());
      }
    }
  }

  /** Adds a login to an account. Fails if it belongs to an account already. */
  static void put(Connection connection, String accountId, Login login) throws SQLException {
    Sql.update(
        connection,
        "insert into logins (login, person, added, used) values (?, ?, ?, ?)",
        login.id(),
        accountId,
        login.added().toString(),
        login.lastUsed().toString());
  }
}
