package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.runner.PageRunner;

/**
 * The background computations of one screen at a table.
 *
 * @param bots the bots' moves
 * @param hints hints
 * @param analysis the analysis of a match that is over
 */
record BackgroundTasks<C, O, V>(
    Console console,
    BotTurns<C, O, V> bots,
    HintTask<C, O, V> hints,
    AnalysisTask<C, O, V> analysis) {
  static <C, O, V> BackgroundTasks<C, O, V> of(
      Table<C, O, V> table, TaskRunner taskRunner, PageRunner runner) {
    Console console = runner.console();
    boolean showsProgress = console.replacesScreens();
    return new BackgroundTasks<>(
        console,
        new BotTurns<>(table, taskRunner, runner),
        new HintTask<>(table, taskRunner, runner, showsProgress),
        new AnalysisTask<>(table, taskRunner, runner, !console.isSpoken(), showsProgress));
  }

  /**
   * Returns the screen to show during the computations. Lines of a script wait for requested
   * results and for the player's turn.
   */
  Screen decorate(Screen screen) {
    return (bots.isThinking() || hints.isPending() || analysis.isThinking()) && console.isPaced()
        ? screen.withLines(List.of(), false).continuingWithoutInput()
        : screen;
  }

  /**
   * Cancels the user's pending request and returns the message about it; empty if there is none.
   */
  Optional<PageEvent> stop() {
    return analysis.isThinking()
        ? Optional.of(new PageEvent.MessageReceived(analysis.stop()))
        : hints.isPending()
            ? Optional.of(new PageEvent.MessageReceived(hints.stop()))
            : Optional.empty();
  }

  /** Discards the pending requests. */
  void cancelRequests() {
    hints.cancel();
    analysis.cancel();
  }

  /** Discards all computations, because the user is leaving. */
  void close() {
    bots.cancel();
    cancelRequests();
  }
}
