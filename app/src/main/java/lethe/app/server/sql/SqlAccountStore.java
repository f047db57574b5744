package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.account.AccountRecord;
import lethe.app.server.account.AccountStore;
import lethe.app.server.account.Login;
import lethe.app.server.account.NameRules;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;

/** Stores accounts, one row each. Names that look alike are not allowed. */
record SqlAccountStore(Database database, ClusterPublisher publisher, Log log)
    implements AccountStore {
  /** An account with one of its logins; the record itself contains none. */
  private record AccountRow(AccountRecord record, Optional<Login> login) {
    static AccountRow read(Row row) throws SQLException {
      Account account = new Account(row.text("id"), row.text("name"));
      AccountRecord record =
          new AccountRecord(account, row.text("address"), row.date("last_used"), List.of());
      Optional<String> login = row.optionalText("login");
      return new AccountRow(
          record,
          login.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new Login(login.get(), row.instant("added"), row.date("login_last_used"))));
    }
  }

  @Override
  public List<AccountRecord> loadAll() throws IOException {
    List<AccountRow> rows =
        database.read(
            sql ->
                sql.list(
                    "select a.id, a.name, a.address, a.last_used, l.id as login, l.added,"
                        + " l.last_used as login_last_used"
                        + " from accounts a left join logins l on l.account = a.id"
                        + " order by a.id",
                    AccountRow::read));
    Map<AccountRecord, List<Login>> loginsByRecord = new LinkedHashMap<>();
    for (AccountRow row : rows) {
      List<Login> logins = loginsByRecord.computeIfAbsent(row.record(), _ -> new ArrayList<>());
      row.login().ifPresent(logins::add);
    }
    List<AccountRecord> records = new ArrayList<>();
    loginsByRecord.forEach(
        (record, logins) -> {
          logins.sort(Login.OLDEST_FIRST);
          records.add(
              new AccountRecord(record.account(), record.lastAddress(), record.lastUsed(), logins));
        });
    return records;
  }

  @Override
  public Map<String, String> loadMergedIds() throws IOException {
    Map<String, String> mergedIds = new HashMap<>();
    database
        .read(
            sql ->
                sql.list(
                    "select merged_id, account from account_merges",
                    row -> Map.entry(row.text("merged_id"), row.text("account"))))
        .forEach(merge -> mergedIds.put(merge.getKey(), merge.getValue()));
    return mergedIds;
  }

  /**
   * Returns an SQL expression for the account in a column, or for the one into which it was merged.
   */
  static String mergedAccount(String column) {
    return "coalesce((select m.account from account_merges m where m.merged_id = "
        + column
        + "), "
        + column
        + ")";
  }

  @Override
  public List<StoredItem> export(String id) throws IOException {
    return database.readRetrying(sql -> AccountData.load(sql, id));
  }

  @Override
  public WriteResult delete(String id, String replacement) {
    return change(sql -> AccountData.delete(sql, id, replacement));
  }

  @Override
  public WriteResult clearAddresses(LocalDate today) {
    return change(
        sql -> {
          AccountData.clearAddresses(sql, today);
          return true;
        });
  }

  @Override
  public WriteResult save(
      Collection<AccountRecord> changedAccounts, Collection<String> removedIds) {
    return change(
        sql -> {
          for (String id : removedIds) {
            sql.update("delete from accounts where id = ?", id);
          }
          for (AccountRecord record : changedAccounts) {
            put(sql, record);
          }
          return true;
        });
  }

  /**
   * Changes accounts in one transaction and notifies other servers. Concurrent changes are
   * serialized.
   *
   * @param work returns false to report a conflict, in which case nothing is stored
   */
  WriteResult change(Sql.Work<Boolean> work) {
    try {
      boolean succeeded =
          database.transaction(
              sql -> {
                DatabaseProperties.changeAccountsVersion(sql);
                boolean changed = work.run(sql);
                if (!changed) {
                  sql.rollback();
                }
                return changed;
              });
      publisher.accountsChanged();
      return succeeded ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.resultOf(e, log, "accounts");
    }
  }

  /**
   * Stores an account. The logins of an existing account are kept, even if they differ; only their
   * days of use are updated.
   */
  private static void put(Sql sql, AccountRecord record) throws SQLException {
    String skeleton = NameRules.skeleton(record.name());
    boolean exists =
        sql.update(
            "update accounts set name = ?, skeleton = ?, address = ?, last_used = ? where id = ?",
            record.name(),
            skeleton,
            record.lastAddress(),
            record.lastUsed(),
            record.id());
    if (exists) {
      renameInRecords(sql, record.id(), record.name());
      for (Login login : record.logins()) {
        sql.update(
            "update logins set last_used = ? where id = ? and account = ? and last_used <> ?",
            login.lastUsed(),
            login.id(),
            record.id(),
            login.lastUsed());
      }
    } else {
      sql.update(
          "insert into accounts (id, name, skeleton, address, last_used) values (?, ?, ?, ?, ?)",
          record.id(),
          record.name(),
          skeleton,
          record.lastAddress(),
          record.lastUsed());
      for (Login login : record.logins()) {
        put(sql, record.id(), login);
      }
    }
  }

  /**
   * Changes the name of an account in the records that show it even after the account is deleted.
   */
  private static void renameInRecords(Sql sql, String accountId, String name) throws SQLException {
    for (String table : List.of("seat_history", "attempts", "enrollments")) {
      sql.update(
          "update " + table + " set name = ? where account = ? and name <> ?",
          name,
          accountId,
          name);
    }
  }

  /** Adds a login to an account. Throws an exception if any account has the login. */
  static void put(Sql sql, String accountId, Login login) throws SQLException {
    sql.update(
        "insert into logins (id, account, added, last_used) values (?, ?, ?, ?)",
        login.id(),
        accountId,
        login.addedAt(),
        login.lastUsed());
  }
}
