package lethe.app.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.server.account.Account;
import lethe.app.server.client.ChatHistory;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.client.SentMessage;
import lethe.app.server.cluster.Cluster;
import lethe.engine.core.Seat;

/** Tracks the users present at one table, on this server and on others. Thread-safe. */
final class TablePresence {
  /** The maximum number of recent chat messages that are sent to a new participant. */
  private static final int MAX_RECENT_MESSAGES = 2;

  /** The time for which the spectators on another server are present after it has reported them. */
  private static final Duration SPECTATOR_REPORT_VALIDITY = Duration.ofSeconds(3);

  private final List<TableParticipant> participants = new CopyOnWriteArrayList<>();

  /** The sessions that wait at the table for the match to begin. */
  private final List<ClientSession> waitingSessions = new CopyOnWriteArrayList<>();

  /** The time since which the player of each seat that is marked absent has been absent. */
  private final Map<Seat, Instant> awaySince = new LinkedHashMap<>();

  /**
   * For each absent or late seat, the position of the latest offer of a bot, as in {@link
   * #recordBotOffer}.
   */
  private final Map<Seat, Integer> botOffers = new HashMap<>();

  /**
   * For each seat whose player has asked to adjourn, the index of the entry with which the turn had
   * begun.
   */
  private final Map<Seat, Integer> adjournVotes = new HashMap<>();

  /** The names of the players who are connected to other servers, keyed by seat. */
  private volatile Map<Seat, String> remotePlayers = Map.of();

  /** The spectators on other servers, keyed by the id of the server. */
  private final Map<String, RemoteSpectators> remoteSpectators = new ConcurrentHashMap<>();

  private final ChatHistory playerChat = new ChatHistory();

  /** The chat of players and spectators, which only spectators may read. */
  private final ChatHistory allChat = new ChatHistory();

  /** Whether the stored chat messages have been inserted. */
  private volatile boolean chatRestored;

  private Optional<Instant> emptySince = Optional.empty();

  /** The names of the spectators on another server, and when it reported them. */
  private record RemoteSpectators(List<String> names, Instant time) {}

  // Participants.

  /**
   * The situation at the table when a participant joins.
   *
   * @param remotePlayers the names of the players who are connected to other servers
   * @param wasAway whether the participant's seat was marked absent
   */
  record JoinResult(
      List<TableParticipant> otherParticipants, Map<Seat, String> remotePlayers, boolean wasAway) {}

  /** Adds a participant. Earlier connections of the same user at this table are removed. */
  synchronized JoinResult join(TableParticipant participant) {
    Account account = participant.account();
    evict(account);
    List<TableParticipant> otherParticipants =
        participants.stream().filter(other -> !other.account().equals(account)).toList();
    participants.add(participant);
    Map<Seat, String> remote = new LinkedHashMap<>(remotePlayers);
    participant.seat().ifPresent(remote::remove);
    return new JoinResult(
        otherParticipants, remote, participant.seat().filter(this::markPresent).isPresent());
  }

  /** Marks the player of a seat as present. Returns whether the player was absent. */
  private synchronized boolean markPresent(Seat seat) {
    botOffers.remove(seat);
    return awaySince.remove(seat) != null;
  }

  /**
   * Removes a participant.
   *
   * @return the participant's seat if its player is now absent; empty if the participant has no
   *     seat, the seat is not held, or its player is still present
   */
  synchronized Optional<Seat> leave(TableParticipant participant, SeatOwners owners, Instant now) {
    participants.remove(participant);
    Optional<Seat> absent =
        participant.seat().filter(seat -> owners.isHeld(seat) && !isPresent(seat, owners));
    absent.ifPresent(seat -> awaySince.put(seat, now));
    return absent;
  }

  void startWaiting(ClientSession session) {
    waitingSessions.add(session);
  }

  void stopWaiting(ClientSession session) {
    waitingSessions.remove(session);
  }

  List<TableParticipant> participants() {
    return List.copyOf(participants);
  }

  /** Returns whether any player is present, on any server. */
  boolean isAnyPlayerPresent() {
    return isAnyPlayerPresentLocally() || !remotePlayers.isEmpty();
  }

  /** Returns whether any player is present on this server. */
  boolean isAnyPlayerPresentLocally() {
    return participants.stream().anyMatch(participant -> participant.seat().isPresent());
  }

  /**
   * Returns whether this server runs the table's bots. It does unless all present players are
   * connected to other servers.
   */
  boolean runsBots() {
    return isAnyPlayerPresentLocally() || remotePlayers.isEmpty();
  }

  /** Returns whether there are no participants on this server, neither players nor spectators. */
  boolean isEmpty() {
    return participants.isEmpty();
  }

  /** Returns whether there are neither participants nor waiting sessions on this server. */
  boolean isUnused() {
    return isEmpty() && waitingSessions.isEmpty();
  }

  /** Returns the spectators on this server. */
  List<Account> spectators() {
    return participants.stream()
        .filter(participant -> participant.seat().isEmpty())
        .map(TableParticipant::account)
        .toList();
  }

  /** Sets the names of the spectators on another server, who are present for some seconds. */
  void setRemoteSpectators(String serverId, List<String> names, Instant now) {
    remoteSpectators.put(serverId, new RemoteSpectators(names, now));
  }

  /** Returns the names of the spectators on all servers, first those on this one. */
  List<String> spectatorNames(Instant now) {
    remoteSpectators
        .values()
        .removeIf(remote -> remote.time().isBefore(now.minus(SPECTATOR_REPORT_VALIDITY)));
    return Stream.concat(
            spectators().stream().map(Account::name),
            remoteSpectators.values().stream().flatMap(remote -> remote.names().stream()))
        .toList();
  }

  /**
   * Returns whether the player of a seat is at the table, on any server, or waits on this server
   * for the match to begin.
   */
  boolean isPresent(Seat seat, SeatOwners owners) {
    return remotePlayers.containsKey(seat)
        || isPresentLocally(seat)
        || waitingSessions.stream()
            .anyMatch(session -> owners.isHeldBy(seat, session.account().id()));
  }

  private boolean isPresentLocally(Seat seat) {
    return participants.stream()
        .anyMatch(participant -> participant.seat().equals(Optional.of(seat)));
  }

  /** Returns the players who are present on this server or wait here for the match to begin. */
  List<Cluster.SeatPresence> seatPresences(int table, SeatOwners owners) {
    Map<Seat, Account> players = new LinkedHashMap<>();
    for (ClientSession session : waitingSessions) {
      owners.seatOf(session.account().id()).ifPresent(seat -> players.put(seat, session.account()));
    }
    for (TableParticipant participant : participants) {
      participant.seat().ifPresent(seat -> players.put(seat, participant.account()));
    }
    return players.entrySet().stream()
        .map(
            player ->
                new Cluster.SeatPresence(table, player.getKey().name(), player.getValue().name()))
        .toList();
  }

  /**
   * Sets the players who are connected to other servers. Participants on this server are notified
   * of arrivals and departures.
   *
   * @param players the names of the players, keyed by seat
   * @param since the time since which players who have left count as absent
   */
  void updateRemotePlayers(
      Map<Seat, String> players, SeatOwners owners, Instant since, boolean silent) {
    Map<Seat, String> oldPlayers = remotePlayers;
    remotePlayers = Map.copyOf(players);
    players.forEach(
        (seat, name) -> {
          if (!oldPlayers.containsKey(seat) && !isPresentLocally(seat)) {
            markPresent(seat);
            broadcastToOthers(
                seat, new Notification.PlayerPresent(visibleName(name, silent), seat));
          }
        });
    oldPlayers.forEach(
        (seat, name) -> {
          if (!players.containsKey(seat) && owners.isHeld(seat) && !isPresent(seat, owners)) {
            markAway(seat, since);
            broadcastToOthers(seat, new Notification.PlayerAway(visibleName(name, silent), seat));
          }
        });
  }

  /**
   * Returns the name under which a player on another server is announced; empty if names are
   * hidden.
   */
  static Optional<String> visibleName(String name, boolean silent) {
    return silent ? Optional.empty() : Optional.of(name);
  }

  // Absences.

  synchronized void markAway(Seat seat, Instant since) {
    awaySince.put(seat, since);
  }

  synchronized void markAwayUnlessMarked(Seat seat, Instant since) {
    awaySince.putIfAbsent(seat, since);
  }

  synchronized void clearAway(Seat seat) {
    awaySince.remove(seat);
  }

  synchronized List<Seat> seatsAwayBefore(Instant time) {
    return awaySince.entrySet().stream()
        .filter(seat -> seat.getValue().isBefore(time))
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * Returns whether the absence of a seat's player, if it was marked, began at this time or
   * earlier. True for a seat that is not marked, such as one that was given up.
   */
  synchronized boolean hasBeenAwaySince(Seat seat, Instant since) {
    return !awaySince.getOrDefault(seat, Instant.MIN).isAfter(since);
  }

  /**
   * Records that a bot was offered for a seat.
   *
   * @param position the index of the entry with which the turn began, or a negative constant for an
   *     offer that is made only once per absence
   * @return whether the offer is new: the first one at that position since the player was last
   *     present
   */
  synchronized boolean recordBotOffer(Seat seat, int position) {
    return !Integer.valueOf(position).equals(botOffers.put(seat, position));
  }

  /**
   * Records that the player of a seat agrees to adjourn during this turn.
   *
   * @param turnStartEntry the index of the entry with which the turn began
   * @return whether the player had not agreed during this turn before
   */
  synchronized boolean recordAdjournVote(Seat seat, int turnStartEntry) {
    return !Integer.valueOf(turnStartEntry).equals(adjournVotes.put(seat, turnStartEntry));
  }

  /**
   * Returns the seats whose players have agreed to adjourn during this turn.
   *
   * @param turnStartEntry the index of the entry with which the turn began
   */
  synchronized Set<Seat> adjournVotes(int turnStartEntry) {
    return adjournVotes.entrySet().stream()
        .filter(vote -> vote.getValue() == turnStartEntry)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /**
   * Updates and returns the time since which the table has had neither participants on this server
   * nor held seats, as observed by calls of this method; empty if it has some now.
   *
   * @param vacant whether no seat is held
   */
  synchronized Optional<Instant> updateEmptySince(boolean vacant, Instant now) {
    emptySince =
        vacant && participants.isEmpty() ? emptySince.or(() -> Optional.of(now)) : Optional.empty();
    return emptySince;
  }

  // Notifications.

  void broadcast(Notification notification) {
    broadcast(notification, _ -> true);
  }

  private void broadcast(Notification notification, Predicate<TableParticipant> filter) {
    participants.stream().filter(filter).forEach(participant -> participant.deliver(notification));
  }

  void broadcastToPlayers(Notification notification) {
    broadcast(notification, participant -> participant.seat().isPresent());
  }

  /** Sends a notification to everyone except the player of a seat. */
  void broadcastToOthers(Seat seat, Notification notification) {
    broadcast(notification, participant -> !participant.seat().equals(Optional.of(seat)));
  }

  /** Sends a player's chat message to all participants who match a condition, and remembers it. */
  void sendPlayerMessage(SentMessage message, Predicate<TableParticipant> filter) {
    playerChat.add(message);
    allChat.add(message);
    broadcast(message.message(), filter);
  }

  /** Sends a spectator's chat message to the spectators, and remembers it. */
  void sendSpectatorMessage(SentMessage message) {
    allChat.add(message);
    broadcast(message.message(), participant -> participant.seat().isEmpty());
  }

  boolean isChatRestored() {
    return chatRestored;
  }

  /** Inserts the stored chat messages, unless that has been done before. */
  synchronized void restoreChat(List<SentMessage> messages) {
    if (!chatRestored) {
      playerChat.restore(
          messages.stream()
              .filter(sent -> sent.message() instanceof Notification.PlayerMessage)
              .toList());
      allChat.restore(messages);
      chatRestored = true;
    }
  }

  void removeChatBefore(Instant time) {
    playerChat.removeBefore(time);
    allChat.removeBefore(time);
  }

  void removeChatSentBy(String name) {
    playerChat.removeSentBy(name);
    allChat.removeSentBy(name);
  }

  void deliverToWaiting(Notification notification) {
    waitingSessions.forEach(session -> session.client().deliver(notification));
  }

  /** Returns the latest chat messages of the players, which are shown to a new participant. */
  List<Notification> recentChat() {
    return playerChat.latest(MAX_RECENT_MESSAGES);
  }

  List<Notification> playerChat() {
    return playerChat.all();
  }

  List<Notification> allChat() {
    return allChat.all();
  }

  /** Wakes the waiting sessions, which then check whether the table has changed. */
  void wakeWaiting() {
    waitingSessions.forEach(session -> session.client().wake());
  }

  void evictAll() {
    participants.forEach(TableParticipant::leaveTable);
  }

  void evict(Seat seat) {
    participants.stream()
        .filter(participant -> participant.seat().equals(Optional.of(seat)))
        .forEach(TableParticipant::leaveTable);
  }

  void evict(Account account) {
    participants.stream()
        .filter(participant -> participant.account().id().equals(account.id()))
        .forEach(TableParticipant::leaveTable);
  }
}
