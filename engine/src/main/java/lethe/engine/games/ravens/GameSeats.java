package lethe.engine.games.ravens;

import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** The seats of the Ravens. */
public final class GameSeats {
  public static final Seats SEATS = Seats.exactly("feth", "ren");

  /** The player who builds the Atman. */
  public static final Seat FETH = SEATS.firstSeats(2).getFirst();

  /** The player who holds the hearts. */
  public static final Seat REN = SEATS.firstSeats(2).getLast();

  private GameSeats() {}
}
