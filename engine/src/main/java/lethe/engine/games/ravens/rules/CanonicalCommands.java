package lethe.engine.games.ravens.rules;

import java.util.Comparator;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * Converts commands to their canonical form: a card or chunk of the Atman is named by the first
 * spot in reading order at which it is visible, several cards are named in reading order, a power
 * includes its row only if several rows have this power, and a draw is limited to the size of the
 * deck.
 */
final class CanonicalCommands {
  private CanonicalCommands() {}

  static Command canonicalize(State state, Command command) {
    int deckSize = state.piles().deck().size();
    return switch (command) {
      case Command.Draw(int count) when count > deckSize -> new Command.Draw(deckSize);
      case Command.Use use -> withCanonicalRow(state, withCanonicalNames(state, use));
      case Command.Take(Spot card) -> new Command.Take(cardName(state, card));
      case Command.Keep(Spot chunk) -> new Command.Keep(chunkName(state, chunk));
      default -> command;
    };
  }

  private static Command.Use withCanonicalNames(State state, Command.Use use) {
    return switch (use) {
      case Command.Sever(Spot card, int row) -> new Command.Sever(cardName(state, card), row);
      case Command.Sink(Spot card, int row) -> new Command.Sink(cardName(state, card), row);
      case Command.Blaze(List<Spot> cards, int row) ->
          new Command.Blaze(
              cards.stream().map(card -> cardName(state, card)).sorted().toList(), row);
      case Command.Drift(Spot card, Spot to, int row) ->
          new Command.Drift(cardName(state, card), to, row);
      default -> use;
    };
  }

  /**
   * Returns the command with the row of the power if several rows have this power, and without a
   * row otherwise. A command that names a row without this power is returned unchanged.
   */
  private static Command.Use withCanonicalRow(State state, Command.Use use) {
    List<Integer> rows = HeldPowers.rows(state, use.power());
    boolean isOnlyRow = rows.size() == 1 && (use.row() == 0 || rows.contains(use.row()));
    boolean isRowMissing = rows.size() > 1 && use.row() == 0;
    return isOnlyRow ? use.withRow(0) : isRowMissing ? use.withRow(rows.getFirst()) : use;
  }

  private static Spot cardName(State state, Spot at) {
    return state.atman().topCard(at).map(state.atman()::nameOf).orElse(at);
  }

  private static Spot chunkName(State state, Spot at) {
    Atman atman = state.atman();
    return atman.topCard(at).map(laidCard -> chunkName(atman, atman.chunkOf(laidCard))).orElse(at);
  }

  static Spot chunkName(Atman atman, List<LaidCard> chunk) {
    return atman.visibleCards().stream()
        .filter(chunk::contains)
        .map(atman::nameOf)
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** Returns the names of all visible cards in reading order. */
  static List<Spot> cardNames(Atman atman) {
    return atman.visibleCards().stream().map(atman::nameOf).sorted().toList();
  }
}
