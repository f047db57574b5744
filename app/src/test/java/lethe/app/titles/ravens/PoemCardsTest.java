package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests that poem cards can be distinguished from other cards of the same color and number. */
class PoemCardsTest {
  private static final Match<Command, Observation, View> MATCH =
      ShippedMatch.of("happy-ending").match();

  private static List<View> views() {
    return IntStream.rangeClosed(0, MATCH.position())
        .mapToObj(position -> MATCH.atPosition(position).view(Spectator.SPECTATOR))
        .toList();
  }

  private static List<PoemCard> poemCards(View view) {
    return view.poem().rows().stream().map(RowView::poem).flatMap(List::stream).toList();
  }

  /** The tilde is an ASCII character, so it is visible without color and on every terminal. */
  @Test
  void poemCardsAreDrawnWithATilde() {
    int count = 0;
    for (View view : views()) {
      String frame =
          RavensTitle.TITLE.draw(view, Spectator.SPECTATOR, new Size(100, 40)).ascii().toString();
      for (PoemCard card : poemCards(view)) {
        String mark = "~" + ItemNames.mark(card.card());
        assertThat(frame).contains(card.used() ? "(" + mark + ")" : " " + mark);
        count++;
      }
      for (Card power : view.poem().powers()) {
        assertThat(frame).contains(ItemNames.name(power.power()) + " ~" + ItemNames.mark(power));
      }
      view.piles().score().stream()
          .filter(Card.class::isInstance)
          .forEach(memory -> assertThat(frame).contains(":" + ItemNames.mark(memory)));
    }
    assertThat(count).isGreaterThan(100);
  }

  @Test
  void theDescriptionListsPoemCardsSeparately() {
    for (View view : views()) {
      List<String> messages =
          RavensTitle.TITLE.describe(view, Spectator.SPECTATOR).stream()
              .map(BoardPart::messages)
              .flatMap(List::stream)
              .toList();
      for (PoemCard card : poemCards(view)) {
        String expected = ItemNames.name(card.card()) + (card.used() ? " (its power is used)" : "");
        assertThat(messages)
            .anyMatch(
                line -> line.startsWith("Poem cards of this row: ") && line.contains(expected));
      }
      for (Card power : view.poem().powers()) {
        assertThat(messages)
            .anyMatch(
                line ->
                    line.startsWith("Powers left: ")
                        && line.contains("(poem card " + ItemNames.name(power) + ")"));
      }
    }
  }
}
