package lethe.engine.games.sample;

import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** The seats of the sample. */
public final class SeatNames {
  public static final Seats SEATS = Seats.exactly("east", "west");
  public static final Seat EAST = SEATS.firstSeats(2).getFirst();
  public static final Seat WEST = SEATS.firstSeats(2).getLast();

  private SeatNames() {}

  public static Seat other(Seat seat) {
    return seat.equals(EAST) ? WEST : EAST;
  }
}
