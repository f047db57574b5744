package lethe.engine.core;

/**
 * A viewer who sees everything in one match. A match provides its referee only when it is over;
 * referees cannot be created in any other way.
 */
public final class Referee implements Viewer {
  private final Object match;

  Referee(Object match) {
    this.match = match;
  }

  @SuppressWarnings("ReferenceEquality") // Equal matches are nevertheless different matches.
  boolean isRefereeOf(Object match) {
    return this.match == match;
  }

  @Override
  public String toString() {
    return "referee";
  }
}
