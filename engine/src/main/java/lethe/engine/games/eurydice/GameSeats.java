package lethe.engine.games.eurydice;

import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** The only seat in Eurydice. */
public final class GameSeats {
  public static final Seats SEATS = Seats.exactly("orpheus");
  public static final Seat ORPHEUS = SEATS.firstSeats(1).getFirst();

  private GameSeats() {}
}
