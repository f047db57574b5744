package lethe.engine.games.tase;

import java.util.List;
import lethe.engine.core.Seat;

/** An observation in Ta-Se. All viewers receive every observation. */
public sealed interface Observation {
  /** A round began. */
  record RoundBegan(int round, Seat opener) implements Observation {}

  /**
   * A chip was put into a cup. Unless the game is played with open cups, this observation is
   * ephemeral.
   */
  record Placed(int round, Seat seat, int chip, int cup) implements Observation {}

  /**
   * A seat had no chip that was high enough, so its lowest chip left the game, face up.
   *
   * @param bound the chip that the opponent placed last, which was too high
   */
  record ThrownOut(Seat seat, int chip, int bound) implements Observation {}

  /**
   * The opener's last chip was too low to be played and was set aside.
   *
   * @param bound the chip that the opponent placed last, which was too high
   */
  record SetAside(Seat seat, int chip, int bound) implements Observation {}

  /** The opener declined to play the last chip. */
  record Kept(Seat seat, int chip) implements Observation {}

  /**
   * The cups were opened.
   *
   * @param cups the contents of the cups, cup 1 first
   */
  record Scored(int round, List<CupScore> cups) implements Observation {}
}
