package lethe.app.server;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.event.Attempt;
import lethe.app.event.Score;
import lethe.app.titles.Title;

/**
 * The attempts at the deals of events. The result of a match follows from its journal; it is stored
 * separately the first time it is read from there.
 */
record Attempts(EventStore store, PlayedMatches played) {
  /** Returns the attempts of an event that count: each person's first attempt at each deal. */
  List<Attempt> of(String event, Title<?, ?, ?> title) throws IOException {
    return first(settled(store.attempts(event), title));
  }

  /** Returns a person's attempts that count at daily deals of this name, latest last. */
  List<Attempt> of(String accountId, String daily, Title<?, ?, ?> title) throws IOException {
    return first(settled(store.attempts(accountId, daily), title));
  }

  private List<Attempt> settled(List<EventStore.Known> attempts, Title<?, ?, ?> title) {
    return attempts.stream()
        .map(known -> known.entries() == 0 ? known.attempt() : settled(known, title))
        .toList();
  }

  private Attempt settled(EventStore.Known known, Title<?, ?, ?> title) {
    Attempt attempt = known.attempt();
    HeldSeat held = new HeldSeat(attempt.table(), title.id(), "", known.entries());
    Optional<Score> score = played.finishedMatch(held).map(Score::of);
    score.ifPresent(found -> store.score(attempt.table(), found));
    return new Attempt(
        attempt.event(), attempt.board(), attempt.table(), attempt.people(), true, score);
  }

  /**
   * Keeps the first attempt at each deal of each person, because accounts that were merged may both
   * have played a deal.
   */
  private static List<Attempt> first(List<Attempt> attempts) {
    Set<String> known = new HashSet<>();
    return attempts.stream()
        .filter(
            attempt ->
                attempt.people().stream()
                    .map(one -> attempt.event() + " " + attempt.board() + " " + one.id())
                    .allMatch(known::add))
        .toList();
  }
}
