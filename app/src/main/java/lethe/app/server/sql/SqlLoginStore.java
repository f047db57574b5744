package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import lethe.app.server.account.Login;
import lethe.app.server.base.WriteResult;
import lethe.app.server.session.LoginStore;

/** Stores keys, codes and words, one row each. */
record SqlLoginStore(Database database, SqlAccountStore accounts) implements LoginStore {
  /** Validity period of a word, by the clock of the database. */
  private static final Duration HOLDS = Duration.ofMinutes(10);

  @Override
  public WriteResult savePairingCode(String accountId, String code) {
    return accounts.change(
        connection ->
            exists(connection, accountId)
                && Sql.update(
                        connection,
                        "insert into pairing_codes (code, account, valid_until) values (?, ?, ?)"
                            + " on conflict (account) do update set code = excluded.code,"
                            + " valid_until = excluded.valid_until",
                        code,
                        accountId,
                        Sql.now(connection).plus(HOLDS).toString())
                    > 0);
  }

  private static boolean exists(Connection connection, String accountId) throws SQLException {
    return Sql.queryFirst(
            connection, "select id from accounts where id = ?", row -> row.getString(1), accountId)
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
            "select account, valid_until from pairing_codes where code = ?",
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
                  && Sql.update(connection, "delete from pairing_codes where code = ?", code) > 0;
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
        connection, "select account from logins where id = ?", row -> row.getString(1), login);
  }

  private static void mergeAccounts(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(connection, "update logins set account = ? where account = ?", accountId, mergedId);
    Sql.update(
        connection, "update account_merges set account = ? where account = ?", accountId, mergedId);
    SqlFriendStore.mergeAccounts(connection, mergedId, accountId);
    Sql.update(connection, "delete from accounts where id = ?", mergedId);
  }

  /**
   * Records a merge, and transfers the data that running servers do not: ratings, seat history, the
   * hosts of tables, and seats at archived tables. The seats of other tables are changed by the
   * servers.
   */
  private static void moveToAccount(Connection connection, String mergedId, String accountId)
      throws SQLException {
    Sql.update(
        connection,
        "insert into account_merges (merged_id, account) values (?, ?)"
            + " on conflict (merged_id) do update set account = excluded.account",
        mergedId,
        accountId);
    new RatingDao(connection).mergeAccounts(mergedId, accountId);
    Sql.update(
        connection, "update seat_history set account = ? where account = ?", accountId, mergedId);
    Sql.update(connection, "update tables set host = ? where host = ?", accountId, mergedId);
    Sql.update(connection, "update tables set creator = ? where creator = ?", accountId, mergedId);
    Sql.update(
        connection,
        "update seats set owner = ? where owner = ? and owner_kind = 'held'"
            + " and table_number in (select number from tables where archived = 1)"
            + " and table_number not in"
            + " (select table_number from seats where owner = ? and owner_kind = 'held')",
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
                        "delete from logins where id = ? and account = ?"
                            + " and (select count(*) from logins where account = ?) > 1",
                        login,
                        accountId,
                        accountId)
                    > 0);
  }

  @Override
  public WriteResult replaceReturnCode(String accountId, Login code) {
    return accounts.change(
        connection -> {
          boolean exists = exists(connection, accountId);
          if (exists) {
            Sql.update(
                connection,
                "delete from logins where account = ? and id like 'guest:%'",
                accountId);
            SqlAccountStore.put(connection, accountId, code);
          }
          return exists;
        });
  }
}
