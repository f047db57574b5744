package lethe.engine.games.robots;

import java.util.List;
import lethe.engine.core.Seats;

/** The seats of Nothing Human. */
public final class GameSeats {
  public static final Seats SEATS =
      new Seats(List.of("axle", "bolt", "cog", "dyno", "echo", "flux"), 1, 2);

  private GameSeats() {}
}
