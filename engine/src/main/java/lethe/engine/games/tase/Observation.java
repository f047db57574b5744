package lethe.engine.games.tase;

import java.util.List;
import lethe.engine.core.Seat;

/** What is told. Everything in Ta-Se is told to everybody. */
public sealed interface Observation {
  /** A round began, and this seat opens it. */
  record RoundBegan(int round, Seat opener) implements Observation {}

  /** A chip went into a cup. Fleeting: it is announced once. */
  record Placed(int round, Seat seat, int chip, int cup) implements Observation {}

  /** A seat had no chip high enough, so its lowest left the game, face up. */
  record ThrownOut(Seat seat, int chip, int bound) implements Observation {}

  /** The opener's last chip was too low to be played, and was set aside. */
  record SetAside(Seat seat, int chip, int bound) implements Observation {}

  /** The opener did not play the last chip. */
  record Kept(Seat seat, int chip) implements Observation {}

  /** The cups were opened, cup 1 first. */
  record Scored(int round, List<CupScore> cups) implements Observation {}
}
