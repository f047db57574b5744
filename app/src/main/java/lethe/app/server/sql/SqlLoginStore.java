package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import lethe.app.server.account.Login;
import lethe.app.server.base.WriteResult;
import lethe.app.server.session.LoginStore;

/** Stores keys, return codes and pairing codes, one row each. */
record SqlLoginStore(Database database, SqlAccountStore accounts) implements LoginStore {
  /** The validity period of a pairing code, by the clock of the database. */
  private static final Duration PAIRING_CODE_VALIDITY = Duration.ofMinutes(10);

  @Override
  public WriteResult savePairingCode(String accountId, String codeHash) {
    return accounts.change(
        sql ->
            exists(sql, accountId)
                && sql.update(
                    "insert into pairing_codes (code, account, valid_until) values (?, ?, ?)"
                        + " on conflict (account) do update set code = excluded.code,"
                        + " valid_until = excluded.valid_until",
                    codeHash,
                    accountId,
                    sql.now().plus(PAIRING_CODE_VALIDITY)));
  }

  private static boolean exists(Sql sql, String accountId) throws SQLException {
    return sql.exists("select id from accounts where id = ?", accountId);
  }

  @Override
  public Optional<String> pairingCodeOwner(String codeHash) throws IOException {
    return database.read(sql -> pairingCodeOwner(sql, codeHash));
  }

  private record PairingCode(String accountId, Instant validUntil) {}

  private static Optional<String> pairingCodeOwner(Sql sql, String codeHash) throws SQLException {
    Instant now = sql.now();
    return sql.findFirst(
            "select account, valid_until from pairing_codes where code = ?",
            row -> new PairingCode(row.text("account"), row.instant("valid_until")),
            codeHash)
        .filter(pairingCode -> pairingCode.validUntil().isAfter(now))
        .map(PairingCode::accountId);
  }

  @Override
  public WriteResult redeemPairingCode(String codeHash, Login login, String mergedId) {
    return accounts.change(
        sql -> {
          Optional<String> ownerId = pairingCodeOwner(sql, codeHash);
          boolean redeemed =
              ownerId.isPresent()
                  && exists(sql, ownerId.get())
                  && sql.update("delete from pairing_codes where code = ?", codeHash);
          if (!redeemed) {
            return false;
          }
          if (exists(sql, mergedId)) {
            mergeAccounts(sql, mergedId, ownerId.get());
          } else {
            SqlAccountStore.put(sql, ownerId.get(), login);
          }
          moveToAccount(sql, mergedId, ownerId.get());
          return loginOwner(sql, login.id()).equals(ownerId);
        });
  }

  private static Optional<String> loginOwner(Sql sql, String login) throws SQLException {
    return sql.findFirst("select account from logins where id = ?", row -> row.text(1), login);
  }

  private static void mergeAccounts(Sql sql, String mergedId, String accountId)
      throws SQLException {
    sql.update("update logins set account = ? where account = ?", accountId, mergedId);
    sql.update("update account_merges set account = ? where account = ?", accountId, mergedId);
    SqlFriendStore.mergeAccounts(sql, mergedId, accountId);
    sql.update("delete from accounts where id = ?", mergedId);
  }

  /**
   * Records a merge, and transfers ratings, seat history, chat messages, tables that the account
   * hosts or has created, and seats at archived tables. Running servers transfer the seats at other
   * tables.
   */
  private static void moveToAccount(Sql sql, String mergedId, String accountId)
      throws SQLException {
    sql.update(
        "insert into account_merges (merged_id, account) values (?, ?)"
            + " on conflict (merged_id) do update set account = excluded.account",
        mergedId,
        accountId);
    SqlRatingStore.mergeAccounts(sql, mergedId, accountId);
    sql.update("update seat_history set account = ? where account = ?", accountId, mergedId);
    sql.update("update chat_messages set account = ? where account = ?", accountId, mergedId);
    sql.update("update tables set host = ? where host = ?", accountId, mergedId);
    sql.update("update tables set creator = ? where creator = ?", accountId, mergedId);
    sql.update(
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
        sql ->
            exists(sql, accountId)
                && sql.update(
                    "delete from logins where id = ? and account = ?"
                        + " and (select count(*) from logins where account = ?) > 1",
                    login,
                    accountId,
                    accountId));
  }

  @Override
  public WriteResult replaceReturnCode(String accountId, Login code) {
    return accounts.change(
        sql -> {
          boolean exists = exists(sql, accountId);
          if (exists) {
            sql.update("delete from logins where account = ? and id like 'guest:%'", accountId);
            SqlAccountStore.put(sql, accountId, code);
          }
          return exists;
        });
  }
}
