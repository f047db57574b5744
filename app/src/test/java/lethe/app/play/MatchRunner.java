package lethe.app.play;

import lethe.app.page.Console;
import lethe.app.runner.PageRunner;
import lethe.app.session.Preferences;

/** Plays a match on a console until the user leaves or the input ends. */
public final class MatchRunner {
  private MatchRunner() {}

  /** Plays for all human players at one console, and returns how the user left. */
  static ExitReason run(Table<?, ?, ?> table, Console console, Preferences preferences) {
    return run(
        table, console, Participants.local(table.match()), TaskRunner.IMMEDIATE, preferences);
  }

  /** Plays for these participants, and returns how the user left. */
  public static ExitReason run(
      Table<?, ?, ?> table,
      Console console,
      Participants participants,
      TaskRunner taskRunner,
      Preferences preferences) {
    PageRunner runner = new PageRunner(console);
    MatchController<?, ?, ?> controller =
        new MatchController<>(runner, table, participants, taskRunner, preferences);
    runner.run(controller);
    return controller.exitReason();
  }
}
