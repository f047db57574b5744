package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.text.Lazy;
import lethe.app.text.Messages;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.robots.CallPalette.CommandChoice;
import lethe.app.titles.robots.CardDrawing.Emphasis;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/**
 * The table of Nothing Human laid out for an available size: the players and their scores, the
 * grid, the last call, and the points for a call.
 */
final class DrawnTable implements BoardDrawing<Command, View> {
  /** The messages with the labels of the seats. */
  private final Messages messages;

  private final View view;
  private final Viewer viewer;
  private final BoardLayout layout;

  /** The calls to choose from; empty if the viewer is not asked to call or suggest. */
  private final Optional<CallPalette> palette;

  private final Lazy<Frame> frame = Lazy.of(this::draw);

  DrawnTable(Messages messages, View view, Viewer viewer, Size bounds) {
    this.messages = messages;
    this.view = view;
    this.viewer = viewer;
    this.layout = BoardLayout.of(view, bounds);
    this.palette = CallPalette.of(view, viewer, layout);
  }

  BoardLayout layout() {
    return layout;
  }

  @Override
  public Frame frame() {
    return frame.get();
  }

  private Frame draw() {
    Sketch sketch = new Sketch(layout.size());
    drawHeader(sketch);
    for (Place place : layout.layout().places()) {
      Area area = layout.cardArea(place);
      boolean isPointed = view.pointedPlace().filter(place::equals).isPresent();
      Emphasis emphasis = isPointed ? Emphasis.POINTED : Emphasis.NONE;
      Frame card = layout.card().draw(place, view.cardAt(place), emphasis);
      sketch.draw(area.column(), area.row(), card);
    }
    sketch.text(layout.left(), layout.callRow(), callText(), Style.PLAIN);
    palette.ifPresentOrElse(
        choices -> {
          clearFooter(sketch);
          choices.draw(sketch);
        },
        () -> drawFooter(sketch));
    return sketch.frame();
  }

  /**
   * Marks the cards that have been called and turned face up. If the card of the latest call is one
   * of them, it shows the result of the call.
   */
  @Override
  public BoardDrawing<Command, View> withChangesSince(View before) {
    Sketch sketch = Sketch.of(frame());
    for (Place place : layout.layout().places()) {
      if (isTurnedSince(before, place)) {
        Area area = layout.cardArea(place);
        Frame card =
            view.latestCall()
                .filter(call -> call.place().equals(place))
                .map(layout.card()::drawCalled)
                .orElseGet(() -> layout.card().draw(place, view.cardAt(place), Emphasis.TURNED));
        sketch.draw(area.column(), area.row(), card);
      }
    }
    return withMarkedFrame(sketch.frame());
  }

  /** Returns whether a card has been called and turned face up since an earlier view. */
  private boolean isTurnedSince(View before, Place place) {
    boolean wasPlaying = before.round() == view.round() && before.phase() != Phase.MEMORIZING;
    return view.phase() != Phase.MEMORIZING
        && view.cardAt(place) instanceof Face.Up
        && !(wasPlaying && before.cardAt(place) instanceof Face.Up);
  }

  /** Draws the points for a call, and the button if there is one. */
  private void drawFooter(Sketch sketch) {
    Optional<CommandChoice> button = CallPalette.button(view, viewer, layout);
    int buttonColumns =
        layout.hasCallRow() ? 0 : button.map(choice -> choice.label().length() + 2).orElse(0);
    int column = layout.left() + buttonColumns;
    List<Text> points =
        Text.faint(ObservationText.callPointsText(view).orElse(""))
            .wrapped(layout.columns() - buttonColumns);
    int row = layout.hasCallRow() ? layout.footerRow() : layout.size().rows() - points.size();
    if (row == layout.callRow()) {
      // No row remains for the last call, which is also reported below the table.
      clearFooter(sketch);
    }
    button.ifPresent(
        choice ->
            sketch.text(
                choice.area().column(), choice.area().row(), choice.label(), choice.style()));
    for (int i = 0; i < points.size(); i++) {
      sketch.text(column, row + i, points.get(i));
    }
  }

  private void clearFooter(Sketch sketch) {
    int rows = layout.size().rows() - layout.footerRow();
    sketch.clear(Area.of(layout.left(), layout.footerRow(), layout.columns(), rows), Style.PLAIN);
  }

  /** Draws the round and the scores. Marks the side that calls and the side that points. */
  private void drawHeader(Sketch sketch) {
    int left = layout.left();
    String round = MESSAGES.format("draw.round", view.round(), RuleNumbers.ROUNDS);
    // The labels of the seats are more important than the round, which is drawn if space remains.
    boolean hasLabels = left + headerColumns(true) <= layout.size().columns();
    boolean roundFits = left + round.length() + headerColumns(hasLabels) <= layout.size().columns();
    sketch.text(left, 0, roundFits ? round : "", Style.FAINT);
    int column = roundFits ? left + round.length() + 2 : left;
    for (Side side : view.sides()) {
      boolean isCalling = view.activeSeat().filter(side.seats()::contains).isPresent();
      boolean isPointing = view.pointingSeat().filter(side.seats()::contains).isPresent();
      String sign = isCalling ? "> " : isPointing ? "* " : "  ";
      boolean isOwn = viewer instanceof Seat seat && side.seats().contains(seat);
      Style style = isCalling ? Style.BRIGHT : isOwn ? Style.PLAIN : Style.FAINT;
      String text = sign + sideText(side, hasLabels);
      sketch.text(column, 0, text, style);
      column += text.length() + 2;
    }
  }

  /** Returns the width of the scores in the header, with or without the labels of the seats. */
  private int headerColumns(boolean hasLabels) {
    return view.sides().stream().mapToInt(side -> 4 + sideText(side, hasLabels).length()).sum();
  }

  private String sideText(Side side, boolean hasLabels) {
    return side.seats().stream()
            .map(
                seat -> {
                  String name = hasLabels ? messages.nameOf(seat) : seat.name();
                  return isCaptain(seat) ? MESSAGES.format("draw.captain", name) : name;
                })
            .collect(Collectors.joining("+"))
        + " "
        + side.points();
  }

  private boolean isCaptain(Seat seat) {
    return view.hasTeams() && view.captains().contains(seat);
  }

  private String callText() {
    ObservationText texts = layout.isNarrow() ? ObservationText.SHORT : ObservationText.FULL;
    String text = view.latestCall().map(texts::callText).orElse("");
    return text.length() <= layout.columns() ? text : text.substring(0, layout.columns() - 1) + "…";
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return new PointerTargets(view, viewer, layout, palette, legal).targets();
  }

  @Override
  public Frame preview(Command command) {
    return switch (command) {
      case Command.Point(Place place)
          when view.layout().places().contains(place)
              && view.cardAt(place) instanceof Face.Down down ->
          withCard(place, layout.card().draw(place, down, Emphasis.CONSIDERED));
      case Command.Call(List<Feature> features) -> previewClaim(features);
      case Command.Suggest(List<Feature> features) -> previewClaim(features);
      case Command.CallCircuit() -> previewClaim(List.of());
      case Command.SuggestCircuit() -> previewClaim(List.of());
      case Command.Ready _, Command.Point _, Command.Decline _ -> frame();
    };
  }

  private Frame previewClaim(List<Feature> features) {
    int points = features.isEmpty() && view.isSolo() ? 1 : Claim.POINTS.get(features.size());
    return view.pointedPlace()
        .map(place -> withCard(place, layout.card().drawClaimed(place, features, points)))
        .orElseGet(this::frame);
  }

  private Frame withCard(Place place, Frame card) {
    Area area = layout.cardArea(place);
    return Sketch.of(frame()).draw(area.column(), area.row(), card).frame();
  }
}
