package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import lethe.engine.core.Advice;
import lethe.engine.core.Bot;
import lethe.engine.core.Dice;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Worth;
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
 * Calls what is worth most by what it remembers, points others at the card it would itself get
 * least from, and picks for itself the one it would get most from. As a team-mate it says what it
 * knows, and nothing else; as a captain it believes what it is told where it knows no better.
 *
 * <p>Who forgets nothing would get as much from any card, so it thinks of those who forget: it
 * points them at what they would most likely get wrong, and leaves that also when it picks for
 * itself. Between two who forget nothing there is nothing to choose: as many turns score as there
 * are memory cards.
 */
public final class Caller implements Bot<Command, Observation, View> {
  private static final double THOUSAND = 1000;

  private final Memory memory;
  private final Optional<Others> others;
  private final Dice dice;

  private Caller(Recall recall, Rng rng) {
    this.memory = new Memory(recall, rng.stream("memory"));
    this.others =
        recall.equals(Recall.PERFECT)
            ? Optional.of(new Others(rng.stream("others")))
            : Optional.empty();
    this.dice = new Dice(rng);
  }

  /** One with this memory. */
  public static Bot<Command, Observation, View> of(
      Recall recall, Game<?, Command, Observation, View> game, Seat seat, Rng rng) {
    return new Caller(recall, rng);
  }

  @Override
  public void told(Observation observation) {
    memory.told(observation);
    others.ifPresent(imagined -> imagined.told(observation));
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

  /** What can be expected of each call; of anything else it cannot say. */
  @Override
  public List<Advice<Command>> weigh(View view, List<Command> legal) {
    return legal.getFirst() instanceof Call ? weighed(view, legal) : List.of();
  }

  private List<Advice<Command>> weighed(View view, List<Command> legal) {
    ToIntFunction<Command> worth = worth(view);
    return legal.stream()
        .map(
            command ->
                new Advice<>(command, new Worth.Points(worth.applyAsInt(command) / THOUSAND, 0)))
        .sorted(Comparator.<Advice<Command>>comparingDouble(a -> a.worth().number()).reversed())
        .toList();
  }

  private Command call(View view, List<Command> legal) {
    return dice.oneOf(best(legal, worth(view)));
  }

  /** The points to be expected of calls, in thousandths. */
  private ToIntFunction<Command> worth(View view) {
    Place place = view.pointed().orElseThrow();
    memory.heed(place);
    Odds odds = Odds.of(view, Odds.unseen(view), memory, place);
    int circuit = odds.circuit() == 0 ? 0 : circuit(view, place, odds, worths(odds(view)));
    return command ->
        command instanceof Call(List<Feature> features)
            ? odds.worth(new Claim.Named(features))
            : circuit;
  }

  private Command point(View view, List<Command> legal) {
    boolean own = view.pointer().equals(view.active());
    Map<Place, Odds> odds = odds(view);
    Map<Place, Integer> worths = worths(odds);
    int sign = own ? 1 : -1;
    List<Command> best =
        best(
            legal.stream().filter(Point.class::isInstance).toList(),
            command -> {
              Place place = ((Point) command).place();
              Odds here = Objects.requireNonNull(odds.get(place));
              return sign * Math.max(here.most(), circuit(view, place, here, worths));
            });
    return dice.oneOf(best(best, command -> sign * forOthers(view, ((Point) command).place())));
  }

  /** What others would get for the card there, as far as there are any and it thinks of them. */
  private int forOthers(View view, Place place) {
    return others
        .filter(_ -> !view.alone())
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

  /** What each card could be that is down. */
  private Map<Place, Odds> odds(View view) {
    List<Card> unseen = Odds.unseen(view);
    Map<Place, Odds> odds = new LinkedHashMap<>();
    for (Place place : view.layout().places()) {
      if (view.at(place) instanceof Face.Down) {
        odds.put(place, Odds.of(view, unseen, memory, place));
      }
    }
    return odds;
  }

  /** The most that can be expected of naming features of each of them. */
  private static Map<Place, Integer> worths(Map<Place, Odds> odds) {
    Map<Place, Integer> worths = new LinkedHashMap<>();
    odds.forEach((place, each) -> worths.put(place, each.most()));
    return worths;
  }

  /** What can be expected of calling this card a short circuit, for the bonus or the point. */
  private static int circuit(View view, Place place, Odds odds, Map<Place, Integer> worths) {
    int bonus = view.alone() ? 1000 : 0;
    if (!view.alone() && !view.bonus()) {
      for (Map.Entry<Place, Integer> other : worths.entrySet()) {
        bonus = other.getKey().equals(place) ? bonus : Math.max(bonus, other.getValue());
      }
    }
    return odds.circuit() * bonus / 1000;
  }

  /** Those that are worth most. */
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
