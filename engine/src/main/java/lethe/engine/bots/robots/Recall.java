package lethe.engine.bots.robots;

/**
 * How good a memory is, in thousandths.
 *
 * @param learned how many of the features that were shown are taken in
 * @param lost how many of those are lost with every card that is turned up; twice as many of what
 *     is also on that card
 */
public record Recall(int learned, int lost) {
  public static final Recall RUSTY = new Recall(300, 60);
  public static final Recall CYBORG = new Recall(560, 26);
  public static final Recall ANDROID = new Recall(800, 10);
  public static final Recall ROBOT = new Recall(1000, 0);
}
