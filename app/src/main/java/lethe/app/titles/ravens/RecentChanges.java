package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * The changes between two views of the same viewer that are marked on the table.
 *
 * @param placedCards the cards that have been placed on the Atman or moved within it
 * @param removedCards the cards that have left the Atman or moved within it, in their former places
 * @param signs the rows of the poem and the ravens that have changed, and the new pieces of the
 *     discard pile and the score pile, each with its sign
 */
record RecentChanges(
    List<LaidCard> placedCards, List<LaidCard> removedCards, Map<TableItem, Character> signs) {
  private static final RecentChanges NONE = new RecentChanges(List.of(), List.of(), Map.of());

  /** Returns the changes; none if the views belong to different batches. */
  static RecentChanges between(View before, View after) {
    if (before.progress().batch() != after.progress().batch()) {
      return NONE;
    }
    Map<TableItem, Character> signs = new LinkedHashMap<>();
    addRows(before, after, signs);
    addRavens(before, after, signs);
    for (int index : addedIndexes(before.piles().discards(), after.piles().discards())) {
      signs.put(new TableItem.DiscardPilePiece(index + 1), Highlights.ADDED);
    }
    for (int index : addedIndexes(before.piles().score(), after.piles().score())) {
      signs.put(new TableItem.ScorePilePiece(index + 1), Highlights.ADDED);
    }
    return new RecentChanges(
        without(after.atman().stack(), before.atman().stack()),
        without(before.atman().stack(), after.atman().stack()),
        signs);
  }

  boolean isEmpty() {
    return placedCards.isEmpty() && removedCards.isEmpty() && signs.isEmpty();
  }

  /** Adds the rows of the poem that have a new card or whose heart has a new status. */
  private static void addRows(View before, View after, Map<TableItem, Character> signs) {
    int count = Math.min(before.poem().rows().size(), after.poem().rows().size());
    for (int i = 0; i < count; i++) {
      RowView oldRow = before.poem().rows().get(i);
      RowView newRow = after.poem().rows().get(i);
      if (newRow.poem().size() > oldRow.poem().size()
          || newRow.heart().status() != oldRow.heart().status()) {
        signs.put(new TableItem.PoemRowItem(newRow.number()), Highlights.ADDED);
      }
    }
  }

  /** Adds the ravens that have landed, have left the row, or have devoured a card. */
  private static void addRavens(View before, View after, Map<TableItem, Character> signs) {
    for (RavenView newRaven : after.ravens()) {
      Color color = newRaven.color();
      RavenView oldRaven = before.raven(color);
      boolean wasStanding = oldRaven.status() == RavenStatus.STANDING;
      boolean isStanding = newRaven.status() == RavenStatus.STANDING;
      if (wasStanding != isStanding) {
        signs.put(new TableItem.RavenItem(color), isStanding ? '↓' : '↑');
      } else if (newRaven.cardsBeneath().size() > oldRaven.cardsBeneath().size()) {
        signs.put(new TableItem.RavenItem(color), Highlights.ADDED);
      }
    }
  }

  /** Returns the indexes of the pieces that are not in the earlier pile. */
  private static List<Integer> addedIndexes(List<Piece> earlier, List<Piece> later) {
    List<Piece> addedPieces = without(later, earlier);
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < later.size(); i++) {
      if (addedPieces.contains(later.get(i))) {
        indexes.add(i);
      }
    }
    return indexes;
  }

  private static <T> List<T> without(List<T> items, List<T> others) {
    List<T> rest = new ArrayList<>(items);
    rest.removeAll(others);
    return List.copyOf(rest);
  }
}
