package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.event.DealAttempt;
import lethe.app.event.Score;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableRecord;
import lethe.engine.core.Seat;

/** Reads and writes the attempts at the deals of events. */
record AttemptDao(Connection connection) {
  /** SQL expression for the account that made an attempt, after merges. */
  private static final String MERGED_ACCOUNT =
      "coalesce((select m.account from account_merges m where m.merged_id = a.account), a.account)";

  private static final String ATTEMPTS =
      "select a.event, a.deal, a.table_number, "
          + MERGED_ACCOUNT
          + " as account, a.name, s.won, s.points, s.ending, s.circumstances, s.finished, e.closes,"
          + " case when t.header is null then 0 else 1 end as begun,"
          + " (select count(*) from entries j where j.table_number = a.table_number) as entry_count"
          + " from attempts a join events e on e.id = a.event"
          + " join tables t on t.number = a.table_number left join scores s on s.table_number = a.table_number"
          + " where ";

  private static final String ORDER = " order by a.table_number, a.position";

  private record Row(DealAttempt attempt, int entries) {
    static Row read(ResultSet row) throws SQLException {
      DealAttempt.Entrant entrant =
          new DealAttempt.Entrant(row.getString("account"), row.getString("name"));
      DealAttempt attempt =
          new DealAttempt(
              row.getString("event"),
              row.getInt("deal"),
              row.getInt("table_number"),
              List.of(entrant),
              row.getInt("begun") == 1,
              score(row));
      return new Row(attempt, row.getString("finished") == null ? row.getInt("entry_count") : 0);
    }

    /**
     * Returns the result of a match; empty if the match was finished after the event had closed and
     * does not count.
     */
    private static Optional<Score> score(ResultSet row) throws SQLException {
      String finished = row.getString("finished");
      if (finished == null
          || Sql.parseTime(finished).isAfter(Instant.parse(row.getString("closes")))) {
        return Optional.empty();
      }
      return Optional.of(
          new Score(
              row.getInt("won") == 1,
              row.getInt("points"),
              row.getString("ending"),
              row.getString("circumstances")));
    }
  }

  /** Returns all attempts at the deals of an event. */
  List<DealStore.StoredAttempt> of(String event) throws SQLException {
    return mergeByTable(Sql.query(connection, ATTEMPTS + "a.event = ?" + ORDER, Row::read, event));
  }

  /** Returns an account's attempts at the deals of events whose ids begin with this text. */
  List<DealStore.StoredAttempt> of(String accountId, String beginning) throws SQLException {
    return mergeByTable(
        Sql.query(
            connection,
            ATTEMPTS
                + "a.event like ? and a.table_number in (select table_number from attempts where account = ?"
                + " or account in (select merged_id from account_merges where account = ?))"
                + ORDER,
            Row::read,
            beginning + "%",
            accountId,
            accountId));
  }

  /**
   * Joins the rows of one table into one attempt of all its players. Later attempts of the same
   * account at the same deal are still included.
   */
  private static List<DealStore.StoredAttempt> mergeByTable(List<Row> rows) {
    Map<Integer, DealStore.StoredAttempt> tables = new LinkedHashMap<>();
    for (Row row : rows) {
      tables.merge(
          row.attempt().table(),
          new DealStore.StoredAttempt(row.attempt(), row.entries()),
          AttemptDao::addPlayer);
    }
    return List.copyOf(tables.values());
  }

  private static DealStore.StoredAttempt addPlayer(
      DealStore.StoredAttempt stored, DealStore.StoredAttempt other) {
    DealAttempt attempt = stored.attempt();
    List<DealAttempt.Entrant> entrants = new ArrayList<>(attempt.entrants());
    entrants.addAll(other.attempt().entrants());
    return new DealStore.StoredAttempt(
        new DealAttempt(
            attempt.event(),
            attempt.dealNumber(),
            attempt.table(),
            entrants,
            attempt.dealt(),
            attempt.score()),
        stored.entryCount());
  }

  /**
   * Stores that the players of a table attempt its deal, if the attempt counts. Players who left
   * before the deal are removed. If a player attempts the deal at another table as well, a
   * constraint is violated.
   */
  void write(TableRecord table) throws SQLException {
    if (table.eventDeal().filter(board -> board.rated()).isEmpty()) {
      return;
    }
    String event = table.eventDeal().get().event();
    int board = table.eventDeal().get().number();
    Sql.update(
        connection,
        "delete from attempts where table_number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.header is null)",
        table.number(),
        table.number());
    int place = 0;
    for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
      if (entry.getValue() instanceof SeatOwner.Held(String id)) {
        Sql.update(
            connection,
            "insert into attempts (event, deal, account, name, table_number, position)"
                + " select ?, ?, ?, coalesce((select name from accounts where id = ?), ''), ?, ?"
                + " where not exists (select 1 from attempts where table_number = ? and account = ?)",
            event,
            board,
            id,
            id,
            table.number(),
            place,
            table.number(),
            id);
      }
      place++;
    }
  }

  /**
   * Stores the result of a finished match, dated by its last entry. Returns the number of rows
   * added: 0 if the result is stored already.
   */
  int saveScore(int table, Score score) throws SQLException {
    return Sql.update(
        connection,
        "insert into scores (table_number, won, points, ending, circumstances, finished)"
            + " select ?, ?, ?, ?, ?, max(written) from entries where table_number = ? having count(*) > 0"
            + " on conflict (table_number) do nothing",
        table,
        score.won() ? 1 : 0,
        score.points(),
        score.ending(),
        score.circumstances(),
        table);
  }
}
