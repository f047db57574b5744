package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.SAY;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/** Asks and teaches in Nothing Human. */
final class RobotsTutor implements Tutor<Command, View> {
  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    String key = view.phase() + (view.alone() && view.phase() != Phase.MEMORIZING ? ".alone" : "");
    String active = view.active().map(Seat::name).orElse("");
    return view.pointed()
        .map(place -> SAY.say("ask." + key, place, active))
        .orElseGet(() -> SAY.say("ask." + key, active));
  }

  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return Lessons.of(view, seat);
  }
}
