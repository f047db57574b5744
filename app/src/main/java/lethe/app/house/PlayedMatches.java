package lethe.app.house;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.PlayedMatch;
import lethe.app.play.Thinking;
import lethe.engine.core.Seat;

/**
 * What people have played here to its end, out of the journals that are kept. Each is played again
 * only once. Any thread may use it.
 */
public final class PlayedMatches {
  /** So many are remembered, those that were asked for last. */
  private static final int REMEMBERED = 2_000;

  private final TableStore store;
  private final Log log;

  /** How a match stood after so many entries; nothing where it still ran. */
  private final Map<HeldSeat, Optional<PlayedMatch>> remembered =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<HeldSeat, Optional<PlayedMatch>> oldest) {
              return size() > REMEMBERED;
            }
          });

  PlayedMatches(TableStore store, Log log) {
    this.store = store;
    this.log = log;
  }

  /**
   * Those of one person that are over, the latest last; of one that still runs nothing is said.
   *
   * @param game of which game; of all if empty
   * @param but the number of a table that is left out; 0 for none
   * @param thinking plays them again
   */
  public List<PlayedMatch> of(Person person, String game, int but, Thinking thinking) {
    return thinking.think(() -> of(person, game, but), () -> {}).found().orElse(List.of());
  }

  private List<PlayedMatch> of(Person person, String game, int but) {
    try {
      return store.heldBy(person.id()).stream()
          .filter(held -> held.table() != but && (game.isEmpty() || held.game().equals(game)))
          .flatMap(held -> over(held).stream())
          .toList();
    } catch (IOException e) {
      log.failed("results", e);
      return List.of();
    }
  }

  /** What is known of a match beside its journal. */
  public Annotations annotations(int table) throws IOException {
    return store.annotations(table);
  }

  /**
   * One that is over; as those of all its people where no seat is named.
   *
   * <p>One that could not be read is tried again when it is asked for again.
   */
  Optional<PlayedMatch> over(HeldSeat held) {
    Optional<PlayedMatch> known = remembered.get(held);
    if (known != null) {
      return known;
    }
    try {
      Optional<PlayedMatch> over = played(held).filter(PlayedMatch::isOver);
      remembered.put(held, over);
      return over;
    } catch (IOException e) {
      log.failed("table " + held.table(), e);
      return Optional.empty();
    }
  }

  private Optional<PlayedMatch> played(HeldSeat held) throws IOException {
    return store
        .recall(held.table())
        .map(
            table -> {
              if (held.seat().isEmpty()) {
                return PlayedMatch.of(table);
              }
              Stream<Seat> seats = table.match().seats().stream();
              return PlayedMatch.of(
                  table, seats.filter(seat -> seat.name().equals(held.seat())).toList());
            });
  }
}
