package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.rules.Certain;

/**
 * Everything that Orpheus was told since the deal, as an immutable list that shares its tail:
 * adding an observation takes constant time. Conclusions are computed on demand and cached.
 * Thread-safe.
 */
public final class Memory {
  private record Cell(Observation told, Optional<Cell> before) {}

  /** The memory of a viewer who does not share Orpheus's knowledge; it always stays empty. */
  public static final Memory NONE = new Memory(false, Optional.empty());

  /** The memory of Orpheus before the deal. */
  public static final Memory EMPTY = new Memory(true, Optional.empty());

  private final boolean remembers;
  private final Optional<Cell> last;

  /** The cached conclusion. Concurrent computations yield equal results. */
  private Optional<Tally> certain = Optional.empty();

  private Memory(boolean remembers, Optional<Cell> last) {
    this.remembers = remembers;
    this.last = last;
  }

  /** Returns this memory with a further observation. */
  public Memory and(Observation told) {
    return remembers ? new Memory(true, Optional.of(new Cell(told, last))) : this;
  }

  /** Returns the observations, oldest first. */
  public List<Observation> told() {
    List<Observation> told = new ArrayList<>();
    for (Optional<Cell> cell = last; cell.isPresent(); cell = cell.get().before) {
      told.add(cell.get().told);
    }
    return told.reversed();
  }

  /** Returns the minimum number of cards of each suit in the deck, given what Orpheus knows. */
  public Tally certain() {
    if (!remembers) {
      return Tally.NONE;
    }
    Tally known = certain.orElseGet(() -> Certain.of(told()));
    certain = Optional.of(known);
    return known;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Memory memory
        && remembers == memory.remembers
        && told().equals(memory.told());
  }

  @Override
  public int hashCode() {
    return told().hashCode();
  }

  /** Prints only the conclusions; the observations would repeat the log. */
  @Override
  public String toString() {
    return "certain " + certain();
  }
}
