package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.rules.Certain;

/**
 * All that Orpheus was told, from the deal on. As a value that is shared: more of it costs one
 * cell, however much there was before; what follows from it is found out when somebody asks.
 */
public final class Memory {
  private record Cell(Observation told, Optional<Cell> before) {}

  /** Of whoever does not see what Orpheus sees; whatever is told, it stays empty. */
  public static final Memory NONE = new Memory(false, Optional.empty());

  /** Before anything was told. */
  public static final Memory EMPTY = new Memory(true, Optional.empty());

  private final boolean remembers;
  private final Optional<Cell> last;

  /** What follows from it, once somebody has asked; who asks at the same time finds the same. */
  private Optional<Tally> certain = Optional.empty();

  private Memory(boolean remembers, Optional<Cell> last) {
    this.remembers = remembers;
    this.last = last;
  }

  /** With this, which he was told last. */
  public Memory and(Observation told) {
    return remembers ? new Memory(true, Optional.of(new Cell(told, last))) : this;
  }

  /** Oldest first. */
  public List<Observation> told() {
    List<Observation> told = new ArrayList<>();
    for (Optional<Cell> cell = last; cell.isPresent(); cell = cell.get().before) {
      told.add(cell.get().told);
    }
    return told.reversed();
  }

  /** What must be in the deck, whatever cannot be known. */
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

  /** What follows from it; the whole of it would be the log once more. */
  @Override
  public String toString() {
    return "certain " + certain();
  }
}
