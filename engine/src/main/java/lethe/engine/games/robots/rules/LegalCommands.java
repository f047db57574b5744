package lethe.engine.games.robots.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

/**
 * The legal commands of a seat that may move. A command is legal if and only if this class lists
 * it.
 */
final class LegalCommands {
  // The lists in Phrases as sets, for fast membership tests.
  private static final Set<Command> CALLS = Set.copyOf(Phrases.CALLS);
  private static final Set<Command> SUGGESTIONS = Set.copyOf(Phrases.SUGGESTIONS);

  private LegalCommands() {}

  static List<Command> of(State state) {
    return switch (state.phase()) {
      case MEMORIZING -> Phrases.READY;
      case POINTING -> pointCommands(state);
      case ADVISING -> Phrases.SUGGESTIONS;
      case CALLING -> Phrases.CALLS;
      case PICKING -> {
        List<Command> commands = pointCommands(state);
        commands.add(new Decline());
        yield commands;
      }
      case OVER -> List.of();
    };
  }

  private static List<Command> pointCommands(State state) {
    List<Command> commands = new ArrayList<>();
    for (Place place : state.grid().faceDownPlaces()) {
      commands.add(new Point(place));
    }
    return commands;
  }

  static boolean allows(State state, Command command) {
    return switch (state.phase()) {
      case ADVISING -> SUGGESTIONS.contains(command);
      case CALLING -> CALLS.contains(command);
      case MEMORIZING, POINTING, PICKING, OVER -> of(state).contains(command);
    };
  }

  /** Returns the canonical form of a command. Features may be typed in any order and repeated. */
  static Command canonicalize(Command command) {
    return switch (command) {
      case Call(List<Feature> features) -> new Call(Feature.sortedDistinct(features));
      case Suggest(List<Feature> features) -> new Suggest(Feature.sortedDistinct(features));
      case Ready _, Point _, CallCircuit _, SuggestCircuit _, Decline _ -> command;
    };
  }
}
