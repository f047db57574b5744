package lethe.app.server.sql;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import lethe.app.server.Call;
import lethe.app.server.Log;
import lethe.app.server.Others;
import lethe.app.server.SeatPresence;
import lethe.app.server.TableRecord;

/** The other servers on a PostgreSQL database, as known from its tables and notifications. */
final class SqlOthers implements Others {
  /** The condition that a server is running: it has reported recently, by the database's clock. */
  private static final String ALIVE = "h.seen > current_timestamp - interval '5 seconds'";

  /**
   * The condition that a server was killed long ago, so that its users have long reconnected
   * elsewhere.
   */
  private static final String FORGOTTEN = "h.seen < current_timestamp - interval '1 day'";

  private static final String HEADS =
      "select t.number, t.version, (select coalesce(max(e.position) + 1, 0)"
          + " from entries e where e.number = t.number)"
          + " from tables t where t.away = 0";

  private final Database database;
  private final Log log;
  private final String serverId = UUID.randomUUID().toString();
  private final Wire wire;

  /** The players on this server, as last published. */
  private final Set<SeatPresence> said = new HashSet<>();

  /** The people on this server and where they are, as last published. */
  private Map<String, Integer> known = Map.of();

  SqlOthers(Database database, String url, Log log) {
    this.database = database;
    this.log = log;
    this.wire = new Wire(database, url, serverId);
  }

  @Override
  public Instant now() throws IOException {
    return read(Sql::now);
  }

  @Override
  public boolean areThere() throws IOException {
    return read(
        connection ->
            Sql.first(
                    connection,
                    "select h.id from houses h where h.id <> ? and " + ALIVE,
                    row -> row.getString(1),
                    serverId)
                .isPresent());
  }

  @Override
  public Map<Integer, Head> heads() throws IOException {
    return heads("");
  }

  @Override
  public Map<Integer, Head> heads(Collection<Integer> numbers, int last) throws IOException {
    int[] these = numbers.stream().mapToInt(n -> n).toArray();
    return heads(" and (t.number = any(?) or t.number > ?)", these, last);
  }

  private Map<Integer, Head> heads(String which, Object... values) throws IOException {
    Map<Integer, Head> heads = new HashMap<>();
    read(connection -> Sql.list(connection, HEADS + which, SqlOthers::head, values))
        .forEach(head -> heads.put(head.getKey(), head.getValue()));
    return heads;
  }

  private static Map.Entry<Integer, Head> head(ResultSet row) throws SQLException {
    return Map.entry(row.getInt(1), new Head(row.getInt(2), row.getInt(3)));
  }

  @Override
  public Optional<TableRecord> table(int number) throws IOException {
    return read(connection -> new TableRows(connection).numbered(number, false, log));
  }

  @Override
  public String everybody() throws IOException {
    return read(connection -> Settings.of(connection, Settings.EVERYBODY).orElse(""));
  }

  @Override
  public void hear(Consumer<Call> listener) {
    wire.hear(listener);
  }

  @Override
  public void call(Call call) {
    wire.call(call);
  }

  @Override
  public synchronized Set<SeatPresence> meet(Collection<SeatPresence> here) throws IOException {
    Set<SeatPresence> elsewhere =
        whole(
            connection -> {
              seen(connection);
              List<SeatPresence> come = new ArrayList<>(here);
              come.removeAll(said);
              List<SeatPresence> gone = new ArrayList<>(said);
              gone.removeAll(here);
              for (SeatPresence seatPresence : gone) {
                Sql.update(
                    connection,
                    "delete from presences where number = ? and seat = ? and house = ?",
                    seatPresence.table(),
                    seatPresence.seat(),
                    serverId);
              }
              for (SeatPresence seatPresence : come) {
                come(connection, seatPresence);
              }
              return elsewhere(connection);
            });
    said.clear();
    said.addAll(here);
    return elsewhere;
  }

  /**
   * Reports that this server is running. When it does so for the first time, deletes servers that
   * were killed long ago, together with their players.
   */
  private void seen(Connection connection) throws SQLException {
    int rows =
        Sql.update(connection, "update houses set seen = current_timestamp where id = ?", serverId);
    if (rows == 0) {
      Sql.update(connection, "delete from houses h where " + FORGOTTEN);
      Sql.update(
          connection, "insert into houses (id, seen) values (?, current_timestamp)", serverId);
      said.clear();
      known = Map.of();
    }
  }

  private void come(Connection connection, SeatPresence seatPresence) throws SQLException {
    Sql.update(
        connection,
        "insert into presences (number, seat, house, name) values (?, ?, ?, ?)"
            + " on conflict (number, seat) do update set house = excluded.house,"
            + " name = excluded.name",
        seatPresence.table(),
        seatPresence.seat(),
        serverId,
        seatPresence.name());
  }

  private Set<SeatPresence> elsewhere(Connection connection) throws SQLException {
    return Set.copyOf(
        Sql.list(
            connection,
            "select p.number, p.seat, p.name from presences p join houses h on h.id = p.house"
                + " where h.id <> ? and "
                + ALIVE,
            row -> new SeatPresence(row.getInt(1), row.getString(2), row.getString(3)),
            serverId));
  }

  @Override
  public synchronized Map<String, Integer> whereabouts(Map<String, Integer> here)
      throws IOException {
    Map<String, Integer> elsewhere =
        here.equals(known)
            ? read(this::whereaboutsElsewhere)
            : whole(
                connection -> {
                  for (Map.Entry<String, Integer> one : here.entrySet()) {
                    if (!one.getValue().equals(known.get(one.getKey()))) {
                      isAt(connection, one.getKey(), one.getValue());
                    }
                  }
                  for (String one : known.keySet()) {
                    if (!here.containsKey(one)) {
                      Sql.update(
                          connection,
                          "delete from whereabouts where house = ? and person = ?",
                          serverId,
                          one);
                    }
                  }
                  return whereaboutsElsewhere(connection);
                });
    known = Map.copyOf(here);
    return elsewhere;
  }

  private void isAt(Connection connection, String accountId, int table) throws SQLException {
    Sql.update(
        connection,
        "insert into whereabouts (house, person, number) values (?, ?, ?)"
            + " on conflict (house, person) do update set number = excluded.number",
        serverId,
        accountId,
        table);
  }

  private Map<String, Integer> whereaboutsElsewhere(Connection connection) throws SQLException {
    Map<String, Integer> elsewhere = new HashMap<>();
    Sql.list(
            connection,
            "select w.person, w.number from whereabouts w join houses h on h.id = w.house"
                + " where h.id <> ? and "
                + ALIVE,
            row -> Map.entry(row.getString(1), row.getInt(2)),
            serverId)
        .forEach(one -> elsewhere.merge(one.getKey(), one.getValue(), Math::max));
    return elsewhere;
  }

  private <T> T read(Sql.Work<T> work) throws IOException {
    try {
      return database.again(work);
    } catch (SQLException e) {
      throw new IOException(Reason.of(e), e);
    }
  }

  private <T> T whole(Sql.Work<T> work) throws IOException {
    try {
      return database.whole(work);
    } catch (SQLException e) {
      throw new IOException(Reason.of(e), e);
    }
  }

  /** Withdraws this server with all its players. */
  @Override
  public void close() {
    wire.close();
    try {
      var _ =
          database.within(
              connection -> Sql.update(connection, "delete from houses where id = ?", serverId));
    } catch (SQLException e) {
      // Other servers will notice that it no longer reports.
    }
  }
}
