package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * The part of a finished match that a user may see: everything, or only what one viewer could see
 * during the match. The latter applies while other users can still play the same deal.
 *
 * @param viewer the viewer whose view is shown; empty if everything may be shown
 */
public record Access(Optional<Viewer> viewer) {
  /** Access to everything as soon as the match is over. */
  public static final Access OPEN = new Access(Optional.empty());

  /** Returns access limited to one viewer's view. */
  public static Access only(Viewer viewer) {
    return new Access(Optional.of(viewer));
  }

  /** Returns whether everything may be shown as soon as the match is over. */
  public boolean isOpen() {
    return viewer.isEmpty();
  }

  /**
   * Returns the referee of a match, who sees everything; empty if access is closed or the match is
   * not over.
   */
  public Optional<Referee> referee(Match<?, ?, ?> match) {
    return isOpen() ? match.referee() : Optional.empty();
  }

  /** Returns the viewers from whose points of view the match may be reviewed, seats first. */
  public List<Viewer> viewers(Match<?, ?, ?> match) {
    if (viewer.isPresent()) {
      return List.of(viewer.get());
    }
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    match.referee().ifPresent(viewers::add);
    return viewers;
  }

  /**
   * Returns the view that may be shown to the viewer. If access is closed and the end of the match
   * revealed hidden cards, returns the view before the end.
   */
  public <C, O, V> V view(Title<C, O, V> title, Match<C, O, V> match, Viewer viewer) {
    if (isOpen() || !match.turn().isOver()) {
      return match.view(viewer);
    }
    Match<C, O, V> beforeEnd = match;
    while (beforeEnd.position() > 0 && beforeEnd.turn().isOver()) {
      beforeEnd = match.atPosition(beforeEnd.position() - 1);
    }
    boolean unveils =
        match.observationsSince(viewer, beforeEnd.position()).stream()
            .anyMatch(entry -> title.unveils(entry.observation()));
    return (unveils ? beforeEnd : match).view(viewer);
  }

  /**
   * Returns the viewer's observations since a position. If access is closed, omits the observations
   * that {@linkplain Title#unveils reveal} hidden information because the match was over.
   *
   * @param position the number of journal entries before the first observation
   */
  public <C, O, V> List<ToldObservation<O>> observationsSince(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer, int position) {
    List<ToldObservation<O>> observations = match.observationsSince(viewer, position);
    return isOpen() || !match.turn().isOver()
        ? observations
        : observations.stream().filter(entry -> !title.unveils(entry.observation())).toList();
  }
}
