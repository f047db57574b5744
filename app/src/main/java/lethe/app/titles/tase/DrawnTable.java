package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * A table of Ta-Se: both rows of chips, the three cups between them, and the last announcements.
 */
final class DrawnTable implements BoardDrawing<Command, View> {
  /** The minimum size, including the texts below the table. */
  static final Size MIN_SIZE = new Size(60, 16);

  static final int CUPS = 3;

  /** The width of the label of a chip. */
  private static final int CHIP_COLUMNS = 3;

  /** The label in the place of a chip that is no longer in the hand. */
  private static final String NO_CHIP = " · ";

  private final View view;
  private final Viewer viewer;
  private final List<CupScore> openedCups;
  private final TableMetrics metrics;

  /** The position of the table in the window. */
  private final Area place;

  /** Lays out a table in which the cups of the last round are open until the next one begins. */
  DrawnTable(View view, Viewer viewer, Size bounds) {
    this(view, viewer, openedCups(view), bounds);
  }

  /**
   * Lays out a table.
   *
   * @param openedCups the cups that are drawn open and counted; they are the first ones
   */
  DrawnTable(View view, Viewer viewer, List<CupScore> openedCups, Size bounds) {
    this.view = view;
    this.viewer = viewer;
    this.openedCups = openedCups;
    this.metrics = TableMetrics.fitting(bounds.bounded());
    this.place = metrics.centeredIn(bounds.bounded());
  }

  /** Returns the cups that stay open between two rounds, until the first chip is placed. */
  static List<CupScore> openedCups(View view) {
    boolean isBetweenRounds = view.phase() == Phase.OPENING && !view.scoredRounds().isEmpty();
    boolean isOver = view.phase() == Phase.OVER && view.round() == view.scoredRounds().size();
    return isBetweenRounds || isOver ? view.scoredRounds().getLast().cups() : List.of();
  }

  @Override
  public Frame frame() {
    Sketch sketch = sketch();
    drawLatestChips(sketch);
    return inWindow(sketch);
  }

  /** Writes the latest chips of a side above the closed cups into which they were put. */
  private void drawLatestChips(Sketch sketch) {
    Map<Integer, String> labels = new TreeMap<>();
    for (Placed placed : view.latestChips()) {
      labels.merge(
          placed.cup(),
          placed.seat() + " " + placed.chip(),
          (label, _) -> label + " " + placed.chip());
    }
    labels.forEach(
        (cup, label) -> {
          if (cup > openedCups.size() && view.cups().get(cup - 1) instanceof Cup.Closed) {
            Area area = metrics.cup(cup);
            sketch.text(
                area.column() + (area.size().columns() - label.length()) / 2,
                metrics.rowAboveCups(),
                label,
                style(view.latestChips().getFirst().seat()).bolded());
          }
        });
  }

  /** Returns the drawing in window coordinates. */
  private Frame inWindow(Sketch table) {
    Size size = metrics.size();
    return new Sketch(new Size(2 * place.column() + size.columns(), place.row() + size.rows()))
        .draw(place.column(), place.row(), table.frame())
        .frame();
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return new PointerTargets(this, view, viewer, legal).targets();
  }

  /** Returns the area of a chip in window coordinates. */
  Area chipArea(Seat seat, int chip) {
    return metrics.chip(seat, chip).moved(place.column(), place.row());
  }

  /** Returns the area of a cup in window coordinates. */
  Area cupArea(int cup) {
    return metrics.cup(cup).moved(place.column(), place.row());
  }

  @Override
  public Frame preview(Command command) {
    if (view.mover().isEmpty()) {
      return frame();
    }
    Seat seat = view.mover().get();
    Sketch sketch = sketch();
    Style style = style(seat).bolded();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        drawChip(sketch, metrics.chip(seat, chip), "[" + chip + "]", style);
        sketch.text(columnAbove(cup), metrics.rowAboveCups(), "(" + chip + ")", style.reversed());
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        drawChip(sketch, metrics.chip(seat, chip), "×" + chip + "×", style.reversed());
      }
    }
    return inWindow(sketch);
  }

  private Sketch sketch() {
    Sketch sketch = new Sketch(metrics.size());
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(
        metrics.leftColumn(),
        0,
        MESSAGES.format("draw.round", view.round(), RuleNumbers.ROUNDS, view.opener()),
        Style.FAINT);
    sketch.textEndingAt(
        metrics.columns() - 1,
        0,
        MESSAGES.format("draw.cups", view.red().cupsWon(), view.blue().cupsWon()),
        Style.PLAIN);
    drawSide(sketch, SeatNames.RED);
    for (int cup = 1; cup <= CUPS; cup++) {
      if (cup <= openedCups.size()) {
        drawScoredCup(sketch, cup, openedCups.get(cup - 1));
      } else {
        drawCup(sketch, cup, view.cups().get(cup - 1));
      }
    }
    if (!areClosed()) {
      sketch.text(2, metrics.firstChipRow(), SeatNames.RED.name(), style(SeatNames.RED));
      sketch.text(2, metrics.firstChipRow() + 1, SeatNames.BLUE.name(), style(SeatNames.BLUE));
    }
    drawSide(sketch, SeatNames.BLUE);
    sketch.text(0, metrics.latestRow(), latest(), Style.FAINT);
    return sketch;
  }

  /** Returns whether the contents of all cups are hidden. */
  private boolean areClosed() {
    return openedCups.isEmpty() && view.cups().stream().allMatch(Cup.Closed.class::isInstance);
  }

  /** Returns the column of a considered chip: above a cup, or next to the name of an open cup. */
  private int columnAbove(int cup) {
    Area area = metrics.cup(cup);
    int columns = area.size().columns();
    return area.column() + (areClosed() ? (columns - CHIP_COLUMNS) / 2 : columns - 2);
  }

  private static Style style(Seat seat) {
    return Style.of(seat.equals(SeatNames.RED) ? Ink.RED : Ink.BLUE);
  }

  private void drawSide(Sketch sketch, Seat seat) {
    Side side = view.side(seat);
    Style style = style(seat);
    boolean isMover = view.mover().filter(seat::equals).isPresent();
    Chips playable = isMover ? view.playableChips() : side.hand();
    int row = metrics.chip(seat, 1).row() + metrics.chip().rows() / 2;
    sketch.text(0, row, (isMover ? "> " : "  ") + seat, isMover ? style.bolded() : style);
    for (int chip = 1; chip <= Chips.MAX_VALUE; chip++) {
      boolean isInHand = side.hand().has(chip);
      drawChip(
          sketch,
          metrics.chip(seat, chip),
          isInHand ? "(" + chip + ")" : NO_CHIP,
          isInHand ? playable.has(chip) ? style.bolded() : style : Style.FAINT);
    }
    String out =
        side.discardedChips().isEmpty()
            ? ""
            : MESSAGES.format("draw.out", ObservationText.chipList(side.discardedChips()));
    String ownMark = seat.equals(viewer) ? MESSAGES.format("draw.you") : "";
    sketch
        .text(metrics.handTextColumn(), row, out, Style.FAINT)
        .textEndingAt(metrics.columns() - 1, row, ownMark, Style.FAINT);
  }

  /**
   * Draws a chip, with a border if there is space for it.
   *
   * @param label the number with a sign on either side
   */
  private static void drawChip(Sketch sketch, Area area, String label, Style style) {
    Size size = area.size();
    boolean bordered = size.rows() > 1 && !label.equals(NO_CHIP);
    if (bordered) {
      sketch.box(area.column(), area.row(), size, style);
    }
    sketch.text(
        area.column() + (size.columns() - CHIP_COLUMNS) / 2,
        area.row() + size.rows() / 2,
        bordered && label.startsWith("(") ? " " + label.charAt(1) + " " : label,
        style);
  }

  private void drawCup(Sketch sketch, int number, Cup cup) {
    switch (cup) {
      case Cup.Closed() -> drawClosedCup(sketch, number);
      case Cup.Open(Chips red, Chips blue) -> {
        drawInCup(sketch, number, 0, MESSAGES.format("draw.cup", number), Style.BRIGHT);
        drawInCup(sketch, number, 1, ObservationText.chipList(red), style(SeatNames.RED));
        drawInCup(sketch, number, 2, ObservationText.chipList(blue), style(SeatNames.BLUE));
      }
    }
  }

  /** Draws a closed cup: a rim, converging sides and a foot. */
  private void drawClosedCup(Sketch sketch, int number) {
    Area area = metrics.cup(number);
    int lastRow = area.size().rows() - 1;
    int innerColumns = area.size().columns() - 2;
    sketch.text(area.column(), area.row(), "╒" + "═".repeat(innerColumns) + "╕", Style.BRIGHT);
    for (int row = 1; row < lastRow; row++) {
      String gap = " ".repeat(innerColumns - 2 * row);
      sketch.text(area.column() + row, area.row() + row, "╲" + gap + "╱", Style.PLAIN);
    }
    String foot = "╰" + "─".repeat(innerColumns - 2 * lastRow) + "╯";
    sketch.text(area.column() + lastRow, area.row() + lastRow, foot, Style.PLAIN);
    sketch.text(
        area.column() + 1 + innerColumns / 2,
        area.row() + area.size().rows() / 2,
        String.valueOf(number),
        Style.PLAIN);
  }

  /**
   * Writes text into an open cup.
   *
   * @param line 0 for the name of the cup, 1 for the red chips, 2 for the blue ones, and so on
   */
  private void drawInCup(Sketch sketch, int cup, int line, String text, Style style) {
    int row = metrics.firstChipRow() - 1 + line;
    sketch.text(metrics.cupTextColumn(cup, text.length()), row, text, style);
  }

  /** Draws an opened cup with canceled chips, both totals and the winner. */
  private void drawScoredCup(Sketch sketch, int number, CupScore cup) {
    int red = cup.redTotal();
    int blue = cup.blueTotal();
    String totals = MESSAGES.format("draw.totals", red, blue, red + blue);
    Style winnerStyle = cup.winner().map(DrawnTable::style).orElse(Style.PLAIN).bolded();
    String redChips = withCanceled(cup.red(), cup.duplicates());
    String blueChips = withCanceled(cup.blue(), cup.duplicates());
    drawInCup(sketch, number, 0, MESSAGES.format("draw.cup", number), Style.BRIGHT);
    drawInCup(sketch, number, 1, redChips, style(SeatNames.RED));
    drawInCup(sketch, number, 2, blueChips, style(SeatNames.BLUE));
    drawInCup(sketch, number, 3, totals, Style.PLAIN);
    drawInCup(sketch, number, 4, ObservationText.winner(cup), winnerStyle);
  }

  /**
   * Returns chips with the duplicates struck out, such as {@code 1 4× 6}, without blanks if they do
   * not fit.
   */
  private String withCanceled(Chips chips, Chips duplicates) {
    String text =
        chips.isEmpty()
            ? MESSAGES.format("told.none")
            : chips.values().stream()
                .map(value -> duplicates.has(value) ? value + "×" : String.valueOf(value))
                .collect(Collectors.joining(" "));
    return text.length() < metrics.cupColumns() ? text : text.replace(" ", "");
  }

  private String latest() {
    List<String> placements = ObservationText.latestPlacements(view);
    return placements.isEmpty()
        ? MESSAGES.format("draw.latest.none")
        : MESSAGES.format("draw.latest", String.join(", ", placements));
  }
}
