package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.SAY;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.Screen;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** Draws Nothing Human: who plays and how they stand, the grid, the last call, what calls earn. */
final class RobotsScreen implements Screen<Command, Observation, View> {
  /** The lines around the grid. */
  private static final int OWN_ROWS = 3;

  /** What the grid leaves free below, for what is asked and typed. */
  private static final int OTHER_ROWS = 5;

  /** Where team-mates suggest something, it is to be read there too. */
  private static final int ADVICE_ROWS = 3;

  private static final int FEWEST_COLUMNS = 76;
  private static final int MOST_COLUMNS = 100;

  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    if (room.columns() < FEWEST_COLUMNS) {
      return Frame.of(
          Text.plain(SAY.say("draw.room", FEWEST_COLUMNS, room.columns())).wrapped(room.columns()));
    }
    Layout layout = view.layout();
    int other = OTHER_ROWS + (view.teams() ? ADVICE_ROWS : 0);
    Size free = new Size(room.columns(), room.rows() - OWN_ROWS - other);
    CardDrawing card = CardDrawing.fitting(layout, free);
    int grid = layout.rows() * card.size().rows();
    int cards = layout.columns() * card.size().columns();
    int columns = Math.max(cards, Math.min(MOST_COLUMNS, room.columns()));
    Sketch sketch = new Sketch(new Size(columns, grid + OWN_ROWS));
    head(sketch, view, viewer);
    for (Place place : layout.places()) {
      boolean pointed = view.pointed().filter(place::equals).isPresent();
      sketch.draw(
          (place.column() - 1) * card.size().columns(),
          1 + (place.row() - 1) * card.size().rows(),
          card.draw(place, view.at(place), pointed));
    }
    sketch.text(0, grid + 1, latest(view), Style.PLAIN);
    sketch.text(0, grid + 2, worth(view), Style.FAINT);
    return sketch.frame();
  }

  /** The round and the scores; who calls is marked, and who points. */
  private static void head(Sketch sketch, View view, Viewer viewer) {
    String round = SAY.say("draw.round", view.round(), Robots.ROUNDS);
    sketch.text(0, 0, round, Style.FAINT);
    int column = round.length() + 2;
    for (Side side : view.sides()) {
      boolean calls = view.active().filter(side.seats()::contains).isPresent();
      boolean points = view.pointer().filter(side.seats()::contains).isPresent();
      String mark = calls ? "> " : points ? "* " : "  ";
      String names =
          side.seats().stream()
              .map(seat -> captain(view, seat) ? SAY.say("draw.captain", seat) : seat.name())
              .collect(Collectors.joining("+"));
      boolean own = viewer instanceof Seat seat && side.seats().contains(seat);
      Style style = calls ? Style.BRIGHT : own ? Style.PLAIN : Style.FAINT;
      String text = mark + names + " " + side.points();
      sketch.text(column, 0, text, style);
      column += text.length() + 2;
    }
  }

  private static boolean captain(View view, Seat seat) {
    return view.teams() && view.captains().contains(seat);
  }

  private static String latest(View view) {
    return view.latest().map(Telling::called).orElse("");
  }

  private static String worth(View view) {
    if (view.phase() == Phase.OVER || view.phase() == Phase.MEMORIZING) {
      return "";
    }
    String circuit = view.alone() ? "alone" : view.bonus() ? "bonus" : "plain";
    return SAY.say("draw.worth", SAY.say("draw.circuit." + circuit));
  }

  @Override
  public String stage(View view) {
    return SAY.say("stage", view.round());
  }

  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    return Telling.of(told);
  }

  @Override
  public String ask(View view, Seat seat) {
    String key = view.phase() + (view.alone() && view.phase() != Phase.MEMORIZING ? ".alone" : "");
    String active = view.active().map(Seat::name).orElse("");
    return view.pointed()
        .map(place -> SAY.say("ask." + key, place, active))
        .orElseGet(() -> SAY.say("ask." + key, active));
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    return Telling.end(outcome);
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return told instanceof RoundBegan(int round, Seat _, List<Seat> _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }

  /** All is said aloud but what team-mates suggest. */
  @Override
  public boolean isShared(View view) {
    return !view.teams() || view.phase() == Phase.MEMORIZING;
  }
}
