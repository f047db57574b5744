package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.View;

/**
 * Ren's bot at the highest level: models Feth's reasoning and, among takes of similar value, weighs
 * the value of each against what it tells him.
 */
final class DeepRenBot implements Bot<Command, Observation, View> {
  /** The value of increasing Feth's probability of the true colors by a factor of e. */
  private static final double INFORMATION_WEIGHT = 0.7;

  /** The maximum loss of value that is accepted for the sake of information. */
  static final double MAX_VALUE_LOSS = 2;

  /** Added to every probability to keep its logarithm finite. */
  private static final double PROBABILITY_OFFSET = 1e-4;

  private final Game<?, Command, Observation, View> game;
  private final RenBot basicBot = new RenBot(DeepBots.TAKE_VALUE);
  private final ExactHeartBelief fethBelief = new ExactHeartBelief(DeepBots.TAKE_VALUE);
  private final HeartEvidence evidence = new HeartEvidence();
  private Rng rng;

  DeepRenBot(Game<?, Command, Observation, View> game, Rng rng) {
    this.game = game;
    this.rng = rng;
  }

  @Override
  public void observe(Observation observation) {
    evidence.observe(observation);
  }

  @Override
  public void see(View view) {
    evidence.recordView(view);
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return choose(view, legal, ProgressListener.NONE);
  }

  @Override
  public Command choose(View view, List<Command> legal, ProgressListener progress) {
    return view.progress().phase() == Phase.TAKE
        ? take(view, progress)
        : basicBot.choose(view, legal);
  }

  private Command take(View view, ProgressListener progress) {
    rng = rng.nextInt(2).next();
    View fethView = fethView(game, view, evidence.observations(), rng.derive("feth"));
    evidence.recordView(fethView);
    HeartDistribution hearts =
        fethBelief.distribution(
            evidence.renChoices(),
            fethView,
            HeartBelief.RenViewSampler.of(game, fethView, evidence.observations()),
            rng.derive("hearts"));
    PoemProgress poem = PoemProgress.of(view);
    HeartGuess truth = HeartGuess.of(view.poem().rows());
    List<PossibleTake> takes = PossibleTake.allOf(view.atman());
    double minimum = DeepBots.TAKE_VALUE.bestValue(poem, truth, takes) - MAX_VALUE_LOSS;
    int best = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < takes.size(); i++) {
      progress.report(i, takes.size());
      double value = DeepBots.TAKE_VALUE.value(poem, truth, takes.get(i));
      if (value >= minimum) {
        value +=
            informationValue(hearts, new RenChoice(PoemProgress.of(fethView), takes, i), truth);
        if (value > highest) {
          best = i;
          highest = value;
        }
      }
    }
    return new Command.Take(view.atman().nameOf(takes.get(best).laidCard()));
  }

  /** Returns Feth's view of a sampled state that Ren considers possible. */
  static <S> View fethView(
      Game<S, Command, Observation, View> game,
      View view,
      List<Observation> observations,
      Rng rng) {
    return game.view(
        game.stateSampler(view, observations, GameSeats.REN).sample(rng), GameSeats.FETH);
  }

  /**
   * Returns the value of what a choice tells Feth, proportional to the logarithm of the probability
   * that he assigns to the true colors after it.
   */
  static double informationValue(HeartDistribution hearts, RenChoice renChoice, HeartGuess truth) {
    double probability = hearts.after(renChoice, DeepBots.TAKE_VALUE).probability(truth.colorSet());
    return INFORMATION_WEIGHT * Math.log(probability + PROBABILITY_OFFSET);
  }
}
