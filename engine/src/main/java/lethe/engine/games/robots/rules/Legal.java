package lethe.engine.games.robots.rules;

import java.util.List;
import java.util.stream.Stream;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Place;

/** What a seat that is awaited may ask for; the one source of legality. */
final class Legal {
  private Legal() {}

  static List<Command> of(State state) {
    List<Place> down = state.grid().down();
    return switch (state.phase()) {
      case MEMORIZING -> Phrases.READY;
      case POINTING -> down.stream().<Command>map(Point::new).toList();
      case ADVISING -> Phrases.SUGGESTIONS;
      case CALLING -> Phrases.CALLS;
      case PICKING ->
          Stream.<Command>concat(down.stream().map(Point::new), Stream.of(new Decline())).toList();
      case OVER -> List.of();
    };
  }

  /** The features of a card may be said in any order, and more than once. */
  static Command canonical(Command command) {
    return switch (command) {
      case Call(List<Feature> features) -> new Call(Feature.sorted(features));
      case Suggest(List<Feature> features) -> new Suggest(Feature.sorted(features));
      case Ready _, Point _, CallCircuit _, SuggestCircuit _, Decline _ -> command;
    };
  }
}
