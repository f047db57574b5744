package lethe.engine.games.ravens.rules;

import java.util.Comparator;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * Converts commands to their canonical form: a card or chunk of the Atman is named by the first
 * spot in reading order at which it is visible, and a power by its row only if several rows have
 * it.
 */
final class CanonicalCommands {
  private CanonicalCommands() {}

  static Command command(State state, Command command) {
    int deck = state.piles().deck().size();
    return switch (command) {
      case Command.Draw(int count) when count > deck -> new Command.Draw(deck);
      case Command.Use use -> from(state, named(state, use));
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

  /** Returns the command with its row if, and only if, several rows have the power. */
  private static Command.Use from(State state, Command.Use use) {
    List<Integer> rows = HeldPowers.rows(state, use.power());
    boolean only = rows.size() == 1 && (use.row() == 0 || rows.contains(use.row()));
    boolean unsaid = rows.size() > 1 && use.row() == 0;
    return only ? use.from(0) : unsaid ? use.from(rows.getFirst()) : use;
  }

  private static Spot card(State state, Spot at) {
    return state.atman().at(at).map(state.atman()::name).orElse(at);
  }

  private static Spot chunk(State state, Spot at) {
    Atman atman = state.atman();
    return atman.at(at).map(laid -> chunk(atman, atman.chunkOf(laid))).orElse(at);
  }

  static Spot chunk(Atman atman, List<LaidCard> chunk) {
    return atman.visible().stream()
        .filter(chunk::contains)
        .map(atman::name)
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** Returns the names of all visible cards in reading order. */
  static List<Spot> names(Atman atman) {
    return atman.visible().stream().map(atman::name).sorted().toList();
  }
}
