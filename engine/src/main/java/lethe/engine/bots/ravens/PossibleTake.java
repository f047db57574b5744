package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.LaidCard;

/**
 * A card that Ren could take, and what would be visible afterwards.
 *
 * @param left a summary of each chunk that could stay; empty if nothing would be left
 */
record PossibleTake(LaidCard laid, List<CardSummary> left) {
  static List<PossibleTake> all(Atman atman) {
    List<PossibleTake> all = new ArrayList<>();
    for (LaidCard laid : atman.visible()) {
      List<CardSummary> left = new ArrayList<>();
      for (List<LaidCard> showing : atman.visibleChunksWithout(laid)) {
        left.add(CardSummary.of(showing));
      }
      all.add(new PossibleTake(laid, left));
    }
    return all;
  }

  int color() {
    return laid.card().color().index();
  }

  int number() {
    return laid.card().number();
  }
}
