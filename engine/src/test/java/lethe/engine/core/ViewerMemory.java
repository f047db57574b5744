package lethe.engine.core;

import java.util.List;

/** The ephemeral observations that a viewer remembers. */
enum ViewerMemory {
  NOTHING,
  SOME,
  ALL;

  static final List<ViewerMemory> KINDS = List.of(values());

  /**
   * Returns whether this memory keeps an ephemeral observation.
   *
   * @param index the index of the observation, from 0
   */
  boolean remembers(int index) {
    return switch (this) {
      case NOTHING -> false;
      case SOME -> new Rng(index).nextInt(2).value() == 0;
      case ALL -> true;
    };
  }
}
