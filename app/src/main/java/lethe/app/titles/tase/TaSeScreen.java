package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.Screen;
import lethe.app.titles.Spot;
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
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/**
 * Draws and tells Ta-Se: both rows of chips, the three cups between them, and the last
 * announcement.
 */
final class TaSeScreen implements Screen<Command, Observation, View> {
  private static final int COLUMNS = 60;
  private static final int CUPS = 3;
  private static final int ROWS = 11;

  /** Where the hands lie, the cups between them, and a chip above its cup. */
  private static final int RED_ROW = 2;

  private static final int ABOVE_ROW = 3;
  private static final int CUP_ROW = 4;
  private static final int BELOW_ROW = 7;
  private static final int BLUE_ROW = 8;
  private static final int LATEST_ROW = 10;

  private static final int CUP_COLUMNS = 16;
  private static final Size CUP = new Size(9, 3);
  private static final int CHIP_COLUMNS = 4;
  private static final Size CHIP = new Size(3, 1);
  private static final int LEFT = 8;

  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return room.columns() < COLUMNS
        ? Frame.of(
            Text.plain(SAY.say("draw.room", COLUMNS, room.columns())).wrapped(room.columns()))
        : table(view, viewer, opened(view)).frame();
  }

  /** The cups that lie open between two rounds: until a chip goes into one of them. */
  private static List<CupScore> opened(View view) {
    boolean between = view.phase() == Phase.OPENING && !view.scored().isEmpty();
    boolean over = view.phase() == Phase.OVER && view.round() == view.scored().size();
    return between || over ? view.scored().getLast().cups() : List.of();
  }

  /** The table with so many of its cups opened and counted. */
  private static Sketch table(View view, Viewer viewer, List<CupScore> opened) {
    Sketch sketch = new Sketch(new Size(COLUMNS, ROWS));
    sketch.text(0, 0, "Ta-Se", Style.BRIGHT);
    sketch.text(
        LEFT, 0, SAY.say("draw.round", view.round(), TaSe.ROUNDS, view.opener()), Style.FAINT);
    sketch.textTo(
        COLUMNS - 1, 0, SAY.say("draw.cups", view.red().won(), view.blue().won()), Style.PLAIN);
    side(sketch, view, TaSe.RED, viewer);
    for (int cup = 1; cup <= CUPS; cup++) {
      if (cup <= opened.size()) {
        counted(sketch, cup, opened.get(cup - 1));
      } else {
        cup(sketch, cup, view.cups().get(cup - 1));
      }
    }
    side(sketch, view, TaSe.BLUE, viewer);
    sketch.text(0, LATEST_ROW, latest(view), Style.FAINT);
    return sketch;
  }

  private static int row(Seat seat) {
    return seat.equals(TaSe.RED) ? RED_ROW : BLUE_ROW;
  }

  private static Style ink(Seat seat) {
    return Style.of(seat.equals(TaSe.RED) ? Ink.RED : Ink.BLUE);
  }

  private static Area chip(Seat seat, int chip) {
    return new Area(LEFT + (chip - 1) * CHIP_COLUMNS, row(seat), CHIP);
  }

  private static Area cup(int cup) {
    return new Area(LEFT + (cup - 1) * CUP_COLUMNS, CUP_ROW, CUP);
  }

  private static void side(Sketch sketch, View view, Seat seat, Viewer viewer) {
    Side side = view.side(seat);
    Style ink = ink(seat);
    boolean moves = view.mover().filter(seat::equals).isPresent();
    Chips playable = moves ? playable(view, side.hand()) : side.hand();
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
    String out = side.out().isEmpty() ? "" : SAY.say("draw.out", list(side.out()));
    String you = seat.equals(viewer) ? SAY.say("draw.you") : "";
    sketch.text(41, row, out, Style.FAINT).textTo(COLUMNS - 1, row, you, Style.FAINT);
  }

  /** The chips of the hand to move that can be put now. */
  private static Chips playable(View view, Chips hand) {
    return switch (view.phase()) {
      case FIRST -> hand.without(hand.lowest()).from(view.bound());
      case SECOND -> hand.below(view.bound());
      case OPENING, FREE, LAST, OVER -> hand;
    };
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
              .text(column, CUP_ROW, SAY.say("draw.cup", number), Style.BRIGHT)
              .text(column, CUP_ROW + 1, list(red), Style.of(Ink.RED))
              .text(column, CUP_ROW + 2, list(blue), Style.of(Ink.BLUE));
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
        .text(
            column, BELOW_ROW, won, cup.winner().map(TaSeScreen::ink).orElse(Style.PLAIN).strong());
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

  @Override
  public List<Spot<Command>> spots(View view, Viewer viewer, Size room, List<Command> legal) {
    if (room.columns() < COLUMNS) {
      return List.of();
    }
    List<Spot<Command>> spots = new ArrayList<>();
    for (Seat seat : List.of(TaSe.RED, TaSe.BLUE)) {
      if (seat.equals(viewer)) {
        view.side(seat).hand().forEach(chip -> spots.add(chipSpot(view, seat, chip, legal)));
      } else {
        spots.add(handSpot(view, seat));
      }
    }
    for (int cup = 1; cup <= CUPS; cup++) {
      spots.add(cupSpot(view, cup, legal));
    }
    return List.copyOf(spots);
  }

  private static Spot<Command> chipSpot(View view, Seat seat, int chip, List<Command> legal) {
    List<Command> here =
        legal.stream()
            .filter(command -> !(command instanceof Command.Put(int value, int _)) || value == chip)
            .toList();
    List<Text> about = new ArrayList<>();
    about.add(Text.plain(SAY.say("about.chip", chip)));
    about.addAll(chipRule(view, seat, chip));
    return new Spot<>(chip(seat, chip), about, here);
  }

  /** All chips of the other side; nothing can be done with them. */
  private static Spot<Command> handSpot(View view, Seat seat) {
    Area first = chip(seat, 1);
    Area last = chip(seat, Chips.MOST);
    int columns = last.column() + last.size().columns() - first.column();
    int highest = view.side(seat).hand().highest();
    String key = highest == 0 ? "about.hand.none" : "about.hand";
    return new Spot<>(
        Area.of(first.column(), first.row(), columns, 1),
        List.of(
            Text.plain(SAY.say(key, called(seat), highest)), Text.plain(SAY.say("about.hands"))),
        List.of());
  }

  private static List<Text> chipRule(View view, Seat seat, int chip) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    boolean lowest = view.side(seat).hand().lowest() == chip;
    String key = playable(view, view.side(seat).hand()).has(chip) ? "yes" : "no";
    return switch (view.phase()) {
      case FIRST ->
          List.of(
              Text.plain(
                  key.equals("no") && lowest && chip >= view.bound()
                      ? SAY.say("about.FIRST.lowest")
                      : SAY.say("about.FIRST." + key, view.bound())));
      case SECOND -> List.of(Text.plain(SAY.say("about.SECOND." + key, view.bound())));
      case OPENING, FREE, LAST -> List.of(Text.plain(SAY.say("about.may." + view.phase())));
      case OVER -> List.of();
    };
  }

  private static Spot<Command> cupSpot(View view, int cup, List<Command> legal) {
    List<Command> here =
        legal.stream()
            .filter(command -> command instanceof Command.Put(int _, int into) && into == cup)
            .toList();
    boolean closed = view.cups().get(cup - 1) instanceof Cup.Closed && opened(view).isEmpty();
    return new Spot<>(
        cup(cup),
        List.of(
            Text.plain(SAY.say(closed ? "about.cup" : "about.cup.open", cup)),
            Text.plain(SAY.say("about.cup.won"))),
        here);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    if (room.columns() < COLUMNS || view.mover().isEmpty()) {
      return draw(view, viewer, room);
    }
    Seat seat = view.mover().get();
    Sketch sketch = table(view, viewer, opened(view));
    Style lit = ink(seat).strong().reversed();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        Area hand = chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "[" + chip + "]", ink(seat).strong());
        int beside = opened(view).isEmpty() ? 3 : CUP.columns() - 2;
        sketch.text(cup(cup).column() + beside, ABOVE_ROW, "(" + chip + ")", lit);
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        Area hand = chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "×" + chip + "×", lit);
      }
    }
    return sketch.frame();
  }

  /** The cups open one after the other, and each stays open long enough to be looked at. */
  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    if (room.columns() < COLUMNS || before.scored().size() >= after.scored().size()) {
      return List.of();
    }
    List<CupScore> cups = after.scored().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> table(before, viewer, cups.subList(0, open)).frame())
        .toList();
  }

  /** What matters now to a beginner, the most general first. */
  @Override
  public List<String> lessons(View view, Seat seat) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    List<String> names =
        new ArrayList<>(
            switch (view.phase()) {
              case OPENING -> List.of("goal", "open");
              case FIRST -> List.of("goal", "first", "memory", "duplicates", "lowest", "over");
              case SECOND -> List.of("goal", "second", "duplicates", "over", "memory");
              case FREE -> List.of("free");
              case LAST -> List.of("last");
              case OVER -> List.of();
            });
    if (!view.scored().isEmpty()) {
      names.addFirst("scored");
    }
    return List.copyOf(names);
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
      case FIRST -> SAY.say("ask.FIRST", either(playable(view, hand)));
      case SECOND -> SAY.say("ask.SECOND", either(playable(view, hand)));
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
