package lethe.engine.core;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names of the seats of a game, and the possible numbers of seats.
 *
 * @param names the names of all seats, in the order of play; as many as the largest table has
 * @param min the minimum number of seats
 * @param defaultCount the default number of seats
 */
public record Seats(List<String> names, int min, int defaultCount) {
  public Seats {
    names = List.copyOf(names);
  }

  /** Creates the seats of a game that is always played with all of them. */
  public static Seats exactly(String... names) {
    return new Seats(List.of(names), names.length, names.length);
  }

  public int max() {
    return names.size();
  }

  /** Returns the seats of a table with the given number of seats, at most {@link #max}. */
  public List<Seat> firstSeats(int size) {
    return IntStream.range(0, size).mapToObj(i -> new Seat(i, names.get(i))).toList();
  }

  /** Returns the smallest table that contains these seats; the default table if there are none. */
  public List<Seat> smallestTableWith(Collection<Seat> seats) {
    int last = seats.stream().mapToInt(Seat::index).max().orElse(defaultCount - 1);
    return firstSeats(Math.max(min, last + 1));
  }

  public Optional<Seat> byName(String name) {
    int index = names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(new Seat(index, name));
  }
}
