package lethe.app.titles.ravens;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * An item on the table that can be selected with the pointer. Numbers of pieces and rows begin with
 * 1.
 */
sealed interface TableItem {
  /** A quadrant of the table, with or without a card. */
  record Quadrant(Spot spot) implements TableItem {}

  /** A piece of Feth's line. */
  record LineItem(int number) implements TableItem {}

  /** A row of the poem. */
  record PoemRowItem(int number) implements TableItem {}

  /** The place of a raven in the row. */
  record RavenItem(Color color) implements TableItem {}

  /** A card beneath a raven that Feth is looking at. */
  record CardBeneathRaven(Color raven, int number) implements TableItem {}

  /**
   * A power that has not been used.
   *
   * @param place the index of the power among the unused powers, from 0
   */
  record PowerCard(int place) implements TableItem {
    /**
     * Returns the powers that a command could use: all of its kind, or if it names a row, only
     * those of that row.
     */
    static Stream<TableItem> candidates(Command.Use use, View view) {
      return IntStream.range(0, view.poem().powers().size())
          .filter(i -> view.poem().powers().get(i).power() == use.power())
          .filter(
              i ->
                  use.row() == 0
                      || holds(view.poem().rows().get(use.row() - 1), view.poem().powers().get(i)))
          .mapToObj(PowerCard::new);
    }

    private static boolean holds(RowView row, Card card) {
      return row.poem().stream().anyMatch(poem -> poem.card().equals(card));
    }
  }

  /** A piece of the score pile. */
  record ScorePilePiece(int number) implements TableItem {}

  /** A piece of the discard pile. */
  record DiscardPilePiece(int number) implements TableItem {}

  /** A piece on top of the deck that Feth is looking at. */
  record DeckTopPiece(int number) implements TableItem {}

  /** A card of the Atman outside the window. */
  record OffscreenCard(LaidCard card) implements TableItem {}

  /** Items that exist only once. */
  enum UniqueItem implements TableItem {
    /** The seat to move. */
    TURN,
    DECK,
    /** The size of the safety zone. */
    ZONE,
    /** The number of cards that are out of the game. */
    DESTROYED,
    /** The command that ends the current step. */
    BUTTON,
    /** The card of the Atman that Ren is taking. */
    TAKING
  }
}
