package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.titles.BoardPart;
import lethe.app.words.Lists;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.SeatNames;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Hand;

/** Describes the table: both hands, the led card, and the tricks taken. */
final class BoardText {
  private BoardText() {}

  static List<BoardPart> of(View view) {
    List<BoardPart> parts = new ArrayList<>();
    for (Seat seat : List.of(SeatNames.EAST, SeatNames.WEST)) {
      parts.add(BoardPart.of(seat.name(), describe(seat, view.hand(seat))));
    }
    parts.add(
        BoardPart.of(
            "led",
            view.led()
                .map(card -> MESSAGES.format("said.led", card))
                .orElseGet(() -> MESSAGES.format("said.led.none"))));
    parts.add(
        BoardPart.of(
                "tricks",
                MESSAGES.format("said.tricks", view.tricks().get(0), view.tricks().get(1)))
            .announcingChanges());
    return parts;
  }

  private static String describe(Seat seat, Hand hand) {
    return switch (hand) {
      case Hand.Down(int size) -> MESSAGES.format("said.down", seat, size);
      case Hand.Up(List<Integer> cards) when cards.isEmpty() ->
          MESSAGES.format("said.down", seat, 0);
      case Hand.Up(List<Integer> cards) ->
          MESSAGES.format(
              "said.up", seat, Lists.joinWithAnd(cards.stream().map(String::valueOf).toList()));
    };
  }
}
