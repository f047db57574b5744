package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.rating.GlickoRating;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.event.RatingStore;

/** Stores the ratings of players, pairs and deals, and the accounts of each rating. */
record SqlRatingStore(Database database, Log log) implements RatingStore {
  private static final String RATINGS_WHERE =
      "select pool, season, subject, points, deviation, volatility, matches from ratings where ";

  /** The condition for the ratings of an account, alone or in a pair. */
  private static final String OF_ACCOUNT =
      "exists (select 1 from rating_accounts t where t.account = ? and t.pool = ratings.pool"
          + " and t.season = ratings.season and t.subject = ratings.subject)";

  /** Thrown inside a transaction to roll it back and to report a conflict. */
  private static final class ConflictException extends SQLException {
    private static final long serialVersionUID = 1;
  }

  // Queries.

  private static RatingEntry entry(Row row) throws SQLException {
    return new RatingEntry(
        new RatingKey(row.text("pool"), row.text("season"), row.text("subject")),
        new GlickoRating(
            row.decimal("points"), row.decimal("deviation"), row.decimal("volatility")),
        row.number("matches"));
  }

  private List<RatingEntry> list(String condition, Object... values) throws IOException {
    return database.read(sql -> sql.list(RATINGS_WHERE + condition, SqlRatingStore::entry, values));
  }

  @Override
  public Optional<RatingEntry> find(RatingKey key) throws IOException {
    return database.read(sql -> find(sql, key));
  }

  private static Optional<RatingEntry> find(Sql sql, RatingKey key) throws SQLException {
    return sql.findFirst(
        RATINGS_WHERE + "pool = ? and season = ? and subject = ?",
        SqlRatingStore::entry,
        key.pool(),
        key.season(),
        key.subject());
  }

  @Override
  public List<RatingEntry> leaders(String pool, String season, int max) throws IOException {
    return list(
        "pool = ? and season = ? and subject not like 'deal %' order by points desc, subject limit "
            + max,
        pool,
        season);
  }

  @Override
  public List<RatingEntry> ratingsOf(String accountId) throws IOException {
    return list("season = '' and " + OF_ACCOUNT + " order by pool, subject", accountId);
  }

  @Override
  public boolean isRated(int table) throws IOException {
    return database.read(
        sql -> sql.exists("select table_number from rated_tables where table_number = ?", table));
  }

  @Override
  public List<String> unratedEvents(Instant time) throws IOException {
    return database.read(
        sql ->
            sql.list(
                "select id from events where rated = 0 and closes <= ?", row -> row.text(1), time));
  }

  @Override
  public List<Integer> tablesOf(String event) throws IOException {
    return database.read(
        sql ->
            sql.list(
                "select distinct table_number from attempts where event = ? order by table_number",
                row -> row.number(1),
                event));
  }

  // Changes.

  @Override
  public WriteResult markRated(String event) {
    try {
      var _ = database.run(sql -> sql.update("update events set rated = 1 where id = ?", event));
      return WriteResult.DONE;
    } catch (SQLException e) {
      return Database.loggedFailure(e, log, "event " + event);
    }
  }

  @Override
  public WriteResult save(int table, List<RatingEntry> entries) {
    try {
      return database.transaction(sql -> save(sql, table, entries));
    } catch (ConflictException e) {
      return WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.loggedFailure(e, log, "ratings of table " + table);
    }
  }

  private static WriteResult save(Sql sql, int table, List<RatingEntry> entries)
      throws SQLException {
    requireChanged(
        sql.update(
            "insert into rated_tables (table_number) values (?) on conflict (table_number) do nothing",
            table));
    for (RatingEntry entry : entries) {
      requireChanged(entry.matches() == 1 ? insert(sql, entry) : update(sql, entry));
    }
    return WriteResult.DONE;
  }

  private static void requireChanged(boolean changed) throws ConflictException {
    if (!changed) {
      throw new ConflictException();
    }
  }

  /** Inserts a rating. Returns false, storing nothing, if it already exists. */
  private static boolean insert(Sql sql, RatingEntry entry) throws SQLException {
    boolean inserted =
        sql.update(
            "insert into ratings (pool, season, subject, points, deviation, volatility, matches)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (pool, season, subject) do nothing",
            entry.key().pool(),
            entry.key().season(),
            entry.key().subject(),
            entry.rating().points(),
            entry.rating().deviation(),
            entry.rating().volatility(),
            entry.matches());
    if (inserted) {
      saveAccounts(sql, entry.key());
    }
    return inserted;
  }

  /**
   * Updates a rating whose stored number of matches is one less. Returns false, storing nothing, if
   * it was changed in the meantime.
   */
  private static boolean update(Sql sql, RatingEntry entry) throws SQLException {
    boolean updated =
        sql.update(
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
    if (updated) {
      saveAccounts(sql, entry.key());
    }
    return updated;
  }

  private static void saveAccounts(Sql sql, RatingKey key) throws SQLException {
    for (String accountId : key.accountIds()) {
      sql.update(
          "insert into rating_accounts (pool, season, subject, account) values (?, ?, ?, ?)"
              + " on conflict (account, pool, season, subject) do nothing",
          key.pool(),
          key.season(),
          key.subject(),
          accountId);
    }
  }

  private static void delete(Sql sql, RatingKey key) throws SQLException {
    sql.update(
        "delete from ratings where pool = ? and season = ? and subject = ?",
        key.pool(),
        key.season(),
        key.subject());
  }

  /**
   * Transfers the ratings of an account to the one into which it was merged. If both have a rating
   * in the same pool and season, the two are combined. The rating of a pair of both accounts is
   * deleted, because it was not a real pair.
   */
  static void mergeAccounts(Sql sql, String mergedId, String accountId) throws SQLException {
    for (RatingEntry entry :
        sql.list(RATINGS_WHERE + OF_ACCOUNT, SqlRatingStore::entry, mergedId)) {
      RatingKey oldKey = entry.key();
      List<String> accountIds =
          oldKey.accountIds().stream()
              .map(id -> id.equals(mergedId) ? accountId : id)
              .distinct()
              .sorted()
              .toList();
      delete(sql, oldKey);
      if (accountIds.size() == oldKey.accountIds().size()) {
        RatingKey newKey =
            new RatingKey(oldKey.pool(), oldKey.season(), String.join(" ", accountIds));
        Optional<RatingEntry> existing = find(sql, newKey);
        if (existing.isPresent()) {
          delete(sql, newKey);
        }
        insert(
            sql,
            existing
                .map(rating -> combine(rating, entry))
                .orElse(new RatingEntry(newKey, entry.rating(), entry.matches())));
      }
    }
  }

  private static RatingEntry combine(RatingEntry existingEntry, RatingEntry mergedEntry) {
    return new RatingEntry(
        existingEntry.key(),
        existingEntry.rating().mergedWith(mergedEntry.rating()),
        existingEntry.matches() + mergedEntry.matches());
  }
}
