package lethe.engine.games.tase;

import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** The seats of Ta-Se. */
public final class GameSeats {
  public static final Seats SEATS = Seats.exactly("red", "blue");
  public static final Seat RED = SEATS.firstSeats(2).getFirst();
  public static final Seat BLUE = SEATS.firstSeats(2).getLast();

  private GameSeats() {}

  /** Returns the seat with this index: 0 for red, 1 for blue. */
  public static Seat at(int index) {
    return index == 0 ? RED : BLUE;
  }
}
