package lethe.app.titles.ravens;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.text.Messages;
import lethe.app.titles.Assessment;
import lethe.app.titles.BotLevel;
import lethe.app.titles.PuzzleFinder;
import lethe.engine.bots.ravens.DecisionInsight;
import lethe.engine.bots.ravens.FairBots;
import lethe.engine.core.Decision;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.Playouts;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.View;

/**
 * Finds puzzles for Feth, where a memory can be relived, and for Ren, where a take can split the
 * Atman. The strongest bot must consider one option clearly best, and bots must win more playouts
 * after it than after the second best.
 *
 * @param strongestLevel the level of the strongest bot
 */
record RavensPuzzleFinder(Messages messages, BotLevel<Command, Observation, View> strongestLevel)
    implements PuzzleFinder<Command, Observation, View> {
  private static final String BUILDING = "building";
  private static final String TAKING = "taking";
  private static final String LAST_BATCH = "last-batch";

  /** The number of playouts after each of the two options. */
  private static final int PLAYOUTS = 100;

  /** The minimum difference between the values of the best and the second best option. */
  private static final double MIN_GAIN = 0.3;

  /** The number of evaluations that must all find the same option. */
  private static final int EVALUATIONS = 3;

  @Override
  public Optional<Assessment<Command>> assessIfPuzzle(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    if (!hasRelevantOption(decision)) {
      return Optional.empty();
    }
    Assessment<Command> assessment =
        new Assessment<>(DecisionInsight.of(game, decision, rng.derive("insight")).evaluations());
    return PuzzleFinder.isClear(assessment)
            && PuzzleFinder.gain(assessment).orElseThrow() >= MIN_GAIN
            && isConfirmed(game, decision, assessment, rng)
            && chance(game, seats, decision, assessment, 0, rng)
                > chance(game, seats, decision, assessment, 1, rng)
        ? Optional.of(assessment)
        : Optional.empty();
  }

  private boolean isConfirmed(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      Assessment<Command> assessment,
      Rng rng) {
    Command best = assessment.evaluations().getFirst().command();
    return IntStream.range(0, EVALUATIONS)
        .allMatch(i -> strongestLevel.choose(game, decision, rng.derive("deep " + i)).equals(best));
  }

  /** Returns whether some, but not all, of the options relive a memory or split the Atman. */
  private static boolean hasRelevantOption(Decision<Command, Observation, View> decision) {
    View view = decision.view();
    Phase phase = view.progress().phase();
    if (phase != Phase.BUILD && phase != Phase.TAKE) {
      return false;
    }
    long relevantCount =
        decision.legalCommands().stream()
            .map(command -> Preview.of(view, command))
            .filter(
                preview ->
                    phase == Phase.BUILD
                        ? !preview.relivedBlock().isEmpty()
                        : preview.viewAfter().atman().chunks().size() > 1)
            .count();
    return relevantCount > 0 && relevantCount < decision.legalCommands().size();
  }

  private static double chance(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Assessment<Command> assessment,
      int rank,
      Rng rng) {
    Decision<Command, Observation, View> chosen =
        new Decision<>(
            decision.seat(),
            decision.number(),
            decision.history(),
            decision.legalCommands(),
            assessment.evaluations().get(rank).command());
    return Playouts.winChance(
            game, seats, FairBots::create, chosen, PLAYOUTS, rng.derive("playouts"))
        .chance();
  }

  @Override
  public List<String> themes() {
    return List.of(BUILDING, TAKING, LAST_BATCH);
  }

  @Override
  public String theme(View view, Seat seat, List<Observation> observations) {
    return view.progress().isLastBatch()
        ? LAST_BATCH
        : seat.equals(GameSeats.FETH) ? BUILDING : TAKING;
  }

  @Override
  public List<String> question(
      View view, Seat seat, List<Observation> observations, Evaluation best) {
    return List.of(messages.format(seat.equals(GameSeats.FETH) ? "puzzle.feth" : "puzzle.ren"));
  }
}
