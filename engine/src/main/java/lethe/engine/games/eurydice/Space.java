package lethe.engine.games.eurydice;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A space of a board.
 *
 * @param row the row; the start is row 0
 * @param name the printed name
 * @param symbols the symbols as printed; they may be resolved in any order
 * @param next the lanes of the row above that can be reached; empty at the end of the board
 */
public record Space(int row, Lane lane, String name, List<Symbol> symbols, List<Lane> next) {
  public Space {
    symbols = List.copyOf(symbols);
    next = List.copyOf(next);
  }

  /** Returns whether this space ends the board. */
  public boolean isEnd() {
    return next.isEmpty();
  }

  /** Returns a description such as {@code Iron Gate (left): glance 1, return 1}. */
  @Override
  public String toString() {
    return symbols.stream()
        .map(Symbol::label)
        .collect(Collectors.joining(", ", name + " (" + lane.word() + "): ", ""));
  }
}
