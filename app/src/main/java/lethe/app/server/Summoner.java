package lethe.app.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.engine.core.Seat;

/**
 * Notifies people that they are to move or are invited: those who are elsewhere on the server, once
 * each time, and those who are not online through the operator's hook. Everybody at the table knows
 * these facts, so nothing is revealed.
 */
final class Summoner {
  /** Fraction of the time, as a divisor, at which an absent player is reminded. */
  private static final int PART = 4;

  private final TableRegistry tables;
  private final Accounts accounts;
  private final MoveClock moves;
  private final TableStore store;
  private final Hook hook;

  /** The seats that were to move at the last tick, by table; none for a new table. */
  private final Map<Integer, List<Seat>> expected = new HashMap<>();

  /** The invitations that were delivered. */
  private final Set<List<Object>> invited = new HashSet<>();

  /** The calls of the hook that were made, by this server or another. */
  private final Set<List<Object>> told = new HashSet<>();

  Summoner(
      TableRegistry tables, Accounts accounts, MoveClock moveClock, TableStore store, Hook hook) {
    this.tables = tables;
    this.accounts = accounts;
    this.moves = moveClock;
    this.store = store;
    this.hook = hook;
  }

  /**
   * Checks every table.
   *
   * @param here all sessions on this server
   */
  void tick(Collection<ClientSession> here) {
    Set<Integer> numbers = new HashSet<>();
    Set<List<Object>> invitations = new HashSet<>();
    for (ServerTable table : tables.all()) {
      numbers.add(table.number());
      if (!table.isDealt()) {
        invitations.addAll(invite(table, here));
      } else if (!table.isUnavailable() && !table.isFinished()) {
        summon(table, here);
      }
    }
    expected.keySet().retainAll(numbers);
    invited.retainAll(invitations);
    told.removeIf(one -> !numbers.contains(one.getFirst()));
  }

  /**
   * Delivers the invitations of a table to those who are online, except at tables played in
   * silence: the host chooses the name in the invitation, which could convey information.
   *
   * @return the pending invitations, delivered or not
   */
  private List<List<Object>> invite(ServerTable table, Collection<ClientSession> here) {
    List<List<Object>> invitations = new ArrayList<>();
    for (SeatOwner owner : table.seatOwners().bySeat().values()) {
      if (owner instanceof SeatOwner.Invited(String id, String _)) {
        String host = accounts.name(table.host().id()).orElse("");
        Notification notification =
            new Notification.Invitation(host, table.title().id(), table.number());
        List<Object> invitation = List.of(table.number(), id);
        invitations.add(invitation);
        List<ClientSession> online =
            elsewhere(here, id, table)
                .filter(session -> !tables.isSilent(session.tableNumber()))
                .toList();
        if (!online.isEmpty() && invited.add(invitation)) {
          online.forEach(session -> session.client().deliver(notification));
        }
      }
    }
    return invitations;
  }

  private static Stream<ClientSession> elsewhere(
      Collection<ClientSession> here, String accountId, ServerTable table) {
    return here.stream()
        .filter(
            session ->
                session.account().id().equals(accountId)
                    && session.tableNumber() != table.number());
  }

  private void summon(ServerTable table, Collection<ClientSession> here) {
    List<Seat> now = table.summary().map(MatchSummary::humanSeatsToMove).orElse(List.of());
    Optional<List<Seat>> before = Optional.ofNullable(expected.put(table.number(), now));
    for (Seat seat : now) {
      if (table.seatOwners().bySeat().get(seat) instanceof SeatOwner.Held(String id)
          && !table.isPresent(seat)) {
        List<ClientSession> online = elsewhere(here, id, table).toList();
        if (before.filter(seats -> !seats.contains(seat)).isPresent()) {
          Notification notification = new Notification.YourTurn(table.number(), table.title().id());
          online.forEach(session -> session.client().deliver(notification));
        }
        if (table.settings().isCorrespondence()) {
          accounts.name(id).ifPresent(name -> tell(table, name, online.isEmpty()));
        }
      }
    }
  }

  /** Calls the hook once for each move and reminder, unless the player is online. */
  private void tell(ServerTable table, String name, boolean away) {
    Optional<Duration> left = moves.remaining(table);
    Optional<Duration> pace = table.settings().moveTimeLimit();
    if (left.isEmpty() || pace.isEmpty()) {
      return;
    }
    boolean reminder = left.get().compareTo(pace.get().dividedBy(PART)) < 0;
    int entry = table.turnStart().map(TurnStart::entry).orElse(-1);
    List<Object> call = List.of(table.number(), entry, name, reminder);
    if (told.contains(call)) {
      return;
    }
    WriteResult result = store.tell(table.number(), entry, name + (reminder ? " again" : ""));
    if (result != WriteResult.FAILED) {
      told.add(call);
    }
    if (result == WriteResult.DONE && away) {
      hook.tell(new Hook.Wanted(name, table.number(), table.title().id(), reminder));
    }
  }
}
