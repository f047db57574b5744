package lethe.engine.games.eurydice;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A space of a board.
 *
 * @param row counted from the start, which is row 0
 * @param name as printed
 * @param symbols in the order they are printed, which binds nobody
 * @param next the lanes of the row above that can be stepped to; none at the end of the board
 */
public record Space(int row, Lane lane, String name, List<Symbol> symbols, List<Lane> next) {
  public Space {
    symbols = List.copyOf(symbols);
    next = List.copyOf(next);
  }

  /** Whether the board is done when it is reached. */
  public boolean isEnd() {
    return next.isEmpty();
  }

  /** As it is told of: {@code Iron Gate (left): glance 1, return 1}. */
  @Override
  public String toString() {
    return symbols.stream()
        .map(Symbol::words)
        .collect(Collectors.joining(", ", name + " (" + lane.word() + "): ", ""));
  }
}
