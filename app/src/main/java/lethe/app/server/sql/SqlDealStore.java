package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.event.Deal;
import lethe.app.event.DealAttempt;
import lethe.app.event.Score;
import lethe.app.play.Commitment;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.TableRecord;
import lethe.engine.core.Seat;

/** Stores the deals of events, the attempts at them, and the results. */
record SqlDealStore(Database database, SeedCipher cipher, Log log) implements DealStore {
  private static final String ATTEMPTS_WHERE =
      "select a.event, a.deal, a.table_number, "
          + SqlAccountStore.mergedAccount("a.account")
          + " as account, a.name, s.won, s.points, s.ending, s.circumstances, s.finished, e.closes,"
          + " case when t.header is null then 0 else 1 end as dealt,"
          + " (select count(*) from entries j where j.table_number = a.table_number) as entry_count"
          + " from attempts a join events e on e.id = a.event"
          + " join tables t on t.number = a.table_number left join scores s on s.table_number = a.table_number"
          + " where ";

  private static final String ATTEMPT_ORDER = " order by a.table_number, a.position";

  // Deals.

  private record EncryptedDeal(String seed, Commitment commitment) {
    static EncryptedDeal read(Row row) throws SQLException {
      return new EncryptedDeal(
          row.text("seed"), new Commitment(row.text("hash"), row.text("nonce")));
    }
  }

  @Override
  public Optional<Deal> findDeal(String event, int number) throws IOException {
    Optional<EncryptedDeal> storedDeal =
        database.read(
            sql ->
                sql.findFirst(
                    "select seed, hash, nonce from event_deals where event = ? and deal = ?",
                    EncryptedDeal::read,
                    event,
                    number));
    return storedDeal.flatMap(
        deal ->
            cipher
                .decrypt(SeedCipher.dealSubject(event, number), deal.seed())
                .map(seed -> new Deal(Long.parseLong(seed), deal.commitment())));
  }

  static void insert(Sql sql, SeedCipher cipher, String event, int number, Deal deal)
      throws SQLException {
    sql.update(
        "insert into event_deals (event, deal, seed, hash, nonce) values (?, ?, ?, ?, ?)",
        event,
        number,
        cipher.encrypt(SeedCipher.dealSubject(event, number), deal.seed()),
        deal.commitment().hash(),
        deal.commitment().nonce());
  }

  // Attempts.

  @Override
  public List<StoredAttempt> attempts(String event) throws IOException {
    return mergeByTable(
        database.read(
            sql ->
                sql.list(
                    ATTEMPTS_WHERE + "a.event = ?" + ATTEMPT_ORDER, SqlDealStore::attempt, event)));
  }

  @Override
  public List<StoredAttempt> attempts(String accountId, String name) throws IOException {
    return mergeByTable(
        database.read(
            sql ->
                sql.list(
                    ATTEMPTS_WHERE
                        + "a.event like ? and a.table_number in (select table_number from attempts where account = ?"
                        + " or account in (select merged_id from account_merges where account = ?))"
                        + ATTEMPT_ORDER,
                    SqlDealStore::attempt,
                    name + ".%",
                    accountId,
                    accountId)));
  }

  /** Reads the attempt of one player. */
  private static StoredAttempt attempt(Row row) throws SQLException {
    Optional<Instant> finishedAt = row.optionalTimestamp("finished");
    // A match that was finished after the event had closed does not count.
    boolean counts = finishedAt.isPresent() && !finishedAt.get().isAfter(row.instant("closes"));
    DealAttempt attempt =
        new DealAttempt(
            row.text("event"),
            row.number("deal"),
            row.number("table_number"),
            List.of(new DealAttempt.Entrant(row.text("account"), row.text("name"))),
            row.flag("dealt"),
            counts ? Optional.of(score(row)) : Optional.empty());
    return new StoredAttempt(attempt, finishedAt.isEmpty() ? row.number("entry_count") : 0);
  }

  private static Score score(Row row) throws SQLException {
    return new Score(
        row.flag("won"), row.number("points"), row.text("ending"), row.text("circumstances"));
  }

  /** Combines the rows of each table into one attempt of all its players. */
  private static List<StoredAttempt> mergeByTable(List<StoredAttempt> rows) {
    Map<Integer, StoredAttempt> tables = new LinkedHashMap<>();
    for (StoredAttempt row : rows) {
      tables.merge(row.attempt().table(), row, SqlDealStore::withPlayersOf);
    }
    return List.copyOf(tables.values());
  }

  private static StoredAttempt withPlayersOf(
      StoredAttempt storedAttempt, StoredAttempt otherAttempt) {
    DealAttempt attempt = storedAttempt.attempt();
    List<DealAttempt.Entrant> entrants = new ArrayList<>(attempt.entrants());
    entrants.addAll(otherAttempt.attempt().entrants());
    return new StoredAttempt(
        new DealAttempt(
            attempt.event(),
            attempt.dealNumber(),
            attempt.table(),
            entrants,
            attempt.hasBegun(),
            attempt.score()),
        storedAttempt.entryCount());
  }

  /**
   * Stores that the players of a table attempt its deal, if the attempt counts. Players who left
   * before the deal are removed. If a player attempts the deal at another table as well, a
   * constraint is violated.
   */
  static void saveAttempts(Sql sql, TableRecord table) throws SQLException {
    if (table.eventDeal().filter(eventDeal -> eventDeal.isRated()).isEmpty()) {
      return;
    }
    String event = table.eventDeal().get().event();
    int dealNumber = table.eventDeal().get().number();
    sql.update(
        "delete from attempts where table_number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.header is null)",
        table.number(),
        table.number());
    int position = 0;
    for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
      if (entry.getValue() instanceof SeatOwner.Held(String id)) {
        sql.update(
            "insert into attempts (event, deal, account, name, table_number, position)"
                + " select ?, ?, ?, coalesce((select name from accounts where id = ?), ''), ?, ?"
                + " where not exists (select 1 from attempts where table_number = ? and account = ?)",
            event,
            dealNumber,
            id,
            id,
            table.number(),
            position,
            table.number(),
            id);
      }
      position++;
    }
  }

  /** Stores the result of a match, dated by its last entry, unless it is stored already. */
  @Override
  public WriteResult saveScore(int table, Score score) {
    try {
      boolean saved =
          database.run(
              sql ->
                  sql.update(
                      "insert into scores (table_number, won, points, ending, circumstances, finished)"
                          + " select ?, ?, ?, ?, ?, max(written) from entries where table_number = ? having count(*) > 0"
                          + " on conflict (table_number) do nothing",
                      table,
                      score.won(),
                      score.points(),
                      score.ending(),
                      score.caveats(),
                      table));
      return saved ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.resultOf(e, log, "score " + table);
    }
  }
}
