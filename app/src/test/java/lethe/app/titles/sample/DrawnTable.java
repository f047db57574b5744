package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.SeatNames;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Hand;

/** Draws the table of the sample: both hands, and the led card between them. */
record DrawnTable(View view) implements BoardDrawing<Command, View> {
  private static final Size TABLE_SIZE = new Size(40, 3);
  private static final int CARDS_COLUMN = 8;
  private static final int CARD_COLUMNS = 4;

  @Override
  public Frame frame() {
    Sketch sketch = new Sketch(TABLE_SIZE);
    for (Seat seat : List.of(SeatNames.EAST, SeatNames.WEST)) {
      sketch.text(0, row(seat), seat.name(), Style.PLAIN);
      sketch.text(CARDS_COLUMN, row(seat), cards(view.hand(seat)), Style.PLAIN);
      String tricks = MESSAGES.format("draw.tricks", view.tricks().get(seat.index()));
      sketch.textEndingAt(TABLE_SIZE.columns() - 1, row(seat), tricks, Style.FAINT);
    }
    view.led()
        .ifPresent(
            card -> sketch.text(CARDS_COLUMN, 1, MESSAGES.format("draw.led", card), Style.BRIGHT));
    return sketch.frame();
  }

  private static int row(Seat seat) {
    return 2 * seat.index();
  }

  private static String cards(Hand hand) {
    return switch (hand) {
      case Hand.Down(int size) -> "[?] ".repeat(size);
      case Hand.Up(List<Integer> cards) ->
          cards.stream().map(card -> "[" + card + "] ").collect(Collectors.joining());
    };
  }

  /** {@inheritDoc} The targets are the face-up cards, and each face-down hand as a whole. */
  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    List<PointerTarget<Command>> targets = new ArrayList<>();
    for (Seat seat : List.of(SeatNames.EAST, SeatNames.WEST)) {
      switch (view.hand(seat)) {
        case Hand.Up(List<Integer> cards) -> {
          for (int i = 0; i < cards.size(); i++) {
            Command play = new Command.Play(cards.get(i));
            targets.add(
                new PointerTarget<>(
                    Area.of(CARDS_COLUMN + i * CARD_COLUMNS, row(seat), CARD_COLUMNS - 1, 1),
                    List.of(Text.plain(MESSAGES.format("about.card", cards.get(i)))),
                    legal.stream().filter(play::equals).toList()));
          }
        }
        case Hand.Down(int size) when size > 0 ->
            targets.add(
                new PointerTarget<>(
                    Area.of(CARDS_COLUMN, row(seat), size * CARD_COLUMNS, 1),
                    List.of(Text.plain(MESSAGES.format("about.hand", seat, size))),
                    List.of()));
        case Hand.Down _ -> {}
      }
    }
    return targets;
  }
}
