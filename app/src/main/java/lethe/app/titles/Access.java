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
 * What a person may be shown of a match when it is over: everything, or only what one viewer saw
 * while it was played. The latter holds as long as other people can still play the same deal.
 *
 * @param only the viewer whose view is shown; empty if everything may be shown
 */
public record Access(Optional<Viewer> only) {
  /** Everything may be shown as soon as the match is over. */
  public static final Access OPEN = new Access(Optional.empty());

  /** Only what this viewer saw may be shown. */
  public static Access only(Viewer viewer) {
    return new Access(Optional.of(viewer));
  }

  /** Returns whether everything may be shown as soon as the match is over. */
  public boolean isOpen() {
    return only.isEmpty();
  }

  /**
   * Returns the referee of a match that is over, who sees everything; empty if access is closed.
   */
  public Optional<Referee> referee(Match<?, ?, ?> match) {
    return isOpen() ? match.referee() : Optional.empty();
  }

  /** Returns everyone through whose eyes the match may be looked at: the seats first. */
  public List<Viewer> viewers(Match<?, ?, ?> match) {
    if (only.isPresent()) {
      return List.of(only.get());
    }
    List<Viewer> all = new ArrayList<>(match.seats());
    all.add(Spectator.SPECTATOR);
    match.referee().ifPresent(all::add);
    return all;
  }

  /**
   * Returns what the viewer may be shown of the table. If access is closed and the end of the match
   * unveiled what lay hidden, that is the table as it stood before the end.
   */
  public <C, O, V> V view(Title<C, O, V> title, Match<C, O, V> match, Viewer viewer) {
    if (isOpen() || !match.turn().isOver()) {
      return match.view(viewer);
    }
    Match<C, O, V> before = match;
    while (before.position() > 0 && before.turn().isOver()) {
      before = match.atPosition(before.position() - 1);
    }
    boolean unveils =
        match.observationsSince(viewer, before.position()).stream()
            .anyMatch(told -> title.narration().unveils(told.observation()));
    return (unveils ? before : match).view(viewer);
  }

  /**
   * Returns what the viewer may be told of what happened since the journal had so many entries. If
   * access is closed, whatever was told only because the match was over is left out.
   */
  public <C, O, V> List<ToldObservation<O>> told(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer, int position) {
    List<ToldObservation<O>> all = match.observationsSince(viewer, position);
    return isOpen() || !match.turn().isOver()
        ? all
        : all.stream().filter(told -> !title.narration().unveils(told.observation())).toList();
  }
}
