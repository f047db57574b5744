package lethe.engine.core;

import java.util.List;

/** Which of the things that are told only once somebody remembers. */
enum Memory {
  NOTHING,
  SOME,
  ALL;

  static final List<Memory> KINDS = List.of(values());

  /** Whether it keeps what was told as the one of this number. */
  boolean keeps(int told) {
    return switch (this) {
      case NOTHING -> false;
      case SOME -> new Rng(told).below(2).value() == 0;
      case ALL -> true;
    };
  }
}
