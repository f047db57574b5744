package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.event.RatingStore;

/** Stores the ratings of players, pairs and deals. */
record SqlRatingStore(Database database, Log log) implements RatingStore {
  /** Signals a conflict. */
  private static final class ConflictException extends SQLException {
    private static final long serialVersionUID = 1;
  }

  private List<RatingEntry> list(String which, Object... values) throws IOException {
    return database.read(connection -> new RatingDao(connection).list(which, values));
  }

  @Override
  public Optional<RatingEntry> find(RatingKey key) throws IOException {
    return list("pool = ? and season = ? and subject = ?", key.pool(), key.season(), key.subject())
        .stream()
        .findFirst();
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
  public List<RatingEntry> ofAccount(String who) throws IOException {
    return list("season = '' and " + RatingDao.OF_ACCOUNT + " order by pool, subject", who);
  }

  @Override
  public boolean isRated(int table) throws IOException {
    return database
        .read(
            connection ->
                Sql.queryFirst(
                    connection,
                    "select table_number from rated_tables where table_number = ?",
                    row -> row.getInt(1),
                    table))
        .isPresent();
  }

  @Override
  public List<String> unratedEvents(Instant time) throws IOException {
    return database.read(
        connection ->
            Sql.query(
                connection,
                "select id from events where rated = 0 and closes <= ?",
                row -> row.getString(1),
                time.toString()));
  }

  @Override
  public List<Integer> tablesOf(String event) throws IOException {
    return database.read(
        connection ->
            Sql.query(
                connection,
                "select distinct table_number from attempts where event = ? order by table_number",
                row -> row.getInt(1),
                event));
  }

  @Override
  public WriteResult markRated(String event) {
    try {
      var _ =
          database.run(
              connection ->
                  Sql.update(connection, "update events set rated = 1 where id = ?", event));
      return WriteResult.DONE;
    } catch (SQLException e) {
      log.storageFailed("event " + event, ErrorText.describe(e));
      return WriteResult.FAILED;
    }
  }

  @Override
  public WriteResult save(int table, List<RatingEntry> entries) {
    try {
      return database.transaction(connection -> saveRated(connection, table, entries));
    } catch (ConflictException e) {
      return WriteResult.CONFLICT;
    } catch (SQLException e) {
      log.storageFailed("ratings of table " + table, ErrorText.describe(e));
      return WriteResult.FAILED;
    }
  }

  private static WriteResult saveRated(Connection connection, int table, List<RatingEntry> entries)
      throws SQLException {
    requireChanged(
        Sql.update(
            connection,
            "insert into rated_tables (table_number) values (?) on conflict (table_number) do nothing",
            table));
    RatingDao rows = new RatingDao(connection);
    for (RatingEntry entry : entries) {
      requireChanged(entry.matches() == 1 ? rows.insert(entry) : rows.update(entry));
    }
    return WriteResult.DONE;
  }

  private static void requireChanged(int rows) throws ConflictException {
    if (rows == 0) {
      throw new ConflictException();
    }
  }
}
