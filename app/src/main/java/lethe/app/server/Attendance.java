package lethe.app.server;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lethe.engine.core.Seat;

/** Tracks who is present at one table, on this server and on others. Thread-safe. */
final class Attendance {
  /** Number of recent chat messages shown to someone who joins. */
  private static final int LATEST = 2;

  private final List<Occupant> here = new CopyOnWriteArrayList<>();

  /** Sessions that wait at the table, also before there is a match. */
  private final List<ClientSession> waiting = new CopyOnWriteArrayList<>();

  private final Map<Seat, Instant> away = new LinkedHashMap<>();

  /** For each absent or late seat, the move at which a bot was last offered for it. */
  private final Map<Seat, Integer> offered = new HashMap<>();

  /** For each seat that asked to adjourn, the move after which it did. */
  private final Map<Seat, Integer> agreed = new HashMap<>();

  /** Names of the players who are connected to other servers. */
  private volatile Map<Seat, String> elsewhere = Map.of();

  private final ChatHistory talk = new ChatHistory();

  /** Chat of players and spectators; for spectators only. */
  private final ChatHistory overheard = new ChatHistory();

  private Optional<Instant> deserted = Optional.empty();

  // Participants.

  /**
   * What a participant finds on arrival.
   *
   * @param others the other participants
   * @param elsewhere the names of the players who are connected to other servers
   * @param back whether the participant's seat was marked absent
   */
  record Entered(List<Occupant> others, Map<Seat, String> elsewhere, boolean back) {}

  /** Adds a participant. Earlier connections of the same person at this table are removed. */
  synchronized Entered enter(Occupant occupant) {
    Account account = occupant.account();
    sendOff(account);
    List<Occupant> others =
        here.stream().filter(other -> !other.account().equals(account)).toList();
    here.add(occupant);
    Map<Seat, String> afar = new LinkedHashMap<>(elsewhere);
    occupant.seat().ifPresent(afar::remove);
    return new Entered(others, afar, occupant.seat().filter(this::back).isPresent());
  }

  /** Marks the player of a seat as present. Returns whether the player was absent. */
  private synchronized boolean back(Seat seat) {
    offered.remove(seat);
    return away.remove(seat) != null;
  }

  /**
   * Removes a participant.
   *
   * @param held the owners of the seats
   * @return the seat whose player is absent from now on; empty if it is not held or its player is
   *     still present
   */
  synchronized Optional<Seat> leave(Occupant occupant, Seating held, Instant now) {
    here.remove(occupant);
    Optional<Seat> left = occupant.seat().filter(seat -> held.isHeld(seat) && !isHere(seat, held));
    left.ifPresent(seat -> away.put(seat, now));
    return left;
  }

  void await(ClientSession session) {
    waiting.add(session);
  }

  void awaitNoMore(ClientSession session) {
    waiting.remove(session);
  }

  List<Occupant> here() {
    return List.copyOf(here);
  }

  /** Returns whether any player is present, on any server. */
  boolean isAttended() {
    return isAttendedHere() || !elsewhere.isEmpty();
  }

  /** Returns whether any player is present on this server. */
  boolean isAttendedHere() {
    return here.stream().anyMatch(occupant -> occupant.seat().isPresent());
  }

  /**
   * Returns whether this server runs the table's bots: it does unless all players who are present
   * are connected to other servers.
   */
  boolean isTendedHere() {
    return isAttendedHere() || elsewhere.isEmpty();
  }

  /** Returns whether there are no participants on this server, neither players nor spectators. */
  boolean isEmpty() {
    return here.isEmpty();
  }

  /** Returns whether nobody is at the table on this server, not even waiting. */
  boolean isQuiet() {
    return isEmpty() && waiting.isEmpty();
  }

  /** Returns the spectators on this server. */
  List<Account> watching() {
    return here.stream()
        .filter(occupant -> occupant.seat().isEmpty())
        .map(Occupant::account)
        .toList();
  }

  boolean isHere(Seat seat, Seating seating) {
    return elsewhere.containsKey(seat)
        || isInThisHouse(seat)
        || waiting.stream().anyMatch(session -> seating.isHeldBy(seat, session.account().id()));
  }

  private boolean isInThisHouse(Seat seat) {
    return here.stream().anyMatch(occupant -> occupant.seat().equals(Optional.of(seat)));
  }

  /** Returns the players who are present on this server or wait here for the match to begin. */
  List<Sitting> sitting(int table, Seating held) {
    Map<Seat, Sitting> sitting = new LinkedHashMap<>();
    for (ClientSession one : waiting) {
      held.seatOf(one.account().id())
          .ifPresent(
              seat -> sitting.put(seat, new Sitting(table, seat.name(), one.account().name())));
    }
    for (Occupant one : here) {
      one.seat()
          .ifPresent(
              seat -> sitting.put(seat, new Sitting(table, seat.name(), one.account().name())));
    }
    return List.copyOf(sitting.values());
  }

  /**
   * Sets the players who are connected to other servers. Participants on this server are told who
   * has come or gone.
   *
   * @param held the owners of the seats
   * @param silent whether names are hidden
   */
  void elsewhere(Map<Seat, String> now, Seating held, Instant time, boolean silent) {
    Map<Seat, String> before = elsewhere;
    elsewhere = Map.copyOf(now);
    now.forEach(
        (seat, name) -> {
          if (!before.containsKey(seat) && !isInThisHouse(seat)) {
            back(seat);
            tellOthers(seat, new Notification.PlayerBack(shown(name, silent), seat));
          }
        });
    before.forEach(
        (seat, name) -> {
          if (!now.containsKey(seat) && held.isHeld(seat) && !isHere(seat, held)) {
            away(seat, time);
            tellOthers(seat, new Notification.PlayerAway(shown(name, silent), seat));
          }
        });
  }

  /**
   * Returns the name under which a player on another server is announced; empty if names are
   * hidden.
   */
  static Optional<String> shown(String name, boolean silent) {
    return silent ? Optional.empty() : Optional.of(name);
  }

  // Absences.

  /** Marks the player of a seat as absent since this time. */
  synchronized void away(Seat seat, Instant since) {
    away.put(seat, since);
  }

  /** Marks the player of a seat as absent since this time, unless already marked absent. */
  synchronized void awayStill(Seat seat, Instant since) {
    away.putIfAbsent(seat, since);
  }

  /** Clears the absence of a seat's player. */
  synchronized void missNobody(Seat seat) {
    away.remove(seat);
  }

  /** Returns the seats whose players have been absent since before this time. */
  synchronized List<Seat> awayBefore(Instant since) {
    return away.entrySet().stream()
        .filter(seat -> seat.getValue().isBefore(since))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns whether the player of a seat has been absent at least since this time. */
  synchronized boolean isAway(Seat seat, Instant since) {
    return !away.getOrDefault(seat, Instant.MIN).isAfter(since);
  }

  /**
   * Records that a bot was offered for a seat.
   *
   * @param moved the move at which it was offered
   * @return whether it had not been offered at that move since the player was last present
   */
  synchronized boolean offer(Seat seat, int moved) {
    return !Integer.valueOf(moved).equals(offered.put(seat, moved));
  }

  /**
   * Records that a seat would adjourn, valid until somebody moves.
   *
   * @param moved the latest move
   * @return whether this is new
   */
  synchronized boolean agree(Seat seat, int moved) {
    return !Integer.valueOf(moved).equals(agreed.put(seat, moved));
  }

  /** Returns the seats that would adjourn, given the latest move. */
  synchronized Set<Seat> agreed(int moved) {
    return agreed.entrySet().stream()
        .filter(one -> one.getValue() == moved)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Returns since when the table has been forsaken without any spectator; empty if it is not. */
  synchronized Optional<Instant> deserted(boolean forsaken, Instant now) {
    deserted = forsaken && here.isEmpty() ? deserted.or(() -> Optional.of(now)) : Optional.empty();
    return deserted;
  }

  // Announcements.

  void tell(Notification notification) {
    tell(notification, _ -> true);
  }

  /** Sends an announcement to all participants who match a condition. */
  void tell(Notification notification, Predicate<Occupant> whom) {
    here.stream().filter(whom).forEach(occupant -> occupant.deliver(notification));
  }

  /** Sends an announcement to the players. */
  void tellSeats(Notification notification) {
    tell(notification, occupant -> occupant.seat().isPresent());
  }

  /** Sends an announcement to everybody except the player of a seat. */
  void tellOthers(Seat seat, Notification notification) {
    tell(notification, occupant -> !occupant.seat().equals(Optional.of(seat)));
  }

  /** Sends a player's chat message to all participants who match a condition, and stores it. */
  void say(Notification notification, Predicate<Occupant> whom) {
    talk.add(notification);
    overheard.add(notification);
    tell(notification, whom);
  }

  /** Sends a spectator's chat message to the spectators, and stores it. */
  void sayAside(Notification.ChatMessage message) {
    overheard.add(message);
    tell(message, occupant -> occupant.seat().isEmpty());
  }

  /** Sends a chat message to those who wait for the match to begin. */
  void tellWaiting(Notification notification) {
    waiting.forEach(session -> session.client().deliver(notification));
  }

  /** Returns the latest chat messages of the players. */
  List<Notification> latestTalk() {
    return talk.latest(LATEST);
  }

  /** Returns the stored chat messages of the players. */
  List<Notification> talk() {
    return talk.all();
  }

  /** Returns the stored chat messages of players and spectators. */
  List<Notification> overheard() {
    return overheard.all();
  }

  /** Tells those who wait to check whether the table has changed. */
  void wakeWaiting() {
    waiting.forEach(session -> session.client().wake());
  }

  /** Makes the player of a seat leave the table. */
  void sendOff(Seat seat) {
    here.stream()
        .filter(occupant -> occupant.seat().equals(Optional.of(seat)))
        .forEach(Occupant::end);
  }

  /** Makes a person leave the table, whether player or spectator. */
  void sendOff(Account account) {
    here.stream()
        .filter(occupant -> occupant.account().id().equals(account.id()))
        .forEach(Occupant::end);
  }
}
