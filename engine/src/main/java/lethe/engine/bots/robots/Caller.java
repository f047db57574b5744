package lethe.engine.bots.robots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import lethe.engine.core.Bot;
import lethe.engine.core.Dice;
import lethe.engine.core.Game;
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
 * Calls what is worth most by what it remembers, points others at the card it would itself get
 * least from, and picks for itself the one it would get most from. As a team-mate it says what it
 * knows, and nothing else; as a captain it believes what it is told where it knows no better.
 */
public final class Caller implements Bot<Command, Observation, View> {
  private final Memory memory;
  private final Dice dice;

  private Caller(Recall recall, Rng rng) {
    this.memory = new Memory(recall, rng.stream("memory"));
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

  private Command call(View view, List<Command> legal) {
    Place place = view.pointed().orElseThrow();
    memory.heed(place);
    Odds odds = Odds.of(view, Odds.unseen(view), memory, place);
    int circuit = odds.circuit() == 0 ? 0 : circuit(view, place, odds, worths(view));
    return best(
        legal,
        command ->
            command instanceof Call(List<Feature> features)
                ? odds.worth(new Claim.Named(features))
                : circuit);
  }

  private Command point(View view, List<Command> legal) {
    boolean own = view.pointer().equals(view.active());
    List<Card> unseen = Odds.unseen(view);
    Map<Place, Integer> worths = worths(view);
    return best(
        legal.stream().filter(Point.class::isInstance).toList(),
        command -> {
          Place place = ((Point) command).place();
          int named = worths.getOrDefault(place, 0);
          Odds odds = Odds.of(view, unseen, memory, place);
          int worth = Math.max(named, circuit(view, place, odds, worths));
          return own ? worth : -worth;
        });
  }

  private Command suggest(Place place) {
    if (memory.isCircuit(place)) {
      return new SuggestCircuit();
    }
    Set<Feature> known = memory.features(place);
    List<Feature> said = List.of(Feature.values()).stream().filter(known::contains).toList();
    return said.isEmpty() ? new Decline() : new Suggest(said);
  }

  /** The most that can be expected of naming features of each card that is down. */
  private Map<Place, Integer> worths(View view) {
    List<Card> unseen = Odds.unseen(view);
    Map<Place, Integer> worths = new LinkedHashMap<>();
    for (Place place : view.layout().places()) {
      if (view.at(place) instanceof Face.Down) {
        worths.put(place, Odds.of(view, unseen, memory, place).most());
      }
    }
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

  /** One of those that are worth most, drawn. */
  private Command best(List<Command> commands, ToIntFunction<Command> worth) {
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
    return dice.oneOf(best);
  }
}
