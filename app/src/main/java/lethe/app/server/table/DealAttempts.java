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
 * separately the first time the attempt is read after the end of the match.
 */
public record DealAttempts(DealStore store, PlayedMatches playedMatches) {
  /**
   * Returns the attempts at the deals of an event that count: each player's first attempt at each
   * deal.
   */
  public List<DealAttempt> list(String event, Title<?, ?, ?> title) throws IOException {
    List<DealStore.StoredAttempt> attempts = store.attempts(event);
    return firstAttempts(saveScores(attempts, title) ? store.attempts(event) : attempts);
  }

  /** Returns a player's counted attempts at the daily deals of the given name, latest last. */
  public List<DealAttempt> list(String accountId, String daily, Title<?, ?, ?> title)
      throws IOException {
    List<DealStore.StoredAttempt> attempts = store.attempts(accountId, daily);
    return firstAttempts(saveScores(attempts, title) ? store.attempts(accountId, daily) : attempts);
  }

  /**
   * Stores the scores of the finished matches among these attempts that have none. Returns whether
   * there were any; the store then has to be read again, because it ignores the score of a match
   * that was finished after its event had closed.
   */
  private boolean saveScores(List<DealStore.StoredAttempt> attempts, Title<?, ?, ?> title) {
    boolean saved = false;
    for (DealStore.StoredAttempt attempt : attempts) {
      if (attempt.entryCount() > 0) {
        int table = attempt.attempt().table();
        Optional<Score> score =
            playedMatches
                .finishedMatch(new TableStore.HeldSeat(table, title.id(), "", attempt.entryCount()))
                .map(Score::of);
        score.ifPresent(result -> store.saveScore(table, result));
        saved |= score.isPresent();
      }
    }
    return saved;
  }

  /**
   * Keeps each player's first attempt at each deal, because both of two merged accounts may have
   * played a deal.
   */
  private static List<DealAttempt> firstAttempts(List<DealStore.StoredAttempt> attempts) {
    Set<String> keys = new HashSet<>();
    return attempts.stream()
        .map(DealStore.StoredAttempt::attempt)
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
