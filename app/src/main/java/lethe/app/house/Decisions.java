package lethe.app.house;

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
 * What those who sit at a table decide about the match: that a bot plays for somebody who is gone
 * or has had the time for a move, and that it breaks off.
 */
public final class Decisions {
  /** In the place of a move: what is offered once until somebody is back. */
  private static final int WHILE_AWAY = -2;

  private final SharedDeals shared;
  private final MoveClock moves;
  private final Limits limits;
  private final Log log;

  /** Whether no match begins any more. */
  private final BooleanSupplier draining;

  /** Is told what others hear in other houses. */
  private final BiConsumer<HouseTable, News> neighbors;

  Decisions(
      Context context,
      SharedDeals shared,
      MoveClock moves,
      BooleanSupplier draining,
      BiConsumer<HouseTable, News> neighbors) {
    this.shared = shared;
    this.moves = moves;
    this.limits = context.limits();
    this.log = context.log();
    this.draining = draining;
    this.neighbors = neighbors;
  }

  /** The seats for which others may have a bot play. */
  private List<Seat> replaceable(HouseTable table) {
    return shared.isRunning(table) ? List.of() : moves.replaceable(table);
  }

  /**
   * Tells those who sit there, once, that they may have a bot play for somebody. That a seat is
   * nobody's any more was said when it was given up.
   */
  void offer(HouseTable table) {
    List<Seat> late = moves.late(table);
    for (Seat seat : replaceable(table)) {
      boolean had = late.contains(seat);
      boolean missed = had || table.seating().isHeld(seat);
      if (missed && table.attendance().offer(seat, had ? position(table) : WHILE_AWAY)) {
        News news = had ? new News.Late(seat) : new News.Offer(seat);
        table.attendance().tell(news, one -> one.seat().isPresent());
      }
    }
  }

  /**
   * Whoever is here plays their own seat; but a bot that moves for somebody who had the time for it
   * moves first.
   */
  void takeBack(HouseTable table, Seat seat) {
    boolean moves =
        table.terms().limit().isPresent()
            && table.match().filter(match -> Course.isOwedMove(match.match(), seat)).isPresent();
    if (!moves) {
      takeBackNow(table, seat);
    }
  }

  /** Whoever is here plays their own seat, as soon as that can be written down. */
  static void takeBackNow(HouseTable table, Seat seat) {
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      hand(table, seat);
    }
  }

  /** Writes down, if that is possible, that a seat is played by whoever holds it. */
  static void hand(HouseTable table, Seat seat) {
    table
        .match()
        .filter(match -> match.trouble().isEmpty() && !match.isFull())
        .ifPresent(
            match ->
                table.changing(() -> match.note(new Control.Handed(seat, new Player.Human()))));
  }

  /**
   * A bot plays on for somebody who has been away long enough, or moves for somebody who has had
   * the time for it; why not, if so.
   *
   * @param name the seat; any if empty
   */
  public Optional<Rejection> bot(Occupant occupant, HouseTable table, String name) {
    if (occupant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(HouseRefusal.NOT_SEATED, table.number()));
    }
    if (shared.isRunning(table)) {
      return Optional.of(Rejection.of(HouseRefusal.NOBODY_REPLACED, table.number()));
    }
    return table.changing(() -> bot(table, occupant.seat().get(), name));
  }

  private Optional<Rejection> bot(HouseTable table, Seat own, String name) {
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
      table.attendance().tell(new News.BotTakes(gone.get()));
    }
    return objection;
  }

  /** Enters something about the match; why it does not stand, if so. */
  private static Optional<Rejection> note(HouseTable table, Control control) {
    return table.match().flatMap(match -> match.refusal(control));
  }

  private Rejection nobodyGone(HouseTable table) {
    return table.terms().isCorrespondence()
        ? Rejection.of(HouseRefusal.NOBODY_LATE, table.terms().pace().orElseThrow())
        : Rejection.of(HouseRefusal.NOBODY_GONE, limits.time(Limit.PATIENCE).toSeconds());
  }

  /**
   * The match breaks off, to go on another day: at once where nobody else is there, or somebody is
   * gone; else when all have asked for it who play. Why not now, if so.
   */
  public Optional<Rejection> adjourn(Occupant occupant, HouseTable table) {
    if (occupant.seat().isEmpty() || table.isFinished()) {
      return Optional.of(Rejection.of(HouseRefusal.NOT_SEATED, table.number()));
    }
    return table.changing(() -> adjourn(occupant, table, occupant.seat().get()));
  }

  private Optional<Rejection> adjourn(Occupant occupant, HouseTable table, Seat seat) {
    if (!mayAtOnce(table, seat)) {
      boolean fresh = table.attendance().agree(seat, position(table));
      if (!agreed(table)) {
        if (fresh) {
          News asks = new News.AsksToAdjourn(occupant.person().nameAt(table.isSilent()), seat);
          table.attendance().tellOthers(seat, asks);
          neighbors.accept(table, new News.AsksToAdjourn(Optional.empty(), seat));
        }
        return Optional.of(Rejection.of(HouseRefusal.OTHERS_ASKED, table.number()));
      }
    }
    Optional<Rejection> objection = note(table, new Control.Adjourned());
    if (objection.isEmpty()) {
      log.note("adjourned", "table", table.number());
      table.attendance().here().forEach(Occupant::end);
    }
    return objection;
  }

  private boolean mayAtOnce(HouseTable table, Seat own) {
    boolean alone = people(table).stream().filter(table::isHere).count() == 1;
    // By days whoever is there alone has not been left by anybody.
    boolean byDays = table.terms().isCorrespondence() && table.seating().isHeldByMany();
    boolean atOnce = !byDays && (alone || draining.getAsBoolean());
    return atOnce || isSomebodyGone(table, own);
  }

  /** Whether nobody need wait for somebody else; by days also if they are there, and late. */
  private boolean isSomebodyGone(HouseTable table, Seat own) {
    boolean byDays = table.terms().isCorrespondence();
    return replaceable(table).stream()
        .anyMatch(seat -> !seat.equals(own) && (byDays || !table.isHere(seat)));
  }

  /** Whether everybody who plays would break off now. */
  private static boolean agreed(HouseTable table) {
    return table.attendance().agreed(position(table)).containsAll(people(table));
  }

  /** The seats that people have, and in which no bot plays. */
  private static List<Seat> people(HouseTable table) {
    return table.seating().seats().stream()
        .filter(seat -> table.seating().isHeld(seat) && !table.isPlayedByBot(seat))
        .toList();
  }

  private static int position(HouseTable table) {
    return table.course().map(Course::moved).orElse(-1);
  }

  /** Somebody would break off, as another house says. */
  static void asked(HouseTable table, News.AsksToAdjourn asks) {
    table.attendance().agree(asks.seat(), position(table));
  }
}
