package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/** A table of Ta-Se: both rows of chips, the three cups between them, and the latest placements. */
final class DrawnTable implements BoardDrawing<Command, View> {
  /** The minimum size, including the texts below the table. */
  static final Size MIN_SIZE = new Size(60, 16);

  /** The stages in which an opened cup is drawn. */
  enum CupStage {
    /** All chips of the cup. */
    CHIPS,
    /** The chips, with the duplicates struck out. */
    CANCELED,
    /** The chips, the totals and the winner. */
    COUNTED
  }

  /** The minimum length of a shortened label of a seat. */
  private static final int MIN_LABEL_LENGTH = 3;

  /** The width of the label of a chip, in columns. */
  private static final int CHIP_COLUMNS = 3;

  /** The label for the place of a chip that is no longer in the hand. */
  private static final String NO_CHIP = " · ";

  /** The messages with the labels of the seats. */
  private final Messages messages;

  private final View view;
  private final Viewer viewer;
  private final List<CupScore> openedCups;
  private final CupStage lastStage;
  private final boolean hasTally;
  private final TableMetrics metrics;

  /** The position of the table in the window. */
  private final Area tableArea;

  /**
   * Lays out a table in which the cups of the last scored round are open until the first chip of
   * the next round is placed.
   */
  DrawnTable(Messages messages, View view, Viewer viewer, Size bounds) {
    this(
        messages,
        view,
        viewer,
        openedCups(view),
        CupStage.COUNTED,
        !openedCups(view).isEmpty(),
        bounds);
  }

  /**
   * Lays out a table.
   *
   * @param openedCups the cups that are drawn open, beginning with the first
   * @param lastStage the stage in which the last opened cup is drawn; the other opened cups are
   *     drawn as {@link CupStage#COUNTED}
   * @param hasTally whether the cups won in the last scored round and in all rounds are drawn
   */
  DrawnTable(
      Messages messages,
      View view,
      Viewer viewer,
      List<CupScore> openedCups,
      CupStage lastStage,
      boolean hasTally,
      Size bounds) {
    this.messages = messages;
    this.view = view;
    this.viewer = viewer;
    this.openedCups = openedCups;
    this.lastStage = lastStage;
    this.hasTally = hasTally;
    this.metrics = TableMetrics.fitting(bounds.withDefaultRowsIfUnlimited());
    this.tableArea = metrics.centeredIn(bounds.withDefaultRowsIfUnlimited());
  }

  /**
   * Returns the cups of the last scored round until the first chip of the next round is placed;
   * otherwise an empty list, as after a match that ended during a round.
   */
  static List<CupScore> openedCups(View view) {
    boolean isBetweenRounds = view.phase() == Phase.OPENING && !view.scoredRounds().isEmpty();
    boolean isOver = view.phase() == Phase.OVER && view.round() == view.scoredRounds().size();
    return isBetweenRounds || isOver ? view.scoredRounds().getLast().cups() : List.of();
  }

  @Override
  public Frame frame() {
    Sketch sketch = sketch();
    drawLatestChips(sketch);
    return inWindowCoordinates(sketch);
  }

  /** Writes the latest chips, all of one side, above the closed cups into which they were put. */
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
            Area area = metrics.cupArea(cup);
            sketch.text(
                area.column() + (area.size().columns() - label.length()) / 2,
                metrics.rowAboveCups(),
                label,
                style(view.latestChips().getFirst().seat()).bolded());
          }
        });
  }

  private Frame inWindowCoordinates(Sketch table) {
    Size size = metrics.size();
    return new Sketch(
            new Size(2 * tableArea.column() + size.columns(), tableArea.row() + size.rows()))
        .draw(tableArea.column(), tableArea.row(), table.frame())
        .frame();
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return new PointerTargets(this, view, viewer, legal).targets();
  }

  /** Returns the area of a chip in window coordinates. */
  Area chipArea(Seat seat, int chip) {
    return metrics.chipArea(seat, chip).moved(tableArea.column(), tableArea.row());
  }

  /** Returns the area of a cup in window coordinates. */
  Area cupArea(int cup) {
    return metrics.cupArea(cup).moved(tableArea.column(), tableArea.row());
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
        drawChip(sketch, metrics.chipArea(seat, chip), "[" + chip + "]", style);
        sketch.text(previewColumn(cup), metrics.rowAboveCups(), "(" + chip + ")", style.reversed());
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        drawChip(sketch, metrics.chipArea(seat, chip), "×" + chip + "×", style.reversed());
      }
    }
    return inWindowCoordinates(sketch);
  }

  private Sketch sketch() {
    Sketch sketch = new Sketch(metrics.size());
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(
        TableMetrics.LEFT_COLUMN,
        0,
        MESSAGES.format("draw.round", view.round(), RuleNumbers.ROUNDS, view.opener()),
        Style.FAINT);
    List<Text> cupsWon =
        cupsWonTexts(MESSAGES.format("draw.cups"), view.red().cupsWon(), view.blue().cupsWon());
    int length = cupsWon.stream().mapToInt(text -> text.text().length()).sum();
    drawInRow(sketch, metrics.columns() - length, 0, cupsWon);
    drawSide(sketch, GameSeats.RED);
    for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
      if (cup <= openedCups.size()) {
        drawScoredCup(sketch, cup, openedCups.get(cup - 1));
      } else {
        drawCup(sketch, cup, view.cups().get(cup - 1));
      }
    }
    if (!areAllCupsClosed()) {
      sketch.text(2, metrics.redChipRow(), GameSeats.RED.name(), style(GameSeats.RED));
      sketch.text(2, metrics.redChipRow() + 1, GameSeats.BLUE.name(), style(GameSeats.BLUE));
    }
    drawSide(sketch, GameSeats.BLUE);
    if (hasTally) {
      drawInRow(sketch, 0, metrics.latestRow() - 1, tally());
    }
    sketch.text(0, metrics.latestRow(), latestText(), Style.FAINT);
    return sketch;
  }

  private static void drawInRow(Sketch sketch, int column, int row, List<Text> texts) {
    int next = column;
    for (Text text : texts) {
      sketch.text(next, row, text);
      next += text.text().length();
    }
  }

  /** Returns a label, followed by the numbers of cups won by both sides. */
  private static List<Text> cupsWonTexts(String label, long red, long blue) {
    return List.of(
        Text.plain(label),
        cupsWonText(GameSeats.RED, red, red > blue),
        Text.plain(MESSAGES.format("draw.cups.next")),
        cupsWonText(GameSeats.BLUE, blue, blue > red));
  }

  private static Text cupsWonText(Seat seat, long cups, boolean isAhead) {
    String text = MESSAGES.format("draw.cups.side", seat, cups);
    return new Text(text, isAhead ? style(seat).bolded() : style(seat));
  }

  /**
   * Returns the numbers of cups won in the last scored round and in all rounds, and the winner if
   * the other side can no longer catch up.
   */
  private List<Text> tally() {
    Scored scored = view.scoredRounds().getLast();
    List<Text> texts = new ArrayList<>();
    texts.addAll(
        cupsWonTexts(
            MESSAGES.format("draw.cups.round", scored.round()),
            ObservationText.cupsWon(scored, GameSeats.RED),
            ObservationText.cupsWon(scored, GameSeats.BLUE)));
    texts.addAll(
        cupsWonTexts(
            MESSAGES.format("draw.cups.all"), view.red().cupsWon(), view.blue().cupsWon()));
    decidedWinner(view)
        .map(seat -> new Text(MESSAGES.format("draw.cups.decided", seat), style(seat).bolded()))
        .ifPresent(texts::add);
    return texts;
  }

  /**
   * Returns the side that has won more cups than the other can still reach; empty while the other
   * can still win or draw, and after the last round.
   */
  static Optional<Seat> decidedWinner(View view) {
    int lead = view.red().cupsWon() - view.blue().cupsWon();
    int roundsLeft = RuleNumbers.ROUNDS - view.scoredRounds().size();
    boolean isDecided = roundsLeft > 0 && Math.abs(lead) > roundsLeft * RuleNumbers.CUPS;
    return isDecided ? Optional.of(lead > 0 ? GameSeats.RED : GameSeats.BLUE) : Optional.empty();
  }

  /** Returns whether the contents of all cups are hidden. */
  private boolean areAllCupsClosed() {
    return openedCups.isEmpty() && view.cups().stream().allMatch(Cup.Closed.class::isInstance);
  }

  /**
   * Returns the column of a chip that is being considered: above the middle of a cup, or at its
   * right edge if the contents of any cup are visible.
   */
  private int previewColumn(int cup) {
    Area area = metrics.cupArea(cup);
    int columns = area.size().columns();
    return area.column() + (areAllCupsClosed() ? (columns - CHIP_COLUMNS) / 2 : columns - 2);
  }

  private static Style style(Seat seat) {
    return Style.of(seat.equals(GameSeats.RED) ? Ink.RED : Ink.BLUE);
  }

  private void drawSide(Sketch sketch, Seat seat) {
    Side side = view.side(seat);
    Style style = style(seat);
    boolean isMover = view.mover().filter(seat::equals).isPresent();
    Chips playable = isMover ? view.playableChips() : side.hand();
    int row = metrics.chipArea(seat, 1).row() + metrics.chipSize().rows() / 2;
    sketch.text(0, row, (isMover ? "> " : "  ") + seat, isMover ? style.bolded() : style);
    for (int chip = 1; chip <= Chips.MAX_VALUE; chip++) {
      boolean isInHand = side.hand().has(chip);
      drawChip(
          sketch,
          metrics.chipArea(seat, chip),
          isInHand ? "(" + chip + ")" : NO_CHIP,
          isInHand ? playable.has(chip) ? style.bolded() : style : Style.FAINT);
    }
    String out =
        side.discardedChips().isEmpty()
            ? ""
            : MESSAGES.format("draw.out", ObservationText.chipsText(side.discardedChips()));
    int labelColumns = metrics.columns() - 1 - metrics.handTextColumn() - out.length();
    sketch
        .text(metrics.handTextColumn(), row, out, Style.FAINT)
        .textEndingAt(metrics.columns() - 1, row, label(seat, labelColumns), Style.FAINT);
  }

  /**
   * Returns the label of a seat in parentheses, shortened if necessary; empty if the seat has no
   * label or there is too little space. The viewer's seat always has the label "you".
   */
  private String label(Seat seat, int columns) {
    if (seat.equals(viewer)) {
      return MESSAGES.format("draw.you");
    }
    String name = messages.seatLabel(seat).orElse("");
    int maxLength = columns - 2;
    if (name.isEmpty() || maxLength < MIN_LABEL_LENGTH) {
      return "";
    }
    return "(" + (name.length() <= maxLength ? name : name.substring(0, maxLength - 1) + "…") + ")";
  }

  /**
   * Draws a chip, with a border if there is space for it. With a border, parentheses are omitted.
   *
   * @param label the number between two signs, or {@link #NO_CHIP}
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
        drawInCup(sketch, number, 1, ObservationText.chipsText(red), style(GameSeats.RED));
        drawInCup(sketch, number, 2, ObservationText.chipsText(blue), style(GameSeats.BLUE));
      }
    }
  }

  /** Draws a closed cup: a rim, converging sides and a foot. */
  private void drawClosedCup(Sketch sketch, int number) {
    Area area = metrics.cupArea(number);
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
    int row = metrics.redChipRow() - 1 + line;
    sketch.text(metrics.cupTextColumn(cup, text.length()), row, text, style);
  }

  /** Draws an opened cup: its chips and, at the last stage, both totals and the winner. */
  private void drawScoredCup(Sketch sketch, int number, CupScore cup) {
    CupStage stage = number == openedCups.size() ? lastStage : CupStage.COUNTED;
    drawInCup(sketch, number, 0, MESSAGES.format("draw.cup", number), Style.BRIGHT);
    drawChips(sketch, number, 1, cup.red(), cup.duplicates(), stage, style(GameSeats.RED));
    drawChips(sketch, number, 2, cup.blue(), cup.duplicates(), stage, style(GameSeats.BLUE));
    if (stage == CupStage.COUNTED) {
      int red = cup.redTotal();
      int blue = cup.blueTotal();
      Style winnerStyle = cup.winner().map(DrawnTable::style).orElse(Style.PLAIN).bolded();
      drawInCup(
          sketch,
          number,
          3,
          MESSAGES.format("draw.totals", red, blue, red + blue),
          cup.isOverLimit() ? Style.of(Ink.YELLOW).bolded() : Style.PLAIN);
      drawInCup(sketch, number, 4, ObservationText.winnerText(cup), winnerStyle);
    }
  }

  /**
   * Draws the chips of a side in an opened cup, such as {@code 1 4× 6} with the duplicates struck
   * out. If they do not fit, leaves out the blanks after those, so that {@code 1 4×} is never drawn
   * like a fourteen.
   */
  private void drawChips(
      Sketch sketch,
      int cup,
      int line,
      Chips chips,
      Chips duplicates,
      CupStage stage,
      Style style) {
    if (chips.isEmpty()) {
      drawInCup(sketch, cup, line, MESSAGES.format("told.none"), style);
      return;
    }
    int length = 2 * chips.size() - 1 + duplicates.size();
    boolean isSpaced = length < metrics.cupDistance();
    int column = metrics.cupTextColumn(cup, length);
    int row = metrics.redChipRow() - 1 + line;
    for (int value : chips.values()) {
      boolean isDuplicate = duplicates.has(value);
      boolean isCanceled = isDuplicate && stage != CupStage.CHIPS;
      String label = value + (isCanceled ? "×" : isDuplicate ? " " : "");
      sketch.text(column, row, label, isCanceled ? Style.FAINT : style.bolded());
      column += label.length() + (isSpaced || !isDuplicate ? 1 : 0);
    }
  }

  private String latestText() {
    List<String> placements = ObservationText.latestPlacementTexts(view);
    return placements.isEmpty()
        ? MESSAGES.format("draw.latest.none")
        : MESSAGES.format("draw.latest", String.join(", ", placements));
  }
}
