package lethe.engine.games.ravens;

/**
 * A card that lies in the Atman.
 *
 * @param at where its north-west quadrant lies
 */
public record LaidCard(Card card, Spot at) {
  /** Whether the two cards share a quadrant of the table. */
  public boolean overlaps(LaidCard other) {
    return overlaps(other.at);
  }

  public boolean overlaps(Spot spot) {
    return Math.abs(at.column() - spot.column()) <= 1 && Math.abs(at.row() - spot.row()) <= 1;
  }

  /** Which of its quadrants lies on this spot; negative if none does. */
  public int quadrantOn(Spot spot) {
    int across = spot.column() - at.column();
    int down = spot.row() - at.row();
    return (across | down) >> 1 == 0 ? 2 * down + across : -1;
  }
}
