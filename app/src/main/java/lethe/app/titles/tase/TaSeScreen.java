package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.Screen;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/**
 * Draws and tells Ta-Se: both rows of chips, the three cups between them, and the last
 * announcement.
 */
final class TaSeScreen implements Screen<Command, Observation, View> {
  private static final int COLUMNS = 60;
  private static final int CUP_COLUMNS = 16;
  private static final int ROWS = 10;

  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    if (room.columns() < COLUMNS) {
      return Frame.of(
          Text.plain(SAY.say("draw.room", COLUMNS, room.columns())).wrapped(room.columns()));
    }
    Sketch sketch = new Sketch(new Size(COLUMNS, ROWS));
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(8, 0, SAY.say("draw.round", view.round(), TaSe.ROUNDS, view.opener()), Style.FAINT);
    sketch.textTo(
        COLUMNS - 1, 0, SAY.say("draw.cups", view.red().won(), view.blue().won()), Style.PLAIN);
    side(sketch, 2, view, TaSe.RED, viewer);
    for (int cup = 1; cup <= view.cups().size(); cup++) {
      cup(sketch, 8 + (cup - 1) * CUP_COLUMNS, cup, view.cups().get(cup - 1));
    }
    side(sketch, 7, view, TaSe.BLUE, viewer);
    sketch.text(0, 9, latest(view), Style.FAINT);
    return sketch.frame();
  }

  private static void side(Sketch sketch, int row, View view, Seat seat, Viewer viewer) {
    Side side = view.side(seat);
    Style ink = Style.of(seat.equals(TaSe.RED) ? Ink.RED : Ink.BLUE);
    boolean moves = view.mover().filter(seat::equals).isPresent();
    sketch.text(0, row, (moves ? "> " : "  ") + seat, moves ? ink.strong() : ink);
    for (int chip = 1; chip <= Chips.MOST; chip++) {
      boolean has = side.hand().has(chip);
      sketch.text(
          8 + (chip - 1) * 4,
          row,
          has ? "(" + chip + ")" : " · ",
          has ? ink.strong() : Style.FAINT);
    }
    String out = side.out().isEmpty() ? "" : SAY.say("draw.out", list(side.out()));
    String you = seat.equals(viewer) ? SAY.say("draw.you") : "";
    sketch.text(41, row, out, Style.FAINT).textTo(COLUMNS - 1, row, you, Style.FAINT);
  }

  private static void cup(Sketch sketch, int column, int number, Cup cup) {
    switch (cup) {
      case Cup.Closed() ->
          sketch
              .text(column, 3, "╒═══════╕", Style.BRIGHT)
              .text(column, 4, " ╲  " + number + "  ╱ ", Style.PLAIN)
              .text(column, 5, "  ╰───╯  ", Style.PLAIN);
      case Cup.Open(Chips red, Chips blue) ->
          sketch
              .text(column, 3, String.format(Locale.ROOT, "cup %d", number), Style.BRIGHT)
              .text(column, 4, list(red), Style.of(Ink.RED))
              .text(column, 5, list(blue), Style.of(Ink.BLUE));
    }
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

  @Override
  public String stage(View view) {
    return SAY.say("stage", view.round());
  }

  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    return switch (told) {
      case RoundBegan(int round, Seat opener) ->
          List.of(Text.plain(SAY.say("told.round", round, opener)));
      case Placed(int _, Seat seat, int chip, int cup) ->
          List.of(Text.plain(SAY.say("told.placed", called(seat), chip, cup)));
      case ThrownOut(Seat seat, int chip, int bound) ->
          List.of(Text.plain(SAY.say("told.thrown", called(seat), chip, bound)));
      case SetAside(Seat seat, int chip, int bound) ->
          List.of(Text.plain(SAY.say("told.aside", called(seat), chip, bound)));
      case Kept(Seat seat, int chip) ->
          List.of(Text.plain(SAY.say("told.kept", called(seat), chip)));
      case Scored(int round, List<CupScore> cups) -> {
        List<Text> lines = new ArrayList<>();
        lines.add(Text.bright(SAY.say("told.scored", round)));
        for (int cup = 1; cup <= cups.size(); cup++) {
          lines.add(Text.plain("  " + scored(cup, cups.get(cup - 1))));
        }
        yield lines;
      }
    };
  }

  private static String scored(int number, CupScore cup) {
    int all = cup.redTotal() + cup.blueTotal();
    String why =
        cup.winner()
            .map(seat -> SAY.say(cup.isOver() ? "told.lower" : "told.higher", all, seat))
            .orElseGet(() -> SAY.say("told.tie"));
    String red = total(cup.red(), cup.redTotal());
    String blue = total(cup.blue(), cup.blueTotal());
    String cancel =
        cup.duplicates().isEmpty() ? "" : SAY.say("told.cancel", cancelled(cup.duplicates()));
    return SAY.say("told.cup", number, red, blue + cancel, why);
  }

  /** {@code 4s and 5s}. */
  private static String cancelled(Chips duplicates) {
    return duplicates.values().stream()
        .map(value -> value + "s")
        .collect(Collectors.joining(SAY.say("told.and")));
  }

  private static String total(Chips chips, int total) {
    return chips.isEmpty() ? SAY.say("told.none") : SAY.say("told.total", list(chips), total);
  }

  @Override
  public String ask(View view, Seat seat) {
    Chips hand = view.side(seat).hand();
    return switch (view.phase()) {
      case FIRST -> SAY.say("ask.FIRST", either(hand.without(hand.lowest()).from(view.bound())));
      case SECOND -> SAY.say("ask.SECOND", either(hand.below(view.bound())));
      case OPENING, FREE, LAST, OVER -> SAY.say("ask." + view.phase(), either(hand));
    };
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    Standing red = outcome.standings().getFirst();
    Standing blue = outcome.standings().getLast();
    Standing first = blue.won() ? blue : red;
    Standing second = blue.won() ? red : blue;
    String sentence =
        switch (outcome.how()) {
          case "draw" -> SAY.say("end.draw", first.score());
          case "conceded" ->
              SAY.say("end.conceded", first.seat(), second.seat(), first.score(), second.score());
          default -> SAY.say("end." + outcome.how(), first.seat(), first.score(), second.score());
        };
    return List.of(Text.bright(sentence));
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return told instanceof RoundBegan(int round, Seat _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }

  private static String called(Seat seat) {
    String name = seat.name();
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** {@code 3, 5 or 6}. */
  private static String either(Chips chips) {
    List<String> values = chips.values().stream().map(String::valueOf).toList();
    int last = values.size() - 1;
    return last < 1
        ? String.join("", values)
        : String.join(", ", values.subList(0, last)) + SAY.say("ask.or") + values.get(last);
  }

  private static String list(Chips chips) {
    return chips.values().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
