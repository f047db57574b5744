package lethe.app.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.engine.core.Seat;

/**
 * Notifies users, once each, of their turns, their invitations, and the progress of their tables.
 * Users who are online but not at the table receive a notification; for a turn of a user who is not
 * online, in a correspondence game, the operator's hook is called. Everyone at the table knows
 * these facts, so nothing is revealed.
 */
public final class AttentionNotifier {
  /**
   * An absent player is reminded when the remaining time is less than the limit divided by this
   * number.
   */
  private static final int REMINDER_DIVISOR = 4;

  private final TableRegistry tables;
  private final Accounts accounts;
  private final MoveClock moveClock;
  private final TableStore store;
  private final TurnHook hook;

  /**
   * The seats whose turn it was at the last tick, keyed by table number; a new table has no entry.
   */
  private final Map<Integer, List<Seat>> lastSeatsToMove = new HashMap<>();

  /**
   * The progress of each table at the last tick, keyed by table number; a new table has no entry.
   */
  private final Map<Integer, Progress> lastProgress = new HashMap<>();

  /** The invitations that were delivered. */
  private final Set<List<Object>> notifiedInvitations = new HashSet<>();

  /**
   * The turns and reminders that this server or another has recorded in the store, so that the hook
   * is not called again.
   */
  private final Set<List<Object>> notifiedTurns = new HashSet<>();

  /**
   * The progress of a table.
   *
   * @param holders the ids of the accounts that hold a seat, keyed by seat
   */
  private record Progress(
      ServerTable table, Map<Seat, String> holders, boolean dealt, boolean finished) {
    static Progress of(ServerTable table) {
      Map<Seat, String> holders = new LinkedHashMap<>();
      table
          .seatOwners()
          .bySeat()
          .forEach(
              (seat, owner) -> {
                if (owner instanceof SeatOwner.Held(String id)) {
                  holders.put(seat, id);
                }
              });
      return new Progress(table, holders, table.isDealt(), table.isFinished());
    }
  }

  public AttentionNotifier(
      TableRegistry tables,
      Accounts accounts,
      MoveClock moveClock,
      TableStore store,
      TurnHook hook) {
    this.tables = tables;
    this.accounts = accounts;
    this.moveClock = moveClock;
    this.store = store;
    this.hook = hook;
  }

  void tick(Collection<ClientSession> sessions) {
    Set<Integer> numbers = new HashSet<>();
    Set<List<Object>> invitations = new HashSet<>();
    for (ServerTable table : tables.all()) {
      numbers.add(table.number());
      notifyProgress(table, sessions);
      if (!table.isUnavailable() && !table.isFinished()) {
        invitations.addAll(notifyInvited(table, sessions));
        if (table.isDealt()) {
          notifyTurn(table, sessions);
        }
      }
    }
    lastSeatsToMove.keySet().retainAll(numbers);
    lastProgress.values().removeIf(progress -> notifyIfEnded(progress.table(), numbers, sessions));
    notifiedInvitations.retainAll(invitations);
    notifiedTurns.removeIf(turn -> !numbers.contains(turn.getFirst()));
  }

  /**
   * Returns whether a table has ended. If so, and if a player on this server has aborted its match,
   * tells the players who were not at the table.
   *
   * @param numbers the numbers of the tables that have not ended
   */
  private boolean notifyIfEnded(
      ServerTable table, Set<Integer> numbers, Collection<ClientSession> sessions) {
    if (numbers.contains(table.number())) {
      return false;
    }
    Notification abortNotification =
        new Notification.MatchAborted(table.number(), table.title().id());
    table.absentWhenAborted().forEach(id -> deliver(abortNotification, id, table, sessions));
    return true;
  }

  /**
   * Delivers the invitations of a table to users who are online, but not to a user at a table that
   * is played in silence: an invitation shows the host's name, which could convey information.
   *
   * @return the pending invitations, delivered or not
   */
  private List<List<Object>> notifyInvited(ServerTable table, Collection<ClientSession> sessions) {
    List<List<Object>> invitations = new ArrayList<>();
    for (SeatOwner owner : table.seatOwners().bySeat().values()) {
      if (owner instanceof SeatOwner.Invited(String id, String _)) {
        String host = accounts.name(table.host().id()).orElse("");
        Notification notification =
            new Notification.Invitation(
                host,
                table.title().id(),
                table.number(),
                table.settings().pace().map(MoveTime::toString));
        List<Object> invitation = List.of(table.number(), id);
        invitations.add(invitation);
        List<ClientSession> online =
            otherSessions(sessions, id, table)
                .filter(session -> !tables.isPlayedInSilence(session.tableNumber()))
                .toList();
        if (!online.isEmpty() && notifiedInvitations.add(invitation)) {
          online.forEach(session -> session.client().deliver(notification));
        }
      }
    }
    return invitations;
  }

  private static Stream<ClientSession> otherSessions(
      Collection<ClientSession> sessions, String accountId, ServerTable table) {
    return sessions.stream()
        .filter(
            session ->
                session.account().id().equals(accountId)
                    && session.tableNumber() != table.number());
  }

  /**
   * Tells the host that a player has sat down, and all players that the match has begun, that a
   * player has left it or taken over a seat, or that it is over.
   */
  private void notifyProgress(ServerTable table, Collection<ClientSession> sessions) {
    if (table.isUnavailable()) {
      return;
    }
    Progress progress = Progress.of(table);
    Progress previous = lastProgress.put(table.number(), progress);
    if (previous == null || previous.equals(progress)) {
      return;
    }
    int number = table.number();
    String game = table.title().id();
    if (!progress.dealt()) {
      progress.holders().entrySet().stream()
          .filter(entry -> !previous.holders().containsValue(entry.getValue()))
          .filter(entry -> !entry.getValue().equals(table.host().id()))
          .map(
              entry ->
                  new Notification.SeatTaken(
                      accounts.name(entry.getValue()), entry.getKey(), number, game))
          .forEach(taken -> deliver(taken, table.host().id(), table, sessions));
    } else if (!previous.dealt()) {
      List<Seat> toMove = table.summary().map(MatchSummary::humanSeatsToMove).orElse(List.of());
      progress
          .holders()
          .forEach(
              (seat, id) ->
                  deliver(
                      new Notification.MatchBegan(number, game, toMove.contains(seat)),
                      id,
                      table,
                      sessions));
    }
    if (previous.dealt() && !progress.finished()) {
      notifySeatChanges(table, previous, progress, sessions);
    }
    if (progress.finished() && !previous.finished()) {
      table
          .summary()
          .flatMap(summary -> summary.status().outcome())
          .map(outcome -> new Notification.MatchEnded(number, game, outcome))
          .ifPresent(
              endNotification ->
                  progress
                      .holders()
                      .values()
                      .forEach(id -> deliver(endNotification, id, table, sessions)));
    }
  }

  /** Tells the other players which seats were given up or taken over during the match. */
  private void notifySeatChanges(
      ServerTable table, Progress previous, Progress progress, Collection<ClientSession> sessions) {
    int number = table.number();
    String game = table.title().id();
    List<Notification> changes = new ArrayList<>();
    previous
        .holders()
        .forEach(
            (seat, id) -> {
              if (!progress.holders().containsKey(seat)) {
                changes.add(
                    new Notification.SeatVacated(visibleName(table, id), seat, number, game));
              }
            });
    progress
        .holders()
        .forEach(
            (seat, id) -> {
              if (!previous.holders().containsKey(seat)) {
                changes.add(new Notification.SeatTaken(visibleName(table, id), seat, number, game));
              }
            });
    for (String id : progress.holders().values()) {
      if (previous.holders().containsValue(id)) {
        changes.forEach(change -> deliver(change, id, table, sessions));
      }
    }
  }

  /** Returns the name of an account; empty if names are hidden at the table. */
  private Optional<String> visibleName(ServerTable table, String id) {
    return table.isSilent() ? Optional.empty() : accounts.name(id);
  }

  /**
   * Delivers a notification to the sessions of an account that are not at the table. A notification
   * about a seat is not delivered at another table that is played in silence, because the name of a
   * player who sits down or leaves could convey information.
   */
  private void deliver(
      Notification notification,
      String accountId,
      ServerTable table,
      Collection<ClientSession> sessions) {
    otherSessions(sessions, accountId, table)
        .filter(
            session ->
                !(notification instanceof Notification.SeatTaken
                        || notification instanceof Notification.SeatVacated)
                    || !tables.isPlayedInSilence(session.tableNumber()))
        .forEach(session -> session.client().deliver(notification));
  }

  private void notifyTurn(ServerTable table, Collection<ClientSession> sessions) {
    List<Seat> seatsToMove = table.summary().map(MatchSummary::humanSeatsToMove).orElse(List.of());
    Optional<List<Seat>> previousSeats =
        Optional.ofNullable(lastSeatsToMove.put(table.number(), seatsToMove));
    for (Seat seat : seatsToMove) {
      if (table.seatOwners().bySeat().get(seat) instanceof SeatOwner.Held(String id)
          && !table.isPresent(seat)) {
        List<ClientSession> online = otherSessions(sessions, id, table).toList();
        if (previousSeats.filter(seats -> !seats.contains(seat)).isPresent()) {
          Notification notification = new Notification.YourTurn(table.number(), table.title().id());
          online.forEach(session -> session.client().deliver(notification));
        }
        if (table.settings().isCorrespondence()) {
          accounts.name(id).ifPresent(name -> recordTurnNotice(table, name, online.isEmpty()));
        }
      }
    }
  }

  /**
   * Records a turn or a reminder in the store. Calls the hook if no server had recorded it before
   * and the player is not online.
   */
  private void recordTurnNotice(ServerTable table, String name, boolean offline) {
    Optional<Duration> remaining = moveClock.remainingTime(table);
    Optional<Duration> limit = table.settings().moveTimeLimit();
    if (remaining.isEmpty() || limit.isEmpty()) {
      return;
    }
    boolean reminder = remaining.get().compareTo(limit.get().dividedBy(REMINDER_DIVISOR)) < 0;
    int entry = table.turnStart().map(ServerTable.TurnStart::entry).orElse(-1);
    List<Object> key = List.of(table.number(), entry, name, reminder);
    if (notifiedTurns.contains(key)) {
      return;
    }
    WriteResult result =
        store.recordTurnNotice(table.number(), entry, name + (reminder ? " again" : ""));
    if (result != WriteResult.FAILED) {
      notifiedTurns.add(key);
    }
    if (result == WriteResult.DONE && offline) {
      hook.onTurn(new TurnHook.TurnNotice(name, table.number(), table.title().id(), reminder));
    }
  }
}
