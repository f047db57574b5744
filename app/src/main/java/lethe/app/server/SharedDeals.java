package lethe.app.server;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import lethe.app.event.Attempt;
import lethe.app.event.Board;
import lethe.app.event.Deal;
import lethe.app.event.Event;
import lethe.app.event.Ranking;
import lethe.app.titles.Access;
import lethe.engine.core.Rejection;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * The deals that many people play, and who may see what of them. As long as other people can still
 * play a deal, everyone is shown only what their own seat saw of it: nothing else of its matches
 * and results, and no seed. Having finished the deal changes nothing, because a guest who has
 * conceded has finished it too. Everything that shows a match or a result must ask this class.
 */
public final class SharedDeals {
  private final EventStore store;
  private final Attempts attempts;
  private final ShownHashes shown;
  private final Log log;
  private final InstantSource clock;

  SharedDeals(ServerContext context, ServerStore store, Attempts attempts) {
    this.store = store.events();
    this.shown = store.shown();
    this.attempts = attempts;
    this.log = context.log();
    this.clock = context.clocks().wall();
  }

  /** Returns the deal of an event; empty if it cannot be read now. */
  Optional<Deal> of(Board board) {
    try {
      return store.deal(board.event(), board.number());
    } catch (IOException e) {
      log.failed("deal of " + board.event(), e);
      return Optional.empty();
    }
  }

  /** The hash that was shown for a deal of an event, if one was. */
  Optional<String> shown(Board board) {
    return shown.of(name(board.event(), board.number(), board.closes()));
  }

  /** Records that this hash is shown for a deal of an event. */
  void show(Event event, int number, String hash) {
    String deal = name(event.id(), number, event.closes());
    if (shown.of(deal).isEmpty()) {
      shown.show(deal, hash);
    }
  }

  /** An event that is cancelled may be set again by the same name. */
  private static String name(String event, int number, Instant closes) {
    return "deal " + number + " of " + event + " until " + closes;
  }

  /** Whether somebody else may still play what is dealt here. */
  public boolean isRunning(ServerTable table) {
    return table.board().filter(board -> board.isRunning(clock.instant())).isPresent();
  }

  /** Returns whether other people can still play the deals of an event. */
  boolean isRunning(Event event) {
    return !event.isOver(clock.instant());
  }

  /** Returns what a person may be shown of the finished match at a table. */
  public Access access(ServerTable table, Account person) {
    return isRunning(table)
        ? Access.only(
            table.seatOf(person.id()).<Viewer>map(seat -> seat).orElse(Spectator.SPECTATOR))
        : Access.OPEN;
  }

  /**
   * Returns whether a table is listed for a person. Matches of running deals are listed for their
   * players only.
   */
  boolean isListed(ServerTable table, Account account) {
    return !table.isDealt() || table.seatOf(account.id()).isPresent() || !isRunning(table);
  }

  /**
   * Returns why a person may not see the match at a table, or how it was played; empty if they may.
   */
  public Optional<Rejection> looking(ServerTable table, Account account) {
    return isRunning(table) && table.isDealt() && table.seatOf(account.id()).isEmpty()
        ? Optional.of(Rejection.of(ServerRefusal.DEAL_HIDDEN, table.number()))
        : Optional.empty();
  }

  /**
   * Returns the part of a ranking that a person may be shown: only their own results while the
   * event is running.
   */
  Ranking shown(Event event, Ranking ranking, Account person) {
    return isRunning(event) ? ranking.only(person.id()) : ranking;
  }

  private Optional<Attempt> attempt(ServerTable table, String accountId) throws IOException {
    Board board = table.board().orElseThrow();
    return attempts.of(board.event(), table.title()).stream()
        .filter(attempt -> attempt.board() == board.number() && attempt.isBy(accountId))
        .findFirst();
  }

  /**
   * Returns why the people at a table that is being created may not play its deal; empty if they
   * may.
   */
  Optional<Rejection> trying(ServerTable table) {
    return table.seatOwners().bySeat().values().stream()
        .filter(SeatOwner.Held.class::isInstance)
        .flatMap(owner -> sitting(table, ((SeatOwner.Held) owner).id()).stream())
        .findFirst();
  }

  /**
   * Returns why a person may not take a seat at a table with the deal of an event; empty if they
   * may. Playing for practice is allowed only after finishing the attempt that counts.
   */
  Optional<Rejection> sitting(ServerTable table, String accountId) {
    if (table.board().isEmpty()) {
      return Optional.empty();
    }
    Board board = table.board().get();
    if (!isRunning(table)) {
      return Optional.of(Rejection.of(ServerRefusal.EVENT_OVER, board.event()));
    }
    try {
      Optional<Attempt> own = attempt(table, accountId).filter(a -> a.table() != table.number());
      if (board.rated()) {
        return own.map(one -> Rejection.of(ServerRefusal.TRIED, board.event(), one.table()));
      }
      return own.flatMap(Attempt::score).isPresent()
          ? Optional.empty()
          : Optional.of(Rejection.of(ServerRefusal.DEAL_HIDDEN, table.number()));
    } catch (IOException e) {
      log.failed("attempts", e);
      return Optional.of(Rejection.of(ServerRefusal.NO_ROOM));
    }
  }
}
