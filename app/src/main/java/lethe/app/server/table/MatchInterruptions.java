package lethe.app.server.table;

import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Replaces players who are absent or out of time with bots, returns seats from bots to their
 * players, and adjourns matches.
 */
public final class MatchInterruptions {
  /** The position recorded for an offer that is made only once per absence. */
  private static final int UNTIL_RETURN = -2;

  private final TableRegistry tables;
  private final SharedDealGuard sharedDeals;
  private final MoveClock moveClock;
  private final Limits limits;
  private final Log log;

  private final TableNotifier notifier;

  public MatchInterruptions(
      ServerContext context,
      TableRegistry tables,
      SharedDealGuard sharedDeals,
      MoveClock moveClock,
      TableNotifier notifier) {
    this.sharedDeals = sharedDeals;
    this.moveClock = moveClock;
    this.limits = context.limits();
    this.log = context.log();
    this.tables = tables;
    this.notifier = notifier;
  }

  /**
   * Returns the seats whose players may be replaced by a bot; none while other users can still play
   * the deal.
   */
  private List<Seat> replaceableSeats(ServerTable table) {
    return sharedDeals.isStillInPlay(table) ? List.of() : moveClock.replaceableSeats(table);
  }

  /**
   * Notifies the players, once per absence or late move, that they may replace a player with a bot.
   * Seats that were given up are not offered.
   */
  void offerBots(ServerTable table) {
    List<Seat> overdueSeats = moveClock.overdueSeats(table);
    for (Seat seat : replaceableSeats(table)) {
      boolean timedOut = overdueSeats.contains(seat);
      boolean canReturn = timedOut || table.seatOwners().isHeld(seat);
      if (canReturn
          && table
              .presence()
              .recordBotOffer(seat, timedOut ? turnStartEntry(table) : UNTIL_RETURN)) {
        Notification notification =
            timedOut ? new Notification.PlayerLate(seat) : new Notification.BotOffered(seat);
        table.presence().broadcastToPlayers(notification);
      }
    }
  }

  /**
   * Returns a seat from its bot to its present player. At a table with a time limit, a bot that has
   * replaced the player since the latest move makes its move first.
   */
  void returnSeat(ServerTable table, Seat seat) {
    boolean botMovesFirst =
        table.settings().moveTimeLimit().isPresent()
            && table
                .match()
                .filter(match -> MatchSummary.isMoveOfNewBotDue(match.match(), seat))
                .isPresent();
    if (!botMovesFirst) {
      returnSeatNow(table, seat);
    }
  }

  /**
   * Returns a seat from its bot to the player. Does nothing if no bot plays it, the match is over,
   * or the change cannot be stored now.
   */
  static void returnSeatNow(ServerTable table, Seat seat) {
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      handToPlayer(table, seat);
    }
  }

  /**
   * Records that a seat is played by its owner, unless the journal is full or cannot be written.
   */
  static void handToPlayer(ServerTable table, Seat seat) {
    table
        .match()
        .filter(match -> match.failure().isEmpty() && !match.isFull())
        .ifPresent(
            match ->
                table.withLock(
                    () ->
                        match.addControl(
                            new ControlEntry.SeatReassigned(seat, new Player.Human()))));
  }

  /**
   * Has a bot replace a player who has been absent long enough, has given up the seat, or has run
   * out of time.
   *
   * @param name the name of the seat; empty for any replaceable seat
   * @return the rejection; empty if the bot has taken over
   */
  public Optional<Rejection> replaceByBot(
      TableParticipant participant, ServerTable table, String name) {
    if (participant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRejectionCode.NOT_SEATED, table.number()));
    }
    if (sharedDeals.isStillInPlay(table)) {
      return Optional.of(Rejection.of(ServerRejectionCode.NO_REPLACEMENT_IN_EVENT, table.number()));
    }
    return table.withLock(() -> replaceByBot(table, participant.seat().get(), name));
  }

  private Optional<Rejection> replaceByBot(ServerTable table, Seat ownSeat, String name) {
    Optional<Seat> replaceable =
        replaceableSeats(table).stream()
            .filter(seat -> !seat.equals(ownSeat) && (name.isEmpty() || seat.name().equals(name)))
            .findFirst();
    if (replaceable.isEmpty()) {
      return Optional.of(noReplaceablePlayerRejection(table));
    }
    Player bot = new Player.Machine(SeatOwner.Bot.defaultFor(table.title()).level());
    Optional<Rejection> rejection =
        addControl(table, new ControlEntry.SeatReassigned(replaceable.get(), bot));
    if (rejection.isEmpty()) {
      table.match().ifPresent(Table::wakeBots);
      log.info("bot-seated", "table", table.number(), "seat", replaceable.get());
      notifier.announce(table, new Notification.BotTookOver(replaceable.get()));
    }
    return rejection;
  }

  /**
   * Adds a control entry to the journal. Returns the rejection; empty if it was added or there is
   * no match.
   */
  private static Optional<Rejection> addControl(ServerTable table, ControlEntry control) {
    return table.match().flatMap(match -> match.addControlIfAllowed(control));
  }

  private Rejection noReplaceablePlayerRejection(ServerTable table) {
    return table.settings().isCorrespondence()
        ? Rejection.of(ServerRejectionCode.NO_PLAYER_LATE, table.settings().pace().orElseThrow())
        : Rejection.of(
            ServerRejectionCode.NO_PLAYER_ABSENT, limits.duration(Limit.ABSENCE).toSeconds());
  }

  /**
   * Adjourns the match: at once if no other player is present, an absent player may be replaced, or
   * the server is draining; otherwise when all players have asked for it. A correspondence game
   * with several human players is adjourned only if another player may be replaced or all players
   * have asked for it.
   *
   * @return the rejection, also if other players still have to agree; empty if the match was
   *     adjourned
   */
  public Optional<Rejection> adjourn(TableParticipant participant, ServerTable table) {
    if (participant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRejectionCode.NOT_SEATED, table.number()));
    }
    return table.withLock(() -> adjourn(participant, table, participant.seat().get()));
  }

  private Optional<Rejection> adjourn(TableParticipant participant, ServerTable table, Seat seat) {
    if (!canAdjournAtOnce(table, seat)) {
      boolean isNew = table.presence().recordAdjournVote(seat, turnStartEntry(table));
      if (!allAgreed(table)) {
        if (isNew) {
          Notification notification =
              new Notification.AdjournmentRequested(
                  participant.account().visibleName(table.isSilent()), seat);
          table.presence().broadcastToOthers(seat, notification);
          notifier.publish(table, new Notification.AdjournmentRequested(Optional.empty(), seat));
        }
        return Optional.of(Rejection.of(ServerRejectionCode.ADJOURNMENT_REQUESTED, table.number()));
      }
    }
    Optional<Rejection> rejection = addControl(table, new ControlEntry.Adjourned());
    if (rejection.isEmpty()) {
      log.info("match-adjourned", "table", table.number());
      table.presence().evictAll();
    }
    return rejection;
  }

  private boolean canAdjournAtOnce(ServerTable table, Seat ownSeat) {
    boolean isOnlyPlayerPresent = humanSeats(table).stream().filter(table::isPresent).count() == 1;
    // In a correspondence game, the absence of the other players does not mean that they have left.
    boolean correspondence =
        table.settings().isCorrespondence() && table.seatOwners().hasSeveralHolders();
    boolean atOnce = !correspondence && (isOnlyPlayerPresent || tables.isDraining());
    return atOnce || isAnotherPlayerGone(table, ownSeat);
  }

  /**
   * Returns whether another player may be replaced by a bot and is not present; in a correspondence
   * game, also if that player is present but late.
   */
  private boolean isAnotherPlayerGone(ServerTable table, Seat ownSeat) {
    boolean correspondence = table.settings().isCorrespondence();
    return replaceableSeats(table).stream()
        .anyMatch(seat -> !seat.equals(ownSeat) && (correspondence || !table.isPresent(seat)));
  }

  /** Returns whether all human players have asked to adjourn during this turn. */
  private static boolean allAgreed(ServerTable table) {
    return table.presence().adjournVotes(turnStartEntry(table)).containsAll(humanSeats(table));
  }

  /** Returns the seats held by users and not played by a bot. */
  private static List<Seat> humanSeats(ServerTable table) {
    return table.seatOwners().seats().stream()
        .filter(seat -> table.seatOwners().isHeld(seat) && !table.isPlayedByBot(seat))
        .toList();
  }

  private static int turnStartEntry(ServerTable table) {
    return table.summary().map(MatchSummary::turnStartEntry).orElse(-1);
  }

  /** Records that a player on another server has asked to adjourn. */
  static void recordRemoteVote(ServerTable table, Notification.AdjournmentRequested request) {
    table.presence().recordAdjournVote(request.seat(), turnStartEntry(table));
  }
}
