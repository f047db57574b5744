package lethe.app.server;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import lethe.app.play.Table;
import lethe.engine.core.Control;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * The decisions that the players of a table make about the match: that a bot replaces a player who
 * is absent or out of time, and that the match is adjourned.
 */
public final class Decisions {
  /** Recorded instead of a move for an offer that is made once per absence. */
  private static final int WHILE_AWAY = -2;

  private final SharedDeals shared;
  private final MoveClock moves;
  private final Limits limits;
  private final Log log;

  /** Whether no new matches begin. */
  private final BooleanSupplier draining;

  /** Forwards to other servers what is announced at a table. */
  private final BiConsumer<ServerTable, Notification> neighbors;

  Decisions(
      ServerContext context,
      SharedDeals shared,
      MoveClock moves,
      BooleanSupplier draining,
      BiConsumer<ServerTable, Notification> neighbors) {
    this.shared = shared;
    this.moves = moves;
    this.limits = context.limits();
    this.log = context.log();
    this.draining = draining;
    this.neighbors = neighbors;
  }

  /** Returns the seats whose players may be replaced by a bot. */
  private List<Seat> replaceable(ServerTable table) {
    return shared.isRunning(table) ? List.of() : moves.replaceable(table);
  }

  /**
   * Tells the players, once, that they may replace a player by a bot. Seats that were given up are
   * not announced, because that was done when they were.
   */
  void offer(ServerTable table) {
    List<Seat> late = moves.late(table);
    for (Seat seat : replaceable(table)) {
      boolean had = late.contains(seat);
      boolean missed = had || table.seating().isHeld(seat);
      if (missed && table.presence().recordBotOffer(seat, had ? position(table) : WHILE_AWAY)) {
        Notification notification =
            had ? new Notification.PlayerLate(seat) : new Notification.BotOffered(seat);
        table.presence().broadcast(notification, participant -> participant.seat().isPresent());
      }
    }
  }

  /**
   * Gives a seat back from its bot to the player, who is present. A bot that moves for a player who
   * ran out of time moves first.
   */
  void takeBack(ServerTable table, Seat seat) {
    boolean moves =
        table.terms().limit().isPresent()
            && table.match().filter(match -> Course.isOwedMove(match.match(), seat)).isPresent();
    if (!moves) {
      takeBackNow(table, seat);
    }
  }

  /** Gives a seat back from its bot to the player, as soon as that can be stored. */
  static void takeBackNow(ServerTable table, Seat seat) {
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      hand(table, seat);
    }
  }

  /**
   * Records that a seat is played by its owner, unless the journal is full or cannot be written.
   */
  static void hand(ServerTable table, Seat seat) {
    table
        .match()
        .filter(match -> match.trouble().isEmpty() && !match.isFull())
        .ifPresent(
            match ->
                table.changing(() -> match.note(new Control.Handed(seat, new Player.Human()))));
  }

  /**
   * Has a bot replace a player who has been absent long enough, or move for a player who ran out of
   * time.
   *
   * @param name the name of the seat; any replaceable seat if empty
   * @return why this is not possible; empty if it was done
   */
  public Optional<Rejection> bot(TableParticipant participant, ServerTable table, String name) {
    if (participant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRefusal.NOT_SEATED, table.number()));
    }
    if (shared.isRunning(table)) {
      return Optional.of(Rejection.of(ServerRefusal.NOBODY_REPLACED, table.number()));
    }
    return table.changing(() -> bot(table, participant.seat().get(), name));
  }

  private Optional<Rejection> bot(ServerTable table, Seat own, String name) {
    Optional<Seat> gone =
        replaceable(table).stream()
            .filter(seat -> !seat.equals(own) && (name.isEmpty() || seat.name().equals(name)))
            .findFirst();
    if (gone.isEmpty()) {
      return Optional.of(nobodyGone(table));
    }
    Player bot = new Player.Machine(SeatOwner.Bot.usual(table.title()).level());
    Optional<Rejection> objection = note(table, new Control.Handed(gone.get(), bot));
    if (objection.isEmpty()) {
      table.match().ifPresent(Table::proceed);
      log.note("bot", "table", table.number(), "seat", gone.get());
      table.presence().broadcast(new Notification.BotTookOver(gone.get()));
    }
    return objection;
  }

  /** Adds a note to the journal. Returns why it was refused; empty if it was added. */
  private static Optional<Rejection> note(ServerTable table, Control control) {
    return table.match().flatMap(match -> match.refusal(control));
  }

  private Rejection nobodyGone(ServerTable table) {
    return table.terms().isCorrespondence()
        ? Rejection.of(ServerRefusal.NOBODY_LATE, table.terms().pace().orElseThrow())
        : Rejection.of(ServerRefusal.NOBODY_GONE, limits.time(Limit.PATIENCE).toSeconds());
  }

  /**
   * Adjourns the match: at once if no other player is present, another player may be replaced, or
   * the server is draining; otherwise when all players have asked for it. In a correspondence game
   * of several people, only the second case or the consent of all counts.
   *
   * @return why the match is not adjourned now; empty if it was
   */
  public Optional<Rejection> adjourn(TableParticipant participant, ServerTable table) {
    if (participant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(ServerRefusal.NOT_SEATED, table.number()));
    }
    return table.changing(() -> adjourn(participant, table, participant.seat().get()));
  }

  private Optional<Rejection> adjourn(TableParticipant participant, ServerTable table, Seat seat) {
    if (!mayAtOnce(table, seat)) {
      boolean fresh = table.presence().recordAdjournVote(seat, position(table));
      if (!agreed(table)) {
        if (fresh) {
          Notification notification =
              new Notification.AdjournmentRequested(
                  participant.account().visibleName(table.isSilent()), seat);
          table.presence().broadcastToOthers(seat, notification);
          neighbors.accept(table, new Notification.AdjournmentRequested(Optional.empty(), seat));
        }
        return Optional.of(Rejection.of(ServerRefusal.OTHERS_ASKED, table.number()));
      }
    }
    Optional<Rejection> objection = note(table, new Control.Adjourned());
    if (objection.isEmpty()) {
      log.note("adjourned", "table", table.number());
      table.presence().participants().forEach(TableParticipant::leaveTable);
    }
    return objection;
  }

  private boolean mayAtOnce(ServerTable table, Seat own) {
    boolean alone = people(table).stream().filter(table::isHere).count() == 1;
    // In a correspondence game, a player who is alone has not been left by the others.
    boolean byDays = table.terms().isCorrespondence() && table.seating().isHeldByMany();
    boolean atOnce = !byDays && (alone || draining.getAsBoolean());
    return atOnce || isSomebodyGone(table, own);
  }

  /**
   * Returns whether another player may be replaced by a bot and is not present; in a correspondence
   * game, also if that player is present but late.
   */
  private boolean isSomebodyGone(ServerTable table, Seat own) {
    boolean byDays = table.terms().isCorrespondence();
    return replaceable(table).stream()
        .anyMatch(seat -> !seat.equals(own) && (byDays || !table.isHere(seat)));
  }

  /** Returns whether all people who play have asked to adjourn since the latest move. */
  private static boolean agreed(ServerTable table) {
    return table.presence().adjournVotes(position(table)).containsAll(people(table));
  }

  /** Returns the seats that people hold and no bot plays. */
  private static List<Seat> people(ServerTable table) {
    return table.seating().seats().stream()
        .filter(seat -> table.seating().isHeld(seat) && !table.isPlayedByBot(seat))
        .toList();
  }

  private static int position(ServerTable table) {
    return table.course().map(Course::moved).orElse(-1);
  }

  /** Records that a player on another server has asked to adjourn. */
  static void asked(ServerTable table, Notification.AdjournmentRequested request) {
    table.presence().recordAdjournVote(request.seat(), position(table));
  }
}
