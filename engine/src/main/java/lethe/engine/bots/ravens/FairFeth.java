package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lethe.engine.core.Bot;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Laid;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Omen;
import lethe.engine.games.ravens.Perch;
import lethe.engine.games.ravens.Perch.Place;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** A Feth who offers variety, builds blocks of seven, and reads Ren's heart from what she takes. */
final class FairFeth implements Bot<Command, Observation, View> {
  static double[] W = {
    4.0, // 0 relive, share of guesses with a heart to stir
    1.0, // 1 relive, chases raven
    0.3, // 2 per card beneath
    0.5, // 3 relive learns nothing there
    0.05, // 4 potential of a block per point
    0.05, // 5 gain needed to place more
    0.6, // 6 gain needed to use a power
    2.5, // 7 draws base batch 1
    2.5, // 8 batch 2
    8.0, // 9 batch 3
    3.0, // 10 batch 3: raven defeated
    0.01, // 11 per visible card
    -0.3, // 12 block of seven or more
  };

  private final Function<List<Observation>, Function<View, Function<Rng, View>>> imagine;
  private final List<Observation> told = new ArrayList<>();
  private final Belief belief = new Belief();
  private Rng rng;
  private Optional<View> built = Optional.empty();
  private List<Guess> guesses = List.of();
  private int heard;

  FairFeth(Function<List<Observation>, Function<View, Function<Rng, View>>> imagine, Rng rng) {
    this.imagine = imagine;
    this.rng = rng;
  }

  @Override
  public void told(Observation observation) {
    told.add(observation);
    if (observation instanceof Observation.BatchBegan) {
      belief.clear();
    }
    if (observation instanceof Observation.Taken taken && built.isPresent()) {
      View view = built.get();
      belief.took(Poem.of(view), Reply.all(view.atman()), taken);
    }
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    Command choice = chosen(view, legal);
    built = Optional.of(view);
    return choice;
  }

  private Command chosen(View view, List<Command> legal) {
    return switch (view.phase()) {
      case DRAW -> draw(view, legal);
      case BUILD -> build(view, legal);
      case ORDER -> order(view, legal);
      case FREE -> legal.getLast();
      case WINDOW -> window(view, legal);
      case PARTING -> parting(view, legal);
      default -> legal.getFirst();
    };
  }

  private Command draw(View view, List<Command> legal) {
    for (Command command : legal) {
      if ((command instanceof Command.Dawn && view.batch() == Ravens.BATCHES)
          || (command instanceof Command.Glimmer && view.line().isEmpty())
          || (command instanceof Command.Dawn && view.omen() == Omen.FIVE_AFTER_DRAWING)) {
        return command;
      }
    }
    Command.Stop stop = new Command.Stop();
    return legal.contains(stop) && enough(view) ? stop : new Command.Draw(1);
  }

  private static boolean enough(View view) {
    int drawn = view.line().size();
    long placeable = placeable(view);
    int standing =
        view.ravens(Place.STANDING)
            + view.landing().size()
            + (view.batch() < 3 ? view.ravens(Place.CHASED) : 0);
    if (placeable == 0 || drawn < view.zone()) {
      return false;
    }
    if (standing >= 4) {
      return true;
    }
    if (view.batch() == 3) {
      int rounds = Math.max(1, 5 - view.round());
      return drawn >= Math.min(W[9], (double) (view.deck() + drawn) / rounds);
    }
    return (drawn >= W[6 + view.batch()] && placeable >= 2) || placeable >= 4;
  }

  private static long placeable(View view) {
    return view.line().stream()
        .filter(piece -> piece instanceof Card card && !view.atman().places(card).isEmpty())
        .count();
  }

  private List<Guess> guesses(View view) {
    if (heard != told.size() || guesses.isEmpty()) {
      heard = told.size();
      rng = rng.below(2).rest();
      guesses = belief.guesses(imagine.apply(told).apply(view), rng.stream("belief"));
    }
    return guesses;
  }

  private Command build(View view, List<Command> legal) {
    Situation now = new Situation(view, guesses(view));
    for (Command command : legal) {
      if (command instanceof Command.Seed
          || (command instanceof Command.Dawn && view.batch() == Ravens.BATCHES)) {
        return command;
      }
    }
    double stay = now.value(view.atman());
    boolean may = legal.contains(new Command.End());
    Command best = may ? new Command.End() : legal.getFirst();
    double most = may && view.placed() > 0 ? stay + W[5] : Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      double value =
          switch (command) {
            case Command.Place(int number, Spot at) ->
                now.placing(view.atman(), (Card) view.line().get(number - 1), at);
            default -> now.using(command) - W[6];
          };
      if (value > most) {
        most = value;
        best = command;
      }
    }
    Optional<Command> plan = now.plan(most);
    return plan.orElse(best);
  }

  private Command window(View view, List<Command> legal) {
    Situation now = new Situation(view, guesses(view));
    double most = now.announcing(view.atman()) + 0.05;
    Command best = new Command.Pass();
    for (Command command : legal) {
      double value = now.answering(command);
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  private static Command parting(View view, List<Command> legal) {
    Command best = legal.getFirst();
    int most = 0;
    for (Command command : legal) {
      int value =
          switch (command) {
            case Command.Requiem(Color raven) -> 10 * view.raven(raven).beneath().size();
            case Command.Dawn(Color raven) -> 10 * view.raven(raven).beneath().size() - 1;
            case Command.Whisper(Color raven) -> view.raven(raven).beneath().size() > 0 ? 8 : 0;
            default -> 0;
          };
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  private static Command order(View view, List<Command> legal) {
    Command best = legal.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      List<Integer> order = ((Command.Order) command).order();
      double value = 0;
      for (int i = 0; i < order.size(); i++) {
        Piece piece = ((Face.Up) view.top().get(order.get(i) - 1)).piece();
        if (piece instanceof Raven) {
          boolean safe = view.resumes() == Phase.DRAW && view.line().size() + i < view.zone();
          value += safe ? 5 - i : i - 2;
        }
      }
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  /** What Feth sees and thinks at one moment. */
  private static final class Situation {
    private final View view;
    private final Poem poem;
    private final List<Guess> guesses;
    private final double[] stirs = new double[Color.COUNT];

    Situation(View view, List<Guess> guesses) {
      this.view = view;
      this.poem = Poem.of(view);
      this.guesses = guesses;
      for (Guess guess : guesses) {
        int colors = 0;
        for (int row = 0; row < poem.rows(); row++) {
          colors |= poem.isDown(row) ? 1 << guess.color(row) : 0;
        }
        for (int color = 0; color < stirs.length; color++) {
          stirs[color] += (colors & 1 << color) == 0 ? 0 : 1.0 / guesses.size();
        }
      }
    }

    double value(Atman atman) {
      if (atman.isEmpty()) {
        return -100;
      }
      List<Reply> replies = Reply.all(atman);
      double sum = 0;
      for (Guess guess : guesses) {
        sum += Taste.best(poem, guess, replies);
      }
      return sum / guesses.size() + potential(atman) + W[11] * replies.size();
    }

    private double potential(Atman atman) {
      double potential = 0;
      Set<Laid> seen = new HashSet<>();
      for (Laid laid : atman.visible()) {
        if (seen.add(laid)) {
          List<Laid> block = atman.block(laid);
          seen.addAll(block);
          int sum = block.stream().mapToInt(part -> part.card().number()).sum();
          int color = laid.card().color().index();
          double desire = desire(color);
          potential += desire * (sum < 7 ? W[4] * sum : W[12]);
        }
      }
      return potential;
    }

    private double desire(int color) {
      return stirs[color] + (view.ravens().get(color).place() == Place.STANDING ? 0.5 : 0);
    }

    double placing(Atman atman, Card card, Spot at) {
      Atman next = atman.with(card, at);
      return value(next) + reliving(next, new Laid(card, at));
    }

    private double reliving(Atman atman, Laid laid) {
      int sum = atman.block(laid).stream().mapToInt(part -> part.card().number()).sum();
      if (sum != 7) {
        return 0;
      }
      int color = laid.card().color().index();
      Perch raven = view.ravens().get(color);
      double value = W[0] * stirs[color] + W[3] * (1 - stirs[color]);
      if (raven.place() == Place.STANDING) {
        value += W[1] + W[2] * raven.beneath().size() + (poem.last() ? W[10] : 0);
      }
      return value;
    }

    /** A relived memory in two placements, if there is a better one than this. */
    Optional<Command> plan(double most) {
      double best = most;
      Optional<Command> plan = Optional.empty();
      for (int i = 0; i < view.line().size(); i++) {
        for (int j = 0; j < view.line().size(); j++) {
          if (i == j
              || !(view.line().get(i) instanceof Card first)
              || !(view.line().get(j) instanceof Card second)
              || first.color() != second.color()
              || first.number() + second.number() > 7
              || desire(first.color().index()) < 0.15) {
            continue;
          }
          for (Spot at : view.atman().places(first)) {
            Atman half = view.atman().with(first, at);
            for (Spot then : half.places(second)) {
              if (Math.abs(then.column() - at.column()) > 1 || Math.abs(then.row() - at.row()) > 1) {
                continue;
              }
              Atman whole = half.with(second, then);
              double gain = reliving(whole, new Laid(second, then));
              if (gain > 1 && gain + 2 > best - most) {
                double value = gain + value(whole);
                if (value > best) {
                  best = value;
                  plan = Optional.of(new Command.Place(i + 1, at));
                }
              }
            }
          }
        }
      }
      return plan;
    }

    /** What a power of the building step is worth. */
    double using(Command command) {
      return switch (command) {
        case Command.Bloom(int number) -> blooming((Card) view.discards().get(number - 1));
        default -> after(command).map(this::value).orElse(Double.NEGATIVE_INFINITY) + extra(command);
      };
    }

    private double blooming(Card card) {
      double best = Double.NEGATIVE_INFINITY;
      if (desire(card.color().index()) < 0.3) {
        return best;
      }
      for (Spot at : view.atman().places(card)) {
        Atman next = view.atman().with(card, at);
        double gain = reliving(next, new Laid(card, at));
        if (gain > 0) {
          best = Math.max(best, value(next) + gain);
        }
      }
      return best;
    }

    private double extra(Command command) {
      return command instanceof Command.Drift(Spot from, Spot to)
          ? reliving(after(command).orElseThrow(), new Laid(view.atman().at(from).orElseThrow().card(), to))
          : 0;
    }

    Optional<Atman> after(Command command) {
      Atman atman = view.atman();
      return switch (command) {
        case Command.Sever(Spot at) -> Optional.of(atman.without(atman.at(at).orElseThrow()));
        case Command.Blaze(List<Spot> cards) -> {
          Atman rest = atman;
          for (Spot at : cards) {
            rest = rest.without(atman.at(at).orElseThrow());
          }
          yield Optional.of(rest);
        }
        case Command.Sink(Spot at) -> Optional.of(atman.sunk(atman.at(at).orElseThrow()));
        case Command.Drift(Spot from, Spot to) -> {
          Laid laid = atman.at(from).orElseThrow();
          yield Optional.of(atman.without(laid).with(laid.card(), to));
        }
        default -> Optional.empty();
      };
    }

    /** How good it is if Ren announces over this Atman. */
    double announcing(Atman atman) {
      if (atman.isEmpty()) {
        return -100;
      }
      Glance glance = Glance.of(atman);
      double sum = 0;
      for (Guess guess : guesses) {
        int strangers = glance.strangers(guess.set());
        int missing = glance.missing(guess.set());
        boolean match = strangers + missing == 0;
        if (poem.complete()) {
          sum += match ? 10 : poem.last() ? 0 : -0.3 * strangers - 0.5 * missing;
        } else {
          sum += -0.1 * strangers - 0.2 * missing;
        }
      }
      return sum / guesses.size();
    }

    double answering(Command command) {
      Optional<Atman> after = after(command);
      if (after.isEmpty()) {
        return Double.NEGATIVE_INFINITY;
      }
      if (!poem.complete()) {
        return Double.NEGATIVE_INFINITY;
      }
      return announcing(after.get()) + extra(command);
    }
  }
}
