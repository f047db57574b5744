package lethe.engine.games.ravens.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Spot;

/**
 * The one name that each thing goes by: a card or a chunk of the Atman by the first spot, in
 * reading order, where it shows; a power by its row where several have it.
 */
final class Canonical {
  private Canonical() {}

  static Command canonical(State state, Command command) {
    return switch (command) {
      case Command.Draw(int count) when count > state.deck().size() && !state.deck().isEmpty() ->
          new Command.Draw(state.deck().size());
      case Command.Use use -> HeldPowers.canonical(state, named(state, use));
      case Command.Take(Spot card) -> new Command.Take(card(state, card));
      case Command.Keep(Spot chunk) -> new Command.Keep(chunk(state, chunk));
      default -> command;
    };
  }

  private static Command.Use named(State state, Command.Use use) {
    return switch (use) {
      case Command.Sever(Spot card, int row) -> new Command.Sever(card(state, card), row);
      case Command.Sink(Spot card, int row) -> new Command.Sink(card(state, card), row);
      case Command.Blaze(List<Spot> cards, int row) ->
          new Command.Blaze(cards.stream().map(card -> card(state, card)).sorted().toList(), row);
      case Command.Drift(Spot card, Spot to, int row) ->
          new Command.Drift(card(state, card), to, row);
      default -> use;
    };
  }

  private static Spot card(State state, Spot at) {
    return state.atman().at(at).map(state.atman()::name).orElse(at);
  }

  private static Spot chunk(State state, Spot at) {
    return state.atman().at(at).map(laid -> chunk(state.atman(), chunkOf(state, laid))).orElse(at);
  }

  static List<LaidCard> chunkOf(State state, LaidCard laid) {
    return state.atman().chunks().stream()
        .filter(chunk -> chunk.contains(laid))
        .findFirst()
        .orElseThrow();
  }

  static Spot chunk(Atman atman, List<LaidCard> chunk) {
    return atman.visible().stream()
        .filter(chunk::contains)
        .map(atman::name)
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** Why this is not the name of a visible card; nothing if it is. */
  static Optional<Ruling<State, Observation>> refused(State state, Spot at) {
    Optional<LaidCard> laid = state.atman().at(at);
    if (laid.isEmpty()) {
      return Optional.of(Ruling.rejected(Illegal.NO_CARD_THERE, at));
    }
    Spot name = state.atman().name(laid.get());
    return name.equals(at)
        ? Optional.empty()
        : Optional.of(Ruling.rejected(Illegal.OTHER_NAME, at, name));
  }
}
