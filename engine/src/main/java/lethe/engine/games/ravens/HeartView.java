package lethe.engine.games.ravens;

/**
 * The heart of a row as a viewer sees it. For a face-down heart, the bounds and the excluded colors
 * reflect only public information, even if the viewer knows the card: the poem cards of the row,
 * whether the row is complete, which cards were too large for it, and with which poem cards and
 * relived memories it stayed face down.
 *
 * @param status whether the card is face up, and why
 * @param minNumber the lowest possible number
 * @param maxNumber the highest possible number
 * @param excludedColors the colors that it cannot have
 */
public record HeartView(
    Face card, HeartStatus status, int minNumber, int maxNumber, Colors excludedColors) {}
