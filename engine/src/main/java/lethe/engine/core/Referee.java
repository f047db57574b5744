package lethe.engine.core;

/**
 * Sees everything, in one match only. A match hands its referee out when it is over and to nobody
 * before; nobody else can make one.
 */
public final class Referee implements Viewer {
  private final Object match;

  Referee(Object match) {
    this.match = match;
  }

  @SuppressWarnings("ReferenceEquality") // equal matches are still two matches
  boolean judges(Object other) {
    return match == other;
  }

  @Override
  public String toString() {
    return "referee";
  }
}
