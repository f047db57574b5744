package lethe.engine.bots.robots;

import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Place;

/** A reason for a command, for a player who remembers everything. */
public sealed interface Reason {
  /** This card lay face up at the position earlier in the round. */
  record SeenCard(Place place, Face.Up card) implements Reason {}

  /**
   * The card was never seen, so its possible identities follow from the face-up cards alone.
   *
   * @param chance the probability that the call is correct
   */
  record UnseenCard(Place place, double chance) implements Reason {}

  /**
   * All cards that can be chosen are equally good.
   *
   * @param cards the number of those cards
   */
  record EqualChoices(int cards) implements Reason {}

  /**
   * The points that a player whose memory fades would earn with a card on average.
   *
   * @param points the points with this card
   * @param lowest the points with the card that earns least
   * @param highest the points with the card that earns most
   */
  record OthersGain(Place place, double points, double lowest, double highest) implements Reason {}
}
