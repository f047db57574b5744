package lethe.engine.games.ravens;

/**
 * A card that Ren placed by a heart.
 *
 * @param used whether its power is spent; such a card lies sideways
 */
public record PoemCard(Card card, boolean used) {}
