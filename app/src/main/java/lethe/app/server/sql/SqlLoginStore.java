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
record SqlLoginStore(Database database, SqlAccountStore accounts) implements LoginStore {
  /** Time for which a word is valid, by the clock of the database. */
  private static final Duration HOLDS = Duration.ofMinutes(10);

  @Override
  public WriteResult savePairingCode(String accountId, String code) {
    return accounts.change(
        connection ->
            exists(connection, accountId)
                && Sql.update(
                        connection,
                        "insert into words (word, person, until) values (?, ?, ?)"
                            + " on conflict (person) do update set word = excluded.word,"
                            + " until = excluded.until",
                        code,
                        accountId,
                        Sql.now(connection).plus(HOLDS).toString())
                    > 0);
  }

  private static boolean exists(Connection connection, String accountId) throws SQLException {
    return Sql.queryFirst(
            connection, "select id from people where id = ?", row -> row.getString(1), accountId)
        .isPresent();
  }

  @Override
  public Optional<String> pairingCodeOwner(String code) throws IOException {
    return database.read(connection -> codeOwner(connection, code));
  }

  private record PairingCode(String accountId, Instant until) {}

  private static Optional<String> codeOwner(Connection connection, String code)
      throws SQLException {
    Instant now = Sql.now(connection);
    return Sql.queryFirst(
            connection,
            "select person, until from words where word = ?",
            row -> new PairingCode(row.getString(1), Instant.parse(row.getString(2))),
            code)
        .filter(given -> given.until().isAfter(now))
        .map(PairingCode::accountId);
  }

  @Override
  public WriteResult redeemPairingCode(String code, Login login, String mergedId) {
    return accounts.change(
        connection -> {
          Optional<String> ownerId = codeOwner(connection, code);
          boolean mine =
              ownerId.isPresent()
                  && exists(connection, ownerId.get())
                  && Sql.update(connection, "delete from words where word = ?", code) > 0;
          if (!mine) {
            return false;
          }
          if (exists(connection, mergedId)) {
            mergeAccounts(connection, mergedId, ownerId.get());
          } else {
            SqlAccountStore.put(connection, ownerId.get(), login);
          }
          moveToAccount(connection, mergedId, ownerId.get());
          return owner(connection, login.id()).equals(ownerId);
        });
  }

  private static Optional<String> owner(Connection connection, String login) throws SQLException {
    return Sql.queryFirst(
        connection, "select person from logins where login = ?", row -> row.getString(1), login);
  }

  private static void mergeAccounts(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(connection, "update logins set person = ? where person = ?", accountId, mergedId);
    Sql.update(connection, "update heirs set person = ? where person = ?", accountId, mergedId);
    SqlFriendStore.mergeAccounts(connection, mergedId, accountId);
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
    new RatingDao(connection).mergeAccounts(mergedId, accountId);
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
  public WriteResult removeLogin(String accountId, String login) {
    return accounts.change(
        connection ->
            exists(connection, accountId)
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
  public WriteResult replaceReturnCode(String accountId, Login code) {
    return accounts.change(
        connection -> {
          boolean there = exists(connection, accountId);
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
