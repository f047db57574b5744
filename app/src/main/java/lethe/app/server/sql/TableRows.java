package lethe.app.server.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.event.DealReference;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableSettings;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Reads and writes the rows of tables, with their options, settings, seats and seat history. */
record TableRows(Sql sql) {
  // Reading.

  private record TableRow(
      int number,
      int version,
      String game,
      TableRecord.Host host,
      Optional<DealReference> eventDeal) {
    static TableRow read(Row row) throws SQLException {
      TableRecord.Host host =
          new TableRecord.Host(row.text("host"), row.text("host_address"), row.text("creator"));
      Optional<String> event = row.optionalText("event");
      Optional<DealReference> eventDeal =
          event.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new DealReference(
                      event.get(), row.number("deal"), row.flag("rated"), row.instant("closes")));
      return new TableRow(
          row.number("number"), row.number("version"), row.text("game"), host, eventDeal);
    }
  }

  /** Returns the tables that are not archived. Tables of unknown games are logged and skipped. */
  List<TableRecord> listOpen(Log log) throws SQLException {
    return tables(log, "t.archived = 0");
  }

  /**
   * Returns a table that is or is not archived, as requested; empty if there is no such table or
   * its game is unknown.
   */
  Optional<TableRecord> find(int number, boolean archived, Log log) throws SQLException {
    return tables(log, "t.number = ? and t.archived = ?", number, archived).stream().findFirst();
  }

  private List<TableRecord> tables(Log log, String condition, Object... values)
      throws SQLException {
    List<TableRecord> tables = new ArrayList<>();
    for (TableRow row :
        sql.list(
            "select t.number, t.version, t.game, t.host, t.host_address, t.creator, t.event, t.deal,"
                + " t.rated, e.closes"
                + " from tables t left join events e on e.id = t.event where "
                + condition
                + " order by t.number",
            TableRow::read,
            values)) {
      Optional<Title<?, ?, ?>> title = Titles.byName(row.game());
      if (title.isPresent()) {
        tables.add(
            new TableRecord(
                row.number(),
                row.version(),
                title.get(),
                Options.of(properties("table_options", row.number())),
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

  /**
   * Returns the settings of a table. Settings known only to a newer program keep their defaults.
   */
  private TableSettings settings(int number) throws SQLException {
    TableSettings settings = TableSettings.DEFAULTS;
    for (Map.Entry<String, String> storedSetting :
        properties("table_settings", number).entrySet()) {
      settings = settings.with(storedSetting.getKey(), storedSetting.getValue()).orElse(settings);
    }
    return settings;
  }

  /**
   * Returns the names and values stored for a table.
   *
   * @param source the database table that contains them
   */
  private Map<String, String> properties(String source, int number) throws SQLException {
    Map<String, String> properties = new TreeMap<>();
    sql.list(
            "select name, value from " + source + " where table_number = ?",
            row -> Map.entry(row.text("name"), row.text("value")),
            number)
        .forEach(property -> properties.put(property.getKey(), property.getValue()));
    return properties;
  }

  private SeatOwners seatOwners(int number, Title<?, ?, ?> title) throws SQLException {
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    sql.list(
            "select seat, owner_kind, owner, name from seats where table_number = ? order by position",
            row -> Map.entry(row.text("seat"), OwnerColumns.read(row).toOwner()),
            number)
        .forEach(
            entry ->
                title
                    .seats()
                    .byName(entry.getKey())
                    .ifPresent(seat -> owners.put(seat, entry.getValue())));
    return new SeatOwners(owners);
  }

  /** The columns that describe the owner of a seat. */
  private record OwnerColumns(String kind, String owner, String name) {
    static OwnerColumns of(SeatOwner owner) {
      return switch (owner) {
        case SeatOwner.Bot(String level) -> new OwnerColumns("bot", level, "");
        case SeatOwner.Invited(String id, String name) -> new OwnerColumns("invited", id, name);
        case SeatOwner.Held(String id) -> new OwnerColumns("held", id, "");
        case SeatOwner.Free(String name) -> new OwnerColumns("free", "", name);
      };
    }

    static OwnerColumns read(Row row) throws SQLException {
      return new OwnerColumns(row.text("owner_kind"), row.text("owner"), row.text("name"));
    }

    SeatOwner toOwner() {
      return switch (kind) {
        case "bot" -> new SeatOwner.Bot(owner);
        case "invited" -> new SeatOwner.Invited(owner, name);
        case "held" -> new SeatOwner.Held(owner);
        default -> new SeatOwner.Free(name);
      };
    }
  }

  /**
   * Returns the first player of each seat of a table, and the later changes of players, with their
   * current names, or with the last known name if the account no longer exists.
   */
  List<JournalAnnotations.SeatTaken> seatHistory(int number) throws SQLException {
    return sql.list(
        "select s.position, s.seat, coalesce((select p.name from accounts p where p.id = "
            + SqlAccountStore.mergedAccount("s.account")
            + "), s.name) as name from seat_history s where s.table_number = ?"
            + " order by s.position, s.seat",
        row ->
            new JournalAnnotations.SeatTaken(
                row.number("position"), row.text("seat"), row.text("name")),
        number);
  }

  // Writing.

  /**
   * Stores a table, unless it was changed after it was read or last stored. If the table is already
   * stored, updates only the host, the seats, the attempts and the seat history.
   */
  WriteResult write(TableRecord table) throws SQLException {
    if (!(table.version() == 0 ? insert(table) : update(table))) {
      return WriteResult.CONFLICT;
    }
    SqlDealStore.saveAttempts(sql, table);
    writeSeatHistory(table);
    int position = 0;
    for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
      writeSeat(table.number(), position, entry.getKey(), OwnerColumns.of(entry.getValue()));
      position++;
    }
    return WriteResult.DONE;
  }

  /**
   * Stores and archives a table. Returns false, storing nothing, if it was changed after it was
   * read or last stored.
   */
  boolean archive(TableRecord table) throws SQLException {
    return write(table) == WriteResult.DONE
        && sql.update("update tables set archived = 1 where number = ?", table.number());
  }

  /**
   * Removes a table. Returns false, changing nothing, if it was changed after it was last stored or
   * its match has been dealt.
   */
  boolean remove(TableRecord table) throws SQLException {
    return sql.update(
        "delete from tables where number = ? and version = ? and header is null",
        table.number(),
        table.version());
  }

  private boolean insert(TableRecord table) throws SQLException {
    boolean inserted =
        sql.update(
            "insert into tables (number, version, game, host, host_address, creator, archived)"
                + " values (?, 1, ?, ?, ?, ?, 0) on conflict (number) do nothing",
            table.number(),
            table.title().id(),
            table.host().id(),
            table.host().address(),
            table.host().creator());
    if (inserted) {
      if (table.eventDeal().isPresent()) {
        DealReference eventDeal = table.eventDeal().get();
        sql.update(
            "update tables set event = ?, deal = ?, rated = ? where number = ?",
            eventDeal.event(),
            eventDeal.number(),
            eventDeal.isRated(),
            table.number());
      }
      putProperties("table_options", table.number(), table.options().values());
      putProperties("table_settings", table.number(), table.settings().nonDefaultValues());
    }
    return inserted;
  }

  private void putProperties(String target, int number, Map<String, String> properties)
      throws SQLException {
    for (Map.Entry<String, String> property : properties.entrySet()) {
      sql.update(
          "insert into " + target + " (table_number, name, value) values (?, ?, ?)",
          number,
          property.getKey(),
          property.getValue());
    }
  }

  private boolean update(TableRecord table) throws SQLException {
    return sql.update(
        "update tables set version = version + 1, host = ?"
            + " where number = ? and version = ? and archived = 0",
        table.host().id(),
        table.number(),
        table.version());
  }

  private void writeSeat(int number, int position, Seat seat, OwnerColumns columns)
      throws SQLException {
    sql.update(
        "insert into seats (table_number, position, seat, owner_kind, owner, name)"
            + " values (?, ?, ?, ?, ?, ?)"
            + " on conflict (table_number, position) do update set"
            + " owner_kind = excluded.owner_kind, owner = excluded.owner, name = excluded.name",
        number,
        position,
        seat.name(),
        columns.kind(),
        columns.owner(),
        columns.name());
  }

  /**
   * Stores the current players of a table. Players who sit down before the deal play from the
   * beginning.
   */
  private void writeSeatHistory(TableRecord table) throws SQLException {
    int number = table.number();
    sql.update(
        "delete from seat_history where table_number = ? and exists"
            + " (select 1 from tables t where t.number = ? and t.header is null)",
        number,
        number);
    for (Map.Entry<Seat, SeatOwner> entry : table.seatOwners().bySeat().entrySet()) {
      if (entry.getValue() instanceof SeatOwner.Held(String id)) {
        addToSeatHistory(number, entry.getKey().name(), id);
      }
    }
  }

  /** Stores the player of a seat, unless that player was already the latest one. */
  private void addToSeatHistory(int number, String seat, String accountId) throws SQLException {
    sql.update(
        "insert into seat_history (table_number, position, seat, account, name)"
            + " select ?, (select count(*) from entries where table_number = ?), ?, ?,"
            + " coalesce((select name from accounts where id = ?), '')"
            + " where not exists (select 1 from seat_history s where s.table_number = ? and s.seat = ?"
            + " and s.account = ? and s.position = (select max(m.position) from seat_history m"
            + " where m.table_number = s.table_number and m.seat = s.seat))"
            + " on conflict (table_number, position, seat) do update set account = excluded.account,"
            + " name = excluded.name",
        number,
        number,
        seat,
        accountId,
        accountId,
        number,
        seat,
        accountId);
  }
}
