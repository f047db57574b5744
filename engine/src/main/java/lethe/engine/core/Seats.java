package lethe.engine.core;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How many seats a game has, and what they are called.
 *
 * @param names every seat's name in the order of play, as many as the largest table has
 * @param fewest the smallest table
 * @param usual what a match has when nobody says
 */
public record Seats(List<String> names, int fewest, int usual) {
  public Seats {
    names = List.copyOf(names);
  }

  /** A game that always has exactly these seats. */
  public static Seats exactly(String... names) {
    return new Seats(List.of(names), names.length, names.length);
  }

  public int most() {
    return names.size();
  }

  /** The seats of a table of this size. */
  public List<Seat> table(int size) {
    return IntStream.range(0, size).mapToObj(i -> new Seat(i, names.get(i))).toList();
  }

  /** The smallest table that holds these seats; the usual one where none is named. */
  public List<Seat> holding(Collection<Seat> seats) {
    int last = seats.stream().mapToInt(Seat::index).max().orElse(usual - 1);
    return table(Math.max(fewest, last + 1));
  }

  public Optional<Seat> named(String name) {
    int index = names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(new Seat(index, name));
  }
}
