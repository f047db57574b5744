package lethe.engine.games.ravens;

/**
 * A card that lies in the Atman.
 *
 * @param at where its north-west quadrant lies
 */
public record LaidCard(Card card, Spot at) {
  /** Which of its quadrants lies on this spot; negative if none does. */
  public int quadrantOn(Spot spot) {
    int across = spot.column() - at.column();
    int down = spot.row() - at.row();
    return (across | down) >> 1 == 0 ? 2 * down + across : -1;
  }
}
