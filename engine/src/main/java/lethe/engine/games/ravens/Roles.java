package lethe.engine.games.ravens;

import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** Who plays. */
public final class Roles {
  public static final Seats SEATS = Seats.exactly("feth", "ren");

  /** He builds the Atman. */
  public static final Seat FETH = SEATS.table(2).getFirst();

  /** She holds the heart. */
  public static final Seat REN = SEATS.table(2).getLast();

  private Roles() {}
}
