package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.Screen;
import lethe.app.titles.Target;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.View;

/**
 * Draws and tells Ta-Se: both rows of chips, the three cups between them, and the last
 * announcement.
 */
final class TaSeScreen implements Screen<Command, Observation, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return room.columns() < Drawing.COLUMNS
        ? Frame.of(
            Text.plain(SAY.say("draw.room", Drawing.COLUMNS, room.columns()))
                .wrapped(room.columns()))
        : Drawing.table(view, viewer, Drawing.opened(view)).frame();
  }

  @Override
  public List<Target<Command>> spots(View view, Viewer viewer, Size room, List<Command> legal) {
    if (room.columns() < Drawing.COLUMNS) {
      return List.of();
    }
    return Pointing.spots(view, viewer, legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    if (room.columns() < Drawing.COLUMNS || view.mover().isEmpty()) {
      return draw(view, viewer, room);
    }
    Seat seat = view.mover().get();
    Sketch sketch = Drawing.table(view, viewer, Drawing.opened(view));
    Style lit = Drawing.ink(seat).strong().reversed();
    switch (command) {
      case Command.Put(int chip, int cup) -> {
        Area hand = Drawing.chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "[" + chip + "]", Drawing.ink(seat).strong());
        sketch.text(Drawing.above(view, cup), Drawing.ABOVE_ROW, "(" + chip + ")", lit);
      }
      case Command.Keep() -> {
        int chip = view.side(seat).hand().highest();
        Area hand = Drawing.chip(seat, chip);
        sketch.text(hand.column(), hand.row(), "×" + chip + "×", lit);
      }
    }
    return sketch.frame();
  }

  /** The cups open one after the other, and each stays open long enough to be looked at. */
  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    if (room.columns() < Drawing.COLUMNS || before.scored().size() >= after.scored().size()) {
      return List.of();
    }
    List<CupScore> cups = after.scored().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> Drawing.table(before, viewer, cups.subList(0, open)).frame())
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

  @Override
  public String stage(View view) {
    return SAY.say("stage", view.round());
  }

  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    return Telling.of(told);
  }

  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    return Telling.ask(view, seat);
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    return Telling.end(outcome);
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return told instanceof RoundBegan(int round, Seat _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }
}
