package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import lethe.engine.core.Bot;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.View;

/** Offers variety, builds blocks of seven, and reads Ren's heart from what she takes. */
final class FethBot implements Bot<Command, Observation, View> {
  /** How many cards he draws in a round of the first two batches, if some of them can be placed. */
  private static final int DRAWN = 3;

  private static final int DRAWN_IN_LAST_BATCH = 8;
  private static final int PLACEABLE = 2;
  private static final int PLENTY = 4;
  private static final double WORTH_PLACING = 0.05;
  private static final double WORTH_A_POWER = 0.6;

  /** How Ren would see the table if it were some other that looks like this to Feth. */
  interface Imagined {
    View ren(View view, List<Observation> told, Rng rng);
  }

  private final Imagined imagined;
  private final List<Observation> told = new ArrayList<>();
  private final Belief belief = new Belief();
  private Rng rng;
  private Optional<View> latest = Optional.empty();
  private List<HeartGuess> guesses = List.of();
  private int heard;

  FethBot(Imagined imagined, Rng rng) {
    this.imagined = imagined;
    this.rng = rng;
  }

  @Override
  public void told(Observation observation) {
    told.add(observation);
    if (observation instanceof Observation.BatchBegan) {
      belief.forget();
      latest = Optional.empty();
    } else if (observation instanceof Observation.Taken taken) {
      latest.ifPresent(view -> belief.took(view, taken.card()));
    }
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    latest = Optional.of(view);
    return switch (view.progress().phase()) {
      case DRAW -> draw(view, legal);
      case BUILD -> build(view, legal);
      case ORDER -> best(legal, command -> ordered(view, (Command.Order) command));
      case FREE -> legal.getLast();
      case WINDOW -> window(view, legal);
      case PARTING -> best(legal, command -> saved(view, command));
      case ARRANGE, REVEAL, KEEP, TAKE, WITH, OVER -> legal.getFirst();
    };
  }

  private Command draw(View view, List<Command> legal) {
    Optional<Command> power = legal.stream().filter(command -> atOnce(view, command)).findFirst();
    if (power.isPresent()) {
      return power.get();
    }
    Command stop = new Command.Stop();
    return legal.contains(stop) && enough(view) ? stop : new Command.Draw(1);
  }

  /** Powers that are best used as soon as they can be. */
  private static boolean atOnce(View view, Command command) {
    return switch (command) {
      case Command.Dawn dawn ->
          view.progress().batch() == Counts.BATCHES
              || view.threat() == RavenThreat.FIVE_AFTER_DRAWING;
      case Command.Glimmer glimmer -> view.piles().line().isEmpty();
      case Command.Seed seed -> true;
      default -> false;
    };
  }

  /** The safety zone costs nothing; a fifth raven would cost the match. */
  private static boolean enough(View view) {
    int drawn = view.piles().line().size();
    long placeable =
        view.piles().line().stream()
            .filter(piece -> piece instanceof Card card && view.atman().takes(card))
            .count();
    boolean last = view.progress().batch() == Counts.BATCHES;
    int ravens =
        view.ravens(RavenStatus.STANDING)
            + view.landing().size()
            + (last ? 0 : view.ravens(RavenStatus.CHASED));
    if (placeable == 0 || drawn < view.progress().zone()) {
      return false;
    }
    if (ravens >= Color.COUNT - 1) {
      return true;
    }
    if (last) {
      int rounds = Math.max(1, view.poem().rows().size() + 1 - view.progress().round());
      return drawn >= DRAWN_IN_LAST_BATCH || drawn * rounds >= view.piles().deck() + drawn;
    }
    int rounds = 2 * (int) view.poem().rows().stream().filter(row -> !row.complete()).count() + 2;
    int share = Math.clamp((view.piles().deck() + drawn) / rounds, 1, DRAWN);
    return placeable >= PLENTY || (placeable >= Math.min(PLACEABLE, share) && drawn >= share);
  }

  private Command build(View view, List<Command> legal) {
    Optional<Command> power = legal.stream().filter(command -> atOnce(view, command)).findFirst();
    if (power.isPresent()) {
      return power.get();
    }
    BuildingValue now = new BuildingValue(view, guesses(view));
    Command end = new Command.End();
    Command best = legal.contains(end) ? end : legal.getFirst();
    double most =
        view.progress().placed() > 0
            ? now.of(view.atman()) + WORTH_PLACING
            : Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      boolean places = command instanceof Command.Place;
      double value = now.after(command) - (places ? 0 : WORTH_A_POWER);
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return now.plan(most).orElse(best);
  }

  /** Only a complete poem is worth a power here: all that matters then is the Atman. */
  private Command window(View view, List<Command> legal) {
    AnnouncementValue now = new AnnouncementValue(view, guesses(view));
    Command best = new Command.Pass();
    double most = now.of(view.atman()) + WORTH_PLACING;
    for (Command command : legal) {
      double value = now.after(command);
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  private List<HeartGuess> guesses(View view) {
    if (heard != told.size() || guesses.isEmpty()) {
      heard = told.size();
      rng = rng.below(2).rest();
      guesses = belief.guesses(stream -> imagined.ren(view, told, stream), rng.stream("belief"));
    }
    return guesses;
  }

  /** Ravens go where the safety zone still is, or else deep. */
  private static double ordered(View view, Command.Order order) {
    double value = 0;
    for (int i = 0; i < order.order().size(); i++) {
      Face face = view.piles().top().get(order.order().get(i) - 1);
      if (face instanceof Face.Up(Raven raven)) {
        boolean safe =
            view.progress().phase() == Phase.ORDER && view.progress().resumes() == Phase.DRAW;
        value += safe && view.piles().line().size() + i < view.progress().zone() ? 5 - i : i;
      }
    }
    return value;
  }

  /** How many cards a power saves from being destroyed. */
  private static double saved(View view, Command command) {
    return switch (command) {
      case Command.Requiem(Color raven, _) -> view.raven(raven).beneath().size();
      case Command.Dawn(Color raven, _) -> view.raven(raven).beneath().size() - 0.1;
      case Command.Whisper whisper -> 0.8;
      case Command.Pass pass -> 0.5;
      default -> 0;
    };
  }

  private static Command best(List<Command> legal, ToDoubleFunction<Command> value) {
    return legal.stream().max(Comparator.comparingDouble(value)).orElseThrow();
  }
}
