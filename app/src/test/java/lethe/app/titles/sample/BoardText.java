package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.text.Lists;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Place;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Cell;

/** Describes the table: the rows of the grid, and the pairs of each player. */
final class BoardText {
  private BoardText() {}

  static List<BoardPart> parts(View view) {
    List<BoardPart> parts = new ArrayList<>();
    for (int row = 0; row < view.cells().size() / Place.COLUMNS; row++) {
      String cells =
          view.places().stream()
              .skip((long) row * Place.COLUMNS)
              .limit(Place.COLUMNS)
              .map(place -> describe(place, view.cell(place)))
              .collect(Collectors.joining(", "));
      parts.add(BoardPart.of("row " + (row + 1), MESSAGES.format("said.row", row + 1, cells)));
    }
    for (Seat seat : Sample.SEATS.firstSeats(view.pairs().size())) {
      parts.add(
          BoardPart.of(seat.name(), MESSAGES.format("said.pairs", seat, pairs(view, seat)))
              .announcingChanges());
    }
    return parts;
  }

  /** Returns the description of the place with this name; empty if there is none in the grid. */
  static Optional<BoardPart> place(String name, View view) {
    return Place.byName(name)
        .filter(view.places()::contains)
        .map(place -> BoardPart.of(name, describe(place, view.cell(place))));
  }

  static String describe(Place place, Cell cell) {
    return switch (cell) {
      case Cell.Down() -> MESSAGES.format("said.down", place);
      case Cell.Known(int face) -> MESSAGES.format("said.known", place, face);
      case Cell.Up(int face) -> MESSAGES.format("said.up", place, face);
      case Cell.Empty() -> MESSAGES.format("said.empty", place);
    };
  }

  /** Returns the faces of a seat's pairs, or a word for none, as text. */
  static String pairs(View view, Seat seat) {
    List<String> faces = view.pairs().get(seat.index()).stream().map(String::valueOf).toList();
    return faces.isEmpty() ? MESSAGES.format("said.none") : Lists.joinWithAnd(faces);
  }
}
