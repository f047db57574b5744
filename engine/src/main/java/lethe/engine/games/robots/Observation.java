package lethe.engine.games.robots;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Seat;

/** An observation in Nothing Human. */
public sealed interface Observation {
  /**
   * A round began.
   *
   * @param starter the first active player
   * @param captains the captains of the teams; empty without teams
   */
  record RoundBegan(int round, Seat starter, List<Seat> captains) implements Observation {}

  /**
   * The cards were shown. This observation is ephemeral.
   *
   * @param cards the cards, row by row; a model of a forgetful player may omit some of them
   */
  record CardsShown(int round, List<PlacedCard> cards) implements Observation {}

  /** A card and its position. */
  record PlacedCard(Place place, Face.Up card) {}

  /** A seat has finished memorizing. */
  record SaidReady(Seat seat) implements Observation {}

  /** All cards were turned face down. */
  record CardsCovered(int round) implements Observation {}

  /**
   * A card was pointed at.
   *
   * @param seat the seat that pointed; the active seat itself in solo play and for a bonus card
   * @param activeSeat the seat that will call the card
   */
  record Pointed(Seat seat, Place place, Seat activeSeat) implements Observation {}

  /**
   * A teammate made a suggestion.
   *
   * @param claim the suggestion; empty for the other team and spectators
   */
  record Suggested(Seat seat, Optional<Claim> claim) implements Observation {}

  /** A teammate declined to make a suggestion. */
  record Abstained(Seat seat) implements Observation {}

  /** A card was called and turned face up; the call earned this number of points. */
  record Called(Seat seat, Place place, Claim claim, Face.Up card, boolean correct, int points)
      implements Observation {}

  /** A short circuit was called correctly, so the active player may pick another card. */
  record BonusWon(Seat seat) implements Observation {}

  /** The active player declined to pick another card. */
  record BonusDeclined(Seat seat) implements Observation {}

  /** The round is over because all cards are face up. */
  record RoundEnded(int round, List<Side> sides) implements Observation {}
}
