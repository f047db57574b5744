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
import lethe.app.server.account.Account;
import lethe.app.server.account.AccountRecord;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.Login;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;

/** Stores accounts, one row each. Names that look alike are not allowed. */
record SqlAccountStore(Database database, ClusterPublisher publisher, Log log)
    implements AccountStore {
  /** An account with one of its logins. */
  private record Row(AccountRecord record, Optional<Login> login) {
    static Row read(ResultSet row) throws SQLException {
      LocalDate used = LocalDate.parse(row.getString("last_used"));
      Account account = new Account(row.getString("id"), row.getString("name"));
      AccountRecord record = new AccountRecord(account, row.getString("address"), used, List.of());
      String login = row.getString("login");
      return new Row(
          record,
          login == null
              ? Optional.empty()
              : Optional.of(
                  new Login(
                      login,
                      Instant.parse(row.getString("added")),
                      LocalDate.parse(row.getString("login_last_used")))));
    }
  }

  @Override
  public List<AccountRecord> loadAll() throws IOException {
    return toRecords(
        database.read(
            connection ->
                Sql.query(
                    connection,
                    "select a.id, a.name, a.address, a.last_used, l.id as login, l.added,"
                        + " l.last_used as login_last_used"
                        + " from accounts a left join logins l on l.account = a.id"
                        + " order by a.id",
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
                    "select merged_id, account from account_merges",
                    row -> Map.entry(row.getString(1), row.getString(2))))
        .forEach(one -> mergedIds.put(one.getKey(), one.getValue()));
    return mergedIds;
  }

  @Override
  public WriteResult save(Collection<AccountRecord> changed, Collection<String> removedIds) {
    return change(
        connection -> {
          for (String id : removedIds) {
            Sql.update(connection, "delete from accounts where id = ?", id);
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
   * @param work returns false to report a conflict, in which case nothing is stored
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
      log.storageFailed("accounts", ErrorText.describe(e));
      return WriteResult.FAILED;
    }
  }

  /**
   * Stores an account. The logins of an existing account are kept, even if they differ; only their
   * days of use are updated.
   */
  static void put(Connection connection, AccountRecord record) throws SQLException {
    String skeleton = NameRules.skeleton(record.name());
    String used = record.lastUsed().toString();
    int there =
        Sql.update(
            connection,
            "update accounts set name = ?, skeleton = ?, address = ?, last_used = ? where id = ?",
            record.name(),
            skeleton,
            record.lastAddress(),
            used,
            record.id());
    if (there > 0) {
      SeatHistoryDao.renameAccount(connection, record.id(), record.name());
    } else {
      Sql.update(
          connection,
          "insert into accounts (id, name, skeleton, address, last_used) values (?, ?, ?, ?, ?)",
          record.id(),
          record.name(),
          skeleton,
          record.lastAddress(),
          used);
    }
    for (Login login : record.logins()) {
      if (there == 0) {
        put(connection, record.id(), login);
      } else {
        Sql.update(
            connection,
            "update logins set last_used = ? where id = ? and account = ? and last_used <> ?",
            login.lastUsed().toString(),
            login.id(),
            record.id(),
            login.lastUsed().toString());
      }
    }
  }

  /** Adds a login to an account. Fails if it already belongs to an account. */
  static void put(Connection connection, String accountId, Login login) throws SQLException {
    Sql.update(
        connection,
        "insert into logins (id, account, added, last_used) values (?, ?, ?, ?)",
        login.id(),
        accountId,
        login.added().toString(),
        login.lastUsed().toString());
  }
}
