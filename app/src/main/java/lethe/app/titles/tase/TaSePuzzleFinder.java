package lethe.app.titles.tase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.text.Messages;
import lethe.app.titles.Analyst;
import lethe.app.titles.Assessment;
import lethe.app.titles.PuzzleFinder;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;

/**
 * Finds positions in which only one move wins the round, or only one avoids losing it. All cups are
 * open.
 *
 * @param exactAnalyst computes exact values
 */
record TaSePuzzleFinder(Messages messages, Analyst<Command, Observation, View> exactAnalyst)
    implements PuzzleFinder<Command, Observation, View> {
  /** The maximum number of chips in the hand of the seat for the theme {@link #LAST_CHIPS}. */
  private static final int MAX_LAST_CHIPS = 3;

  private static final String LAST_CHIPS = "last-chips";
  private static final String MANY_CHIPS = "many-chips";

  /** The minimum number of legal moves. */
  private static final int MIN_MOVES = 6;

  @Override
  public Options options() {
    return Options.of(Map.of("open-cups", "on", "hints", "off"));
  }

  @Override
  public Optional<Assessment<Command>> assessIfPuzzle(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    if (decision.view().phase() == Phase.OPENING) {
      return Optional.empty();
    }
    return Optional.of(exactAnalyst.assess(game, seats, decision, rng, ProgressListener.NONE))
        .filter(TaSePuzzleFinder::hasUniqueSolution);
  }

  /**
   * Returns whether exactly one move wins the round, or exactly one does not lose it, among at
   * least {@link #MIN_MOVES} moves.
   */
  private static boolean hasUniqueSolution(Assessment<Command> assessment) {
    List<EvaluatedCommand<Command>> evaluations = assessment.evaluations();
    double best = evaluations.getFirst().evaluation().value();
    long count =
        evaluations.stream()
            .filter(evaluated -> Math.signum(evaluated.evaluation().value()) == Math.signum(best))
            .count();
    return best >= 0 && count == 1 && evaluations.size() >= MIN_MOVES;
  }

  @Override
  public List<String> themes() {
    return List.of(LAST_CHIPS, MANY_CHIPS);
  }

  @Override
  public String theme(View view, Seat seat, List<Observation> observations) {
    return view.side(seat).hand().size() <= MAX_LAST_CHIPS ? LAST_CHIPS : MANY_CHIPS;
  }

  @Override
  public List<String> question(
      View view, Seat seat, List<Observation> observations, Evaluation best) {
    return List.of(
        messages.format(
            best.value() > 0 ? "puzzle.ask" : "puzzle.ask.draw",
            seat,
            view.side(seat).hand().size()));
  }
}
