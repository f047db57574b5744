package lethe.app.titles;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Decision;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * Finds the turning points of a match: the few most important plies that were not taken back, as
 * measured by the title.
 */
public final class TurningPointFinder {
  private static final Messages MESSAGES = Messages.COMMON;

  private static final int MAX_TURNING_POINTS = 3;

  /** Plies whose weight is less than the maximum weight divided by this number are omitted. */
  private static final int MAX_WEIGHT_RATIO = 3;

  /** A turning point, its position, and the name of the part of the match in which it occurred. */
  private record PositionedTurningPoint(int position, String stage, TurningPoint point) {}

  private TurningPointFinder() {}

  /**
   * Returns one line per turning point, earliest first; empty if there are none or the match is not
   * over.
   */
  public static <C, O, V> List<Text> lines(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer) {
    List<Match<C, O, V>> moments = match.momentsSince(Match.BEFORE_DEAL);
    int dealPosition = lastDealPosition(match);
    List<PositionedTurningPoint> candidates =
        match.referee().stream()
            .flatMap(
                referee ->
                    Decision.effectivePlyIndexes(moments).stream()
                        .filter(ply -> ply > dealPosition)
                        .flatMap(
                            ply -> turningPointAt(title, moments, ply, referee, viewer).stream()))
            .toList();
    int maxWeight =
        candidates.stream().mapToInt(candidate -> candidate.point().weight()).max().orElse(0);
    return candidates.stream()
        .filter(
            candidate ->
                candidate.point().weight() > 0
                    && MAX_WEIGHT_RATIO * candidate.point().weight() >= maxWeight)
        .sorted(
            Comparator.<PositionedTurningPoint>comparingInt(candidate -> candidate.point().weight())
                .thenComparingInt(PositionedTurningPoint::position)
                .reversed())
        .limit(MAX_TURNING_POINTS)
        .sorted(Comparator.comparingInt(PositionedTurningPoint::position))
        .map(
            candidate ->
                MESSAGES.format(
                    "turning.point",
                    Messages.capitalized(candidate.stage()),
                    candidate.point().message()))
        .map(Text::plain)
        .toList();
  }

  /**
   * Returns the position at which the current hidden cards were dealt: 0 unless cards were dealt
   * again.
   */
  private static int lastDealPosition(Match<?, ?, ?> match) {
    long entriesSinceDeal =
        match
            .entriesBackwards()
            .takeWhile(entry -> !(entry instanceof Entry.Control<?>(ControlEntry.Reshuffled _)))
            .count();
    return match.position() - (int) entriesSinceDeal;
  }

  private static <C, O, V> Optional<PositionedTurningPoint> turningPointAt(
      Title<C, O, V> title, List<Match<C, O, V>> moments, int ply, Referee referee, Viewer viewer) {
    Match<C, O, V> after = moments.get(ply);
    List<O> observations =
        after.observationsSince(referee, after.position() - 1).stream()
            .<O>map(ToldObservation::observation)
            .toList();
    if (observations.isEmpty()) {
      return Optional.empty();
    }
    V before = moments.get(ply - 1).view(referee);
    ViewChange<O, V> change = new ViewChange<>(before, after.view(referee), observations);
    return title
        .narration()
        .turningPoint()
        .flatMap(finder -> finder.apply(change, viewer))
        .map(point -> new PositionedTurningPoint(ply, title.stage(before), point));
  }
}
