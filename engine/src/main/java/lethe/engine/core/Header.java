package lethe.engine.core;

import java.util.List;
import java.util.Map;

/**
 * The initial conditions of a match.
 *
 * @param game the identifier of the game
 * @param options the chosen options
 * @param seed the source of all randomness in the match
 * @param saved when the program began to save the match; empty in a script written by hand
 * @param table the seats and their players, in the order of play
 */
public record Header(String game, Options options, long seed, String saved, List<Seated> table) {
  /** A seat and its player at the start of the match. */
  public record Seated(Seat seat, Player player) {}

  public Header {
    table = List.copyOf(table);
  }

  public List<Seat> seats() {
    return table.stream().map(Seated::seat).toList();
  }

  /** Returns the canonical header of a script, ending in a line break. */
  public String text() {
    StringBuilder text = new StringBuilder("lethe " + Script.VERSION + "\ngame " + game + "\n");
    if (!saved.isEmpty()) {
      text.append("saved ").append(saved).append('\n');
    }
    for (Map.Entry<String, String> option : options.values().entrySet()) {
      text.append("option ").append(option.getKey());
      if (option.getValue().indexOf('\n') < 0) {
        text.append(' ').append(option.getValue()).append('\n');
      } else {
        text.append('\n');
        option.getValue().lines().forEach(line -> text.append("| ").append(line).append('\n'));
      }
    }
    text.append("seed ").append(seed).append('\n');
    for (Seated seated : table) {
      text.append("seat ").append(seated.seat()).append(' ').append(seated.player()).append('\n');
    }
    return text.toString();
  }
}
