package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import lethe.engine.core.Bot;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/**
 * A bot that makes the call with the highest expected value according to its memory, points others
 * at the card it would gain least from, and picks for itself the card it would gain most from. As a
 * teammate it says only what it knows; as a captain it trusts suggestions where it knows nothing
 * better.
 *
 * <p>A bot that forgets nothing gains the same from every card, so it considers what others are
 * likely to have forgotten: it points them at the cards they are most likely to get wrong, and
 * leaves those cards when it picks for itself. Between two such bots the choice does not matter,
 * since as many turns score as there are memory cards.
 */
public final class MemoryBot implements Bot<Command, Observation, View> {
  private static final double THOUSAND = 1000;

  private final CardMemory memory;
  private final Optional<OtherMemories> others;
  private final MutableRng dice;

  private MemoryBot(RecallModel model, Rng rng) {
    this.memory = new CardMemory(model, rng.derive("memory"));
    this.others =
        model.equals(RecallModel.PERFECT)
            ? Optional.of(new OtherMemories(rng.derive("others")))
            : Optional.empty();
    this.dice = new MutableRng(rng);
  }

  /** Creates a bot with this memory. */
  public static Bot<Command, Observation, View> of(
      RecallModel model, Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new MemoryBot(model, rng);
  }

  @Override
  public void observe(Observation observation) {
    memory.observe(observation);
    others.ifPresent(imagined -> imagined.observe(observation));
  }

  @Override
  public Command choose(View view, List<Command> legal) {
    return switch (legal.getFirst()) {
      case Ready _, Decline _ -> legal.getFirst();
      case Point _ -> point(view, legal);
      case Call _, CallCircuit _ -> call(view, legal);
      case Suggest _, SuggestCircuit _ -> suggest(view.pointed().orElseThrow());
    };
  }

  /** Assesses calls by their expected points; does not assess other commands. */
  @Override
  public List<EvaluatedCommand<Command>> evaluate(View view, List<Command> legal) {
    return legal.getFirst() instanceof Call ? weighed(view, legal) : List.of();
  }

  private List<EvaluatedCommand<Command>> weighed(View view, List<Command> legal) {
    ToIntFunction<Command> worth = worth(view);
    return legal.stream()
        .map(
            command ->
                new EvaluatedCommand<>(
                    command, new Evaluation.Points(worth.applyAsInt(command) / THOUSAND, 0)))
        .sorted(
            Comparator.<EvaluatedCommand<Command>>comparingDouble(a -> a.evaluation().value())
                .reversed())
        .toList();
  }

  private Command call(View view, List<Command> legal) {
    return dice.pick(best(legal, worth(view)));
  }

  /** Returns the expected points of commands, in thousandths. */
  private ToIntFunction<Command> worth(View view) {
    Place place = view.pointed().orElseThrow();
    memory.applyAdvice(place);
    CardOdds odds = CardOdds.of(view, CardOdds.unseen(view), memory, place);
    int circuit = odds.circuit() == 0 ? 0 : circuit(view, place, odds, worths(odds(view)));
    return command ->
        command instanceof Call(List<Feature> features)
            ? odds.worth(new Claim.Named(features))
            : circuit;
  }

  private Command point(View view, List<Command> legal) {
    boolean own = view.pointer().equals(view.active());
    Map<Place, CardOdds> odds = odds(view);
    Map<Place, Integer> worths = worths(odds);
    int sign = own ? 1 : -1;
    List<Command> best =
        best(
            legal.stream().filter(Point.class::isInstance).toList(),
            command -> {
              Place place = ((Point) command).place();
              CardOdds here = Objects.requireNonNull(odds.get(place));
              return sign * Math.max(here.most(), circuit(view, place, here, worths));
            });
    return dice.pick(best(best, command -> sign * forOthers(view, ((Point) command).place())));
  }

  /**
   * Returns what the other players would gain from the card, if there are any and the bot considers
   * them.
   */
  private int forOthers(View view, Place place) {
    return others
        .filter(_ -> !view.isSolo())
        .flatMap(imagined -> memory.seen(place).map(card -> imagined.points(view, place, card)))
        .orElse(0);
  }

  private Command suggest(Place place) {
    Recollection known = memory.at(place);
    if (known.circuit()) {
      return new SuggestCircuit();
    }
    List<Feature> said = List.copyOf(known.features().keySet());
    return said.isEmpty() ? new Decline() : new Suggest(said);
  }

  /** Returns the possible identities of each face-down card. */
  private Map<Place, CardOdds> odds(View view) {
    List<Card> unseen = CardOdds.unseen(view);
    Map<Place, CardOdds> odds = new LinkedHashMap<>();
    for (Place place : view.layout().places()) {
      if (view.cardAt(place) instanceof Face.Down) {
        odds.put(place, CardOdds.of(view, unseen, memory, place));
      }
    }
    return odds;
  }

  /** Returns the highest expected value of naming features of each card. */
  private static Map<Place, Integer> worths(Map<Place, CardOdds> odds) {
    Map<Place, Integer> worths = new LinkedHashMap<>();
    odds.forEach((place, each) -> worths.put(place, each.most()));
    return worths;
  }

  /** Returns the expected value of calling this card a short circuit. */
  private static int circuit(View view, Place place, CardOdds odds, Map<Place, Integer> worths) {
    int bonus = view.isSolo() ? 1000 : 0;
    if (!view.isSolo() && !view.bonus()) {
      for (Map.Entry<Place, Integer> other : worths.entrySet()) {
        bonus = other.getKey().equals(place) ? bonus : Math.max(bonus, other.getValue());
      }
    }
    return odds.circuit() * bonus / 1000;
  }

  /** Returns the commands with the highest value. */
  private static List<Command> best(List<Command> commands, ToIntFunction<Command> worth) {
    List<Command> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Command command : commands) {
      int value = worth.applyAsInt(command);
      if (value > most) {
        best.clear();
        most = value;
      }
      if (value == most) {
        best.add(command);
      }
    }
    return best;
  }
}
