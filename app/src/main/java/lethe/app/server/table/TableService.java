package lethe.app.server.table;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Commitment;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.client.UnratedReason;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Actions at a table other than playing: arriving and leaving, chatting, and reviewing. */
public final class TableService {
  private final MatchLifecycle lifecycle;
  private final SharedDealGuard sharedDeals;
  private final MoveClock moveClock;
  private final RatingEligibility eligibility;
  private final InstantSource clock;
  private final Log log;

  private final TableNotifier notifier;
  private final ReviewGroups reviewGroups;

  public TableService(
      ServerContext context,
      MatchLifecycle lifecycle,
      SharedDealGuard sharedDeals,
      MoveClock moveClock,
      RatingEligibility eligibility,
      TableNotifier notifier,
      ReviewGroups reviewGroups) {
    this.lifecycle = lifecycle;
    this.sharedDeals = sharedDeals;
    this.moveClock = moveClock;
    this.eligibility = eligibility;
    this.notifier = notifier;
    this.reviewGroups = reviewGroups;
    this.clock = context.clocks().monotonic();
    this.log = context.log();
  }

  /** Registers a session that waits for the match to begin. */
  public void startWaiting(ClientSession session, ServerTable table) {
    notifier.loadChat(table);
    table.presence().startWaiting(session);
  }

  /**
   * Makes the match of a table available to a waiting session, reading its journal again if it was
   * unloaded. The match is not unloaded as long as the session waits or is present. Does nothing if
   * the match has not been dealt or the table is already known to be unavailable.
   *
   * @return the rejection if the match was unloaded and cannot be read; otherwise empty
   */
  public Optional<Rejection> openMatch(ServerTable table) {
    return table.withLock(() -> lifecycle.load(table))
        ? Optional.empty()
        : Optional.of(
            table.isUnavailable()
                ? table.unavailableRejection()
                : Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
  }

  /**
   * Makes the match of a table available to a player or spectator.
   *
   * @return the rejection if the user may not watch the match, or if it was unloaded and cannot be
   *     read; empty if they may go there
   */
  public Optional<Rejection> openMatch(Account account, ServerTable table) {
    return sharedDeals
        .checkWatch(table, account)
        .or(() -> openMatch(table))
        .or(
            () ->
                table.canBeWatchedBy(account)
                    ? Optional.empty()
                    : Optional.of(
                        Rejection.of(ServerRejectionCode.SPECTATORS_NOT_ALLOWED, table.number())));
  }

  public void stopWaiting(ClientSession session, ServerTable table) {
    table.presence().stopWaiting(session);
  }

  /**
   * Adds a participant to a table. The participant is told who is present, the commitment, why the
   * match is not rated, and the latest chat; the others are told that an absent player is back. Any
   * other connection of the same user at that table is removed. A player whom a bot has replaced
   * gets the seat back, and an adjourned match is resumed when a player arrives.
   */
  public void join(TableParticipant participant, ServerTable table) {
    if (participant.seat().isPresent()
        && !table.isAnyPlayerPresent()
        && !table.settings().isCorrespondence()
        && !table.isFinished()) {
      // The first player who returns restarts the time of all players.
      moveClock.restart(table);
    }
    notifier.loadChat(table);
    TablePresence.JoinResult joinResult = table.presence().join(participant);
    notifier.follow(table);
    if (table.isAdjourned()) {
      participant.seat().ifPresent(seat -> resumeAdjourned(table, seat));
    }
    for (TableParticipant other : joinResult.otherParticipants()) {
      other.seat().ifPresent(seat -> participant.deliver(presenceNotification(table, other, seat)));
    }
    joinResult
        .remotePlayers()
        .forEach(
            (seat, name) ->
                participant.deliver(
                    new Notification.PlayerPresent(
                        TablePresence.visibleName(name, table.isSilent()), seat)));
    participant.seat().ifPresent(seat -> onPlayerArrived(participant, table, seat, joinResult));
    if (!table.isFinished()) {
      unratedNotification(table).ifPresent(participant::deliver);
    }
    commitmentNotification(table).ifPresent(participant::deliver);
    if (canReadChat(table, participant.seat())) {
      table.presence().recentChat().forEach(participant::deliver);
    }
  }

  /**
   * Resumes an adjourned match when the first player sits down. The time of all players restarts,
   * and the other players count as absent.
   */
  private void resumeAdjourned(ServerTable table, Seat seat) {
    MatchInterruptions.handToPlayer(table, seat);
    table.markAbsentPlayersAway(clock.instant());
  }

  /**
   * Returns the match, which must be loaded, as shown to a participant. Spectators may see it with
   * a delay.
   */
  public MatchFeed openFeed(ServerTable table, Optional<Seat> seat) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    return table.isDelayedFor(seat)
            && table.settings().spectatorPolicy() instanceof SpectatorPolicy.Delayed(int entries)
        ? MatchFeed.delayed(match, entries, log)
        : MatchFeed.live(match);
  }

  /**
   * Returns whether a participant may read the chat: not at a table that is played in silence, and
   * not if they are a spectator who sees the match with a delay.
   */
  private static boolean canReadChat(ServerTable table, Optional<Seat> seat) {
    return !table.isDelayedFor(seat) && !(table.isDealt() && table.isSilent());
  }

  /**
   * Returns the recent chat messages of a table that a participant may read. Spectators can always
   * read the messages of other spectators.
   */
  public List<Notification> chatHistory(TableParticipant participant, ServerTable table) {
    boolean canRead = canReadChat(table, participant.seat());
    if (participant.seat().isPresent()) {
      return canRead ? table.presence().playerChat() : List.of();
    }
    return table.presence().allChat().stream()
        .filter(notification -> canRead || notification instanceof Notification.ChatMessage)
        .toList();
  }

  /**
   * Sends a chat line to the sessions that wait at the table for the match to begin. Ignored if the
   * user holds no seat or the match has begun.
   */
  public void say(ClientSession session, ServerTable table, String line) {
    Account account = session.account();
    table
        .seatOf(account.id())
        .filter(_ -> !table.isDealt())
        .map(seat -> new Notification.PlayerMessage(account.name(), seat, line))
        .ifPresent(message -> notifier.say(table, account, message));
  }

  /**
   * Returns the chat of a table whose match has not begun; empty if it has, or if this user holds
   * no seat there.
   */
  public List<Notification> chatHistory(ClientSession session, ServerTable table) {
    boolean isWaiting = !table.isDealt() && table.seatOf(session.account().id()).isPresent();
    return isWaiting ? table.presence().playerChat() : List.of();
  }

  private static Notification presenceNotification(
      ServerTable table, TableParticipant participant, Seat seat) {
    return new Notification.PlayerPresent(
        participant.account().visibleName(table.isSilent()), seat);
  }

  private static void onPlayerArrived(
      TableParticipant participant,
      ServerTable table,
      Seat seat,
      TablePresence.JoinResult joinResult) {
    MatchInterruptions.returnSeatNow(table, seat);
    if (joinResult.wasAway()) {
      Notification notification = presenceNotification(table, participant, seat);
      joinResult.otherParticipants().forEach(other -> other.deliver(notification));
    }
  }

  /**
   * Returns the commitment of the deal. Forks have none: their deal is known, or its hidden cards
   * were reshuffled.
   */
  private static Optional<Notification> commitmentNotification(ServerTable table) {
    return table
        .match()
        .filter(match -> !Fork.isFork(match.match()))
        .flatMap(match -> Commitment.of(match.match()))
        .map(commitment -> new Notification.CommitmentAnnounced(commitment.hash()));
  }

  /**
   * Returns the notification that a match is not rated, with the reason; empty if no reason is
   * known or the match has only one human player.
   */
  public Optional<Notification> unratedNotification(ServerTable table) {
    return eligibility
        .knownUnratedReason(table)
        .filter(reason -> reason != UnratedReason.ONLY_BOTS)
        .map(Notification.NotRated::new);
  }

  /**
   * Returns a notification with the seed and the nonce of a finished match. While other users can
   * still play the deal, it names only the event and the number of the deal. Empty if there is
   * nothing to reveal.
   */
  public Optional<Notification> dealNotification(ServerTable table) {
    if (sharedDeals.isStillInPlay(table)) {
      return table
          .eventDeal()
          .map(
              eventDeal -> new Notification.DealStillInPlay(eventDeal.event(), eventDeal.number()));
    }
    return table
        .finishedMatch()
        .flatMap(
            match ->
                Commitment.of(match.match())
                    .map(
                        commitment ->
                            new Notification.DealRevealed(
                                match.match().header().seed(),
                                commitment.nonce(),
                                table.number())));
  }

  public void leave(TableParticipant participant, ServerTable table) {
    TablePresence presence = table.presence();
    SeatOwners owners = table.isFinished() ? SeatOwners.EMPTY : table.seatOwners();
    presence
        .leave(participant, owners, clock.instant())
        .ifPresent(
            seat ->
                presence.broadcastToOthers(
                    seat,
                    new Notification.PlayerAway(
                        participant.account().visibleName(table.isSilent()), seat)));
  }

  // Reviewing a match together.

  /** Returns the group that reviews the finished match of a table, creating it if necessary. */
  public ReviewGroup reviewGroup(ServerTable table) {
    return reviewGroups.getOrCreate(table);
  }

  public void join(TableParticipant participant, ReviewGroup reviewGroup) {
    reviewGroups.join(participant, reviewGroup);
    TablePresence presence = reviewGroup.table().presence();
    notifier.loadChat(reviewGroup.table());
    var _ = presence.join(participant);
    presence.recentChat().forEach(participant::deliver);
  }

  public void leave(TableParticipant participant, ReviewGroup reviewGroup) {
    leave(participant, reviewGroup.table());
    reviewGroups.leave(participant, reviewGroup);
  }

  // Chat.

  /** Sends a chat line to everyone at the table; a spectator's line goes to the spectators only. */
  public void say(TableParticipant participant, ServerTable table, String line) {
    String name = participant.account().name();
    notifier.say(
        table,
        participant.account(),
        participant
            .seat()
            .<Notification>map(seat -> new Notification.PlayerMessage(name, seat, line))
            .orElseGet(() -> new Notification.ChatMessage(name, line)));
  }

  /**
   * The spectators of a table.
   *
   * @param names their names; empty if hidden from the viewer
   */
  public record Spectators(int count, List<String> names) {}

  /**
   * Returns the spectators of a table that a viewer may know. Players of a silent match learn only
   * the number of spectators.
   */
  public Spectators spectators(TableParticipant viewer, ServerTable table) {
    List<String> names = table.presence().spectatorNames(clock.instant());
    boolean hidden = viewer.seat().isPresent() && table.isSilent();
    return new Spectators(names.size(), hidden ? List.of() : names);
  }
}
