package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.app.server.FriendStore;
import lethe.app.server.WriteResult;

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
                    "select person, friend from friends",
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
                    "select person, name, value from personal_settings",
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
              "insert into friends (person, friend) select a.id, b.id from people a, people b"
                  + " where a.id = ? and b.id = ? on conflict (person, friend) do nothing",
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
              connection, "delete from friends where person = ? and friend = ?", accountId, friend);
          return true;
        });
  }

  @Override
  public WriteResult saveSetting(String accountId, String name, String value) {
    return accounts.change(
        connection -> {
          Sql.update(
              connection,
              "insert into personal_settings (person, name, value) values (?, ?, ?)"
                  + " on conflict (person, name) do update set value = excluded.value",
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
        "insert into friends (person, friend) select ?, friend from friends"
            + " where person = ? and friend <> ? on conflict (person, friend) do nothing",
        accountId,
        mergedId,
        accountId);
    Sql.update(
        connection,
        "insert into friends (person, friend) select person, ? from friends"
            + " where friend = ? and person <> ? on conflict (person, friend) do nothing",
        accountId,
        mergedId,
        accountId);
  }
}
