package lethe.app.analysis;

import java.util.List;
import lethe.app.titles.Analyst;
import lethe.app.titles.Assessment;
import lethe.app.titles.Title;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * The analysis of a finished match from one seat's point of view: each decision is analyzed based
 * only on the seat's knowledge at the time. The random numbers of the analysis do not depend on the
 * deal: they are derived from the seat and the number of the decision.
 *
 * @param seats all seats of the match
 * @param lastMoment the number of the last moment of the match
 * @param seat the seat whose decisions are analyzed
 * @param decisions the decisions, in order
 */
public record MatchAnalysis<C, O, V>(
    Title<C, O, V> title,
    Game<?, C, O, V> game,
    List<Seat> seats,
    int lastMoment,
    Seat seat,
    List<Decision.Positioned<C, O, V>> decisions) {
  public MatchAnalysis {
    decisions = List.copyOf(decisions);
  }

  /**
   * Creates the analysis of a match for a seat.
   *
   * @throws IllegalArgumentException if the match is not over
   */
  public static <C, O, V> MatchAnalysis<C, O, V> of(
      Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match, Seat seat) {
    if (!match.turn().isOver()) {
      throw new IllegalArgumentException("a match that still runs");
    }
    return new MatchAnalysis<>(
        title, game, match.seats(), match.position(), seat, Decision.decisionsOf(match, seat));
  }

  /**
   * Returns the decisions that offered a choice, in a range of moments that includes both ends. The
   * moment of a decision is the one that follows its command.
   */
  public List<Decision.Positioned<C, O, V>> decisionsBetween(int from, int to) {
    return decisions.stream()
        .filter(positioned -> momentAfter(positioned) >= from && momentAfter(positioned) <= to)
        .filter(positioned -> positioned.decision().hasChoice())
        .toList();
  }

  /** Returns the moment that follows the command of a decision, as numbered in a replay. */
  public static int momentAfter(Decision.Positioned<?, ?, ?> positioned) {
    return positioned.position() + 1;
  }

  /** Analyzes a decision, which may take seconds. */
  public MoveAnalysis<C> analyze(Decision.Positioned<C, O, V> positioned) {
    return analyze(positioned, ProgressListener.NONE);
  }

  /** Analyzes a decision and reports progress. */
  public MoveAnalysis<C> analyze(
      Decision.Positioned<C, O, V> positioned, ProgressListener progress) {
    Decision<C, O, V> decision = positioned.decision();
    Rng rng = new Rng(0).derive("study " + seat.name() + " " + decision.number());
    Analyst<C, O, V> analyst = title.bots().analyst();
    Assessment<C> assessment = analyst.assess(game, seats, decision, rng, progress);
    return new MoveAnalysis<>(
        momentAfter(positioned),
        positioned.position(),
        title.stage(decision.view()),
        decision.chosenCommand(),
        assessment);
  }
}
