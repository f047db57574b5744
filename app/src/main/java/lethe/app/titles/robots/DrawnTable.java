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
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.robots.CallPalette.CallChoice;
import lethe.app.titles.robots.CardDrawing.Emphasis;
import lethe.app.words.Lazy;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/**
 * The table of Nothing Human laid out for an available size: the players and their scores, the
 * grid, the last call, and the points for a call.
 */
final class DrawnTable implements BoardDrawing<Command, View> {
  private final View view;
  private final Viewer viewer;
  private final BoardLayout plan;

  /** The calls to choose from; empty if the viewer is not asked to call or suggest. */
  private final Optional<CallPalette> palette;

  private final Lazy<Frame> frame = Lazy.of(this::draw);

  DrawnTable(View view, Viewer viewer, Size bounds) {
    this.view = view;
    this.viewer = viewer;
    this.plan = BoardLayout.of(view, bounds);
    this.palette = CallPalette.of(view, viewer, plan);
  }

  BoardLayout plan() {
    return plan;
  }

  @Override
  public Frame frame() {
    return frame.get();
  }

  private Frame draw() {
    Sketch sketch = new Sketch(plan.size());
    drawHeader(sketch);
    for (Place place : plan.layout().places()) {
      boolean pointed = view.pointed().filter(place::equals).isPresent();
      Area area = plan.card(place);
      sketch.draw(
          area.column(),
          area.row(),
          plan.card().draw(place, view.cardAt(place), pointed ? Emphasis.POINTED : Emphasis.NONE));
    }
    sketch.text(plan.left(), plan.latest(), latest(), Style.PLAIN);
    palette.ifPresentOrElse(
        shown -> {
          clear(sketch);
          shown.draw(sketch);
        },
        () -> drawFooter(sketch));
    return sketch.frame();
  }

  /** Draws the points for a call, and the button if there is one. */
  private void drawFooter(Sketch sketch) {
    Optional<CallChoice> button = CallPalette.button(view, viewer, plan);
    int beside = plan.hasCallRow() ? 0 : button.map(choice -> choice.word().length() + 2).orElse(0);
    int column = plan.left() + beside;
    List<Text> worth =
        Text.faint(ObservationText.callPoints(view).orElse("")).wrapped(plan.columns() - beside);
    int row = plan.hasCallRow() ? plan.foot() : plan.size().rows() - worth.size();
    if (row == plan.latest()) {
      // No row remains for the last call, which is also reported below the table.
      clear(sketch);
    }
    button.ifPresent(
        choice ->
            sketch.text(
                choice.area().column(), choice.area().row(), choice.word(), choice.style()));
    for (int i = 0; i < worth.size(); i++) {
      sketch.text(column, row + i, worth.get(i));
    }
  }

  private void clear(Sketch sketch) {
    int rows = plan.size().rows() - plan.foot();
    sketch.clear(Area.of(plan.left(), plan.foot(), plan.columns(), rows), Style.PLAIN);
  }

  /** Draws the round and the scores. Marks the side that calls and the side that points. */
  private void drawHeader(Sketch sketch) {
    int left = plan.left();
    String round = MESSAGES.format("draw.round", view.round(), RuleNumbers.ROUNDS);
    int sides = view.sides().stream().mapToInt(side -> 4 + named(side).length()).sum();
    // If not everything fits, the round is omitted rather than the scores.
    boolean fits = left + round.length() + sides <= plan.size().columns();
    sketch.text(left, 0, fits ? round : "", Style.FAINT);
    int column = fits ? left + round.length() + 2 : left;
    for (Side side : view.sides()) {
      boolean calls = view.active().filter(side.seats()::contains).isPresent();
      boolean points = view.pointer().filter(side.seats()::contains).isPresent();
      String mark = calls ? "> " : points ? "* " : "  ";
      boolean own = viewer instanceof Seat seat && side.seats().contains(seat);
      Style style = calls ? Style.BRIGHT : own ? Style.PLAIN : Style.FAINT;
      String text = mark + named(side);
      sketch.text(column, 0, text, style);
      column += text.length() + 2;
    }
  }

  private String named(Side side) {
    return side.seats().stream()
            .map(seat -> captain(seat) ? MESSAGES.format("draw.captain", seat) : seat.name())
            .collect(Collectors.joining("+"))
        + " "
        + side.points();
  }

  private boolean captain(Seat seat) {
    return view.teams() && view.captains().contains(seat);
  }

  private String latest() {
    ObservationText telling = plan.isNarrow() ? ObservationText.SHORT : ObservationText.FULL;
    String called = view.latest().map(telling::called).orElse("");
    return called.length() <= plan.columns()
        ? called
        : called.substring(0, plan.columns() - 1) + "…";
  }

  @Override
  public List<PointerTarget<Command>> targets(List<Command> legal) {
    return new PointerTargets(view, viewer, plan, palette, legal).targets();
  }

  @Override
  public Frame preview(Command command) {
    return switch (command) {
      case Command.Point(Place place)
          when view.layout().places().contains(place)
              && view.cardAt(place) instanceof Face.Down down ->
          with(place, plan.card().draw(place, down, Emphasis.CONSIDERED));
      case Command.Call(List<Feature> features) -> claimed(features);
      case Command.Suggest(List<Feature> features) -> claimed(features);
      case Command.CallCircuit() -> claimed(List.of());
      case Command.SuggestCircuit() -> claimed(List.of());
      case Command.Ready _, Command.Point _, Command.Decline _ -> frame();
    };
  }

  private Frame claimed(List<Feature> features) {
    int worth = features.isEmpty() && view.isSolo() ? 1 : Claim.POINTS.get(features.size());
    return view.pointed()
        .map(place -> with(place, plan.card().claimed(place, features, worth)))
        .orElseGet(this::frame);
  }

  private Frame with(Place place, Frame card) {
    Area area = plan.card(place);
    return Sketch.of(frame()).draw(area.column(), area.row(), card).frame();
  }
}
