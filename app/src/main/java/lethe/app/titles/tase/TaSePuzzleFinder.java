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
 * Finds positions in which few moves win the round. All cups are open.
 *
 * @param exact computes exact values
 */
record TaSePuzzleFinder(Messages messages, Analyst<Command, Observation, View> exact)
    implements PuzzleFinder<Command, Observation, View> {
  /** The maximum number of winning moves. */
  private static final int MAX_WINNING_MOVES = 2;

  /** The minimum number of legal moves. */
  private static final int MIN_MOVES = 6;

  @Override
  public Options options() {
    return Options.of(Map.of("open-cups", "on", "hints", "off"));
  }

  @Override
  public Optional<Assessment<Command>> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    if (decision.view().phase() == Phase.OPENING) {
      return Optional.empty();
    }
    return Optional.of(exact.assess(game, seats, decision, rng, ProgressListener.NONE))
        .filter(TaSePuzzleFinder::isQuestion);
  }

  private static boolean isQuestion(Assessment<Command> assessment) {
    List<EvaluatedCommand<Command>> evaluations = assessment.evaluations();
    double best = evaluations.getFirst().evaluation().value();
    long bestCount =
        evaluations.stream().filter(evaluated -> evaluated.evaluation().value() == best).count();
    long winningCount =
        evaluations.stream().filter(evaluated -> evaluated.evaluation().value() > 0).count();
    return best > 0
        && winningCount == bestCount
        && bestCount <= MAX_WINNING_MOVES
        && evaluations.size() >= MIN_MOVES;
  }

  @Override
  public List<String> question(View view, Seat seat, List<Observation> observations) {
    return List.of(messages.format("puzzle.ask", seat, view.side(seat).hand().size()));
  }
}
