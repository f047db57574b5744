package lethe.engine.core;

import java.util.List;

/** The extent to which a viewer remembers the observations that are shown only once. */
enum HearerMemory {
  NOTHING,
  SOME,
  ALL;

  static final List<HearerMemory> KINDS = List.of(values());

  /**
   * Returns whether this memory keeps an observation.
   *
   * @param told the index of the observation, from 0
   */
  boolean remembers(int told) {
    return switch (this) {
      case NOTHING -> false;
      case SOME -> new Rng(told).nextInt(2).value() == 0;
      case ALL -> true;
    };
  }
}
