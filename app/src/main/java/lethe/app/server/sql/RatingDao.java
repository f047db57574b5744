package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import lethe.app.rating.GlickoRating;
import lethe.app.server.event.RatingStore;
import lethe.app.server.event.RatingStore.RatingEntry;

/** Reads and writes ratings and the accounts to which they belong. */
record RatingDao(Connection connection) {
  /** The condition for the ratings of an account, alone or in a pair. */
  static final String OF_ACCOUNT =
      "exists (select 1 from rating_accounts t where t.account = ? and t.pool = ratings.pool"
          + " and t.season = ratings.season and t.subject = ratings.subject)";

  private static final String ROWS =
      "select pool, season, subject, points, deviation, volatility, matches from ratings where ";

  private static RatingEntry readEntry(ResultSet row) throws SQLException {
    return new RatingEntry(
        new RatingStore.RatingKey(
            row.getString("pool"), row.getString("season"), row.getString("subject")),
        new GlickoRating(
            row.getDouble("points"), row.getDouble("deviation"), row.getDouble("volatility")),
        row.getInt("matches"));
  }

  List<RatingEntry> list(String which, Object... values) throws SQLException {
    return Sql.query(connection, ROWS + which, RatingDao::readEntry, values);
  }

  private Optional<RatingEntry> find(RatingStore.RatingKey key) throws SQLException {
    return list("pool = ? and season = ? and subject = ?", key.pool(), key.season(), key.subject())
        .stream()
        .findFirst();
  }

  /** Inserts a rating. Returns the number of rows added: 0 if the rating already exists. */
  int insert(RatingEntry entry) throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert into ratings (pool, season, subject, points, deviation, volatility, matches)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (pool, season, subject) do nothing",
            entry.key().pool(),
            entry.key().season(),
            entry.key().subject(),
            entry.rating().points(),
            entry.rating().deviation(),
            entry.rating().volatility(),
            entry.matches());
    return added == 0 ? 0 : saveOwners(entry, added);
  }

  /**
   * Updates a rating whose stored number of matches is one less. Returns the number of rows
   * changed: 0 if it was changed in the meantime.
   */
  int update(RatingEntry entry) throws SQLException {
    int changed =
        Sql.update(
            connection,
            "update ratings set points = ?, deviation = ?, volatility = ?, matches = ?"
                + " where pool = ? and season = ? and subject = ? and matches = ?",
            entry.rating().points(),
            entry.rating().deviation(),
            entry.rating().volatility(),
            entry.matches(),
            entry.key().pool(),
            entry.key().season(),
            entry.key().subject(),
            entry.matches() - 1);
    return changed == 0 ? 0 : saveOwners(entry, changed);
  }

  private int saveOwners(RatingEntry entry, int rows) throws SQLException {
    for (String accountId : entry.key().accountIds()) {
      Sql.update(
          connection,
          "insert into rating_accounts (pool, season, subject, account) values (?, ?, ?, ?)"
              + " on conflict (account, pool, season, subject) do nothing",
          entry.key().pool(),
          entry.key().season(),
          entry.key().subject(),
          accountId);
    }
    return rows;
  }

  /**
   * Transfers the ratings of an account to the one into which it was merged. Two ratings are
   * combined into one. The rating of a pair of both accounts is deleted, because it was not a real
   * pair.
   */
  void mergeAccounts(String mergedId, String accountId) throws SQLException {
    for (RatingEntry entry : list(OF_ACCOUNT, mergedId)) {
      RatingStore.RatingKey key = entry.key();
      List<String> accountIds =
          key.accountIds().stream()
              .map(id -> id.equals(mergedId) ? accountId : id)
              .distinct()
              .sorted()
              .toList();
      delete(key);
      if (accountIds.size() == key.accountIds().size()) {
        RatingStore.RatingKey next =
            new RatingStore.RatingKey(key.pool(), key.season(), String.join(" ", accountIds));
        Optional<RatingEntry> own = find(next);
        if (own.isPresent()) {
          delete(next);
        }
        insert(
            own.map(there -> merged(there, entry))
                .orElse(new RatingEntry(next, entry.rating(), entry.matches())));
      }
    }
  }

  private static RatingEntry merged(RatingEntry own, RatingEntry more) {
    return new RatingEntry(
        own.key(), own.rating().mergedWith(more.rating()), own.matches() + more.matches());
  }

  private void delete(RatingStore.RatingKey key) throws SQLException {
    Sql.update(
        connection,
        "delete from ratings where pool = ? and season = ? and subject = ?",
        key.pool(),
        key.season(),
        key.subject());
  }
}
