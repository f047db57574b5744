package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.SAY;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.Described;
import lethe.app.titles.Renderer;
import lethe.app.titles.Target;
import lethe.app.titles.robots.CardDrawing.Mark;
import lethe.app.titles.robots.Palette.Choice;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Counts;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** Draws Nothing Human: who plays and how they stand, the grid, the last call, what calls earn. */
final class RobotsRenderer implements Renderer<Command, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    Plan plan = Plan.of(view, room);
    Sketch sketch = new Sketch(plan.size());
    head(sketch, plan.left(), view, viewer);
    for (Place place : plan.layout().places()) {
      boolean pointed = view.pointed().filter(place::equals).isPresent();
      Area area = plan.card(place);
      sketch.draw(
          area.column(),
          area.row(),
          plan.card().draw(place, view.at(place), pointed ? Mark.POINTED : Mark.NONE));
    }
    sketch.text(plan.left(), plan.latest(), latest(view, plan), Style.PLAIN);
    Palette.of(view, viewer, plan)
        .ifPresentOrElse(
            palette -> {
              clear(sketch, plan);
              palette.draw(sketch);
            },
            () -> foot(sketch, view, viewer, plan));
    return sketch.frame();
  }

  /** What a call earns, and a word that can be chosen. */
  private static void foot(Sketch sketch, View view, Viewer viewer, Plan plan) {
    Optional<Choice> button = Palette.button(view, viewer, plan);
    int beside = plan.roomy() ? 0 : button.map(choice -> choice.word().length() + 2).orElse(0);
    int column = plan.left() + beside;
    List<Text> worth = Text.faint(worth(view)).wrapped(plan.columns() - beside);
    int row = plan.roomy() ? plan.foot() : plan.size().rows() - worth.size();
    if (row == plan.latest()) {
      // The last call gives way; it is told below the table, too.
      clear(sketch, plan);
    }
    button.ifPresent(
        choice ->
            sketch.text(
                choice.area().column(), choice.area().row(), choice.word(), choice.style()));
    for (int i = 0; i < worth.size(); i++) {
      sketch.text(column, row + i, worth.get(i));
    }
  }

  private static void clear(Sketch sketch, Plan plan) {
    int rows = plan.size().rows() - plan.foot();
    sketch.clear(Area.of(plan.left(), plan.foot(), plan.columns(), rows), Style.PLAIN);
  }

  /** The round and the scores; who calls is marked, and who points. */
  private static void head(Sketch sketch, int left, View view, Viewer viewer) {
    String round = SAY.say("draw.round", view.round(), Counts.ROUNDS);
    int sides = view.sides().stream().mapToInt(side -> 4 + named(view, side).length()).sum();
    // Who plays and how they stand comes first where there is no room for all.
    boolean fits = left + round.length() + sides <= sketch.frame().size().columns();
    sketch.text(left, 0, fits ? round : "", Style.FAINT);
    int column = fits ? left + round.length() + 2 : left;
    for (Side side : view.sides()) {
      boolean calls = view.active().filter(side.seats()::contains).isPresent();
      boolean points = view.pointer().filter(side.seats()::contains).isPresent();
      String mark = calls ? "> " : points ? "* " : "  ";
      boolean own = viewer instanceof Seat seat && side.seats().contains(seat);
      Style style = calls ? Style.BRIGHT : own ? Style.PLAIN : Style.FAINT;
      String text = mark + named(view, side);
      sketch.text(column, 0, text, style);
      column += text.length() + 2;
    }
  }

  private static String named(View view, Side side) {
    return side.seats().stream()
            .map(seat -> captain(view, seat) ? SAY.say("draw.captain", seat) : seat.name())
            .collect(Collectors.joining("+"))
        + " "
        + side.points();
  }

  private static boolean captain(View view, Seat seat) {
    return view.teams() && view.captains().contains(seat);
  }

  private static String latest(View view, Plan plan) {
    Telling telling = plan.narrow() ? Telling.BRIEF : Telling.WHOLE;
    String called = view.latest().map(telling::called).orElse("");
    return called.length() <= plan.columns()
        ? called
        : called.substring(0, plan.columns() - 1) + "…";
  }

  private static String worth(View view) {
    if (view.phase() == Phase.OVER || view.phase() == Phase.MEMORIZING) {
      return "";
    }
    String circuit = view.alone() ? "alone" : view.bonus() ? "bonus" : "plain";
    return SAY.say("draw.worth", SAY.say("draw.circuit." + circuit));
  }

  @Override
  public Size least(View view) {
    return Plan.least(view);
  }

  @Override
  public List<Described> words(View view, Viewer viewer) {
    return Said.of(view);
  }

  @Override
  public Optional<Described> place(String name, View view, Viewer viewer) {
    return Said.card(name, view);
  }

  @Override
  public List<Target<Command>> targets(View view, Viewer viewer, Size room, List<Command> legal) {
    return new Pointing(view, viewer, Plan.of(view, room), legal).targets();
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    Frame table = draw(view, viewer, room);
    CardDrawing card = Plan.of(view, room).card();
    return switch (command) {
      case Command.Point(Place place)
          when view.layout().places().contains(place) && view.at(place) instanceof Face.Down down ->
          with(table, view, room, place, card.draw(place, down, Mark.CONSIDERED));
      case Command.Call(List<Feature> features) -> claimed(table, view, room, features);
      case Command.Suggest(List<Feature> features) -> claimed(table, view, room, features);
      case Command.CallCircuit() -> claimed(table, view, room, List.of());
      case Command.SuggestCircuit() -> claimed(table, view, room, List.of());
      case Command.Ready _, Command.Point _, Command.Decline _ -> table;
    };
  }

  private static Frame claimed(Frame table, View view, Size room, List<Feature> features) {
    int worth = features.isEmpty() && view.alone() ? 1 : Claim.WORTH.get(features.size());
    return view.pointed()
        .map(
            place ->
                with(
                    table,
                    view,
                    room,
                    place,
                    Plan.of(view, room).card().claimed(place, features, worth)))
        .orElse(table);
  }

  private static Frame with(Frame table, View view, Size room, Place place, Frame card) {
    Area area = Plan.of(view, room).card(place);
    return new Sketch(table.size()).draw(0, 0, table).draw(area.column(), area.row(), card).frame();
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return Moving.between(before, after, Plan.of(after, room), draw(after, viewer, room));
  }

  /** All is said aloud but what team-mates suggest. */
  @Override
  public boolean isShared(View view) {
    return !view.teams() || view.phase() == Phase.MEMORIZING;
  }
}
