package lethe.engine.games.ravens;

/**
 * The heart of a row, as a viewer sees it. What is known of a face-down heart is no more than what
 * everybody was told: the row is complete or not, a card was too large for it, no heart of a color
 * stirred.
 *
 * @param status how the card lies
 * @param least the smallest number that it can have
 * @param most the greatest
 * @param not the colors that it cannot have
 */
public record HeartView(Face card, HeartStatus status, int least, int most, Colors not) {}
