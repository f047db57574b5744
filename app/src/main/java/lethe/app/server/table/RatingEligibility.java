package lethe.app.server.table;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.play.MatchRecord;
import lethe.app.play.Table;
import lethe.app.server.account.Accounts;
import lethe.app.server.base.Log;
import lethe.app.server.client.UnratedReason;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;

/**
 * Decides which matches are rated: all those to which no reason in {@link UnratedReason} applies.
 */
public final class RatingEligibility {
  private final TableStore store;
  private final Accounts accounts;
  private final Log log;

  public RatingEligibility(TableStore store, Accounts accounts, Log log) {
    this.store = store;
    this.accounts = accounts;
    this.log = log;
  }

  /**
   * Returns the reason why a match is not rated; empty if no reason is known yet or the players of
   * the match cannot be read now.
   */
  Optional<UnratedReason> knownUnratedReason(ServerTable table) {
    try {
      return unratedReason(table);
    } catch (IOException e) {
      log.debug("unrated", "table", table.number(), "reason", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /**
   * Returns the reason why a match is not rated; empty if no reason is known yet. If the match is
   * over, it must be loaded.
   *
   * @throws IOException if the players of the match cannot be read now
   */
  public Optional<UnratedReason> unratedReason(ServerTable table) throws IOException {
    Optional<UnratedReason> reason = reasonDuringMatch(table);
    Optional<Table<?, ?, ?>> finishedMatch = table.finishedMatch();
    return reason.isPresent() || finishedMatch.isEmpty()
        ? reason
        : reasonAfterMatch(table, finishedMatch.get().match());
  }

  /**
   * Returns a reason that is known before the match is over, to everyone at the table; empty if
   * there is none.
   */
  private Optional<UnratedReason> reasonDuringMatch(ServerTable table) {
    List<SeatOwner> owners = List.copyOf(table.seatOwners().bySeat().values());
    long bots = owners.stream().filter(SeatOwner.Bot.class::isInstance).count();
    boolean seatGivenUp = table.isDealt() && owners.stream().anyMatch(SeatOwner::isFree);
    List<String> accountIds = List.copyOf(accountIdsBySeat(table).values());
    boolean isEvent = table.eventDeal().isPresent();
    return firstReason(
        List.of(
            reasonIf(
                table.eventDeal().filter(eventDeal -> !eventDeal.isRated()).isPresent(),
                UnratedReason.NOT_FIRST_ATTEMPT),
            reasonIf(!isEvent && owners.size() - bots < 2, UnratedReason.ONLY_BOTS),
            reasonIf(
                table.match().filter(RatingEligibility::isDealKnown).isPresent(),
                UnratedReason.DEAL_KNOWN),
            reasonIf(!isEvent && table.title().silenceReason().isPresent(), UnratedReason.NO_EVENT),
            reasonIf(table.title().hintsAllowed(table.options()), UnratedReason.HINTS),
            reasonIf(!isEvent && bots > 0, UnratedReason.BOT),
            reasonIf(!accountIds.stream().allMatch(this::hasKey), UnratedReason.GUEST),
            reasonIf(
                accountIds.stream().distinct().count() < accountIds.size(),
                UnratedReason.SAME_ACCOUNT),
            reasonIf(seatGivenUp, UnratedReason.PLAYER_CHANGED)));
  }

  /** Returns a reason that is known only when the match is over; empty if there is none. */
  private Optional<UnratedReason> reasonAfterMatch(ServerTable table, Match<?, ?, ?> match)
      throws IOException {
    return firstReason(
        List.of(
            reasonIf(isHandedOver(table), UnratedReason.PLAYER_CHANGED),
            reasonIf(
                !seatsThatMoved(match).containsAll(accountIdsBySeat(table).keySet()),
                UnratedReason.NO_MOVE),
            ResultCaveat.caveatsOf(match).stream().map(RatingEligibility::reasonOf).findFirst()));
  }

  private static UnratedReason reasonOf(ResultCaveat caveat) {
    return switch (caveat) {
      case ResultCaveat.ScreensNotCleared _ -> UnratedReason.SCREEN_NOT_CLEARED;
      case ResultCaveat.DealKnown _, ResultCaveat.Copied _ -> UnratedReason.DEAL_KNOWN;
      case ResultCaveat.BotSubstituted _ -> UnratedReason.BOT_MOVED;
      case ResultCaveat.HintsUsed _ -> UnratedReason.HINTS;
    };
  }

  private static Optional<UnratedReason> reasonIf(boolean condition, UnratedReason reason) {
    return condition ? Optional.of(reason) : Optional.empty();
  }

  private static Optional<UnratedReason> firstReason(List<Optional<UnratedReason>> reasons) {
    return reasons.stream().flatMap(Optional::stream).findFirst();
  }

  private static boolean isDealKnown(Table<?, ?, ?> match) {
    return MatchRecord.of(match).dealKnown()
        || match.match().journal().controlEntries().stream()
            .anyMatch(ControlEntry.Copied.class::isInstance);
  }

  private boolean hasKey(String account) {
    return accounts.logins(account).stream().anyMatch(login -> !login.isReturnCode());
  }

  /**
   * Returns whether different accounts have played the same seat, judging by their current names.
   */
  private boolean isHandedOver(ServerTable table) throws IOException {
    Map<String, Set<String>> namesBySeat = new HashMap<>();
    for (JournalAnnotations.SeatTaken change : store.annotations(table.number()).seatsTaken()) {
      namesBySeat.computeIfAbsent(change.seat(), _ -> new HashSet<>()).add(change.name());
    }
    return namesBySeat.values().stream().anyMatch(names -> names.size() > 1);
  }

  /** Returns the seats that have made a move that was not taken back. */
  private static Set<Seat> seatsThatMoved(Match<?, ?, ?> match) {
    Deque<Seat> moves = new ArrayDeque<>();
    for (Entry<?> entry : match.journal().entries()) {
      switch (entry) {
        case Entry.Ply<?> ply -> moves.push(ply.seat());
        case Entry.Control<?>(ControlEntry.Undone()) -> moves.pop();
        case Entry.Control<?> _ -> {}
      }
    }
    return Set.copyOf(moves);
  }

  /**
   * Returns the ids of the accounts that hold seats, keyed by seat; merged accounts are replaced by
   * the surviving ones.
   */
  public Map<Seat, String> accountIdsBySeat(ServerTable table) {
    Map<Seat, String> accountIds = new LinkedHashMap<>();
    table
        .seatOwners()
        .bySeat()
        .forEach(
            (seat, owner) -> {
              if (owner instanceof SeatOwner.Held(String id)) {
                accountIds.put(seat, accounts.mergedIds().getOrDefault(id, id));
              }
            });
    return accountIds;
  }
}
