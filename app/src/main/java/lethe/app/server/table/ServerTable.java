package lethe.app.server.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.event.DealReference;
import lethe.app.play.Table;
import lethe.app.server.account.Account;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.app.server.client.TakeoverPolicy;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * A table: the owners of its seats, and the match once all seats are taken. Any thread may read it;
 * a change that is stored requires the table's {@linkplain #withLock lock}. The match has its own
 * lock.
 */
public final class ServerTable {
  /**
   * The beginning of a turn.
   *
   * @param entry the index of the journal entry with which the turn began; -1 for the deal
   */
  public record TurnStart(int entry, Instant time) {}

  /** A summary and the match from which it was computed. */
  private record LoadedSummary(Match<?, ?, ?> match, MatchSummary summary) {}

  private final TablePresence presence = new TablePresence();

  /**
   * Held from checking whether a change is allowed until it has been stored. Because each table has
   * its own lock, readers and changes to other tables do not wait for the disk.
   */
  private final ReentrantLock lock = new ReentrantLock();

  private volatile TableRecord record;

  /**
   * The match while it is loaded: at least as long as a session on this server plays, waits or
   * watches at the table, or a bot is about to move.
   */
  private volatile Optional<Table<?, ?, ?>> match = Optional.empty();

  /**
   * The latest known summary of the match while it is not loaded; empty if it is loaded or was not
   * dealt.
   */
  private volatile Optional<MatchSummary> unloadedSummary = Optional.empty();

  /**
   * The cached summary of the loaded match; computed again when it is needed after another entry.
   */
  private volatile Optional<LoadedSummary> loadedSummary = Optional.empty();

  /** The summary that was last stored or read; empty if there is none or it is unknown. */
  private volatile Optional<MatchSummary> storedSummary = Optional.empty();

  private volatile boolean aborted;

  /** The ids of the players who were absent when the match was aborted. */
  private volatile List<String> absentWhenAborted = List.of();

  private volatile Optional<TurnStart> turnStart = Optional.empty();

  private volatile Optional<TableStatus> unavailableStatus = Optional.empty();

  /** The number of the table of the rematch; 0 if there is none. */
  private volatile int rematchNumber;

  ServerTable(TableRecord record) {
    this.record = record;
  }

  public int number() {
    return record.number();
  }

  int version() {
    return record.version();
  }

  public Title<?, ?, ?> title() {
    return record.title();
  }

  public Options options() {
    return record.options();
  }

  /** Returns the deal of an event that is played here; empty if it is an ordinary table. */
  public Optional<DealReference> eventDeal() {
    return record.eventDeal();
  }

  /** Returns the settings of the table beyond the rules of the game. */
  public TableSettings settings() {
    return record.settings();
  }

  /** Returns the host: the creator, or the successor of a host who has left. */
  TableRecord.Host host() {
    return record.host();
  }

  /** Returns whether an account created the table, so that the table counts against its quota. */
  boolean isCreatedBy(Account account) {
    return record.host().creator().equals(account.id());
  }

  /**
   * Returns whether an account is the host: the creator, or the successor of a host who has left.
   */
  public boolean isHostedBy(Account account) {
    return record.host().isAccount(account.id());
  }

  // Seats.

  public SeatOwners seatOwners() {
    return record.seatOwners();
  }

  /** Sets the record of this table, after it was stored or read. */
  void setRecord(TableRecord newRecord) {
    record = newRecord;
  }

  /** Returns the record of this table with other owners of the seats. */
  TableRecord recordWith(SeatOwners owners) {
    return record.with(owners);
  }

  /** Returns the seat of the account with an id; empty if it has none. */
  public Optional<Seat> seatOf(String accountId) {
    return seatOwners().seatOf(accountId);
  }

  public boolean isFull() {
    return seatOwners().isFull();
  }

  /** Returns whether no seat is held by an account or reserved. */
  boolean isAbandoned() {
    return seatOwners().isAbandoned();
  }

  /** Returns whether there are free seats and no seat is held by an account. */
  public boolean isVacant() {
    return seatOwners().isVacant();
  }

  /**
   * Returns a free seat that an account may take; empty if there is none.
   *
   * @param name the name of the seat; empty for any seat
   */
  Optional<Seat> findFreeSeat(Account account, String name) {
    boolean needsInvitation = isDealt() && settings().takeoverPolicy() != TakeoverPolicy.ANYONE;
    return isUnavailable()
        ? Optional.empty()
        : seatOwners().findFreeSeat(account, name, needsInvitation);
  }

  /**
   * Returns whether a participant currently sees the match with a delay.
   *
   * @param seat the participant's seat; empty for a spectator
   */
  boolean isDelayedFor(Optional<Seat> seat) {
    return seat.isEmpty() && !isFinished() && settings().isDelayed();
  }

  /** Returns whether the settings of the table currently let a user see the match. */
  public boolean canBeWatchedBy(Account account) {
    return isFinished()
        || seatOf(account.id()).isPresent()
        || !(settings().spectatorPolicy() instanceof SpectatorPolicy.Nobody);
  }

  TablePresence presence() {
    return presence;
  }

  /** Removes the chat messages that were sent under a name from the memory of this server. */
  public void removeChatSentBy(String name) {
    presence.removeChatSentBy(name);
  }

  /** Returns whether any player is present, on any server. */
  public boolean isAnyPlayerPresent() {
    return presence.isAnyPlayerPresent();
  }

  /** Returns whether any player is present on this server. */
  public boolean isAnyPlayerPresentLocally() {
    return presence.isAnyPlayerPresentLocally();
  }

  /** Delivers a notification to an account's sessions at this table, on this server. */
  public void notifyPlayer(String accountId, Notification notification) {
    presence.participants().stream()
        .filter(participant -> participant.account().id().equals(accountId))
        .forEach(participant -> participant.deliver(notification));
  }

  /** Returns the number of spectators on this server. */
  public int spectatorCount() {
    return presence.spectators().size();
  }

  boolean isPresent(Seat seat) {
    return presence.isPresent(seat, record.seatOwners());
  }

  /**
   * Marks all players who are not present as absent since a time, even if they were marked earlier.
   */
  void markAbsentPlayersAway(Instant since) {
    absentSeats().forEach(seat -> presence.markAway(seat, since));
  }

  /**
   * Marks all players who are not present as absent since a time, except those who are already
   * marked.
   */
  void markNewlyAbsentPlayersAway(Instant since) {
    absentSeats().forEach(seat -> presence.markAwayUnlessMarked(seat, since));
  }

  private Stream<Seat> absentSeats() {
    return seatOwners().seats().stream()
        .filter(seat -> seatOwners().isHeld(seat) && !isPresent(seat));
  }

  // The match.

  /** Returns the match; empty if it has not been dealt or is not loaded. */
  public Optional<Table<?, ?, ?>> match() {
    return match;
  }

  /** Returns whether a match has been dealt; false if the table is unavailable. */
  public boolean isDealt() {
    return match.isPresent() || unloadedSummary.isPresent();
  }

  /**
   * Returns whether the match was dealt but is not loaded. It is loaded again when it is needed.
   */
  boolean isUnloaded() {
    return match.isEmpty() && unloadedSummary.isPresent();
  }

  /**
   * Returns the number of journal entries known to this server; 0 before the deal, or if the table
   * is unavailable.
   */
  int entryCount() {
    return summary().map(MatchSummary::entryCount).orElse(0);
  }

  /** Returns a summary of the match; empty before the deal, or if the table is unavailable. */
  Optional<MatchSummary> summary() {
    return match.map(dealt -> summaryOf(dealt.match())).or(() -> unloadedSummary);
  }

  private MatchSummary summaryOf(Match<?, ?, ?> current) {
    Optional<LoadedSummary> known = loadedSummary;
    if (known.isPresent() && known.get().match() == current) {
      return known.get().summary();
    }
    MatchSummary summary = MatchSummary.of(current);
    loadedSummary = Optional.of(new LoadedSummary(current, summary));
    return summary;
  }

  /** Returns the summary that was last stored or read; empty if there is none or it is unknown. */
  Optional<MatchSummary> storedSummary() {
    return storedSummary;
  }

  /** Records the summary that was last stored or read. */
  void setStoredSummary(MatchSummary summary) {
    storedSummary = Optional.of(summary);
  }

  /**
   * Replaces the summary of a match that is not loaded by a later one, which another server stored.
   */
  void adoptSummary(MatchSummary summary) {
    unloadedSummary = Optional.of(summary);
    storedSummary = Optional.of(summary);
  }

  /**
   * Returns the latest known beginning of a turn; empty if none is known. Another turn may have
   * begun since.
   */
  public Optional<TurnStart> turnStart() {
    return turnStart;
  }

  void setTurnStart(TurnStart start) {
    turnStart = Optional.of(start);
  }

  /** Returns the match if it is over and loaded. */
  public Optional<Table<?, ?, ?>> finishedMatch() {
    return match.filter(dealt -> dealt.match().turn().isOver());
  }

  /** Returns the time of the deal, as in the journal; an empty string if there is no summary. */
  public String dealtAt() {
    return summary().map(MatchSummary::dealtAt).orElse("");
  }

  void setMatch(Table<?, ?, ?> newMatch) {
    match = Optional.of(newMatch);
    unloadedSummary = Optional.empty();
  }

  /** Unloads the match: only its summary stays in memory. */
  void unload() {
    unloadedSummary = summary();
    match = Optional.empty();
    loadedSummary = Optional.empty();
  }

  /**
   * Returns whether the game forbids its players to communicate during a match, and the match is
   * not over. True even before the deal, when they may still communicate.
   */
  public boolean isSilent() {
    return title().silenceReason().isPresent() && !isFinished();
  }

  boolean isPlayedByBot(Seat seat) {
    return summary()
        .map(summary -> summary.botSeats().contains(seat))
        .orElse(seatOwners().isBot(seat));
  }

  /** Returns whether the match is adjourned and has not been resumed. */
  public boolean isAdjourned() {
    return !isFinished() && summary().filter(MatchSummary::isAdjourned).isPresent();
  }

  /**
   * Returns whether the match continues only after an action of other players; false if it is over
   * or not loaded, or a bot is about to move.
   *
   * @param ownSeat the user's seat; empty for a spectator
   */
  public boolean awaitsOthers(Optional<Seat> ownSeat) {
    return match
        .filter(table -> !table.isBotPending() && !table.match().turn().isOver())
        .filter(table -> ownSeat.filter(table.match().turn()::awaits).isEmpty())
        .isPresent();
  }

  // Status.

  /** Marks the table as unavailable: it is still listed, but cannot be used. */
  void markUnavailable(TableStatus status) {
    unavailableStatus = Optional.of(status);
    match = Optional.empty();
    unloadedSummary = Optional.empty();
  }

  public boolean isUnavailable() {
    return unavailableStatus.isPresent();
  }

  /** Returns the rejection of actions at this table, which must be unavailable. */
  public Rejection unavailableRejection() {
    ServerRejectionCode reason =
        switch (status()) {
          case NEWER -> ServerRejectionCode.NEWER_VERSION;
          case ELSEWHERE -> ServerRejectionCode.OTHER_VERSION;
          case CLOSED -> ServerRejectionCode.OTHER_RULES;
          case BROKEN -> ServerRejectionCode.SEED_MISMATCH;
          case UNREADABLE, OPEN, RUNNING, ADJOURNED, FINISHED ->
              ServerRejectionCode.JOURNAL_UNREADABLE;
        };
    return Rejection.of(reason, number());
  }

  /**
   * Sets whether a player on this server has aborted the match. If so, remembers who is absent now.
   */
  void setAborted(boolean value) {
    if (value) {
      absentWhenAborted =
          absentSeats()
              .flatMap(
                  seat ->
                      seatOwners().bySeat().get(seat) instanceof SeatOwner.Held(String id)
                          ? Stream.of(id)
                          : Stream.empty())
              .toList();
    }
    aborted = value;
  }

  /**
   * Returns the ids of the players who were absent when a player on this server aborted the match;
   * empty if none did.
   */
  List<String> absentWhenAborted() {
    return aborted ? absentWhenAborted : List.of();
  }

  /** Returns whether a player on this server has aborted the match. */
  public boolean isAborted() {
    return aborted;
  }

  /** Returns whether the match is over; false if the table is unavailable. */
  public boolean isFinished() {
    return !isUnavailable() && summary().filter(summary -> summary.status().isOver()).isPresent();
  }

  public TableStatus status() {
    if (unavailableStatus.isPresent()) {
      return unavailableStatus.get();
    }
    Optional<MatchSummary> summary = summary();
    if (summary.isEmpty()) {
      return TableStatus.OPEN;
    }
    if (summary.get().status().isOver()) {
      return TableStatus.FINISHED;
    }
    return !isAnyPlayerPresent() && summary.get().isAdjourned()
        ? TableStatus.ADJOURNED
        : TableStatus.RUNNING;
  }

  // Changes.

  int rematchNumber() {
    return rematchNumber;
  }

  void setRematchNumber(int number) {
    rematchNumber = number;
  }

  /** Performs work while holding the table's lock. */
  <T> T withLock(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /** Performs work while holding the table's lock, or skips it if another thread holds the lock. */
  public void tryWithLock(Runnable work) {
    if (lock.tryLock()) {
      try {
        work.run();
      } finally {
        lock.unlock();
      }
    }
  }
}
