package lethe.app.html;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/** Two matches that a viewer cannot distinguish. */
record TwinMatches<C, O, V>(Match<C, O, V> first, Match<C, O, V> second) {
  /** The first digits of the seeds of all twins. */
  static final String SEED_PREFIX = "913000000000000000";

  /**
   * Reshuffles a match twice for a seat, and continues both with the same moves for as long as the
   * viewer sees no difference.
   *
   * @param position the position at which the match is reshuffled
   * @param seat the seat from which cards are hidden
   * @param viewer the viewer who sees no difference
   */
  static <C, O, V> TwinMatches<C, O, V> of(
      ReplayedMatch<C, O, V> replayed, int position, Seat seat, Viewer viewer) {
    ReplayedMatch<C, O, V> start = replayed.withMatch(replayed.match().atPosition(position));
    return new TwinMatches<>(reshuffle(start, seat, 1), reshuffle(start, seat, 2))
        .playInStep(replayed, viewer);
  }

  static <C, O, V> Match<C, O, V> reshuffle(
      ReplayedMatch<C, O, V> start, Seat seat, int seedDigit) {
    long seed = Long.parseLong(SEED_PREFIX + seedDigit);
    return ((Applied<C, O, V>) start.match().addControl(new ControlEntry.Reshuffled(seat, seed)))
        .next();
  }

  /** Plays the moves of the match in both twins for as long as the viewer sees no difference. */
  private TwinMatches<C, O, V> playInStep(ReplayedMatch<C, O, V> replayed, Viewer viewer) {
    TwinMatches<C, O, V> current = this;
    List<Entry<C>> entries = replayed.match().entriesBackwards().toList().reversed();
    for (Entry<C> entry : entries.subList(first.position() - 1, entries.size())) {
      Optional<TwinMatches<C, O, V>> next =
          entry instanceof Entry.Ply<C>(Seat seat, C command)
              ? current.submit(seat, command).filter(twins -> twins.lookTheSameTo(viewer))
              : Optional.empty();
      if (next.isEmpty()) {
        break;
      }
      current = next.get();
    }
    return current;
  }

  private Optional<TwinMatches<C, O, V>> submit(Seat seat, C command) {
    return first.submit(seat, command) instanceof Applied<C, O, V> firstResult
            && second.submit(seat, command) instanceof Applied<C, O, V> secondResult
        ? Optional.of(new TwinMatches<>(firstResult.next(), secondResult.next()))
        : Optional.empty();
  }

  private boolean lookTheSameTo(Viewer viewer) {
    return first.view(viewer).equals(second.view(viewer))
        && first.turn().equals(second.turn())
        && first.observations(viewer).equals(second.observations(viewer));
  }

  /** Returns whether a referee would see a difference. */
  boolean differForReferee() {
    return !refereeView(endIfRunning(first)).equals(refereeView(endIfRunning(second)));
  }

  private V refereeView(Match<C, O, V> endedMatch) {
    return endedMatch.view(endedMatch.referee().orElseThrow());
  }

  static <C, O, V> Match<C, O, V> endIfRunning(Match<C, O, V> match) {
    return match.turn().isOver()
        ? match
        : ((Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(match.seats().getFirst())))
            .next();
  }
}
