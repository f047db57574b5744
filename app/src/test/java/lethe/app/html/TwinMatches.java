package lethe.app.html;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/** Two matches that one viewer cannot tell apart. */
record TwinMatches<C, O, V>(Match<C, O, V> one, Match<C, O, V> other) {
  /**
   * Reshuffles a match twice for a seat, and continues both with the same moves for as long as the
   * viewer sees no difference.
   *
   * @param position the position at which the match is reshuffled
   */
  static <C, O, V> TwinMatches<C, O, V> of(
      ReplayedMatch<C, O, V> watched, int position, Seat seat, Viewer viewer) {
    ReplayedMatch<C, O, V> then = watched.withMatch(watched.match().atPosition(position));
    return new TwinMatches<>(drawn(then, seat, 1), drawn(then, seat, 2)).followed(watched, viewer);
  }

  static <C, O, V> Match<C, O, V> drawn(ReplayedMatch<C, O, V> then, Seat seat, long draw) {
    return ((Applied<C, O, V>)
            then.match()
                .addControl(new ControlEntry.Reshuffled(seat, 9_130_000_000_000_000_000L + draw)))
        .next();
  }

  /** Plays the moves of the match in both twins for as long as the viewer sees no difference. */
  private TwinMatches<C, O, V> followed(ReplayedMatch<C, O, V> watched, Viewer viewer) {
    TwinMatches<C, O, V> now = this;
    List<Entry<C>> entries = watched.match().entriesBackwards().toList().reversed();
    for (Entry<C> entry : entries.subList(one.position() - 1, entries.size())) {
      Optional<TwinMatches<C, O, V>> next =
          entry instanceof Entry.Ply<C>(Seat seat, C command)
              ? now.moved(seat, command).filter(pair -> pair.alike(viewer))
              : Optional.empty();
      if (next.isEmpty()) {
        break;
      }
      now = next.get();
    }
    return now;
  }

  private Optional<TwinMatches<C, O, V>> moved(Seat seat, C command) {
    return one.submit(seat, command) instanceof Applied<C, O, V> first
            && other.submit(seat, command) instanceof Applied<C, O, V> second
        ? Optional.of(new TwinMatches<>(first.next(), second.next()))
        : Optional.empty();
  }

  private boolean alike(Viewer viewer) {
    return one.view(viewer).equals(other.view(viewer))
        && one.turn().equals(other.turn())
        && one.observations(viewer).equals(other.observations(viewer));
  }

  /** Returns whether the referee would see a difference. */
  boolean differ() {
    return !truth(ended(one)).equals(truth(ended(other)));
  }

  private V truth(Match<C, O, V> over) {
    return over.view(over.referee().orElseThrow());
  }

  static <C, O, V> Match<C, O, V> ended(Match<C, O, V> match) {
    return match.turn().isOver()
        ? match
        : ((Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(match.seats().getFirst())))
            .next();
  }
}
