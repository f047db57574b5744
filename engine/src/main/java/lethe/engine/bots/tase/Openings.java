package lethe.engine.bots.tase;

import java.util.function.Consumer;
import lethe.engine.games.tase.Chips;

/** The proof of what a round comes to. Cups have no names, so every opening is one of eight. */
public final class Openings {
  /** How many positions are kept in mind, two to the power of this: 9 MB. */
  private static final int ROOM = 20;

  private Openings() {}

  /**
   * What a round comes to that is opened so.
   *
   * @param chip 1 to 8
   * @param lead the cups of the side that opened it, less those of the other
   * @param looked how many positions have been looked at, with those of the openings before
   * @param kept how many different ones are kept in mind
   */
  public record Opening(int chip, int lead, long looked, int kept) {}

  /** Proves them all anew, the highest first; tells each as soon as it is proved. */
  public static void prove(Consumer<Opening> proved) {
    Solver solver = new Solver(ROOM);
    for (int chip = Chips.MOST; chip > 0; chip--) {
      int lead = solver.value(Position.OPENING.put(chip, 1));
      proved.accept(new Opening(chip, lead, solver.looked(), solver.kept()));
    }
  }
}
