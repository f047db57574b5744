package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * The drawing of the table.
 *
 * @param left the column at which the table begins
 * @param top the row at which the table begins
 */
record TableDrawing(TableMetrics format, int left, int top) {
  /** The minimum size, including the texts below the table. */
  static final Size MIN_SIZE = new Size(60, 16);

  static final int CUPS = 3;

  static TableDrawing in(Size given) {
    Size bounds = given.bounded();
    TableMetrics format = TableMetrics.fitting(bounds);
    Area place = format.in(bounds);
    return new TableDrawing(format, place.column(), place.row());
  }

  /** Returns an area of the table in window coordinates. */
  Area placed(Area area) {
    return new Area(left + area.column(), top + area.row(), area.size());
  }

  /** Returns the table in window coordinates. */
  Frame placed(Sketch table) {
    Size size = format.size();
    return new Sketch(new Size(2 * left + size.columns(), top + size.rows()))
        .draw(left, top, table.frame())
        .frame();
  }

  /** Returns the cups that stay open between two rounds, until the first chip is placed. */
  static List<CupScore> openedCups(View view) {
    boolean between = view.phase() == Phase.OPENING && !view.scored().isEmpty();
    boolean over = view.phase() == Phase.OVER && view.round() == view.scored().size();
    return between || over ? view.scored().getLast().cups() : List.of();
  }

  /** Draws the table with the given cups opened and counted. */
  Sketch table(View view, Viewer viewer, List<CupScore> scores) {
    Sketch sketch = new Sketch(format.size());
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(
        format.leftColumn(),
        0,
        MESSAGES.format("draw.round", view.round(), RuleNumbers.ROUNDS, view.opener()),
        Style.FAINT);
    sketch.textEndingAt(
        format.columns() - 1,
        0,
        MESSAGES.format("draw.cups", view.red().won(), view.blue().won()),
        Style.PLAIN);
    side(sketch, view, SeatNames.RED, viewer);
    for (int cup = 1; cup <= CUPS; cup++) {
      if (cup <= scores.size()) {
        drawScoredCup(sketch, cup, scores.get(cup - 1));
      } else {
        cup(sketch, cup, view.cups().get(cup - 1));
      }
    }
    if (!scores.isEmpty() || areOpen(view)) {
      sketch.text(2, format.firstChipRow(), SeatNames.RED.name(), ink(SeatNames.RED));
      sketch.text(2, format.firstChipRow() + 1, SeatNames.BLUE.name(), ink(SeatNames.BLUE));
    }
    side(sketch, view, SeatNames.BLUE, viewer);
    sketch.text(0, format.latest(), latest(view), Style.FAINT);
    return sketch;
  }

  /** Returns whether the cups are open during the round. */
  private static boolean areOpen(View view) {
    return view.cups().stream().anyMatch(Cup.Open.class::isInstance);
  }

  /**
   * Returns the column above a cup at which a considered chip is shown; next to the name of an open
   * cup.
   */
  int above(View view, int cup) {
    int columns = format.cup().columns();
    boolean closed = openedCups(view).isEmpty() && !areOpen(view);
    return format.cup(cup).column() + (closed ? (columns - 3) / 2 : columns - 2);
  }

  static Style ink(Seat seat) {
    return Style.of(seat.equals(SeatNames.RED) ? Ink.RED : Ink.BLUE);
  }

  private void side(Sketch sketch, View view, Seat seat, Viewer viewer) {
    Side side = view.side(seat);
    Style ink = ink(seat);
    boolean moves = view.mover().filter(seat::equals).isPresent();
    Chips playable = moves ? view.playableChips() : side.hand();
    int row = format.chip(seat, 1).row() + format.chip().rows() / 2;
    sketch.text(0, row, (moves ? "> " : "  ") + seat, moves ? ink.bolded() : ink);
    for (int chip = 1; chip <= Chips.MAX_VALUE; chip++) {
      boolean has = side.hand().has(chip);
      chip(
          sketch,
          format.chip(seat, chip),
          has ? "(" + chip + ")" : " · ",
          has ? playable.has(chip) ? ink.bolded() : ink : Style.FAINT);
    }
    String out =
        side.out().isEmpty() ? "" : MESSAGES.format("draw.out", ObservationText.list(side.out()));
    String you = seat.equals(viewer) ? MESSAGES.format("draw.you") : "";
    sketch
        .text(format.textColumn(), row, out, Style.FAINT)
        .textEndingAt(format.columns() - 1, row, you, Style.FAINT);
  }

  /** Draws a chip, with a border if it fits. The label has three letters. */
  static void chip(Sketch sketch, Area area, String letters, Style style) {
    Size size = area.size();
    if (size.rows() == 1 || letters.isBlank() || letters.equals(" · ")) {
      sketch.text(
          area.column() + (size.columns() - 3) / 2, area.row() + size.rows() / 2, letters, style);
      return;
    }
    sketch.box(area.column(), area.row(), size, style);
    String number = letters.startsWith("(") ? " " + letters.charAt(1) + " " : letters;
    sketch.text(
        area.column() + (size.columns() - 3) / 2, area.row() + size.rows() / 2, number, style);
  }

  private void cup(Sketch sketch, int number, Cup cup) {
    switch (cup) {
      case Cup.Closed() -> drawClosedCup(sketch, number);
      case Cup.Open(Chips red, Chips blue) -> {
        in(
            sketch,
            number,
            format.firstChipRow() - 1,
            MESSAGES.format("draw.cup", number),
            Style.BRIGHT);
        in(sketch, number, format.firstChipRow(), ObservationText.list(red), Style.of(Ink.RED));
        in(
            sketch,
            number,
            format.firstChipRow() + 1,
            ObservationText.list(blue),
            Style.of(Ink.BLUE));
      }
    }
  }

  /** Draws a closed cup: a rim, converging sides and a foot. */
  private void drawClosedCup(Sketch sketch, int number) {
    Area area = format.cup(number);
    int last = area.size().rows() - 1;
    int inside = area.size().columns() - 2;
    sketch.text(area.column(), area.row(), "╒" + "═".repeat(inside) + "╕", Style.BRIGHT);
    for (int row = 1; row < last; row++) {
      String gap = " ".repeat(inside - 2 * row);
      sketch.text(area.column() + row, area.row() + row, "╲" + gap + "╱", Style.PLAIN);
    }
    String foot = "╰" + "─".repeat(inside - 2 * last) + "╯";
    sketch.text(area.column() + last, area.row() + last, foot, Style.PLAIN);
    sketch.text(
        area.column() + 1 + inside / 2,
        area.row() + area.size().rows() / 2,
        String.valueOf(number),
        Style.PLAIN);
  }

  private void in(Sketch sketch, int cup, int row, String words, Style style) {
    sketch.text(format.column(cup, words.length()), row, words, style);
  }

  /** Draws an opened cup with canceled chips, both totals and the winner. */
  private void drawScoredCup(Sketch sketch, int number, CupScore cup) {
    int red = cup.redTotal();
    int blue = cup.blueTotal();
    String won =
        cup.winner()
            .map(seat -> MESSAGES.format(cup.isOverLimit() ? "draw.lower" : "draw.higher", seat))
            .orElseGet(() -> MESSAGES.format("draw.level"));
    String totals = MESSAGES.format("draw.totals", red, blue, red + blue);
    Style winner = cup.winner().map(TableDrawing::ink).orElse(Style.PLAIN).bolded();
    int row = format.firstChipRow();
    in(
        sketch,
        number,
        format.firstChipRow() - 1,
        MESSAGES.format("draw.cup", number),
        Style.BRIGHT);
    in(sketch, number, row, withCanceled(cup.red(), cup.duplicates()), Style.of(Ink.RED));
    in(sketch, number, row + 1, withCanceled(cup.blue(), cup.duplicates()), Style.of(Ink.BLUE));
    in(sketch, number, row + 2, totals, Style.PLAIN);
    in(sketch, number, row + 3, won, winner);
  }

  /**
   * Returns chips with the duplicates struck out, such as {@code 1 4× 6}, without blanks if they do
   * not fit.
   */
  private String withCanceled(Chips chips, Chips duplicates) {
    String all =
        chips.values().stream()
            .map(value -> duplicates.has(value) ? value + "×" : String.valueOf(value))
            .collect(Collectors.joining(" "));
    String none = all.isEmpty() ? MESSAGES.format("told.none") : all;
    return none.length() < format.cupColumns() ? none : none.replace(" ", "");
  }

  private static String latest(View view) {
    return view.latest().isEmpty()
        ? MESSAGES.format("draw.latest.none")
        : MESSAGES.format(
            "draw.latest",
            view.latest().stream()
                .map(
                    placed ->
                        MESSAGES.format("draw.placed", placed.seat(), placed.chip(), placed.cup()))
                .collect(Collectors.joining(", ")));
  }
}
