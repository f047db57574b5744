package lethe.app.server;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import lethe.app.play.Commitment;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * What people do at a table besides playing: arriving and leaving, chatting, and making decisions
 * about the match.
 */
public final class AtTable {
  private final Gatherings gatherings = new Gatherings();
  private final Dealer dealer;
  private final SharedDeals shared;
  private final MoveClock moves;
  private final Ratings ratings;
  private final Decisions decisions;
  private final InstantSource clock;
  private final Log log;

  /** Forwards to other servers what is announced at a table. */
  private final BiConsumer<ServerTable, Notification> neighbors;

  AtTable(
      ServerContext context,
      Dealer dealer,
      SharedDeals shared,
      MoveClock moves,
      Ratings ratings,
      BooleanSupplier draining,
      BiConsumer<ServerTable, Notification> neighbors) {
    this.dealer = dealer;
    this.shared = shared;
    this.moves = moves;
    this.ratings = ratings;
    this.neighbors = neighbors;
    this.clock = context.time().steady();
    this.log = context.log();
    this.decisions = new Decisions(context, shared, moves, draining, neighbors);
  }

  MoveClock moves() {
    return moves;
  }

  /** Returns the operations by which the players make decisions about the match. */
  public Decisions decisions() {
    return decisions;
  }

  /** Registers a session that waits for the match to begin. */
  public void await(ClientSession session, ServerTable table) {
    table.presence().startWaiting(session);
  }

  /**
   * Makes the match of a table available to someone who waits there, reading its journal again if
   * necessary. It does not go to rest as long as they wait or are present.
   *
   * @return why the match is not available; empty if it is
   */
  public Optional<Rejection> open(ServerTable table) {
    return table.changing(() -> dealer.wake(table))
        ? Optional.empty()
        : Optional.of(
            table.isShut() ? SeatAssignment.shut(table) : Rejection.of(ServerRefusal.NO_ROOM));
  }

  /**
   * Makes the match of a table available to a person, who may be a spectator.
   *
   * @return why it is not available or this person may not watch it; empty if they may go there
   */
  public Optional<Rejection> open(Account account, ServerTable table) {
    return shared
        .looking(table, account)
        .or(() -> open(table))
        .or(
            () ->
                table.isSeenBy(account)
                    ? Optional.empty()
                    : Optional.of(Rejection.of(ServerRefusal.NOT_SEEN, table.number())));
  }

  public void awaitNoMore(ClientSession session, ServerTable table) {
    table.presence().stopWaiting(session);
  }

  /**
   * Adds a participant to a table. Another connection of the same person at that table is removed.
   */
  public void enter(TableParticipant participant, ServerTable table) {
    if (participant.seat().isPresent()
        && !table.isAttended()
        && !table.terms().isCorrespondence()
        && !table.isFinished()) {
      // The first player to return restarts everybody's time.
      moves.restart(table);
    }
    TablePresence.JoinResult joined = table.presence().join(participant);
    if (table.isAdjourned()) {
      participant.seat().ifPresent(seat -> goOn(table, seat));
    }
    for (TableParticipant other : joined.others()) {
      other.seat().ifPresent(seat -> participant.deliver(sits(table, other, seat)));
    }
    joined
        .remotePlayers()
        .forEach(
            (seat, name) ->
                participant.deliver(
                    new Notification.PlayerBack(
                        TablePresence.visibleName(name, table.isSilent()), seat)));
    participant.seat().ifPresent(seat -> back(participant, table, seat, joined));
    if (!table.isFinished()) {
      notRated(table).ifPresent(participant::deliver);
    }
    bound(table).ifPresent(participant::deliver);
    if (mayHear(table, participant.seat())) {
      table.presence().recentChat().forEach(participant::deliver);
    }
  }

  /**
   * Resumes an adjourned match when the first player sits down. Everybody's time restarts, and the
   * other players are absent from now on.
   */
  private void goOn(ServerTable table, Seat seat) {
    Decisions.hand(table, seat);
    table.expect(clock.instant());
  }

  /** Returns what a participant sees of the match. Spectators may see it with a delay. */
  public Looking looking(ServerTable table, Optional<Seat> seat) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    return isBehind(table, seat) && table.terms().audience() instanceof Audience.Later(int entries)
        ? LateMatch.of(match, entries, log)
        : Looking.at(match);
  }

  /**
   * Returns whether a participant may read the chat: nobody may at a table that is played in
   * silence, nor may spectators who see the match with a delay.
   */
  private static boolean mayHear(ServerTable table, Optional<Seat> seat) {
    return !isBehind(table, seat) && !(table.isDealt() && table.isSilent());
  }

  /**
   * Returns the stored chat messages of a table that a participant may read. Spectators can always
   * read the messages of other spectators.
   */
  public List<Notification> talk(TableParticipant participant, ServerTable table) {
    boolean canRead = mayHear(table, participant.seat());
    if (participant.seat().isPresent()) {
      return canRead ? table.presence().playerChat() : List.of();
    }
    return table.presence().spectatorChat().stream()
        .filter(notification -> canRead || notification instanceof Notification.ChatMessage)
        .toList();
  }

  /**
   * Sends a chat line to those who wait at the table for the match to begin. Ignored if the speaker
   * holds no seat or the match has begun.
   */
  public void say(ClientSession session, ServerTable table, String line) {
    Account account = session.account();
    table
        .seatOf(account.id())
        .filter(_ -> !table.isDealt())
        .map(seat -> new Notification.PlayerMessage(account.name(), seat, line))
        .ifPresent(
            said -> {
              heard(table, said);
              neighbors.accept(table, said);
            });
  }

  /**
   * Delivers an announcement that was made at a table, on this server or another. Chat messages are
   * also stored.
   */
  static void heard(ServerTable table, Notification notification) {
    switch (notification) {
      case Notification.PlayerMessage message -> {
        table.presence().addPlayerMessage(message, other -> !isBehind(table, other.seat()));
        if (!table.isDealt()) {
          table.presence().deliverToWaiting(message);
        }
      }
      case Notification.ChatMessage message -> table.presence().addSpectatorMessage(message);
      case Notification.RematchOffered offer -> table.presence().broadcastToPlayers(offer);
      default -> table.presence().broadcast(notification);
    }
  }

  /**
   * Returns the chat of a table whose match has not begun; empty if it has, or if this person holds
   * no seat there.
   */
  public List<Notification> talk(ClientSession session, ServerTable table) {
    boolean isWaiting = !table.isDealt() && table.seatOf(session.account().id()).isPresent();
    return isWaiting ? table.presence().playerChat() : List.of();
  }

  /** Returns whether a participant sees the match with a delay. */
  private static boolean isBehind(ServerTable table, Optional<Seat> seat) {
    return seat.isEmpty() && table.isSeenLate();
  }

  private static Notification sits(ServerTable table, TableParticipant participant, Seat seat) {
    return new Notification.PlayerBack(participant.account().visibleName(table.isSilent()), seat);
  }

  private static void back(
      TableParticipant participant, ServerTable table, Seat seat, TablePresence.JoinResult joined) {
    Decisions.takeBackNow(table, seat);
    if (joined.wasAway()) {
      Notification notification = sits(table, participant, seat);
      joined.others().forEach(other -> other.deliver(notification));
    }
  }

  /**
   * Returns the commitment of the deal. Forks have none: their deal is known, or its hidden cards
   * were reshuffled.
   */
  private static Optional<Notification> bound(ServerTable table) {
    return table
        .match()
        .filter(match -> !Fork.isOne(match.match()))
        .flatMap(match -> Commitment.of(match.match()))
        .map(commitment -> new Notification.CommitmentAnnounced(commitment.hash()));
  }

  /** That a match is not rated, and why; nothing of one that somebody plays against bots. */
  public Optional<Notification> notRated(ServerTable table) {
    return ratings
        .unrated(table)
        .filter(why -> why != Unrated.ALONE)
        .map(Notification.NotRated::new);
  }

  /**
   * Returns the seed and the nonce of a finished match. While others can still play the same deal,
   * refers to the results of the event instead. Empty if there is nothing to reveal.
   */
  public Optional<Notification> revealed(ServerTable table) {
    if (shared.isRunning(table)) {
      return table
          .board()
          .map(board -> new Notification.DealStillInPlay(board.event(), board.number()));
    }
    return table
        .over()
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
    Seating owners = table.isFinished() ? Seating.NOBODYS : table.seating();
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

  /** Returns the group that reviews the finished match of a table. */
  public Gathering gathering(ServerTable table) {
    return gatherings.of(table);
  }

  public void enter(TableParticipant participant, Gathering gathering) {
    gatherings.come(gathering, participant);
    TablePresence presence = gathering.table().presence();
    var _ = presence.join(participant);
    presence.recentChat().forEach(participant::deliver);
  }

  public void leave(TableParticipant participant, Gathering gathering) {
    leave(participant, gathering.table());
    gatherings.leave(gathering, participant);
  }

  // Chat.

  /**
   * Sends a chat line to everybody at the table; a spectator's line goes to the spectators only.
   */
  public void say(TableParticipant participant, ServerTable table, String line) {
    String name = participant.account().name();
    participant
        .seat()
        .ifPresentOrElse(
            seat -> {
              Notification said = new Notification.PlayerMessage(name, seat, line);
              heard(table, said);
              neighbors.accept(table, said);
            },
            () -> {
              Notification said = new Notification.ChatMessage(name, line);
              heard(table, said);
              neighbors.accept(table, said);
            });
  }

  /**
   * The spectators of a table.
   *
   * @param names their names; empty if hidden from the viewer
   */
  public record Watching(int count, List<String> names) {}

  /**
   * Returns the spectators that a viewer may know. Players of a silent match learn only their
   * number.
   */
  public Watching watching(TableParticipant viewer, ServerTable table) {
    List<Account> watching = table.presence().spectators();
    boolean hidden = viewer.seat().isPresent() && table.isSilent();
    return new Watching(
        watching.size(), hidden ? List.of() : watching.stream().map(Account::name).toList());
  }
}
