package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Laid;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.Row;
import lethe.engine.games.ravens.View;

/** A Ren who completes rows, tells colors, and takes strangers away. */
final class FairRen implements Bot<Command, Observation, View> {
  @Override
  public void told(Observation observation) {}

  @Override
  public Command choose(View view, List<Command> legal) {
    return switch (view.phase()) {
      case ARRANGE -> arrange(view);
      case TAKE -> take(view);
      case WITH -> with(view, legal);
      case REVEAL -> reveal(view, legal);
      case KEEP -> keep(view, legal);
      default -> legal.getFirst();
    };
  }

  /** In batch 3 every row must be filled by one card, so a lone 1 goes last, else a 5. */
  private static Command arrange(View view) {
    List<Card> hearts = new ArrayList<>();
    for (Row row : view.rows()) {
      hearts.add((Card) ((Face.Up) row.heart()).piece());
    }
    Card fourth =
        hearts.stream()
            .max(Comparator.comparingInt(heart -> fourth(view, heart)))
            .orElseThrow();
    List<Integer> order = new ArrayList<>();
    List<Card> first = new ArrayList<>(hearts);
    first.remove(fourth);
    first.sort(Comparator.comparingInt((Card card) -> -card.number()));
    for (Card card : first) {
      order.add(hearts.indexOf(card) + 1);
    }
    order.add(hearts.indexOf(fourth) + 1);
    return new Command.Arrange(List.copyOf(order));
  }

  private static int fourth(View view, Card heart) {
    return switch (heart.number()) {
      case 5 -> 10;
      case 1 -> view.batch() == Ravens.BATCHES ? 11 : 9;
      case 2 -> 5;
      case 3 -> 4;
      default -> 3;
    };
  }

  private static Command take(View view) {
    Poem poem = Poem.of(view);
    Guess truth = Guess.of(view.rows());
    Reply best =
        Reply.all(view.atman()).stream()
            .max(Comparator.comparingDouble(reply -> Taste.of(poem, truth, reply)))
            .orElseThrow();
    return new Command.Take(view.atman().name(best.laid()));
  }

  /** The fewest score cards that complete the row. */
  private static Command with(View view, List<Command> legal) {
    int lacks = view.taking().orElseThrow().lacks();
    if (lacks == 0) {
      return new Command.Done();
    }
    Command best = new Command.Done();
    int fewest = Integer.MAX_VALUE;
    for (Command command : legal) {
      if (command instanceof Command.With(int number)) {
        int rest = lacks - ((Card) view.score().get(number - 1)).number();
        int cards = fewest(view, rest, number);
        if (cards < fewest) {
          fewest = cards;
          best = command;
        }
      }
    }
    return best;
  }

  /** How many score cards after this one fill the rest; very many if none do. */
  private static int fewest(View view, int rest, int without) {
    if (rest == 0) {
      return 0;
    }
    int[] need = new int[rest + 1];
    java.util.Arrays.fill(need, 1000);
    need[0] = 0;
    for (int i = 0; i < view.score().size(); i++) {
      if (i + 1 == without
          || !(view.score().get(i) instanceof Card card)
          || view.taking().orElseThrow().scored().contains(i + 1)) {
        continue;
      }
      for (int sum = rest; sum >= card.number(); sum--) {
        need[sum] = Math.min(need[sum], need[sum - card.number()] + 1);
      }
    }
    return need[rest];
  }

  /** The heart whose poem cards have been used most. */
  private static Command reveal(View view, List<Command> legal) {
    return legal.stream()
        .max(
            Comparator.comparingLong(
                command ->
                    view.rows().get(((Command.Reveal) command).row() - 1).poem().stream()
                        .filter(PoemCard::used)
                        .count()))
        .orElseThrow();
  }

  private static Command keep(View view, List<Command> legal) {
    Poem poem = Poem.of(view);
    Guess truth = Guess.of(view.rows());
    Command best = legal.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      double value =
          keeping(poem, truth, view.atman(), ((Command.Keep) command).chunk(), view.atman());
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  private static double keeping(
      Poem poem,
      Guess truth,
      Atman atman,
      lethe.engine.games.ravens.Spot at,
      Atman whole) {
    for (List<Laid> chunk : atman.chunks()) {
      if (chunk.contains(atman.at(at).orElseThrow())) {
        List<Laid> showing = whole.visible();
        showing.retainAll(chunk);
        Glance glance = Glance.of(showing);
        double stage = (double) poem.current() / poem.rows();
        return 0.1 * showing.size()
            + 0.2 * Integer.bitCount(glance.numbers())
            - glance.strangers(truth.set()) * (Taste.W[7] + Taste.W[8] * stage * stage)
            - glance.missing(truth.set()) * (Taste.W[9] + Taste.W[10] * stage * stage);
      }
    }
    return 0;
  }
}
