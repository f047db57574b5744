package lethe.app.server.table;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.event.DealAttempt;
import lethe.app.event.Score;
import lethe.app.titles.Title;

/**
 * The attempts at the deals of events. The result of a match follows from its journal; it is stored
 * separately the first time it is read from there.
 */
public record DealAttempts(DealStore store, PlayedMatches playedMatches) {
  /**
   * Returns the attempts at the deals of an event that count: each player's first attempt at each
   * deal.
   */
  public List<DealAttempt> list(String event, Title<?, ?, ?> title) throws IOException {
    return firstAttempts(withScore(store.attempts(event), title));
  }

  /** Returns a player's counted attempts at the daily deals of the given name, latest last. */
  public List<DealAttempt> list(String accountId, String daily, Title<?, ?, ?> title)
      throws IOException {
    return firstAttempts(withScore(store.attempts(accountId, daily), title));
  }

  private List<DealAttempt> withScore(
      List<DealStore.StoredAttempt> attempts, Title<?, ?, ?> title) {
    return attempts.stream()
        .map(
            storedAttempt ->
                storedAttempt.entryCount() == 0
                    ? storedAttempt.attempt()
                    : withScore(storedAttempt, title))
        .toList();
  }

  private DealAttempt withScore(DealStore.StoredAttempt storedAttempt, Title<?, ?, ?> title) {
    DealAttempt attempt = storedAttempt.attempt();
    TableStore.HeldSeat heldSeat =
        new TableStore.HeldSeat(attempt.table(), title.id(), "", storedAttempt.entryCount());
    Optional<Score> score = playedMatches.finishedMatch(heldSeat).map(Score::of);
    score.ifPresent(result -> store.saveScore(attempt.table(), result));
    return new DealAttempt(
        attempt.event(), attempt.dealNumber(), attempt.table(), attempt.entrants(), true, score);
  }

  /**
   * Keeps each player's first attempt at each deal, because both of two merged accounts may have
   * played a deal.
   */
  private static List<DealAttempt> firstAttempts(List<DealAttempt> attempts) {
    Set<String> keys = new HashSet<>();
    return attempts.stream()
        .filter(
            attempt ->
                attempt.entrants().stream()
                    .map(
                        entrant ->
                            attempt.event() + " " + attempt.dealNumber() + " " + entrant.id())
                    .allMatch(keys::add))
        .toList();
  }
}
