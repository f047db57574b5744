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
 * The calls or suggestions to choose from, in two or three lines: every number and color, alone and
 * combined, each of them without an object and with each object; the objects alone; and the short
 * circuit. A player who is asked for a suggestion can also decline.
 */
final class CallPalette {
  /** The width of the label before the choices. */
  private static final int LABEL_COLUMNS = 6;

  /**
   * A choice, whose description and commands are computed on demand.
   *
   * @param commands the commands that the choice offers, legal or not, most likely first
   */
  record CommandChoice(
      Area area,
      String label,
      Style style,
      Supplier<String> description,
      Supplier<List<Command>> commands) {}

  private final boolean isSuggesting;
  private final int left;
  private final int top;
  private final int lastRow;
  private final boolean isNarrow;
  private final View view;
  private final List<CommandChoice> choices = new ArrayList<>();

  private CallPalette(View view, BoardLayout layout, boolean isSuggesting) {
    this.view = view;
    this.left = layout.left();
    this.top = layout.footerRow();
    this.lastRow = layout.lastRow();
    this.isNarrow = layout.isNarrow();
    this.isSuggesting = isSuggesting;
    addNumbersAndColors();
    addObjects();
  }

  /**
   * Returns the palette of calls or suggestions if the viewer is currently asked for one; otherwise
   * empty.
   */
  static Optional<CallPalette> of(View view, Viewer viewer, BoardLayout layout) {
    if (!(viewer instanceof Seat seat)) {
      return Optional.empty();
    }
    boolean isActive = view.activeSeat().filter(seat::equals).isPresent();
    boolean isTeamMate = view.activeSeat().filter(view.sideOf(seat).seats()::contains).isPresent();
    return switch (view.phase()) {
      case CALLING ->
          isActive ? Optional.of(new CallPalette(view, layout, false)) : Optional.empty();
      case ADVISING ->
          isTeamMate && !isActive && !view.doneSeats().contains(seat)
              ? Optional.of(new CallPalette(view, layout, true))
              : Optional.empty();
      case MEMORIZING, POINTING, PICKING, OVER -> Optional.empty();
    };
  }

  List<CommandChoice> choices() {
    return choices;
  }

  void draw(Sketch sketch) {
    sketch.text(left, top, MESSAGES.format(isSuggesting ? "draw.tell" : "draw.call"), Style.BRIGHT);
    for (CommandChoice choice : choices) {
      sketch.text(choice.area().column(), choice.area().row(), choice.label(), choice.style());
    }
    for (CommandChoice choice : choices) {
      Area area = choice.area();
      boolean needsSeparator =
          choice.label().length() > 1
              && area.row() < lastRow
              && area.column() > left + LABEL_COLUMNS;
      if (needsSeparator) {
        sketch.text(area.column() - 2, area.row(), "│", Style.FAINT);
      }
    }
    if (!isSuggesting) {
      int row = isNarrow ? lastRow - 1 : lastRow;
      sketch.text(endColumn(row) + 3, row, MESSAGES.format("draw.right"), Style.FAINT);
    }
  }

  private void addNumbersAndColors() {
    int column = left + LABEL_COLUMNS;
    for (Feature number : Kind.NUMBER.features()) {
      column = addFeatureChoice(column, top, number.word(), Style.PLAIN, List.of(number)) + 1;
    }
    List<Feature> colors = Kind.COLOR.features();
    for (int i = 0; i < colors.size(); i++) {
      Feature color = colors.get(i);
      Style style = Style.of(Art.ink(color));
      // If the colors do not fit into one row, the second half goes into another.
      int row = isNarrow && 2 * i >= colors.size() ? top + 1 : top;
      boolean beginsRow = isNarrow && 2 * i == colors.size();
      column =
          addFeatureChoice(
                  beginsRow ? left + LABEL_COLUMNS : column + 2,
                  row,
                  color.word(),
                  style,
                  List.of(color))
              + 1;
      for (Feature number : Kind.NUMBER.features()) {
        column = addFeatureChoice(column, row, number.word(), style, List.of(number, color)) + 1;
      }
    }
  }

  /**
   * Adds a choice for these features, alone and with each object, and returns the column after it.
   */
  private int addFeatureChoice(
      int column, int row, String label, Style style, List<Feature> features) {
    String key = isSuggesting ? "about.tell" : "about.call." + features.size();
    return addChoice(
        column,
        row,
        label,
        style,
        () -> MESSAGES.format(key, featureText(features)),
        () ->
            Stream.concat(
                    Stream.of(features),
                    Kind.TYPE.features().stream()
                        .map(type -> Stream.concat(features.stream(), Stream.of(type)).toList()))
                .map(this::command)
                .toList());
  }

  private void addObjects() {
    int column = left + LABEL_COLUMNS;
    for (Feature type : Kind.TYPE.features()) {
      String key = isSuggesting ? "about.tell.object" : "about.object";
      column =
          addChoice(
                  column,
                  lastRow,
                  type.word(),
                  Style.PLAIN,
                  () -> MESSAGES.format(key, type.word()),
                  () -> List.of(command(List.of(type))))
              + 2;
    }
    Supplier<String> description =
        () ->
            MESSAGES.format(
                isSuggesting
                    ? "about.tell.circuit"
                    : "about.circuit." + ObservationText.circuitKeySuffix(view));
    column =
        addChoice(
            column + 2,
            lastRow,
            MESSAGES.format("card.circuit"),
            Style.PLAIN,
            description,
            () -> List.of(isSuggesting ? new SuggestCircuit() : new CallCircuit()));
    if (isSuggesting) {
      addChoice(
          column + 4,
          lastRow,
          MESSAGES.format("draw.decline"),
          Style.PLAIN,
          () -> MESSAGES.format("about.decline.tell"),
          () -> List.of(new Decline()));
    }
  }

  /** Returns the column after the last choice of a row. */
  private int endColumn(int row) {
    return choices.stream()
        .map(CommandChoice::area)
        .filter(area -> area.row() == row)
        .mapToInt(area -> area.column() + area.size().columns())
        .max()
        .orElse(left);
  }

  /** Adds a choice and returns the column after it. */
  private int addChoice(
      int column,
      int row,
      String label,
      Style style,
      Supplier<String> description,
      Supplier<List<Command>> commands) {
    Area area = Area.of(column, row, label.length(), 1);
    choices.add(new CommandChoice(area, label, style, description, commands));
    return column + label.length();
  }

  private Command command(List<Feature> features) {
    return isSuggesting ? new Suggest(features) : new Call(features);
  }

  private static String featureText(List<Feature> features) {
    return features.stream().map(Feature::word).collect(Collectors.joining(" "));
  }

  /** Returns the button of a phase in which nothing is called; empty if there is none. */
  static Optional<CommandChoice> button(View view, Viewer viewer, BoardLayout layout) {
    if (!(viewer instanceof Seat seat)) {
      return Optional.empty();
    }
    boolean isActive = view.activeSeat().filter(seat::equals).isPresent();
    if (view.phase() == Phase.MEMORIZING && !view.doneSeats().contains(seat)) {
      return Optional.of(createButton(layout, "ready", new Command.Ready()));
    }
    return view.phase() == Phase.PICKING && isActive
        ? Optional.of(createButton(layout, "decline", new Decline()))
        : Optional.empty();
  }

  private static CommandChoice createButton(BoardLayout layout, String key, Command command) {
    String label = MESSAGES.format("draw." + key);
    return new CommandChoice(
        Area.of(layout.left(), layout.lastRow(), label.length(), 1),
        label,
        Style.BRIGHT,
        () -> MESSAGES.format("about." + key),
        () -> List.of(command));
  }
}
