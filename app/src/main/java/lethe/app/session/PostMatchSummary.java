package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lethe.app.frame.Text;
import lethe.app.titles.Access;
import lethe.app.titles.MatchRecap;
import lethe.app.titles.Title;
import lethe.app.titles.TurningPointFinder;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * The texts about a finished match, which may reveal all cards.
 *
 * @param recap the reason for the result, what a better ending requires, and the details
 * @param turningPoints the turning points, or a statement that there were none; may be empty
 * @param comparison the comparison with earlier matches; empty if no records are kept
 * @param seed the seed; empty if it may not be shown or a reshuffle has changed the deal
 */
public record PostMatchSummary(
    MatchRecap recap, List<Text> turningPoints, List<Text> comparison, OptionalLong seed) {
  /** The summary without any text, for a match that is not over. */
  public static final PostMatchSummary NONE =
      new PostMatchSummary(MatchRecap.NONE, List.of(), List.of(), OptionalLong.empty());

  public PostMatchSummary {
    turningPoints = List.copyOf(turningPoints);
    comparison = List.copyOf(comparison);
  }

  /**
   * Returns the summary of a match; {@link #NONE} if it is not over. If access is closed, the
   * summary contains only the comparison.
   */
  public static <C, O, V> PostMatchSummary of(
      Title<C, O, V> title,
      Match<C, O, V> match,
      Viewer viewer,
      Optional<ResultComparison> comparison,
      Access access) {
    if (!(match.turn() instanceof Turn.Over(var outcome))) {
      return NONE;
    }
    List<Text> comparisonLines =
        comparison.map(comparedResult -> comparedResult.lines(title::pointsText)).orElse(List.of());
    Optional<Referee> permittedReferee = access.referee(match);
    if (permittedReferee.isEmpty()) {
      return new PostMatchSummary(
          MatchRecap.NONE, List.of(), comparisonLines, OptionalLong.empty());
    }
    Referee referee = permittedReferee.get();
    List<O> observations =
        match.observationsNotUndone(referee).stream().<O>map(ToldObservation::observation).toList();
    List<Text> turningPoints = TurningPointFinder.lines(title, match, viewer);
    boolean played =
        match
            .entriesBackwards()
            .takeWhile(entry -> !isReshuffle(entry))
            .anyMatch(Entry.Ply.class::isInstance);
    boolean reshuffled = match.entriesBackwards().anyMatch(PostMatchSummary::isReshuffle);
    return new PostMatchSummary(
        title.narration().recap().summarize(match.view(referee), observations, outcome),
        turningPoints.isEmpty() && played && title.narration().turningPoint().isPresent()
            ? List.of(Text.plain(MESSAGES.format("end.no-turning-points")))
            : turningPoints,
        comparisonLines,
        reshuffled ? OptionalLong.empty() : OptionalLong.of(match.header().seed()));
  }

  private static boolean isReshuffle(Entry<?> entry) {
    return entry instanceof Entry.Control<?>(ControlEntry.Reshuffled _);
  }

  /**
   * Returns all texts, in paragraphs.
   *
   * @param online whether a server dealt the cards; servers announce the seed themselves
   */
  List<Text> lines(boolean online) {
    List<Text> lines = new ArrayList<>();
    addParagraph(lines, List.of(), recap.reason());
    lines.addAll(comparisonAndAdvice());
    lines.addAll(details(online));
    return lines;
  }

  /** Returns the comparison and what a better ending requires, in paragraphs. */
  List<Text> comparisonAndAdvice() {
    List<Text> lines = new ArrayList<>();
    addParagraph(lines, List.of(Text.bright(MESSAGES.format("end.past-results"))), comparison);
    addParagraph(lines, List.of(), recap.nextGoal());
    return lines;
  }

  /**
   * Returns the details of the match, in paragraphs.
   *
   * @param online whether a server dealt the cards; servers announce the seed themselves
   */
  List<Text> details(boolean online) {
    List<Text> lines = new ArrayList<>();
    addParagraph(lines, List.of(), recap.details());
    addParagraph(lines, List.of(Text.bright(MESSAGES.format("end.turning-points"))), turningPoints);
    if (!online && seed.isPresent()) {
      addParagraph(
          lines, List.of(), List.of(Text.faint(MESSAGES.format("end.seed", seed.getAsLong()))));
    }
    return lines;
  }

  private static void addParagraph(List<Text> lines, List<Text> head, List<Text> body) {
    if (!body.isEmpty()) {
      lines.add(Text.EMPTY);
      lines.addAll(head);
      lines.addAll(body);
    }
  }
}
