package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All that Orpheus was told, from the deal on. As a value that is shared: more of it costs one
 * cell, however much there was before; what follows from it is found out when somebody asks.
 */
public final class Memory {
  /** Of whoever does not see what Orpheus sees; whatever is told, it stays empty. */
  static final Memory NONE = new Memory(null, null);

  /** Before anything was told. */
  static final Memory EMPTY = new Memory(null, NONE);

  private final @Nullable Observation last;
  private final @Nullable Memory before;

  private Memory(@Nullable Observation last, @Nullable Memory before) {
    this.last = last;
    this.before = before;
  }

  Memory and(Observation told) {
    return before == null ? this : new Memory(told, this);
  }

  /** Oldest first. */
  List<Observation> told() {
    List<Observation> told = new ArrayList<>();
    for (Memory at = this; at != null && at.last != null; at = at.before) {
      told.add(at.last);
    }
    return told.reversed();
  }

  /** What must be in the deck, whatever cannot be known. */
  Tally certain() {
    return before == null ? Tally.NONE : Certain.of(told());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof Memory)) {
      return false;
    }
    Memory mine = this;
    Memory its = (Memory) other;
    while (mine != its) {
      if (mine == null || its == null || !Objects.equals(mine.last, its.last)) {
        return false;
      }
      mine = mine.before;
      its = its.before;
    }
    return true;
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
