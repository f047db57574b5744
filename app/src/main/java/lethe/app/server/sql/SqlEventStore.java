package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.event.Deal;
import lethe.app.event.DealEvent;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.event.EventStore;
import lethe.app.server.table.TableRecord;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Stores events with their options, seats, deals and enrollments. */
record SqlEventStore(Database database, SeedCipher cipher, Log log) implements EventStore {
  // Events.

  @Override
  public Optional<DealEvent> find(String id) throws IOException {
    return database.read(sql -> list(sql, "id = ?", id)).stream().findFirst();
  }

  @Override
  public List<DealEvent> closingAfter(Instant time) throws IOException {
    return database.read(sql -> list(sql, "host <> '' and closes > ? order by closes, id", time));
  }

  private record EventRow(String id, String game, String host, Instant opens, Instant closes) {
    static EventRow read(Row row) throws SQLException {
      return new EventRow(
          row.text("id"),
          row.text("game"),
          row.text("host"),
          row.instant("opens"),
          row.instant("closes"));
    }
  }

  /** Returns the events that match a condition, except those of unknown games. */
  private static List<DealEvent> list(Sql sql, String condition, Object... values)
      throws SQLException {
    List<DealEvent> events = new ArrayList<>();
    for (EventRow row :
        sql.list(
            "select id, game, host, opens, closes from events where " + condition,
            EventRow::read,
            values)) {
      Optional<Title<?, ?, ?>> title = Titles.byName(row.game());
      if (title.isPresent()) {
        events.add(event(sql, row, title.get()));
      }
    }
    return events;
  }

  private static DealEvent event(Sql sql, EventRow row, Title<?, ?, ?> title) throws SQLException {
    Map<String, String> options = new TreeMap<>();
    pairs(sql, "select name, value from event_options where event = ?", row.id())
        .forEach(option -> options.put(option.getKey(), option.getValue()));
    Map<Seat, String> botLevels = new LinkedHashMap<>();
    pairs(
            sql,
            "select seat, bot_level from event_seats where event = ? order by position",
            row.id())
        .forEach(
            level ->
                title
                    .seats()
                    .byName(level.getKey())
                    .ifPresent(seat -> botLevels.put(seat, level.getValue())));
    int dealCount = sql.number("select count(*) from event_deals where event = ?", row.id());
    return new DealEvent(
        row.id(),
        title,
        Options.of(options),
        botLevels,
        row.host(),
        row.opens(),
        row.closes(),
        dealCount);
  }

  private static List<Map.Entry<String, String>> pairs(Sql sql, String query, String event)
      throws SQLException {
    return sql.list(query, row -> Map.entry(row.text(1), row.text(2)), event);
  }

  @Override
  public List<TableRecord.Host> hosts(Instant time) throws IOException {
    return database.read(
        sql ->
            sql.list(
                "select "
                    + SqlAccountStore.mergedAccount("e.host")
                    + " as host, e.host_address from events e where e.host <> '' and e.closes > ?",
                row -> new TableRecord.Host(row.text("host"), row.text("host_address")),
                time));
  }

  @Override
  public WriteResult create(DealEvent event, List<Deal> deals, String address) {
    return change(
        event.id(), () -> database.transaction(sql -> insert(sql, event, deals, address)));
  }

  /**
   * Inserts an event with its deals. Returns false, storing nothing, if an event with this id
   * exists.
   */
  private boolean insert(Sql sql, DealEvent event, List<Deal> deals, String address)
      throws SQLException {
    boolean inserted =
        sql.update(
            "insert into events (id, game, host, host_address, opens, closes)"
                + " values (?, ?, ?, ?, ?, ?)"
                + " on conflict (id) do nothing",
            event.id(),
            event.title().id(),
            event.host(),
            address,
            event.opens(),
            event.closes());
    if (!inserted) {
      return false;
    }
    for (Map.Entry<String, String> option : event.options().values().entrySet()) {
      sql.update(
          "insert into event_options (event, name, value) values (?, ?, ?)",
          event.id(),
          option.getKey(),
          option.getValue());
    }
    int position = 0;
    for (Map.Entry<Seat, String> seat : event.botLevels().entrySet()) {
      sql.update(
          "insert into event_seats (event, position, seat, bot_level) values (?, ?, ?, ?)",
          event.id(),
          position,
          seat.getKey().name(),
          seat.getValue());
      position++;
    }
    for (int i = 0; i < deals.size(); i++) {
      SqlDealStore.insert(sql, cipher, event.id(), i + 1, deals.get(i));
    }
    return true;
  }

  @Override
  public WriteResult remove(String event) {
    return change(
        event, () -> database.run(sql -> sql.update("delete from events where id = ?", event)));
  }

  // Enrollments.

  @Override
  public List<Enrollment> enrollments(String event) throws IOException {
    return database.read(
        sql ->
            sql.list(
                "select "
                    + SqlAccountStore.mergedAccount("e.account")
                    + " as account, e.name, "
                    + SqlAccountStore.mergedAccount("e.partner")
                    + " as partner from enrollments e where e.event = ?"
                    + " order by e.position, e.account",
                row -> new Enrollment(row.text("account"), row.text("name"), row.text("partner")),
                event));
  }

  @Override
  public WriteResult enroll(String event, Enrollment enrollment) {
    return change(
        event,
        () ->
            database.run(
                sql ->
                    sql.update(
                        "insert into enrollments (event, account, name, partner, position)"
                            + " select ?, ?, ?, ?, coalesce(max(position), 0) + 1 from enrollments"
                            + " where event = ? on conflict (event, account) do nothing",
                        event,
                        enrollment.accountId(),
                        enrollment.name(),
                        enrollment.partnerId(),
                        event)));
  }

  @Override
  public WriteResult withdraw(String event, String accountId) {
    return change(
        event,
        () ->
            database.run(
                sql ->
                    sql.update(
                        "delete from enrollments where event = ? and (account = ?"
                            + " or account in (select merged_id from account_merges where account = ?))",
                        event,
                        accountId,
                        accountId)));
  }

  private interface Change {
    boolean run() throws SQLException;
  }

  /** Changes an event. A change that affects no row is a conflict. */
  private WriteResult change(String event, Change change) {
    try {
      return change.run() ? WriteResult.DONE : WriteResult.CONFLICT;
    } catch (SQLException e) {
      return Database.resultOf(e, log, "event " + event);
    }
  }
}
