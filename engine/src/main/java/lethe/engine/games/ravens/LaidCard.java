package lethe.engine.games.ravens;

/**
 * A card in the Atman.
 *
 * @param spot the spot of its north-west quadrant
 */
public record LaidCard(Card card, Spot spot) {
  /**
   * Returns the index of the quadrant of this card at a spot, or -1 if the card does not cover the
   * spot.
   */
  public int quadrantOn(Spot spot) {
    int across = spot.column() - this.spot.column();
    int down = spot.row() - this.spot.row();
    return (across | down) >> 1 == 0 ? 2 * down + across : -1;
  }
}
