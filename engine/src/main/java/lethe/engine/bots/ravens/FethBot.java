package lethe.engine.bots.ravens;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * Feth's bot: offers variety, builds blocks that total seven, and infers Ren's hearts from what she
 * takes.
 */
final class FethBot implements Bot<Command, Observation, View> {
  private final Game<?, Command, Observation, View> game;
  private final HeartEvidence evidence = new HeartEvidence();
  private final TakeValue takeValue;
  private final HeartBelief belief;
  private final int width;
  private Rng rng;
  private List<HeartGuess> guesses = List.of();

  /** The number of informative observations when the guesses were made. */
  private int informativeCountAtGuess;

  /**
   * Creates a bot.
   *
   * @param width the number of arrangements to follow at each step of building
   */
  FethBot(
      Game<?, Command, Observation, View> game,
      TakeValue takeValue,
      HeartBelief belief,
      int width,
      Rng rng) {
    this.game = game;
    this.takeValue = takeValue;
    this.belief = belief;
    this.width = width;
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
    evidence.recordView(view);
    return switch (view.progress().phase()) {
      case DRAW -> draw(view, legal);
      case BUILD -> build(view, legal, progress);
      case ORDER -> best(legal, command -> PowerPolicy.orderValue(view, (Command.Order) command));
      case FREE -> legal.getLast();
      case BEFORE_ANNOUNCEMENT -> usePowersBeforeAnnouncement(view, legal);
      case BATCH_END -> best(legal, command -> PowerPolicy.batchEndValue(view, command));
      case ARRANGE, REVEAL, KEEP, TAKE, ADD_SCORE_CARDS, OVER -> legal.getFirst();
    };
  }

  private Command draw(View view, List<Command> legal) {
    Optional<Command> power =
        legal.stream().filter(command -> PowerPolicy.shouldUseNow(view, command)).findFirst();
    if (power.isPresent()) {
      return power.get();
    }
    Command stop = new Command.Stop();
    return legal.contains(stop) && DrawPolicy.hasDrawnEnough(view) ? stop : new Command.Draw(1);
  }

  private Command build(View view, List<Command> legal, ProgressListener progress) {
    Optional<Command> power =
        legal.stream().filter(command -> PowerPolicy.shouldUseNow(view, command)).findFirst();
    if (power.isPresent()) {
      return power.get();
    }
    BuildingValue buildingValue = new BuildingValue(view, takeValue, guesses(view));
    return BuildingSearch.values(view, legal, buildingValue, width, progress).entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseGet(legal::getFirst);
  }

  /**
   * Chooses a power to use before Ren's announcement, or passes. A power is used only if the poem
   * is complete and the power improves the Atman.
   */
  private Command usePowersBeforeAnnouncement(View view, List<Command> legal) {
    AnnouncementValue announcementValue = new AnnouncementValue(view, guesses(view));
    Command best = new Command.Pass();
    double highest = announcementValue.value(view.atman()) + BuildingSearch.MIN_GAIN;
    for (Command command : legal) {
      double value = announcementValue.valueAfter(command);
      if (value > highest) {
        highest = value;
        best = command;
      }
    }
    return best;
  }

  private List<HeartGuess> guesses(View view) {
    if (informativeCountAtGuess != evidence.informativeCount() || guesses.isEmpty()) {
      informativeCountAtGuess = evidence.informativeCount();
      rng = rng.nextInt(2).next();
      guesses =
          belief.guesses(
              evidence.renChoices(),
              view,
              HeartBelief.RenViewSampler.of(game, view, evidence.observations()),
              rng.derive("belief"));
    }
    return guesses;
  }

  private static Command best(List<Command> legal, ToDoubleFunction<Command> value) {
    return legal.stream().max(Comparator.comparingDouble(value)).orElseThrow();
  }
}
