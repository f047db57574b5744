package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;

/**
 * A card that Ren could take, and the cards that would be visible afterwards.
 *
 * @param remainingChunks a summary of each chunk that Ren could keep; empty if no cards would
 *     remain
 */
record PossibleTake(LaidCard laidCard, List<CardSummary> remainingChunks) {
  static List<PossibleTake> allOf(Atman atman) {
    List<PossibleTake> takes = new ArrayList<>();
    for (LaidCard laidCard : atman.visibleCards()) {
      List<CardSummary> chunks = new ArrayList<>();
      for (List<LaidCard> visibleCards : atman.visibleChunksWithout(laidCard)) {
        chunks.add(CardSummary.of(visibleCards));
      }
      takes.add(new PossibleTake(laidCard, chunks));
    }
    return takes;
  }

  int color() {
    return laidCard.card().color().index();
  }

  int number() {
    return laidCard.card().number();
  }
}
