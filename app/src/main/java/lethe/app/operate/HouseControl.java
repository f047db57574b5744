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
import lethe.app.lobby.Sentences;
import lethe.app.play.Saved;
import lethe.app.server.Account;
import lethe.app.server.Ban;
import lethe.app.server.BotLoad;
import lethe.app.server.ClientSession;
import lethe.app.server.DisconnectReason;
import lethe.app.server.GameServer;
import lethe.app.server.IpNetwork;
import lethe.app.server.Limit;
import lethe.app.server.Notification;
import lethe.app.server.SafeText;
import lethe.app.server.ServerRefusal;
import lethe.app.server.ServerTable;
import lethe.app.ssh.SshEndpoint;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** The operator's view of a running server and the operator's commands. Thread-safe. */
public final class HouseControl {
  private final SshEndpoint server;
  private final GameServer house;

  public HouseControl(SshEndpoint server) {
    this.server = server;
    this.house = server.gameServer();
  }

  /**
   * A connected user.
   *
   * @param id the fingerprint of the key, or of the return code, used to log in
   * @param from the address of the client
   * @param table the table where the user plays or watches; 0 for the lobby
   */
  public record Present(String name, String id, String from, int table, Instant since) {}

  /**
   * A listed table.
   *
   * @param since when the match was dealt; empty if it has not been
   */
  public record Set(int number, String game, String standing, String seats, String since) {}

  /**
   * The current load.
   *
   * @param greeting number of connections that have not logged in
   * @param connections number of connections that have logged in
   * @param most maximum number of connections
   * @param watching number of spectators
   * @param waiting number of bot tasks in the queue
   * @param thinking number of users for whom a bot task is running
   * @param disk number of bytes that can still be written to the data folder
   */
  public record Load(
      int greeting,
      int connections,
      int most,
      int people,
      int watching,
      int bans,
      long disk,
      int waiting,
      int thinking) {}

  /** Returns the connected users in the order in which they came. */
  public List<Present> people() {
    return house.sessions().sessions().stream()
        .map(
            session ->
                new Present(
                    session.account().name(),
                    session.currentLogin(),
                    session.address(),
                    session.tableNumber(),
                    session.connectedAt()))
        .sorted(Comparator.comparing(Present::since).thenComparing(Present::name))
        .toList();
  }

  /** Returns the tables that the lobby lists. */
  public List<Set> tables() {
    return house.tables().stream().map(this::set).toList();
  }

  private Set set(ServerTable table) {
    String seats = Sentences.seats(house.listings().forOperator(table));
    String standing = table.status().name().toLowerCase(Locale.ROOT);
    return new Set(table.number(), table.title().id(), standing, seats, table.dealtAt());
  }

  public Load load() {
    List<ClientSession> online = List.copyOf(house.sessions().sessions());
    int watching = house.tables().stream().mapToInt(ServerTable::spectatorCount).sum();
    long people = online.stream().map(session -> session.account().id()).distinct().count();
    BotLoad thoughts = house.botLoad();
    return new Load(
        server.connections(false),
        server.connections(true),
        house.limits().count(Limit.CONNECTIONS),
        (int) people,
        watching,
        bans().size(),
        house.freeDiskSpace(),
        thoughts.queued(),
        thoughts.running());
  }

  /** Sends a notice to every user at a terminal. */
  public void notice(String text) {
    String line = SafeText.sanitize(text, 500);
    house.log().warn("notice", "text", line);
    house
        .sessions()
        .sessions()
        .forEach(session -> session.client().deliver(new Notification.OperatorNotice(line)));
  }

  /**
   * Disconnects users. Their seats stay reserved.
   *
   * @param who a name, a key, a return code, an address or a network
   * @return the number of connections closed; empty if nobody matches
   */
  public Optional<Integer> kick(String who) {
    List<Ban> whom = whom(who);
    if (whom.isEmpty()) {
      return Optional.empty();
    }
    int sent = sendHome(whom, new DisconnectReason.Kicked());
    Ban first = whom.getFirst();
    house.log().warn("kick", "whom", first.target(), "name", first.name(), "lines", sent);
    return Optional.of(sent);
  }

  private int sendHome(List<Ban> whom, DisconnectReason reason) {
    Predicate<ClientSession> meant =
        session -> {
          Collection<String> logins = house.sessions().logins(session);
          return whom.stream().anyMatch(ban -> ban.matches(logins, session.address()));
        };
    List<ClientSession> disconnected = house.sessions().sessions().stream().filter(meant).toList();
    disconnected.forEach(session -> session.client().disconnect(reason));
    return disconnected.size();
  }

  /**
   * Bans users by each of their keys and return codes, and disconnects them.
   *
   * @param who a name, a key, a return code, an address or a network
   * @param time the duration; permanent if empty
   * @return a ban for each key, code or network; empty if nobody matches
   * @throws IOException if a ban could not be saved; the bans before it are in effect
   */
  public List<Ban> ban(String who, Optional<Duration> time) throws IOException {
    Optional<Instant> until = time.map(house.now()::plus);
    List<Ban> bans =
        whom(who).stream().map(whom -> new Ban(whom.target(), whom.name(), until)).toList();
    String end = until.map(Instant::toString).orElse("-");
    for (Ban ban : bans) {
      house.bans().add(ban);
      int sent = sendHome(List.of(ban), new DisconnectReason.Banned(ban));
      house
          .log()
          .warn("ban", "whom", ban.target(), "name", ban.name(), "until", end, "lines", sent);
    }
    return bans;
  }

  /**
   * Removes an event and its results; the matches are kept. Returns why it cannot be removed, or
   * empty if it was.
   */
  public Optional<Rejection> cancel(String name) throws IOException {
    Optional<DealEvent> event = house.events().find(name);
    return event.isPresent()
        ? house.events().remove(event.get(), Optional.empty())
        : Optional.of(Rejection.of(ServerRefusal.NO_EVENT, name));
  }

  /**
   * Renames an account. Returns why it cannot be renamed, or empty if it was.
   *
   * @param name the current name
   * @param other the new name
   */
  public Optional<Rejection> rename(String name, String other) {
    Optional<Account> account = house.events().findAccount(name);
    if (account.isEmpty()) {
      return Optional.of(Rejection.of(ServerRefusal.NOBODY_CALLED, name));
    }
    if (!house.names().isValid(other)) {
      return Optional.of(Rejection.of(ServerRefusal.NAME_UNFIT, other));
    }
    Optional<Rejection> why = house.sessions().rename(account.get(), other);
    if (why.isEmpty()) {
      house.log().warn("rename", "name", name, "to", other);
    }
    return why.map(
        one ->
            one.why() == ServerRefusal.NAME_FIXED
                ? Rejection.of(ServerRefusal.THEIR_NAME_FIXED, name)
                : one);
  }

  /**
   * Ends the bans that match a name, key, code or network, and returns them.
   *
   * @throws IOException if the removal of a ban could not be saved
   */
  public List<Ban> unban(String who) throws IOException {
    List<String> whom = whom(who).stream().map(Ban::target).toList();
    List<Ban> bans =
        bans().stream().filter(b -> b.name().equals(who) || whom.contains(b.target())).toList();
    for (Ban ban : bans) {
      house.bans().remove(ban);
      house.log().warn("unban", "whom", ban.target(), "name", ban.name());
    }
    return bans;
  }

  /** The result of importing a journal. */
  public sealed interface Put {
    /**
     * The journal was imported.
     *
     * @param table the number of the new table
     * @param torn whether its last line was incomplete and has been dropped
     */
    record At(int table, boolean torn) implements Put {}

    record Wrong(String why) implements Put {}
  }

  /**
   * Imports the journal of a match at a table of its own.
   *
   * @param file the name of the file, for messages and the log
   * @param text the content of the file
   * @param seats for whom seats are reserved, each as {@code SEAT=NAME}
   */
  public Put put(String file, String text, List<String> seats) {
    return switch (PutRequest.read(file, text, seats, house.names())) {
      case PutRequest.Unclear(String why) -> new Put.Wrong(why);
      case PutRequest.Clear(Saved saved, String name, Map<Seat, String> called) ->
          switch (house.matchImports().importMatch(saved.table(), name, called)) {
            case lethe.app.server.TableResult.Admitted(ServerTable table) ->
                new Put.At(table.number(), saved.torn());
            case lethe.app.server.TableResult.Refused(Rejection why) ->
                new Put.Wrong(Sentences.say(why));
          };
    };
  }

  public List<Ban> bans() {
    return house.bans().active();
  }

  /**
   * Returns an unlimited ban for a network, or one for each key and code of the accounts that
   * match.
   */
  private List<Ban> whom(String who) {
    Optional<IpNetwork> network = IpNetwork.parse(who);
    return network.isPresent()
        ? List.of(new Ban(network.get().toString(), "", Optional.empty()))
        : house.sessions().findAccount(who).stream().flatMap(this::each).toList();
  }

  private Stream<Ban> each(Account account) {
    return house.sessions().logins(account).stream()
        .map(login -> new Ban(login, account.name(), Optional.empty()));
  }

  /** Starts no new matches from now on and tells all users. Running matches continue. */
  public void drain() {
    house.log().warn("drain");
    house.drain();
    notice(Sentences.draining());
  }

  public boolean isDraining() {
    return house.isDraining();
  }

  /** Returns the number of unfinished matches with a player present on this server. */
  public int playing() {
    return (int)
        house.tables().stream()
            .filter(table -> table.hasLocalPlayers() && !table.isFinished())
            .count();
  }
}
