package lethe.app.operate;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.event.DealEvent;
import lethe.app.lobby.LobbyMessages;
import lethe.app.lobby.RejectionTexts;
import lethe.app.play.LoadedMatch;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.account.Ban;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.Limit;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.cluster.RemoteCommands;
import lethe.app.server.limit.IpNetwork;
import lethe.app.server.store.DatabaseStatus;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.app.ssh.SshEndpoint;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** The operator's view of a running server and the operator's commands. Thread-safe. */
public final class AdminService {
  private final SshEndpoint endpoint;
  private final GameServer server;

  public AdminService(SshEndpoint endpoint) {
    this.endpoint = endpoint;
    this.server = endpoint.gameServer();
  }

  /**
   * A session of a connected user.
   *
   * @param id the id of the key or return code with which the user is logged in
   * @param address the address of the client
   * @param table the number of the table where the user plays, waits, watches or reviews; 0 for the
   *     lobby
   */
  public record SessionInfo(
      String name, String id, String address, int table, Instant connectedAt) {}

  /**
   * A listed table.
   *
   * @param status the status, in lower case
   * @param seats the seats and their players, as text
   * @param dealtAt the time when the match was dealt, in ISO 8601; empty if it has not been dealt
   */
  public record TableInfo(int number, String game, String status, String seats, String dealtAt) {}

  /**
   * The current load of a server.
   *
   * @param pendingConnections the number of connections that have not logged in
   * @param authenticatedConnections the number of connections that have logged in
   * @param maxConnections the maximum number of connections
   * @param accountCount the number of accounts that are connected
   * @param spectatorCount the number of spectators
   * @param banCount the number of bans in effect
   * @param freeDiskSpace the free space for the data folder, in bytes
   * @param queuedBotTasks the number of bot tasks in the queue
   * @param runningBotTasks the number of accounts for which a bot task is running
   * @param database the state of the database
   */
  public record ServerLoad(
      int pendingConnections,
      int authenticatedConnections,
      int maxConnections,
      int accountCount,
      int spectatorCount,
      int banCount,
      long freeDiskSpace,
      int queuedBotTasks,
      int runningBotTasks,
      DatabaseStatus database) {}

  String name() {
    return server.info().name();
  }

  /** Returns the name, version and start time of the server. */
  ServerInfo info() {
    return server.info();
  }

  /**
   * Returns the means to send commands to the other servers of the site; empty if the server's
   * database cannot be shared.
   */
  Optional<RemoteCommands> remoteCommands() {
    return server.remoteCommands();
  }

  /** Returns the sessions of the connected users, oldest first. */
  public List<SessionInfo> sessions() {
    return server.sessions().sessions().stream()
        .map(
            session ->
                new SessionInfo(
                    session.account().name(),
                    session.currentLogin(),
                    session.address(),
                    session.tableNumber(),
                    session.connectedAt()))
        .sorted(Comparator.comparing(SessionInfo::connectedAt).thenComparing(SessionInfo::name))
        .toList();
  }

  /** Returns the tables listed in the lobby. */
  public List<TableInfo> tables() {
    return server.tables().stream().map(this::tableInfo).toList();
  }

  private TableInfo tableInfo(ServerTable table) {
    String seats = LobbyMessages.seats(server.listings().operatorListing(table));
    String status = table.status().name().toLowerCase(Locale.ROOT);
    return new TableInfo(table.number(), table.title().id(), status, seats, table.dealtAt());
  }

  /** Returns the current load of the server. */
  public ServerLoad serverLoad() {
    List<ClientSession> sessions = List.copyOf(server.sessions().sessions());
    int spectatorCount = server.tables().stream().mapToInt(ServerTable::spectatorCount).sum();
    long accountCount = sessions.stream().map(session -> session.account().id()).distinct().count();
    GameServer.BotLoad botLoad = server.botLoad();
    return new ServerLoad(
        endpoint.connectionCount(false),
        endpoint.connectionCount(true),
        server.limits().intValue(Limit.CONNECTIONS),
        (int) accountCount,
        spectatorCount,
        bans().size(),
        server.freeDiskSpace(),
        botLoad.queuedTasks(),
        botLoad.runningTasks(),
        server.databaseStatus());
  }

  /** Sends a notice, cut off after 500 characters, to every user at a terminal or a table. */
  public void sendNotice(String text) {
    String line = SafeText.sanitize(text, 500);
    server.log().warn("notice", "text", line);
    server
        .sessions()
        .sessions()
        .forEach(session -> session.client().deliver(new Notification.OperatorNotice(line)));
  }

  /**
   * Disconnects users. Their seats are held for them.
   *
   * @param query a name, a key, a return code, an address or a network
   * @return the number of connections closed; empty if the query matches no account and is not a
   *     network
   */
  public Optional<Integer> kick(String query) {
    List<Ban> targets = permanentBansFor(query);
    if (targets.isEmpty()) {
      return Optional.empty();
    }
    int count = disconnect(targets, new DisconnectReason.Kicked());
    Ban first = targets.getFirst();
    server.log().warn("kick", "target", first.target(), "name", first.name(), "sessions", count);
    return Optional.of(count);
  }

  private int disconnect(List<Ban> targets, DisconnectReason reason) {
    Predicate<ClientSession> isTarget =
        session -> {
          Collection<String> logins = server.sessions().logins(session);
          return targets.stream().anyMatch(ban -> ban.matches(logins, session.address()));
        };
    List<ClientSession> disconnectedSessions =
        server.sessions().sessions().stream().filter(isTarget).toList();
    disconnectedSessions.forEach(session -> session.requestDisconnect(reason));
    return disconnectedSessions.size();
  }

  /**
   * Bans a user by each of their keys and return codes, or a network, and disconnects the banned
   * users.
   *
   * @param query a name, a key, a return code, an address or a network
   * @param duration the duration; permanent if empty
   * @return a ban for each key, code or network; empty if the query matches no account and is not a
   *     network
   * @throws IOException if a ban could not be saved; bans saved earlier remain in effect
   */
  public List<Ban> ban(String query, Optional<Duration> duration) throws IOException {
    Optional<Instant> until = duration.map(server.now()::plus);
    List<Ban> bans =
        permanentBansFor(query).stream()
            .map(target -> new Ban(target.target(), target.name(), until))
            .toList();
    String end = until.map(Instant::toString).orElse("-");
    for (Ban ban : bans) {
      server.bans().add(ban);
      int count = disconnect(List.of(ban), new DisconnectReason.Banned(ban));
      server
          .log()
          .warn("ban", "target", ban.target(), "name", ban.name(), "until", end, "sessions", count);
    }
    return bans;
  }

  /**
   * Removes an event and its results; the matches are kept. Returns the reason why the event cannot
   * be removed; empty if it was removed.
   */
  public Optional<Rejection> cancelEvent(String name) throws IOException {
    Optional<DealEvent> event = server.eventService().find(name);
    return event.isPresent()
        ? server.eventService().remove(event.get(), Optional.empty())
        : Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_EVENT, name));
  }

  /**
   * Returns everything that is stored, except matches, about the account with a name, key or return
   * code; empty if there is no such account.
   */
  public List<StoredItem> export(String query) throws IOException {
    Optional<Account> account = server.sessions().findAccount(query);
    return account.isEmpty() ? List.of() : server.personalData().export(account.get());
  }

  /**
   * Deletes the account with a name, key or return code. Returns the reason why it cannot be
   * deleted; empty if it was deleted.
   */
  public Optional<Rejection> erase(String query) {
    Optional<Account> account = server.sessions().findAccount(query);
    return account.isEmpty()
        ? Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_ACCOUNT, query))
        : server.personalData().delete(account.get(), Optional.empty());
  }

  /**
   * Renames an account. Returns the reason why the account cannot be renamed; empty if it was
   * renamed.
   *
   * @param name the current name
   * @param newName the new name
   */
  public Optional<Rejection> rename(String name, String newName) {
    Optional<Account> account = server.eventService().findAccount(name);
    if (account.isEmpty()) {
      return Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_ACCOUNT, name));
    }
    if (!server.nameRules().isValid(newName)) {
      return Optional.of(Rejection.of(ServerRejectionCode.NAME_INVALID, newName));
    }
    Optional<Rejection> refusal = server.sessions().rename(account.get(), newName);
    if (refusal.isEmpty()) {
      server.log().warn("rename", "name", name, "to", newName);
    }
    return refusal.map(
        rejection ->
            rejection.code() == ServerRejectionCode.NAME_FIXED
                ? Rejection.of(ServerRejectionCode.OTHER_NAME_FIXED, name)
                : rejection);
  }

  /**
   * Ends the bans that match a name, key, code or network, and returns them.
   *
   * @throws IOException if the removal of a ban could not be saved
   */
  public List<Ban> unban(String query) throws IOException {
    List<String> targets = permanentBansFor(query).stream().map(Ban::target).toList();
    List<Ban> bans =
        bans().stream()
            .filter(ban -> ban.name().equals(query) || targets.contains(ban.target()))
            .toList();
    for (Ban ban : bans) {
      server.bans().remove(ban);
      server.log().warn("unban", "target", ban.target(), "name", ban.name());
    }
    return bans;
  }

  /** The result of importing a journal. */
  public sealed interface ImportResult {
    /**
     * The journal was imported.
     *
     * @param table the number of the new table
     * @param lastLineIgnored whether the last line of the journal was incomplete and has been
     *     dropped
     */
    record Imported(int table, boolean lastLineIgnored) implements ImportResult {}

    record NotImported(String message) implements ImportResult {}
  }

  /**
   * Imports the journal of a match as a new table.
   *
   * @param file the name of the file, for messages and the log
   * @param text the content of the file
   * @param seats the seats to reserve, each as {@code SEAT=NAME}
   */
  public ImportResult importMatch(String file, String text, List<String> seats) {
    return switch (ImportRequest.parse(file, text, seats, server.nameRules())) {
      case ImportRequest.IllFormed(String reason) -> new ImportResult.NotImported(reason);
      case ImportRequest.WellFormed(LoadedMatch loaded, String name, Map<Seat, String> names) ->
          switch (server.matchImports().importMatch(loaded.table(), name, names)) {
            case TableResult.Admitted(ServerTable table) ->
                new ImportResult.Imported(table.number(), loaded.lastLineIgnored());
            case TableResult.Rejected(Rejection reason) ->
                new ImportResult.NotImported(RejectionTexts.text(reason));
          };
    };
  }

  /** Returns the bans in effect. */
  public List<Ban> bans() {
    return server.bans().active();
  }

  /**
   * Returns permanent bans: one for the network, or one for each key and return code of the
   * matching account; empty if there is no such account.
   */
  private List<Ban> permanentBansFor(String query) {
    Optional<IpNetwork> network = IpNetwork.parse(query);
    return network.isPresent()
        ? List.of(new Ban(network.get().toString(), "", Optional.empty()))
        : server.sessions().findAccount(query).stream().flatMap(this::bansOf).toList();
  }

  private Stream<Ban> bansOf(Account account) {
    return server.sessions().logins(account).stream()
        .map(login -> new Ban(login, account.name(), Optional.empty()));
  }

  /** Prevents new matches and notifies all users. Running matches continue. */
  public void drain() {
    server.log().warn("drain");
    server.setDraining(true);
    sendNotice(LobbyMessages.drainingMessage());
  }

  /** Permits new matches again and notifies all users. */
  public void undrain() {
    server.log().warn("undrain");
    server.setDraining(false);
    sendNotice(LobbyMessages.notDrainingMessage());
  }

  public boolean isDraining() {
    return server.isDraining();
  }

  /** Returns the number of unfinished matches with a player present on this server. */
  public int runningMatchCount() {
    return (int)
        server.tables().stream()
            .filter(table -> table.isAnyPlayerPresentLocally() && !table.isFinished())
            .count();
  }
}
