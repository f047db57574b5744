package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.app.server.base.WriteResult;
import lethe.app.server.session.FriendStore;

/** Stores friends, muted users and personal settings, one row each. */
record SqlFriendStore(Database database, SqlAccountStore accounts) implements FriendStore {
  private record AccountPair(String accountId, String otherId) {}

  private record Setting(String accountId, String name, String value) {}

  @Override
  public Map<String, Set<String>> friends() throws IOException {
    return loadGrouped("select account, friend from friends");
  }

  @Override
  public Map<String, Set<String>> mutes() throws IOException {
    return loadGrouped("select account, muted from mutes");
  }

  /** Returns the values of the second column, grouped by those of the first. */
  private Map<String, Set<String>> loadGrouped(String query) throws IOException {
    List<AccountPair> rows =
        database.read(sql -> sql.list(query, row -> new AccountPair(row.text(1), row.text(2))));
    Map<String, Set<String>> values = new HashMap<>();
    for (AccountPair row : rows) {
      values.computeIfAbsent(row.accountId(), _ -> new HashSet<>()).add(row.otherId());
    }
    return values;
  }

  @Override
  public Map<String, Map<String, String>> settings() throws IOException {
    List<Setting> rows =
        database.read(
            sql ->
                sql.list(
                    "select account, name, value from account_settings",
                    row -> new Setting(row.text("account"), row.text("name"), row.text("value"))));
    Map<String, Map<String, String>> settings = new HashMap<>();
    for (Setting row : rows) {
      settings.computeIfAbsent(row.accountId(), _ -> new HashMap<>()).put(row.name(), row.value());
    }
    return settings;
  }

  @Override
  public WriteResult addFriend(String accountId, String friendId) {
    return update(
        "insert into friends (account, friend) select a.id, b.id from accounts a, accounts b"
            + " where a.id = ? and b.id = ? on conflict (account, friend) do nothing",
        accountId,
        friendId);
  }

  @Override
  public WriteResult removeFriend(String accountId, String friendId) {
    return update("delete from friends where account = ? and friend = ?", accountId, friendId);
  }

  @Override
  public WriteResult mute(String accountId, String mutedId) {
    return update(
        "insert into mutes (account, muted) select a.id, b.id from accounts a, accounts b"
            + " where a.id = ? and b.id = ? on conflict (account, muted) do nothing",
        accountId,
        mutedId);
  }

  @Override
  public WriteResult unmute(String accountId, String mutedId) {
    return update("delete from mutes where account = ? and muted = ?", accountId, mutedId);
  }

  @Override
  public WriteResult saveSetting(String accountId, String name, String value) {
    return update(
        "insert into account_settings (account, name, value) values (?, ?, ?)"
            + " on conflict (account, name) do update set value = excluded.value",
        accountId,
        name,
        value);
  }

  private WriteResult update(String statement, String... parameters) {
    return accounts.change(
        sql -> {
          sql.update(statement, (Object[]) parameters);
          return true;
        });
  }

  /**
   * Transfers the friends of an account, and its place among the friends of others, to the account
   * into which it was merged. Muted users and settings are not transferred.
   */
  static void mergeAccounts(Sql sql, String mergedId, String accountId) throws SQLException {
    sql.update(
        "insert into friends (account, friend) select ?, friend from friends"
            + " where account = ? and friend <> ? on conflict (account, friend) do nothing",
        accountId,
        mergedId,
        accountId);
    sql.update(
        "insert into friends (account, friend) select account, ? from friends"
            + " where friend = ? and account <> ? on conflict (account, friend) do nothing",
        accountId,
        mergedId,
        accountId);
  }
}
