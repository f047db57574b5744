package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.event.Deal;
import lethe.app.event.DealEvent;
import lethe.app.event.Score;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.event.EventStore;
import lethe.app.server.table.DealStore;
import lethe.app.server.table.TableRecord;

/** Stores events with their deals and the attempts at them. */
record SqlEventStore(Database database, SeedCipher cipher, Log log)
    implements EventStore, DealStore {
  @Override
  public WriteResult create(DealEvent event, List<Deal> deals, String from) {
    return tryChange(
        "event " + event.id(),
        database -> database.transaction(c -> new EventDao(c, cipher).insert(event, deals, from)));
  }

  @Override
  public Optional<DealEvent> find(String id) throws IOException {
    return database.read(connection -> new EventDao(connection, cipher).list("id = ?", id)).stream()
        .findFirst();
  }

  @Override
  public List<DealEvent> closingAfter(Instant time) throws IOException {
    return database.read(
        connection ->
            new EventDao(connection, cipher)
                .list("host <> '' and closes > ? order by closes, id", time.toString()));
  }

  @Override
  public List<TableRecord.Host> hosts(Instant time) throws IOException {
    return database.read(
        connection ->
            Sql.query(
                connection,
                "select coalesce((select m.account from account_merges m where m.merged_id = e.host), e.host)"
                    + " as host, e.host_address from events e where e.host <> '' and e.closes > ?",
                row -> new TableRecord.Host(row.getString(1), row.getString(2)),
                time.toString()));
  }

  @Override
  public Optional<Deal> deal(String event, int number) throws IOException {
    return database.read(connection -> new EventDao(connection, cipher).deal(event, number));
  }

  @Override
  public WriteResult remove(String event) {
    return tryChange(
        "event " + event,
        database -> database.run(c -> Sql.update(c, "delete from events where id = ?", event) > 0));
  }

  @Override
  public List<Enrollment> enrollments(String event) throws IOException {
    return database.read(
        connection ->
            Sql.query(
                connection,
                "select coalesce((select m.account from account_merges m where m.merged_id = e.account), e.account)"
                    + " as account, e.name,"
                    + " coalesce((select m.account from account_merges m where m.merged_id = e.partner), e.partner)"
                    + " as partner from enrollments e where e.event = ? order by e.position, e.account",
                row ->
                    new Enrollment(
                        row.getString("account"), row.getString("name"), row.getString("partner")),
                event));
  }

  @Override
  public WriteResult enroll(String event, Enrollment enrollment) {
    return tryChange(
        "event " + event,
        database ->
            database.run(
                c ->
                    Sql.update(
                            c,
                            "insert into enrollments (event, account, name, partner, position)"
                                + " select ?, ?, ?, ?, coalesce(max(position), 0) + 1 from enrollments"
                                + " where event = ? on conflict (event, account) do nothing",
                            event,
                            enrollment.accountId(),
                            enrollment.name(),
                            enrollment.partnerId(),
                            event)
                        > 0));
  }

  @Override
  public WriteResult withdraw(String event, String accountId) {
    return tryChange(
        "event " + event,
        database ->
            database.run(
                c ->
                    Sql.update(
                            c,
                            "delete from enrollments where event = ? and (account = ?"
                                + " or account in (select merged_id from account_merges where account = ?))",
                            event,
                            accountId,
                            accountId)
                        > 0));
  }

  @Override
  public List<StoredAttempt> attempts(String event) throws IOException {
    return database.read(connection -> new AttemptDao(connection).of(event));
  }

  @Override
  public List<StoredAttempt> attempts(String accountId, String name) throws IOException {
    return database.read(connection -> new AttemptDao(connection).of(accountId, name + "."));
  }

  @Override
  public WriteResult saveScore(int table, Score score) {
    return tryChange(
        "score " + table,
        database -> database.run(c -> new AttemptDao(c).saveScore(table, score) > 0));
  }

  private interface Change {
    boolean in(Database database) throws SQLException;
  }

  private WriteResult tryChange(String operation, Change change) {
    try {
      return change.in(database) ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      if (Database.isConflict(e)) {
        return WriteResult.CONFLICT;
      }
      log.storageFailed(operation, ErrorText.describe(e));
      return WriteResult.FAILED;
    }
  }
}
