package lethe.engine.games.robots;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/** What is told. */
public sealed interface Observation {
  /**
   * A round began.
   *
   * @param starter who is active first
   * @param captains who calls and points for the teams; empty without teams
   */
  record RoundBegan(int round, Seat starter, List<Seat> captains) implements Observation {}

  /**
   * The cards were laid out, open. Fleeting.
   *
   * @param cards all of them, row by row; somebody who has forgotten some may leave them out
   */
  record Showed(int round, List<Lay> cards) implements Observation {}

  /** A card and where it lies. */
  record Lay(Place place, Face.Up card) {}

  /** A seat has looked enough. */
  record SaidReady(Seat seat) implements Observation {}

  /** All cards were turned face down. */
  record Covered(int round) implements Observation {}

  /** A card was pointed at, for the active player or by the one who plays alone or on a bonus. */
  record Pointed(Seat seat, Place place, Seat active) implements Observation {}

  /**
   * A team-mate suggested what the card is.
   *
   * @param claim told to the own team alone
   */
  record Suggested(Seat seat, Optional<Claim> claim) implements Observation {}

  /** A team-mate suggested nothing. */
  record Abstained(Seat seat) implements Observation {}

  /**
   * A card was called and turned up.
   *
   * @param claim what was said
   * @param card what it is
   * @param right whether all of the claim was
   * @param points what it earned
   */
  record Called(Seat seat, Place place, Claim claim, Face.Up card, boolean right, int points)
      implements Observation {}

  /** A short circuit was called rightly, so the active player may pick another card. */
  record BonusWon(Seat seat) implements Observation {}

  /** The active player picked no further card. */
  record BonusDeclined(Seat seat) implements Observation {}

  /** All cards of the round lie face up. */
  record RoundEnded(int round, List<Side> sides) implements Observation {}
}
