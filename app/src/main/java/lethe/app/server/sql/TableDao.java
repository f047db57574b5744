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
import java.util.TreeMap;
import lethe.app.event.EventDeal;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStore;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Reads and writes tables with their options and seats. */
record TableDao(Connection connection) {
  private record Row(
      int number, int version, String game, TableRecord.Host host, Optional<EventDeal> eventDeal) {
    static Row read(ResultSet row) throws SQLException {
      TableRecord.Host host =
          new TableRecord.Host(
              row.getString("host"), row.getString("host_address"), row.getString("creator"));
      return new Row(
          row.getInt("number"), row.getInt("version"), row.getString("game"), host, eventDeal(row));
    }

    private static Optional<EventDeal> eventDeal(ResultSet row) throws SQLException {
      String event = row.getString("event");
      return event == null
          ? Optional.empty()
          : Optional.of(
              new EventDeal(
                  event,
                  row.getInt("deal"),
                  row.getInt("rated") == 1,
                  Instant.parse(row.getString("closes"))));
    }
  }

  private record SeatRow(String seat, SeatOwner owner) {
    static SeatRow read(ResultSet row) throws SQLException {
      String id = row.getString("owner");
      String name = row.getString("name");
      SeatOwner owner =
          switch (row.getString("owner_kind")) {
            case "bot" -> new SeatOwner.Bot(id);
            case "invited" -> new SeatOwner.Invited(id, name);
            case "held" -> new SeatOwner.Held(id);
            default -> new SeatOwner.Free(name);
          };
      return new SeatRow(row.getString("seat"), owner);
    }
  }

  /**
   * Returns the tables that are archived, or those that are not. Tables of unknown games are logged
   * and skipped.
   */
  List<TableRecord> list(boolean away, Log log) throws SQLException {
    return tables(log, "t.archived = ?", away ? 1 : 0);
  }

  /**
   * Returns a table by number; empty if there is none, its game is unknown, or {@code away} does
   * not match whether it is archived.
   */
  Optional<TableRecord> find(int number, boolean away, Log log) throws SQLException {
    return tables(log, "t.number = ? and t.archived = ?", number, away ? 1 : 0).stream()
        .findFirst();
  }

  private List<TableRecord> tables(Log log, String which, Object... values) throws SQLException {
    List<Row> rows =
        Sql.query(
            connection,
            "select t.number, t.version, t.game, t.host, t.host_address, t.creator, t.event, t.deal,"
                + " t.rated, e.closes"
                + " from tables t left join events e on e.id = t.event where "
                + which
                + " order by t.number",
            Row::read,
            values);
    List<TableRecord> tables = new ArrayList<>();
    for (Row row : rows) {
      Optional<Title<?, ?, ?>> title = Titles.byName(row.game());
      if (title.isPresent()) {
        tables.add(
            new TableRecord(
                row.number(),
                row.version(),
                title.get(),
                options(row.number()),
                row.host(),
                seatOwners(row.number(), title.get()),
                settings(row.number()),
                row.eventDeal()));
      } else {
        log.warn("unreadable", "table", row.number(), "game", row.game());
      }
    }
    return tables;
  }

  /** Returns the seats of an account at tables whose match was dealt; latest table last. */
  List<TableStore.HeldSeat> heldBy(String accountId) throws SQLException {
    return Sql.query(
        connection,
        "select t.number, t.game, s.seat,"
            + " (select count(*) from entries e where e.table_number = t.number) as entry_count"
            + " from seats s join tables t on t.number = s.table_number"
            + " where s.owner_kind = 'held' and t.header is not null"
            + " and (s.owner = ? or s.owner in (select merged_id from account_merges where account = ?))"
            + " order by t.number",
        row ->
            new TableStore.HeldSeat(
                row.getInt("number"),
                row.getString("game"),
                row.getString("seat"),
                row.getInt("entry_count")),
        accountId,
        accountId);
  }

  private Options options(int number) throws SQLException {
    return Options.of(properties("table_options", number));
  }

  /**
   * Returns the settings of a table. Settings known only to a newer program keep their defaults.
   */
  private TableSettings settings(int number) throws SQLException {
    TableSettings settings = TableSettings.DEFAULTS;
    for (Map.Entry<String, String> term : properties("table_settings", number).entrySet()) {
      settings = settings.with(term.getKey(), term.getValue()).orElse(settings);
    }
    return settings;
  }

  /**
   * Returns the names and values stored for a game table.
   *
   * @param where the database table that contains them
   */
  private Map<String, String> properties(String where, int number) throws SQLException {
    Map<String, String> properties = new TreeMap<>();
    Sql.query(
            connection,
            "select name, value from " + where + " where table_number = ?",
            row -> Map.entry(row.getString(1), row.getString(2)),
            number)
        .forEach(one -> properties.put(one.getKey(), one.getValue()));
    return properties;
  }

  private void put(String where, int number, Map<String, String> properties) throws SQLException {
    for (Map.Entry<String, String> one : properties.entrySet()) {
      Sql.update(
          connection,
          "insert into " + where + " (table_number, name, value) values (?, ?, ?)",
          number,
          one.getKey(),
          one.getValue());
    }
  }

  private SeatOwners seatOwners(int number, Title<?, ?, ?> title) throws SQLException {
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    Sql.query(
            connection,
            "select seat, owner_kind, owner, name from seats where table_number = ? order by position",
            SeatRow::read,
            number)
        .forEach(
            owned ->
                title
                    .seats()
                    .byName(owned.seat())
                    .ifPresent(seat -> seats.put(seat, owned.owner())));
    return new SeatOwners(seats);
  }

  /** Stores a table, unless it was changed after it was read or last stored. */
  WriteResult write(TableRecord table) throws SQLException {
    boolean mine = table.version() == 0 ? insert(table) : update(table);
    if (mine) {
      new AttemptDao(connection).write(table);
      new SeatHistoryDao(connection).write(table);
      int place = 0;
      for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
        seat(table.number(), place, entry.getKey(), entry.getValue());
        place++;
      }
    }
    return mine ? WriteResult.DONE : WriteResult.CONFLICT;
  }

  /**
   * Stores and archives a table, provided that it has not been changed since it was read or last
   * stored.
   */
  boolean archive(TableRecord table) throws SQLException {
    return write(table) == WriteResult.DONE
        && Sql.update(connection, "update tables set archived = 1 where number = ?", table.number())
            > 0;
  }

  /**
   * Removes a table, provided that it has not been changed since it was last stored and nothing has
   * been dealt.
   */
  boolean remove(TableRecord table) throws SQLException {
    return Sql.update(
            connection,
            "delete from tables where number = ? and version = ? and header is null",
            table.number(),
            table.version())
        > 0;
  }

  private boolean insert(TableRecord table) throws SQLException {
    int inserted =
        Sql.update(
            connection,
            "insert into tables (number, version, game, host, host_address, creator, archived)"
                + " values (?, 1, ?, ?, ?, ?, 0) on conflict (number) do nothing",
            table.number(),
            table.title().id(),
            table.host().id(),
            table.host().address(),
            table.host().creator());
    if (inserted > 0) {
      if (table.eventDeal().isPresent()) {
        setEventDeal(table.number(), table.eventDeal().get());
      }
      put("table_options", table.number(), table.options().values());
      put("table_settings", table.number(), table.settings().values());
    }
    return inserted > 0;
  }

  private void setEventDeal(int number, EventDeal eventDeal) throws SQLException {
    Sql.update(
        connection,
        "update tables set event = ?, deal = ?, rated = ? where number = ?",
        eventDeal.event(),
        eventDeal.number(),
        eventDeal.rated() ? 1 : 0,
        number);
  }

  private boolean update(TableRecord table) throws SQLException {
    return Sql.update(
            connection,
            "update tables set version = version + 1, host = ?"
                + " where number = ? and version = ? and archived = 0",
            table.host().id(),
            table.number(),
            table.version())
        > 0;
  }

  private void seat(int number, int place, Seat seat, SeatOwner owner) throws SQLException {
    String ownerId =
        switch (owner) {
          case SeatOwner.Bot(String level) -> level;
          case SeatOwner.Invited(String id, String _) -> id;
          case SeatOwner.Held(String id) -> id;
          case SeatOwner.Free _ -> "";
        };
    String name =
        switch (owner) {
          case SeatOwner.Invited(String _, String invited) -> invited;
          case SeatOwner.Free(String reserved) -> reserved;
          case SeatOwner.Bot _, SeatOwner.Held _ -> "";
        };
    Sql.update(
        connection,
        "insert into seats (table_number, position, seat, owner_kind, owner, name)"
            + " values (?, ?, ?, ?, ?, ?)"
            + " on conflict (table_number, position) do update set"
            + " owner_kind = excluded.owner_kind, owner = excluded.owner, name = excluded.name",
        number,
        place,
        seat.name(),
        kind(owner),
        ownerId,
        name);
  }

  private static String kind(SeatOwner owner) {
    return switch (owner) {
      case SeatOwner.Bot _ -> "bot";
      case SeatOwner.Free _ -> "free";
      case SeatOwner.Invited _ -> "invited";
      case SeatOwner.Held _ -> "held";
    };
  }
}
