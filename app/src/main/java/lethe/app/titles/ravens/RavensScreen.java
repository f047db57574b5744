package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.SAY;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.Screen;
import lethe.app.titles.Target;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** Draws and tells the Ravens. */
final class RavensScreen implements Screen<Command, Observation, View> {
  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    return Board.of(view, viewer, room).frame();
  }

  @Override
  public String stage(View view) {
    return SAY.say("stage", view.batch(), view.round());
  }

  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    return List.of(Text.plain(Telling.sentence(told, viewer)));
  }

  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    return new Asking(view, legal).sentence(seat);
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    int score = outcome.standings().getFirst().score();
    return List.of(Text.bright(SAY.say("end." + outcome.how(), score)));
  }

  @Override
  public List<Target<Command>> spots(View view, Viewer viewer, Size room, List<Command> legal) {
    return Pointing.spots(Board.of(view, viewer, room), view, viewer, legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    return Considered.draw(command, view, viewer, room);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return Moving.pictures(before, after, viewer, room);
  }

  @Override
  public List<String> lessons(View view, Seat seat) {
    return Lessons.of(view, seat);
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return Moments.of(told);
  }
}
