package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import lethe.app.server.Login;
import lethe.app.server.LoginStore;
import lethe.app.server.WriteResult;

/** Stores keys, codes and words, one row each. */
record SqlLogins(Database database, SqlAccountStore accounts) implements LoginStore {
  /** Time for which a word is valid, by the clock of the database. */
  private static final Duration HOLDS = Duration.ofMinutes(10);

  @Override
  public WriteResult word(String accountId, String word) {
    return accounts.change(
        connection ->
            isThere(connection, accountId)
                && Sql.update(
                        connection,
                        "insert into words (word, person, until) values (?, ?, ?)"
                            + " on conflict (person) do update set word = excluded.word,"
                            + " until = excluded.until",
                        word,
                        accountId,
                        Sql.now(connection).plus(HOLDS).toString())
                    > 0);
  }

  private static boolean isThere(Connection connection, String accountId) throws SQLException {
    return Sql.first(
            connection, "select id from people where id = ?", row -> row.getString(1), accountId)
        .isPresent();
  }

  @Override
  public Optional<String> giver(String word) throws IOException {
    return database.read(connection -> giver(connection, word));
  }

  private record Given(String accountId, Instant until) {}

  private static Optional<String> giver(Connection connection, String word) throws SQLException {
    Instant now = Sql.now(connection);
    return Sql.first(
            connection,
            "select person, until from words where word = ?",
            row -> new Given(row.getString(1), Instant.parse(row.getString(2))),
            word)
        .filter(given -> given.until().isAfter(now))
        .map(Given::accountId);
  }

  @Override
  public WriteResult join(String word, Login login, String mergedId) {
    return accounts.change(
        connection -> {
          Optional<String> giver = giver(connection, word);
          boolean mine =
              giver.isPresent()
                  && isThere(connection, giver.get())
                  && Sql.update(connection, "delete from words where word = ?", word) > 0;
          if (!mine) {
            return false;
          }
          if (isThere(connection, mergedId)) {
            mergeAccounts(connection, mergedId, giver.get());
          } else {
            SqlAccountStore.put(connection, giver.get(), login);
          }
          moveToAccount(connection, mergedId, giver.get());
          return owner(connection, login.id()).equals(giver);
        });
  }

  private static Optional<String> owner(Connection connection, String login) throws SQLException {
    return Sql.first(
        connection, "select person from logins where login = ?", row -> row.getString(1), login);
  }

  private static void mergeAccounts(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(connection, "update logins set person = ? where person = ?", accountId, mergedId);
    Sql.update(connection, "update heirs set person = ? where person = ?", accountId, mergedId);
    SqlFriends.mergeAccounts(connection, mergedId, accountId);
    Sql.update(connection, "delete from people where id = ?", mergedId);
  }

  /**
   * Records a merge, and transfers what no running server does: ratings, records of who sat where,
   * the hosts of tables, and seats at archived tables. The seats of other tables are changed by the
   * servers.
   */
  private static void moveToAccount(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(
        connection,
        "insert into heirs (id, person) values (?, ?)"
            + " on conflict (id) do update set person = excluded.person",
        mergedId,
        accountId);
    new RatingRows(connection).mergeAccounts(mergedId, accountId);
    Sql.update(connection, "update sat set person = ? where person = ?", accountId, mergedId);
    Sql.update(connection, "update tables set host = ? where host = ?", accountId, mergedId);
    Sql.update(connection, "update tables set creator = ? where creator = ?", accountId, mergedId);
    Sql.update(
        connection,
        "update seats set who = ? where who = ? and owner = 'held'"
            + " and number in (select number from tables where away = 1)"
            + " and number not in (select number from seats where who = ? and owner = 'held')",
        accountId,
        mergedId,
        accountId);
  }

  @Override
  public WriteResult part(String accountId, String login) {
    return accounts.change(
        connection ->
            isThere(connection, accountId)
                && Sql.update(
                        connection,
                        "delete from logins where login = ? and person = ?"
                            + " and (select count(*) from logins where person = ?) > 1",
                        login,
                        accountId,
                        accountId)
                    > 0);
  }

  @Override
  public WriteResult code(String accountId, Login code) {
    return accounts.change(
        connection -> {
          boolean there = isThere(connection, accountId);
          if (there) {
            Sql.update(
                connection,
                "delete from logins where person = ? and login like 'guest:%'",
                accountId);
            SqlAccountStore.put(connection, accountId, code);
          }
          return there;
        });
  }
}
