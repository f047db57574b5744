package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/** The other servers on a PostgreSQL database, based on its tables and notifications. */
final class PostgresCluster implements Cluster {
  /** The condition that a server is running: it has reported recently, by the database's clock. */
  private static final String ALIVE_CONDITION =
      "s.last_seen > current_timestamp - interval '5 seconds'";

  /**
   * The condition that a server has not reported for so long that its users must have reconnected
   * to other servers.
   */
  private static final String EXPIRED_CONDITION =
      "s.last_seen < current_timestamp - interval '1 day'";

  private static final long FOLLOW_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final Database database;
  private final String serverId = UUID.randomUUID().toString();
  private final ServerInfo info;
  private final PgNotifyChannel notifyChannel;

  /**
   * The {@link System#nanoTime} until which other servers follow each table, keyed by table number.
   */
  private final Map<Integer, Long> followedUntilNanos = new ConcurrentHashMap<>();

  /** The seats whose players are on this server, as last published. */
  private final Set<SeatPresence> lastPresences = new HashSet<>();

  /**
   * The table numbers of the accounts on this server, keyed by account id, as last published; 0 for
   * the lobby.
   */
  private Map<String, Integer> lastLocations = Map.of();

  PostgresCluster(Database database, PostgresConfig postgres) {
    this.database = database;
    this.info = postgres.info();
    this.notifyChannel = new PgNotifyChannel(database, postgres, serverId);
  }

  @Override
  public Instant now() throws IOException {
    return database.readRetrying(Sql::now);
  }

  @Override
  public boolean hasOtherServers() throws IOException {
    return database.readRetrying(
        sql ->
            sql.exists(
                "select s.id from servers s where s.id <> ? and " + ALIVE_CONDITION, serverId));
  }

  @Override
  public String serverId() {
    return serverId;
  }

  @Override
  public Map<String, String> otherServers() throws IOException {
    Map<String, String> servers = new TreeMap<>();
    database
        .readRetrying(
            sql ->
                sql.list(
                    "select s.id, s.name from servers s where s.id <> ? and " + ALIVE_CONDITION,
                    row -> Map.entry(row.text("id"), row.text("name")),
                    serverId))
        .forEach(server -> servers.put(server.getKey(), server.getValue()));
    return servers;
  }

  @Override
  public String accountsVersion() throws IOException {
    return database.readRetrying(DatabaseProperties::accountsVersion);
  }

  @Override
  public void subscribe(Consumer<ClusterMessage> listener) {
    notifyChannel.subscribe(listener);
  }

  @Override
  public void publish(ClusterMessage message) {
    boolean isNeeded =
        switch (message) {
          case ClusterMessage.EntryAdded(int number) -> isFollowed(number);
          case ClusterMessage.SpectatorsPresent spectators -> isFollowed(spectators.table());
          case ClusterMessage.ReviewChanged change -> isFollowed(change.table());
          default -> true;
        };
    if (isNeeded) {
      notifyChannel.publish(message);
    }
  }

  @Override
  public void recordFollowedElsewhere(Collection<Integer> numbers) {
    long now = System.nanoTime();
    followedUntilNanos.values().removeIf(until -> until - now <= 0);
    numbers.forEach(number -> followedUntilNanos.put(number, now + FOLLOW_NANOS));
  }

  private boolean isFollowed(int number) {
    Long until = followedUntilNanos.get(number);
    return until != null && until - System.nanoTime() > 0;
  }

  @Override
  public synchronized Set<SeatPresence> exchangePresences(Collection<SeatPresence> localPresences)
      throws IOException {
    Set<SeatPresence> remote =
        database.write(
            sql -> {
              reportAlive(sql);
              List<SeatPresence> addedPresences = new ArrayList<>(localPresences);
              addedPresences.removeAll(lastPresences);
              List<SeatPresence> removedPresences = new ArrayList<>(lastPresences);
              removedPresences.removeAll(localPresences);
              for (SeatPresence seatPresence : removedPresences) {
                sql.update(
                    "delete from seat_presences where table_number = ? and seat = ? and server = ?",
                    seatPresence.table(),
                    seatPresence.seat(),
                    serverId);
              }
              for (SeatPresence seatPresence : addedPresences) {
                savePresence(sql, seatPresence);
              }
              return remotePresences(sql);
            });
    lastPresences.clear();
    lastPresences.addAll(localPresences);
    return remote;
  }

  /**
   * Reports that this server is running. If it is not listed, on the first call or because it had
   * expired, lists it as a server that has published nothing, and deletes the servers that have
   * expired, together with their players.
   */
  private void reportAlive(Sql sql) throws SQLException {
    if (!sql.update("update servers set last_seen = current_timestamp where id = ?", serverId)) {
      sql.update("delete from servers s where " + EXPIRED_CONDITION);
      sql.update(
          "insert into servers (id, last_seen, name) values (?, current_timestamp, ?)",
          serverId,
          info.name());
      lastPresences.clear();
      lastLocations = Map.of();
    }
  }

  private void savePresence(Sql sql, SeatPresence seatPresence) throws SQLException {
    sql.update(
        "insert into seat_presences (table_number, seat, server, name) values (?, ?, ?, ?)"
            + " on conflict (table_number, seat) do update set server = excluded.server,"
            + " name = excluded.name",
        seatPresence.table(),
        seatPresence.seat(),
        serverId,
        seatPresence.name());
  }

  private Set<SeatPresence> remotePresences(Sql sql) throws SQLException {
    return Set.copyOf(
        sql.list(
            "select p.table_number, p.seat, p.name from seat_presences p join servers s on s.id = p.server"
                + " where s.id <> ? and "
                + ALIVE_CONDITION,
            row -> new SeatPresence(row.number("table_number"), row.text("seat"), row.text("name")),
            serverId));
  }

  @Override
  public synchronized Map<String, Integer> exchangeLocations(Map<String, Integer> localLocations)
      throws IOException {
    Map<String, Integer> remote =
        localLocations.equals(lastLocations)
            ? database.readRetrying(this::remoteLocations)
            : database.write(
                sql -> {
                  for (Map.Entry<String, Integer> location : localLocations.entrySet()) {
                    if (!location.getValue().equals(lastLocations.get(location.getKey()))) {
                      saveLocation(sql, location.getKey(), location.getValue());
                    }
                  }
                  for (String accountId : lastLocations.keySet()) {
                    if (!localLocations.containsKey(accountId)) {
                      sql.update(
                          "delete from account_locations where server = ? and account = ?",
                          serverId,
                          accountId);
                    }
                  }
                  return remoteLocations(sql);
                });
    lastLocations = Map.copyOf(localLocations);
    return remote;
  }

  private void saveLocation(Sql sql, String accountId, int table) throws SQLException {
    sql.update(
        "insert into account_locations (server, account, table_number) values (?, ?, ?)"
            + " on conflict (server, account) do update set table_number = excluded.table_number",
        serverId,
        accountId,
        table);
  }

  private Map<String, Integer> remoteLocations(Sql sql) throws SQLException {
    Map<String, Integer> locations = new HashMap<>();
    sql.list(
            "select l.account, l.table_number from account_locations l join servers s on s.id = l.server"
                + " where s.id <> ? and "
                + ALIVE_CONDITION,
            row -> Map.entry(row.text("account"), row.number("table_number")),
            serverId)
        .forEach(location -> locations.merge(location.getKey(), location.getValue(), Math::max));
    return locations;
  }

  @Override
  public void close() {
    notifyChannel.close();
    try {
      var _ = database.run(sql -> sql.update("delete from servers where id = ?", serverId));
    } catch (SQLException e) {
      // The other servers will notice that this server no longer reports.
    }
  }
}
