package lethe.engine.core;

/**
 * A viewer who sees everything in one match. A match provides its referee only when it is over;
 * referees cannot be created in any other way.
 */
public final class Referee implements Viewer {
  private final Object matchIdentity;

  /**
   * Creates the referee of a match.
   *
   * @param matchIdentity an object that all moments of the match share, and no other match
   */
  Referee(Object matchIdentity) {
    this.matchIdentity = matchIdentity;
  }

  @SuppressWarnings("ReferenceEquality") // Equal matches are nevertheless different matches.
  boolean isRefereeOf(Object matchIdentity) {
    return this.matchIdentity == matchIdentity;
  }

  @Override
  public String toString() {
    return "referee";
  }
}
