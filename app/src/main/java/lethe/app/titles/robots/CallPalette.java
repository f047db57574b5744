package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Feature.Kind;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/**
 * The calls to choose from, in two or three lines: every number and color, alone and combined, and
 * the objects. With an object selected, each choice of the lines above it becomes another call.
 */
final class CallPalette {
  /** The width of the label before the choices. */
  private static final int LABEL = 6;

  /**
   * A choice. Its explanation and its commands are computed only when it is pointed at.
   *
   * @param commands the commands that it stands for, most likely first
   */
  record CallChoice(
      Area area,
      String word,
      Style style,
      Supplier<String> about,
      Supplier<List<Command>> commands) {}

  private final boolean suggesting;
  private final int left;
  private final int top;
  private final int last;
  private final boolean narrow;
  private final View view;
  private final List<CallChoice> choices = new ArrayList<>();

  private CallPalette(View view, BoardLayout plan, boolean suggesting) {
    this.view = view;
    this.left = plan.left();
    this.top = plan.foot();
    this.last = plan.last();
    this.narrow = plan.isNarrow();
    this.suggesting = suggesting;
    numbersAndColors();
    objects();
  }

  /**
   * Returns the calls or suggestions that the viewer can currently make; empty if the viewer is not
   * asked for one.
   */
  static Optional<CallPalette> of(View view, Viewer viewer, BoardLayout plan) {
    if (!(viewer instanceof Seat seat)) {
      return Optional.empty();
    }
    boolean active = view.active().filter(seat::equals).isPresent();
    boolean mate = view.active().filter(view.sideOf(seat).seats()::contains).isPresent();
    return switch (view.phase()) {
      case CALLING -> active ? Optional.of(new CallPalette(view, plan, false)) : Optional.empty();
      case ADVISING ->
          mate && !active && !view.done().contains(seat)
              ? Optional.of(new CallPalette(view, plan, true))
              : Optional.empty();
      case MEMORIZING, POINTING, PICKING, OVER -> Optional.empty();
    };
  }

  List<CallChoice> choices() {
    return choices;
  }

  void draw(Sketch sketch) {
    sketch.text(left, top, MESSAGES.format(suggesting ? "draw.tell" : "draw.call"), Style.BRIGHT);
    for (CallChoice choice : choices) {
      sketch.text(choice.area().column(), choice.area().row(), choice.word(), choice.style());
    }
    for (CallChoice choice : choices) {
      Area area = choice.area();
      boolean opens =
          choice.word().length() > 1 && area.row() < last && area.column() > left + LABEL;
      if (opens) {
        sketch.text(area.column() - 2, area.row(), "│", Style.FAINT);
      }
    }
    if (!suggesting) {
      int row = narrow ? last - 1 : last;
      sketch.text(right(row) + 3, row, MESSAGES.format("draw.right"), Style.FAINT);
    }
  }

  private void numbersAndColors() {
    int column = left + LABEL;
    for (Feature number : Kind.NUMBER.features()) {
      column = cell(column, top, number.word(), Style.PLAIN, List.of(number)) + 1;
    }
    List<Feature> colors = Kind.COLOR.features();
    for (int i = 0; i < colors.size(); i++) {
      Feature color = colors.get(i);
      Style ink = Style.of(Art.ink(color));
      // If the colors do not fit into one row, the second half goes into another.
      int row = narrow && 2 * i >= colors.size() ? top + 1 : top;
      boolean begins = narrow && 2 * i == colors.size();
      column = cell(begins ? left + LABEL : column + 2, row, color.word(), ink, List.of(color)) + 1;
      for (Feature number : Kind.NUMBER.features()) {
        column = cell(column, row, number.word(), ink, List.of(number, color)) + 1;
      }
    }
  }

  /** Adds a choice for these features, alone and with each object. */
  private int cell(int column, int row, String word, Style style, List<Feature> features) {
    String key = suggesting ? "about.tell" : "about.call." + features.size();
    return choice(
        column,
        row,
        word,
        style,
        () -> MESSAGES.format(key, words(features)),
        () ->
            Stream.concat(
                    Stream.of(features),
                    Kind.TYPE.features().stream()
                        .map(type -> Stream.concat(features.stream(), Stream.of(type)).toList()))
                .map(this::named)
                .toList());
  }

  private void objects() {
    int column = left + LABEL;
    for (Feature type : Kind.TYPE.features()) {
      String key = suggesting ? "about.tell" : "about.object";
      column =
          choice(
                  column,
                  last,
                  type.word(),
                  Style.PLAIN,
                  () -> MESSAGES.format(key, type.word()),
                  () -> List.of(named(List.of(type))))
              + 2;
    }
    Supplier<String> about =
        () ->
            suggesting
                ? MESSAGES.format("about.tell", MESSAGES.format("card.circuit"))
                : MESSAGES.format("about.circuit", ObservationText.circuitPoints(view));
    column =
        choice(
            column + 2,
            last,
            MESSAGES.format("card.circuit"),
            Style.PLAIN,
            about,
            () -> List.of(suggesting ? new SuggestCircuit() : new CallCircuit()));
    if (suggesting) {
      choice(
          column + 4,
          last,
          MESSAGES.format("draw.decline"),
          Style.PLAIN,
          () -> MESSAGES.format("about.decline.tell"),
          () -> List.of(new Decline()));
    }
  }

  /** Returns the column after the last choice of a row. */
  private int right(int row) {
    return choices.stream()
        .map(CallChoice::area)
        .filter(area -> area.row() == row)
        .mapToInt(area -> area.column() + area.size().columns())
        .max()
        .orElse(left);
  }

  /** Adds a choice and returns the column after it. */
  private int choice(
      int column,
      int row,
      String word,
      Style style,
      Supplier<String> about,
      Supplier<List<Command>> commands) {
    Area area = Area.of(column, row, word.length(), 1);
    choices.add(new CallChoice(area, word, style, about, commands));
    return column + word.length();
  }

  private Command named(List<Feature> features) {
    return suggesting ? new Suggest(features) : new Call(features);
  }

  private static String words(List<Feature> features) {
    return features.stream().map(Feature::word).collect(Collectors.joining(" "));
  }

  /** Returns the button of a phase in which nothing is called; empty if there is none. */
  static Optional<CallChoice> button(View view, Viewer viewer, BoardLayout plan) {
    if (!(viewer instanceof Seat seat)) {
      return Optional.empty();
    }
    boolean active = view.active().filter(seat::equals).isPresent();
    if (view.phase() == Phase.MEMORIZING && !view.done().contains(seat)) {
      return Optional.of(button(plan, "ready", new Command.Ready()));
    }
    return view.phase() == Phase.PICKING && active
        ? Optional.of(button(plan, "decline", new Decline()))
        : Optional.empty();
  }

  private static CallChoice button(BoardLayout plan, String key, Command command) {
    String word = MESSAGES.format("draw." + key);
    return new CallChoice(
        Area.of(plan.left(), plan.last(), word.length(), 1),
        word,
        Style.BRIGHT,
        () -> MESSAGES.format("about." + key),
        () -> List.of(command));
  }
}
