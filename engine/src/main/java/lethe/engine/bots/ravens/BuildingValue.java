package lethe.engine.bots.ravens;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** What Feth makes of his choices at one moment: how Ren would like what they leave her. */
final class BuildingValue {
  private static final int BLOCK = 7;
  private static final double HEART_STIRS = 4;
  private static final double NO_HEART_STIRS = 0.5;
  private static final double RAVEN_GOES = 1;
  private static final double RAVEN_IS_DEFEATED = 3;
  private static final double CARD_BENEATH = 0.3;
  private static final double POINT_OF_A_BLOCK = 0.05;
  private static final double BLOCK_TOO_LARGE = -0.3;
  private static final double CARD_SHOWS = 0.01;

  private final View view;
  private final PoemProgress poem;
  private final List<HeartGuess> guesses;

  /** The share of the guesses in which a face-down heart is of each color. */
  private final double[] stirs = new double[Color.COUNT];

  BuildingValue(View view, List<HeartGuess> guesses) {
    this.view = view;
    this.poem = PoemProgress.of(view);
    this.guesses = guesses;
    for (HeartGuess guess : guesses) {
      int colors = 0;
      for (int row = 0; row < poem.rows(); row++) {
        colors |= poem.isDown(row) ? 1 << guess.color(row) : 0;
      }
      for (int color = 0; color < stirs.length; color++) {
        stirs[color] += (colors & (1 << color)) == 0 ? 0 : 1.0 / guesses.size();
      }
    }
  }

  /** What an Atman is worth when Ren comes to take. */
  double value(Atman atman) {
    List<PossibleTake> replies = PossibleTake.all(atman);
    double sum = replies.isEmpty() ? 2 * TakeValue.RUIN * guesses.size() : 0;
    if (!replies.isEmpty()) {
      for (HeartGuess guess : guesses) {
        sum += TakeValue.best(poem, guess, replies);
      }
    }
    return sum / guesses.size() + blocks(atman) + CARD_SHOWS * replies.size();
  }

  /** What the blocks that may become sevens are worth. */
  private double blocks(Atman atman) {
    double value = 0;
    Set<LaidCard> seen = new HashSet<>();
    for (LaidCard laid : atman.visible()) {
      if (!seen.contains(laid)) {
        List<LaidCard> block = atman.block(laid);
        seen.addAll(block);
        int total = total(block);
        value +=
            desire(laid.card().color())
                * (total < BLOCK ? POINT_OF_A_BLOCK * total : BLOCK_TOO_LARGE);
      }
    }
    return value;
  }

  private double desire(Color color) {
    return stirs[color.index()] + (view.raven(color).status() == RavenStatus.STANDING ? 0.5 : 0);
  }

  private static int total(List<LaidCard> block) {
    return block.stream().mapToInt(laid -> laid.card().number()).sum();
  }

  /** What a command of the building step is worth. */
  double after(Command command) {
    return switch (command) {
      case Command.Place(int number, Spot at) ->
          placed(view.atman(), (Card) view.line().get(number - 1), at);
      case Command.Bloom(int number, _) -> bloomed((Card) view.discards().get(number - 1));
      default -> changed(command).map(this::value).orElse(TakeValue.RUIN * 10) + relived(command);
    };
  }

  private double placed(Atman atman, Card card, Spot at) {
    Atman next = atman.with(card, at);
    return value(next) + relived(next, new LaidCard(card, at));
  }

  /** A card of the discard pile is worth it if it relives a memory. */
  private double bloomed(Card card) {
    double best = Double.NEGATIVE_INFINITY;
    for (Spot at : view.atman().places(card)) {
      Atman next = view.atman().with(card, at);
      double relived = relived(next, new LaidCard(card, at));
      if (relived > NO_HEART_STIRS) {
        best = Math.max(best, value(next) + relived);
      }
    }
    return best;
  }

  /** What it is worth that this card has just been placed, beyond what lies there now. */
  private double relived(Atman atman, LaidCard laid) {
    if (total(atman.block(laid)) != BLOCK) {
      return 0;
    }
    double stirring = stirs[laid.card().color().index()];
    double value = HEART_STIRS * stirring + NO_HEART_STIRS * (1 - stirring);
    RavenView raven = view.raven(laid.card().color());
    if (raven.status() == RavenStatus.STANDING) {
      value += RAVEN_GOES + CARD_BENEATH * raven.beneath().size();
      value += poem.last() ? RAVEN_IS_DEFEATED : 0;
    }
    return value;
  }

  private double relived(Command command) {
    if (!(command instanceof Command.Drift(Spot from, Spot to, _))) {
      return 0;
    }
    Card card = view.atman().at(from).orElseThrow().card();
    return relived(changed(command).orElseThrow(), new LaidCard(card, to));
  }

  /** The first of two placements that relive a memory, if that is worth more than this. */
  Optional<Command> plan(double most) {
    double best = most;
    Optional<Command> plan = Optional.empty();
    for (int i = 0; i < view.line().size(); i++) {
      for (int j = 0; j < view.line().size(); j++) {
        if (i == j
            || !(view.line().get(i) instanceof Card first)
            || !(view.line().get(j) instanceof Card second)
            || first.color() != second.color()
            || first.number() + second.number() > BLOCK) {
          continue;
        }
        for (Spot at : view.atman().places(first)) {
          double value = planned(first, at, second);
          if (value > best) {
            best = value;
            plan = Optional.of(new Command.Place(i + 1, at));
          }
        }
      }
    }
    return plan;
  }

  private double planned(Card first, Spot at, Card second) {
    double best = Double.NEGATIVE_INFINITY;
    Atman half = view.atman().with(first, at);
    for (Spot then : half.places(second)) {
      Atman whole = half.with(second, then);
      double relived = relived(whole, new LaidCard(second, then));
      if (relived > RAVEN_GOES) {
        best = Math.max(best, relived + value(whole));
      }
    }
    return best;
  }

  /** How good it is if Ren announces over this Atman. */
  double announced(Atman atman) {
    CardSummary glance = CardSummary.of(atman.visible());
    double sum = 0;
    for (HeartGuess guess : guesses) {
      int strangers = glance.strangers(guess.set());
      int missing = glance.missing(guess.set());
      if (strangers + missing == 0) {
        sum += 10;
      } else {
        sum -= poem.last() ? 0 : 0.3 * strangers + 0.5 * missing;
      }
    }
    return atman.isEmpty() ? TakeValue.RUIN : sum / guesses.size();
  }

  /** The same after a power, if the poem is complete. */
  double announced(Command command) {
    return poem.complete()
        ? changed(command).map(this::announced).orElse(Double.NEGATIVE_INFINITY) + relived(command)
        : Double.NEGATIVE_INFINITY;
  }

  /** The Atman after a power that changes it. */
  private Optional<Atman> changed(Command command) {
    Atman atman = view.atman();
    return switch (command) {
      case Command.Sever(Spot at, _) -> Optional.of(without(atman, List.of(at)));
      case Command.Blaze(List<Spot> cards, _) -> Optional.of(without(atman, cards));
      case Command.Sink(Spot at, _) -> Optional.of(atman.sunk(atman.at(at).orElseThrow()));
      case Command.Drift(Spot from, Spot to, _) -> {
        LaidCard laid = atman.at(from).orElseThrow();
        yield Optional.of(atman.without(laid).with(laid.card(), to));
      }
      default -> Optional.empty();
    };
  }

  private static Atman without(Atman atman, List<Spot> cards) {
    Atman rest = atman;
    for (Spot at : cards) {
      rest = rest.without(atman.at(at).orElseThrow());
    }
    return rest;
  }
}
