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

/** Something on the table that can be pointed at. */
sealed interface Thing {
  /** A quadrant of the table, with or without a card. */
  record Quadrant(Spot at) implements Thing {}

  /** A piece of Feth's line. */
  record InLine(int number) implements Thing {}

  /** A row of the poem. */
  record Row(int number) implements Thing {}

  /** A raven's place in the row. */
  record Raven(Color color) implements Thing {}

  /** A card beneath a raven that Feth looks at. */
  record Beneath(Color raven, int number) implements Thing {}

  /**
   * A power.
   *
   * @param place its place among those that are unused, counted from 0
   */
  record Held(int place) implements Thing {
    /** Those that a command could spend: all that have its power, or those of the row it names. */
    static Stream<Thing> of(Command.Use use, View view) {
      return IntStream.range(0, view.poem().powers().size())
          .filter(i -> view.poem().powers().get(i).power() == use.power())
          .filter(
              i ->
                  use.row() == 0
                      || holds(view.poem().rows().get(use.row() - 1), view.poem().powers().get(i)))
          .mapToObj(Held::new);
    }

    private static boolean holds(RowView row, Card card) {
      return row.poem().stream().anyMatch(poem -> poem.card().equals(card));
    }
  }

  /** A piece of the score pile. */
  record Scored(int number) implements Thing {}

  /** A piece of the discard pile. */
  record Discarded(int number) implements Thing {}

  /** A card on top of the deck that Feth looks at. */
  record OnTop(int number) implements Thing {}

  /** A card of the Atman of which nothing is drawn. */
  record Beyond(LaidCard laid) implements Thing {}

  /** What there is one of. */
  enum Sign implements Thing {
    /** Whose turn it is. */
    TURN,
    DECK,
    /** How many cards of the line are safe from ravens. */
    ZONE,
    /** How many cards are out of the game. */
    DESTROYED,
    /** The word that ends what the viewer is doing. */
    BUTTON,
    /** What Ren is taking. */
    TAKING
  }
}
