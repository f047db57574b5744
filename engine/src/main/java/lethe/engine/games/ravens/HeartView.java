package lethe.engine.games.ravens;

/**
 * The heart of a row as a viewer sees it. For a face-down heart, the bounds reflect only public
 * information: whether the row is complete, which cards were too large for it, and which colors it
 * does not have.
 *
 * @param status the position of the card
 * @param minNumber the lowest possible number
 * @param maxNumber the highest possible number
 * @param excludedColors the colors that it cannot have
 */
public record HeartView(
    Face card, HeartStatus status, int minNumber, int maxNumber, Colors excludedColors) {}
