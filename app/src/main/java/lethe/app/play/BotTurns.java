package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import lethe.app.runner.PageRunner;
import lethe.app.session.MatchUpdate.BotThinking;

/**
 * Plays the bots' moves at a table for its local user. Bots think in the background, but their
 * moves are entered by the user's thread, so that nothing is written after the user has left.
 */
final class BotTurns<C, O, V> {
  /** The time for which the user's thread waits for a bot before the bot is shown as thinking. */
  private static final Duration THINKING_SHOWN_AFTER = Duration.ofMillis(100);

  private final Table<C, O, V> table;
  private final TaskRunner taskRunner;
  private final PageRunner runner;
  private Optional<RunningBot> runningBot = Optional.empty();

  /** The number of bot moves that may still be made before the next request. */
  private int allowedMoveCount;

  /**
   * A bot that is thinking or whose move has not been played yet.
   *
   * @param position the number of entries when the bot began to think
   */
  private record RunningBot(int position, BotTask<Optional<Runnable>> task) {}

  /**
   * Creates an instance without a thinking bot.
   *
   * @param runner the runner of the page that shows the match; it is told when a bot that had to be
   *     waited for has chosen its move, and of the progress of bots
   */
  BotTurns(Table<C, O, V> table, TaskRunner taskRunner, PageRunner runner) {
    this.table = table;
    this.taskRunner = taskRunner;
    this.runner = runner;
  }

  /**
   * Lets the bots move until a human player is to move. On a server, only wakes the bots, which
   * move by themselves.
   */
  void letBotsMove() {
    if (table.runsBots()) {
      table.wakeBots();
    } else {
      allowedMoveCount = Integer.MAX_VALUE;
      playAndContinue();
    }
  }

  /** Lets one bot move, unless one is already thinking. */
  void letOneBotMove() {
    if (!isThinking()) {
      allowedMoveCount = 1;
      playAndContinue();
    }
  }

  /** Lets a bot think again if the match has changed since the bot began to think. */
  void restartIfOutdated() {
    if (runningBot.filter(running -> table.hasChangedSince(running.position())).isPresent()) {
      playAndContinue();
    }
  }

  /**
   * Plays the awaited move and further moves that are chosen immediately, and notifies the page
   * when no bot is thinking any longer.
   */
  private void onMoveChosen() {
    if (isThinking()) {
      playAndContinue();
      if (!isThinking()) {
        runner.postTableChanged();
      }
    }
  }

  /** Returns whether a bot is thinking or has a move that has not been played yet. */
  boolean isThinking() {
    return runningBot.isPresent();
  }

  /** Returns the thinking bot and its progress; empty if no bot is thinking. */
  Optional<BotThinking<C, O, V>> progress() {
    return runningBot.flatMap(
        running ->
            table.nextBotSeat().map(seat -> new BotThinking<>(seat, running.task().percent())));
  }

  /** Cancels the thinking; its result is discarded. */
  void cancel() {
    allowedMoveCount = 0;
    runningBot.ifPresent(running -> running.task().cancel());
    runningBot = Optional.empty();
  }

  /**
   * Plays chosen moves and starts the next bot as long as there is nothing to wait for; then
   * journals the outcome if the match is over.
   */
  private void playAndContinue() {
    int remaining = allowedMoveCount;
    runningBot
        .filter(running -> table.hasChangedSince(running.position()))
        .ifPresent(_ -> cancel());
    allowedMoveCount = remaining;
    while (allowedMoveCount > 0 && (isThinking() || table.isBotToMove())) {
      RunningBot running = runningBot.orElseGet(this::start);
      runningBot = Optional.of(running);
      if (!running.task().awaitDone(THINKING_SHOWN_AFTER)) {
        running.task().markAwaited();
        if (!running.task().isDone()) {
          return;
        }
      }
      runningBot = Optional.empty();
      Optional<Optional<Runnable>> choice = running.task().resultUnlessCanceled();
      if (choice.isEmpty()) {
        // The executor is closed and would cancel every further task as well.
        break;
      }
      allowedMoveCount--;
      choice.get().ifPresent(Runnable::run);
    }
    allowedMoveCount = 0;
    table.conclude();
  }

  private RunningBot start() {
    boolean showsProgress = runner.console().replacesScreens();
    return new RunningBot(
        table.match().position(),
        taskRunner.submit(
            table::chooseBotMove,
            _ -> {
              if (showsProgress) {
                runner.postTableChanged();
              }
            },
            done -> {
              if (done.isAwaited()) {
                runner.execute(this::onMoveChosen);
              }
            }));
  }
}
