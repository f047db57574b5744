package lethe.app.titles.ravens;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * Highlights on an Atman.
 *
 * @param ghost the card whose placement is being considered, if any
 * @param dots the spots where that card could be placed
 * @param marks the highlighted quadrants, each with a sign
 * @param newCards cards that have just been placed
 * @param removedCards cards that have just left the Atman
 */
record Highlights(
    Optional<LaidCard> ghost,
    List<Spot> dots,
    Map<Spot, Character> marks,
    List<LaidCard> newCards,
    List<LaidCard> removedCards) {
  static final Highlights NONE =
      new Highlights(Optional.empty(), List.of(), Map.of(), List.of(), List.of());

  /** The sign for an item that is removed or used up, or would be. */
  static final char REMOVED = '×';

  /** The sign for an item that is added, changed or counted, or would be. */
  static final char ADDED = '*';

  Highlights {
    dots = List.copyOf(dots);
    newCards = List.copyOf(newCards);
    removedCards = List.copyOf(removedCards);
  }

  Highlights withGhost(LaidCard card, List<Spot> places) {
    return new Highlights(Optional.of(card), places, marks, newCards, removedCards);
  }

  Highlights withChanges(RecentChanges changes) {
    return new Highlights(ghost, dots, marks, changes.placedCards(), changes.removedCards());
  }

  /** Returns these highlights with a sign on all visible quadrants of the cards. */
  Highlights withMark(Atman atman, List<LaidCard> cards, char sign) {
    Map<Spot, Character> newMarks = new LinkedHashMap<>(marks);
    for (LaidCard laidCard : cards) {
      AtmanDrawing.visibleSpots(atman, laidCard).forEach(spot -> newMarks.put(spot, sign));
    }
    return new Highlights(ghost, dots, newMarks, newCards, removedCards);
  }
}
