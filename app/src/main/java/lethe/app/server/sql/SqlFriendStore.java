package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.app.server.base.WriteResult;
import lethe.app.server.session.FriendStore;

/** Stores friends and personal settings, one row each. */
record SqlFriendStore(Database database, SqlAccountStore accounts) implements FriendStore {
  private record Friend(String accountId, String friendId) {}

  private record Setting(String accountId, String name, String value) {}

  @Override
  public Map<String, Set<String>> friends() throws IOException {
    Map<String, Set<String>> friends = new HashMap<>();
    List<Friend> rows =
        database.read(
            connection ->
                Sql.query(
                    connection,
                    "select account, friend from friends",
                    row -> new Friend(row.getString(1), row.getString(2))));
    for (Friend row : rows) {
      friends.computeIfAbsent(row.accountId(), _ -> new HashSet<>()).add(row.friendId());
    }
    return friends;
  }

  @Override
  public Map<String, Map<String, String>> settings() throws IOException {
    Map<String, Map<String, String>> settings = new HashMap<>();
    List<Setting> rows =
        database.read(
            connection ->
                Sql.query(
                    connection,
                    "select account, name, value from account_settings",
                    row -> new Setting(row.getString(1), row.getString(2), row.getString(3))));
    for (Setting row : rows) {
      settings.computeIfAbsent(row.accountId(), _ -> new HashMap<>()).put(row.name(), row.value());
    }
    return settings;
  }

  @Override
  public WriteResult add(String accountId, String friend) {
    return accounts.change(
        connection -> {
          Sql.update(
              connection,
              "insert into friends (account, friend) select a.id, b.id from accounts a, accounts b"
                  + " where a.id = ? and b.id = ? on conflict (account, friend) do nothing",
              accountId,
              friend);
          return true;
        });
  }

  @Override
  public WriteResult remove(String accountId, String friend) {
    return accounts.change(
        connection -> {
          Sql.update(
              connection,
              "delete from friends where account = ? and friend = ?",
              accountId,
              friend);
          return true;
        });
  }

  @Override
  public WriteResult saveSetting(String accountId, String name, String value) {
    return accounts.change(
        connection -> {
          Sql.update(
              connection,
              "insert into account_settings (account, name, value) values (?, ?, ?)"
                  + " on conflict (account, name) do update set value = excluded.value",
              accountId,
              name,
              value);
          return true;
        });
  }

  /**
   * Transfers the friends of an account to the one into which it was merged, without duplicates.
   */
  static void mergeAccounts(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(
        connection,
        "insert into friends (account, friend) select ?, friend from friends"
            + " where account = ? and friend <> ? on conflict (account, friend) do nothing",
        accountId,
        mergedId,
        accountId);
    Sql.update(
        connection,
        "insert into friends (account, friend) select account, ? from friends"
            + " where friend = ? and account <> ? on conflict (account, friend) do nothing",
        accountId,
        mergedId,
        accountId);
  }
}
