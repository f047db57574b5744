package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/**
 * Ren's bot at the highest level: models Feth's reasoning and takes the most informative of the
 * cards that are about equally good.
 */
final class DeepRenBot implements Bot<Command, Observation, View> {
  /** The value of making the true colors e times as likely for Feth. */
  static final double TELLS = 0.7;

  /** The loss of value beyond which a card is not taken for its information. */
  static final double WORSE = 2;

  /** The lowest probability used. */
  static final double UNTHINKABLE = 1e-4;

  private final Game<?, Command, Observation, View> game;
  private final TakeValue taste = new TakeValue(RenPreferences.DEEP);
  private final RenBot usual = new RenBot(taste);
  private final ExactHeartBelief feth = new ExactHeartBelief(taste);
  private final FethMemory fethMemory = new FethMemory();
  private Rng rng;

  DeepRenBot(Game<?, Command, Observation, View> game, Rng rng) {
    this.game = game;
    this.rng = rng;
  }

  @Override
  public void observe(Observation observation) {
    fethMemory.observe(observation);
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return choose(view, legal, ProgressListener.NONE);
  }

  @Override
  public Command choose(View view, List<Command> legal, ProgressListener progress) {
    return view.progress().phase() == Phase.TAKE ? take(view, progress) : usual.choose(view, legal);
  }

  private Command take(View view, ProgressListener progress) {
    rng = rng.nextInt(2).next();
    View feths = feths(game, view, fethMemory.observations(), rng.derive("feth"));
    fethMemory.sees(feths);
    HeartDistribution hearts =
        feth.hearts(
            fethMemory.renChoices(),
            feths,
            HeartBelief.TableSampler.of(game, feths, fethMemory.observations()),
            rng.derive("hearts"));
    PoemProgress poem = PoemProgress.of(view);
    HeartGuess truth = HeartGuess.of(view.poem().rows());
    List<PossibleTake> takes = PossibleTake.all(view.atman());
    double worst = taste.best(poem, truth, takes) - WORSE;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < takes.size(); i++) {
      progress.report(i, takes.size());
      double value = taste.of(poem, truth, takes.get(i));
      if (value >= worst) {
        value += TELLS * told(hearts, new RenChoice(PoemProgress.of(feths), takes, i), truth);
        if (value > most) {
          best = i;
          most = value;
        }
      }
    }
    return new Command.Take(view.atman().nameOf(takes.get(best).laid()));
  }

  /** Returns Feth's view of a state as Ren sees it. */
  static <S> View feths(
      Game<S, Command, Observation, View> game,
      View view,
      List<Observation> observations,
      Rng stream) {
    return game.view(
        game.stateSampler(view, observations, SeatNames.REN).sample(stream), SeatNames.FETH);
  }

  /** Returns how much more likely the true colors become for Feth, as a natural logarithm. */
  private double told(HeartDistribution hearts, RenChoice hint, HeartGuess truth) {
    return Math.log(hearts.after(hint, taste).chance(truth.set()) + UNTHINKABLE);
  }
}
