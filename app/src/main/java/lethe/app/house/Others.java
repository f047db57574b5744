package lethe.app.house;

import java.io.IOException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Other houses that keep things in the same place. Any thread may use it. */
public interface Others {
  /**
   * How far a table has come there.
   *
   * @param version how often its seats were written down
   * @param entries of its journal; 0 if nothing was dealt
   */
  record Head(int version, int entries) {}

  /** What time it is, by the clock that all houses have in common. */
  Instant now() throws IOException;

  /** Whether any other house is open. */
  boolean areThere() throws IOException;

  /** Every table that is not put away, by its number. */
  Map<Integer, Head> heads() throws IOException;

  /** Those of them that have these numbers, or a higher one than that. */
  Map<Integer, Head> heads(Collection<Integer> numbers, int last) throws IOException;

  /** One of them. */
  default Optional<Head> head(int number) throws IOException {
    return Optional.ofNullable(heads(List.of(number), Integer.MAX_VALUE).get(number));
  }

  /** A table that is not put away. */
  Optional<KeptTable> table(int number) throws IOException;

  /** What changes when people or bans do. */
  String everybody() throws IOException;

  /** Has this called with what others let know, one call after the other; it must not wait long. */
  void hear(Consumer<Call> listener);

  /** Lets others know something, soon. */
  void call(Call call);

  /**
   * Says who sits in this house, each with the latest of their consoles, and tells who sits in
   * others; of two who say that somebody sits with them, the later is right.
   */
  Set<Sitting> meet(Collection<Sitting> here) throws IOException;

  /**
   * Says who may be known to be in this house, and tells who may be in others: by id, with the
   * table where they are.
   */
  Map<String, Integer> whereabouts(Map<String, Integer> here) throws IOException;

  /** Nobody is in this house any more. */
  void close();
}
