package lethe.app.play;

import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
import lethe.app.session.Judging.Wanted;
import lethe.app.session.Review;

/** Somebody who steps through a match that is over. */
public final class Reviewing implements Runner.Performer<Wanted, Void> {
  private final MoveJudge<?, ?, ?> judge;

  private Reviewing(MoveJudge<?, ?, ?> judge) {
    this.judge = judge;
  }

  /** Until they leave. */
  public static void run(
      Table<?, ?, ?> table, Review<?, ?, ?> from, Console console, Thinking thinking) {
    MoveJudge<?, ?, ?> judge = new MoveJudge<>(table, console, thinking);
    new Runner<>(console, from, new Reviewing(judge)).run();
  }

  @Override
  public void perform(Wanted wanted, Runner<Wanted, Void> to) {
    judge.ask(wanted).map(Event.Said::new).ifPresent(to::happen);
  }

  @Override
  public Optional<Event> meanwhile() {
    return judge.found().map(Event.Said::new);
  }

  @Override
  public Screen shown(Screen screen) {
    return judge.shown(screen);
  }

  @Override
  public void heard(Event event, Runner<Wanted, Void> to) {
    judge.heard(event);
    to.happen(event);
  }
}
