package lethe.app.house;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.event.Attempt;
import lethe.app.event.Score;
import lethe.app.titles.Title;

/**
 * What was tried of the deals of events. What a match came to is in its journal; it is written down
 * apart when it has been read out of that once.
 */
record Attempts(EventStore store, PlayedMatches played) {
  /** All that count, of this event; of somebody's tries at a deal it is the first. */
  List<Attempt> of(String event, Title<?, ?, ?> title) throws IOException {
    return first(settled(store.attempts(event), title));
  }

  /** Those of somebody at daily deals of this name, the latest last. */
  List<Attempt> of(String person, String daily, Title<?, ?, ?> title) throws IOException {
    return first(settled(store.attempts(person, daily), title));
  }

  private List<Attempt> settled(List<EventStore.Known> attempts, Title<?, ?, ?> title) {
    return attempts.stream()
        .map(known -> known.entries() == 0 ? known.attempt() : settled(known, title))
        .toList();
  }

  private Attempt settled(EventStore.Known known, Title<?, ?, ?> title) {
    Attempt attempt = known.attempt();
    HeldSeat held = new HeldSeat(attempt.table(), title.id(), "", known.entries());
    Optional<Score> score = played.over(held).map(Score::of);
    score.ifPresent(found -> store.score(attempt.table(), found));
    return new Attempt(
        attempt.event(), attempt.board(), attempt.table(), attempt.people(), true, score);
  }

  /** Who has turned out to be somebody who has tried a deal as well has tried it once. */
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
