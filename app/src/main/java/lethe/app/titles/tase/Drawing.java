package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.SAY;

import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Counts;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/** The drawn table, and where on it everything lies. */
final class Drawing {
  private static final int COLUMNS = 60;

  /** The least room for it, with what is told and asked below it. */
  static final Size LEAST = new Size(COLUMNS, 16);

  static final int CUPS = 3;
  private static final int ROWS = 11;

  /** Where the hands lie, the cups between them, and a chip above its cup. */
  private static final int RED_ROW = 2;

  static final int ABOVE_ROW = 3;
  private static final int CUP_ROW = 4;
  private static final int BELOW_ROW = 7;
  private static final int BLUE_ROW = 8;
  private static final int LATEST_ROW = 10;

  private static final int CUP_COLUMNS = 16;
  static final Size CUP = new Size(9, 3);
  private static final int CHIP_COLUMNS = 4;
  private static final Size CHIP = new Size(3, 1);
  private static final int LEFT = 8;

  private Drawing() {}

  /** The cups that lie open between two rounds: until a chip goes into one of them. */
  static List<CupScore> opened(View view) {
    boolean between = view.phase() == Phase.OPENING && !view.scored().isEmpty();
    boolean over = view.phase() == Phase.OVER && view.round() == view.scored().size();
    return between || over ? view.scored().getLast().cups() : List.of();
  }

  /** The table with so many of its cups opened and counted. */
  static Sketch table(View view, Viewer viewer, List<CupScore> opened) {
    Sketch sketch = new Sketch(new Size(COLUMNS, ROWS));
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(
        LEFT, 0, SAY.say("draw.round", view.round(), Counts.ROUNDS, view.opener()), Style.FAINT);
    sketch.textTo(
        COLUMNS - 1, 0, SAY.say("draw.cups", view.red().won(), view.blue().won()), Style.PLAIN);
    side(sketch, view, Roles.RED, viewer);
    for (int cup = 1; cup <= CUPS; cup++) {
      if (cup <= opened.size()) {
        counted(sketch, cup, opened.get(cup - 1));
      } else {
        cup(sketch, cup, view.cups().get(cup - 1));
      }
    }
    if (!opened.isEmpty() || areOpen(view)) {
      sketch.text(2, CUP_ROW, Roles.RED.name(), ink(Roles.RED));
      sketch.text(2, CUP_ROW + 1, Roles.BLUE.name(), ink(Roles.BLUE));
    }
    side(sketch, view, Roles.BLUE, viewer);
    sketch.text(0, LATEST_ROW, latest(view), Style.FAINT);
    return sketch;
  }

  /** Whether the cups can be looked into while the round runs. */
  private static boolean areOpen(View view) {
    return view.cups().stream().anyMatch(Cup.Open.class::isInstance);
  }

  /** Where above its cup a chip is shown that may be put there: beside the name of an open one. */
  static int above(View view, int cup) {
    return cup(cup).column() + (opened(view).isEmpty() && !areOpen(view) ? 3 : CUP.columns() - 2);
  }

  private static int row(Seat seat) {
    return seat.equals(Roles.RED) ? RED_ROW : BLUE_ROW;
  }

  static Style ink(Seat seat) {
    return Style.of(seat.equals(Roles.RED) ? Ink.RED : Ink.BLUE);
  }

  static Area chip(Seat seat, int chip) {
    return new Area(LEFT + (chip - 1) * CHIP_COLUMNS, row(seat), CHIP);
  }

  static Area cup(int cup) {
    return new Area(LEFT + (cup - 1) * CUP_COLUMNS, CUP_ROW, CUP);
  }

  private static void side(Sketch sketch, View view, Seat seat, Viewer viewer) {
    Side side = view.side(seat);
    Style ink = ink(seat);
    boolean moves = view.mover().filter(seat::equals).isPresent();
    Chips playable = moves ? view.playable() : side.hand();
    int row = row(seat);
    sketch.text(0, row, (moves ? "> " : "  ") + seat, moves ? ink.strong() : ink);
    for (int chip = 1; chip <= Chips.MOST; chip++) {
      boolean has = side.hand().has(chip);
      sketch.text(
          chip(seat, chip).column(),
          row,
          has ? "(" + chip + ")" : " · ",
          has ? playable.has(chip) ? ink.strong() : ink : Style.FAINT);
    }
    String out = side.out().isEmpty() ? "" : SAY.say("draw.out", Telling.list(side.out()));
    String you = seat.equals(viewer) ? SAY.say("draw.you") : "";
    sketch.text(41, row, out, Style.FAINT).textTo(COLUMNS - 1, row, you, Style.FAINT);
  }

  private static void cup(Sketch sketch, int number, Cup cup) {
    int column = cup(number).column();
    switch (cup) {
      case Cup.Closed() ->
          sketch
              .text(column, CUP_ROW, "╒═══════╕", Style.BRIGHT)
              .text(column, CUP_ROW + 1, " ╲  " + number + "  ╱ ", Style.PLAIN)
              .text(column, CUP_ROW + 2, "  ╰───╯  ", Style.PLAIN);
      case Cup.Open(Chips red, Chips blue) ->
          sketch
              .text(column, ABOVE_ROW, SAY.say("draw.cup", number), Style.BRIGHT)
              .text(column, CUP_ROW, Telling.list(red), Style.of(Ink.RED))
              .text(column, CUP_ROW + 1, Telling.list(blue), Style.of(Ink.BLUE));
    }
  }

  /** A cup that was opened, with what canceled, both totals, and whose it is. */
  private static void counted(Sketch sketch, int number, CupScore cup) {
    int column = cup(number).column();
    int red = cup.redTotal();
    int blue = cup.blueTotal();
    String won =
        cup.winner()
            .map(seat -> SAY.say(cup.isOver() ? "draw.lower" : "draw.higher", seat))
            .orElseGet(() -> SAY.say("draw.level"));
    sketch
        .text(column, ABOVE_ROW, SAY.say("draw.cup", number), Style.BRIGHT)
        .text(column, CUP_ROW, struck(cup.red(), cup.duplicates()), Style.of(Ink.RED))
        .text(column, CUP_ROW + 1, struck(cup.blue(), cup.duplicates()), Style.of(Ink.BLUE))
        .text(column, CUP_ROW + 2, SAY.say("draw.totals", red, blue, red + blue), Style.PLAIN)
        .text(column, BELOW_ROW, won, cup.winner().map(Drawing::ink).orElse(Style.PLAIN).strong());
  }

  /** {@code 1 4× 6}, without blanks where that has no room. */
  private static String struck(Chips chips, Chips duplicates) {
    String all =
        chips.values().stream()
            .map(value -> duplicates.has(value) ? value + "×" : String.valueOf(value))
            .collect(Collectors.joining(" "));
    String none = all.isEmpty() ? SAY.say("told.none") : all;
    return none.length() < CUP_COLUMNS ? none : none.replace(" ", "");
  }

  private static String latest(View view) {
    return view.latest().isEmpty()
        ? SAY.say("draw.latest.none")
        : SAY.say(
            "draw.latest",
            view.latest().stream()
                .map(placed -> SAY.say("draw.placed", placed.seat(), placed.chip(), placed.cup()))
                .collect(Collectors.joining(", ")));
  }
}
