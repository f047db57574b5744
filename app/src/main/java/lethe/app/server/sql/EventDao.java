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
import lethe.app.event.Deal;
import lethe.app.event.DealEvent;
import lethe.app.play.Commitment;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/** Reads and writes events with their options, seats and deals. */
record EventDao(Connection connection, SeedCipher cipher) {
  private record Row(String id, String game, String host, Instant opens, Instant closes) {
    static Row read(ResultSet row) throws SQLException {
      return new Row(
          row.getString("id"),
          row.getString("game"),
          row.getString("host"),
          Instant.parse(row.getString("opens")),
          Instant.parse(row.getString("closes")));
    }
  }

  /** Returns the events that match a condition, except those of unknown games. */
  List<DealEvent> list(String which, Object... values) throws SQLException {
    List<DealEvent> events = new ArrayList<>();
    for (Row row :
        Sql.query(
            connection,
            "select id, game, host, opens, closes from events where " + which,
            Row::read,
            values)) {
      Optional<Title<?, ?, ?>> title = Titles.byName(row.game());
      if (title.isPresent()) {
        events.add(event(row, title.get()));
      }
    }
    return events;
  }

  private DealEvent event(Row row, Title<?, ?, ?> title) throws SQLException {
    Map<String, String> options = new TreeMap<>();
    pairs("select name, value from event_options where event = ?", row.id())
        .forEach(one -> options.put(one.getKey(), one.getValue()));
    Map<Seat, String> seats = new LinkedHashMap<>();
    pairs("select seat, bot_level from event_seats where event = ? order by position", row.id())
        .forEach(
            one -> title.seats().byName(one.getKey()).ifPresent(s -> seats.put(s, one.getValue())));
    int deals =
        Sql.queryFirst(
                connection,
                "select count(*) from event_deals where event = ?",
                count -> count.getInt(1),
                row.id())
            .orElse(0);
    return new DealEvent(
        row.id(), title, Options.of(options), seats, row.host(), row.opens(), row.closes(), deals);
  }

  private List<Map.Entry<String, String>> pairs(String sql, String event) throws SQLException {
    return Sql.query(connection, sql, row -> Map.entry(row.getString(1), row.getString(2)), event);
  }

  /**
   * Stores an event with its deals. Returns false, storing nothing, if an event with this id
   * exists.
   */
  boolean insert(DealEvent event, List<Deal> deals, String from) throws SQLException {
    int added =
        Sql.update(
            connection,
            "insert into events (id, game, host, host_address, opens, closes)"
                + " values (?, ?, ?, ?, ?, ?)"
                + " on conflict (id) do nothing",
            event.id(),
            event.title().id(),
            event.host(),
            from,
            event.opens().toString(),
            event.closes().toString());
    if (added == 0) {
      return false;
    }
    for (Map.Entry<String, String> option : event.options().values().entrySet()) {
      Sql.update(
          connection,
          "insert into event_options (event, name, value) values (?, ?, ?)",
          event.id(),
          option.getKey(),
          option.getValue());
    }
    int place = 0;
    for (Map.Entry<Seat, String> seat : event.botLevels().entrySet()) {
      Sql.update(
          connection,
          "insert into event_seats (event, position, seat, bot_level) values (?, ?, ?, ?)",
          event.id(),
          place,
          seat.getKey().name(),
          seat.getValue());
      place++;
    }
    for (int i = 0; i < deals.size(); i++) {
      insert(event.id(), i + 1, deals.get(i));
    }
    return true;
  }

  private void insert(String event, int dealNumber, Deal deal) throws SQLException {
    Sql.update(
        connection,
        "insert into event_deals (event, deal, seed, hash, nonce) values (?, ?, ?, ?, ?)",
        event,
        dealNumber,
        cipher.encrypt(SeedCipher.dealSubject(event, dealNumber), deal.seed()),
        deal.commitment().hash(),
        deal.commitment().nonce());
  }

  private record EncryptedDeal(String seed, Commitment bound) {
    static EncryptedDeal read(ResultSet row) throws SQLException {
      return new EncryptedDeal(
          row.getString("seed"), new Commitment(row.getString("hash"), row.getString("nonce")));
    }
  }

  /** Returns a deal; empty if there is none or its seed cannot be decrypted. */
  Optional<Deal> deal(String event, int dealNumber) throws SQLException {
    return Sql.queryFirst(
            connection,
            "select seed, hash, nonce from event_deals where event = ? and deal = ?",
            EncryptedDeal::read,
            event,
            dealNumber)
        .flatMap(
            found ->
                cipher
                    .decrypt(SeedCipher.dealSubject(event, dealNumber), found.seed())
                    .map(seed -> new Deal(Long.parseLong(seed), found.bound())));
  }
}
