package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.List;
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
import lethe.engine.games.sample.Place;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Cell;

/** Draws the grid of the sample game, and the pairs of each player beside it. */
record DrawnTable(View view) implements BoardDrawing<Command, View> {
  private static final int CELL_COLUMNS = 6;
  private static final int PAIRS_COLUMN = 3 + Place.COLUMNS * CELL_COLUMNS;
  private static final int COLUMNS = 60;

  @Override
  public Frame frame() {
    int rows = view.cells().size() / Place.COLUMNS;
    Sketch sketch = new Sketch(new Size(COLUMNS, Math.max(rows, view.pairs().size()) + 1));
    for (int column = 0; column < Place.COLUMNS; column++) {
      sketch.text(4 + column * CELL_COLUMNS, 0, "" + (char) ('a' + column), Style.FAINT);
    }
    for (int row = 1; row <= rows; row++) {
      sketch.text(0, row, "" + row, Style.FAINT);
    }
    for (Place place : view.places()) {
      Area area = area(place);
      sketch.text(area.column(), area.row(), face(view.cell(place)), style(view.cell(place)));
    }
    for (Seat seat : Sample.SEATS.firstSeats(view.pairs().size())) {
      String pairs = MESSAGES.format("draw.pairs", seat, BoardText.pairs(view, seat));
      sketch.text(PAIRS_COLUMN, seat.index() + 1, pairs, Style.PLAIN);
    }
    return sketch.frame();
  }

  private static Area area(Place place) {
    int column = place.index() % Place.COLUMNS;
    return Area.of(2 + column * CELL_COLUMNS, place.index() / Place.COLUMNS + 1, 5, 1);
  }

  private static String face(Cell cell) {
    return switch (cell) {
      case Cell.Down() -> "[ ? ]";
      case Cell.Known(int face) -> "(" + face + "?)";
      case Cell.Up(int face) -> "[ " + face + " ]";
      case Cell.Empty() -> "  .";
    };
  }

  private static Style style(Cell cell) {
    return cell instanceof Cell.Up ? Style.BRIGHT : Style.PLAIN;
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return view.places().stream()
        .map(
            place ->
                new PointerTarget<>(
                    area(place),
                    List.of(Text.plain(BoardText.describe(place, view.cell(place)))),
                    legal.stream().filter(new Command.Turn(place)::equals).toList()))
        .toList();
  }
}
