package lethe.app.server.table;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.MatchRecord;
import lethe.app.play.TaskRunner;
import lethe.app.server.account.Account;
import lethe.app.server.base.Log;
import lethe.engine.core.Seat;

/**
 * Reads finished matches from the stored journals. Each is replayed only once while it is in the
 * cache. Thread-safe.
 */
public final class PlayedMatches {
  /**
   * The maximum number of matches in the cache; beyond it, the least recently used ones are
   * dropped.
   */
  private static final int CACHE_SIZE = 2_000;

  private final TableStore store;
  private final Log log;

  /**
   * The matches, keyed by seat and number of entries; empty if the match was still running or its
   * journal is invalid.
   */
  private final Map<TableStore.HeldSeat, Optional<MatchRecord>> cache =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(
                Map.Entry<TableStore.HeldSeat, Optional<MatchRecord>> oldest) {
              return size() > CACHE_SIZE;
            }
          });

  public PlayedMatches(TableStore store, Log log) {
    this.store = store;
    this.log = log;
  }

  /**
   * Returns the finished matches of an account, latest last; an empty list if the store cannot be
   * read or the task is canceled.
   *
   * @param game the id of the game; all games if empty
   * @param exceptTable the number of a table to exclude; 0 for none
   */
  public List<MatchRecord> finishedMatches(
      Account account, String game, int exceptTable, TaskRunner executor) {
    return executor
        .submit(() -> finishedMatches(account, game, exceptTable), _ -> {})
        .resultUnlessCanceled()
        .orElse(List.of());
  }

  private List<MatchRecord> finishedMatches(Account account, String game, int exceptTable) {
    try {
      return store.seatsOf(account.id()).stream()
          .filter(
              heldSeat ->
                  heldSeat.table() != exceptTable
                      && (game.isEmpty() || heldSeat.game().equals(game)))
          .flatMap(heldSeat -> finishedMatch(heldSeat).stream())
          .toList();
    } catch (IOException e) {
      log.operationFailed("event-results", e);
      return List.of();
    }
  }

  /** Returns the annotations of the journal of the match at a table. */
  public JournalAnnotations annotations(int table) throws IOException {
    return store.annotations(table);
  }

  /**
   * Returns a finished match, from the perspective of one seat, or of all human players if no seat
   * is named; empty if it is not over or cannot be read. The result is cached.
   *
   * <p>If the store could not be reached, the match is read again on the next call.
   */
  Optional<MatchRecord> finishedMatch(TableStore.HeldSeat heldSeat) {
    Optional<MatchRecord> cachedMatch = cache.get(heldSeat);
    if (cachedMatch != null) {
      return cachedMatch;
    }
    try {
      Optional<MatchRecord> finishedMatch = load(heldSeat).filter(MatchRecord::isOver);
      cache.put(heldSeat, finishedMatch);
      return finishedMatch;
    } catch (IOException e) {
      log.operationFailed("table " + heldSeat.table(), e);
      return Optional.empty();
    }
  }

  private Optional<MatchRecord> load(TableStore.HeldSeat heldSeat) throws IOException {
    return store
        .loadMatch(heldSeat.table())
        .map(
            table -> {
              if (heldSeat.seat().isEmpty()) {
                return MatchRecord.of(table);
              }
              Stream<Seat> seats = table.match().seats().stream();
              return MatchRecord.of(
                  table, seats.filter(seat -> seat.name().equals(heldSeat.seat())).toList());
            });
  }
}
