package lethe.app.house;

/** A connection that takes a place in the house. */
public interface Newcomer {
  /** Closes it at once for what it takes. */
  void cutOff(Limit limit);
}
