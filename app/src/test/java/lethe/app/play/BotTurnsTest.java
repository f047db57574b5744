package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.engine.core.Options;
import lethe.engine.core.ProgressListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests a local table whose bots compute in the background while the player reads and types. */
@Timeout(60)
class BotTurnsTest {
  private static final String FIRST_TURN = "put 8 in 1; put 1 in 1";
  private static final String SECOND_TURN = "put 7 in 2; put 2 in 2";

  private final Table<?, ?, ?> table = TestTables.table(4711, "human", "bot:random");

  /**
   * A console with scripted input. At a line {@code think}, background tasks run until one wakes
   * the console.
   */
  private static final class ManualConsole implements Console {
    private final ScriptedConsole script;
    private final ManualTaskRunner taskRunner;
    private final Deque<String> lines;
    private int wakeCount;

    ManualConsole(ManualTaskRunner taskRunner, String... lines) {
      this.taskRunner = taskRunner;
      this.lines = new ArrayDeque<>(Arrays.asList(lines));
      this.script =
          new ScriptedConsole(
              Size.DEFAULT, this.lines.stream().filter(line -> !line.equals("think")).toList());
    }

    @Override
    public PageEvent showAndAwaitEvent(Screen screen) {
      if (!"think".equals(lines.peek())) {
        lines.poll();
        return script.showAndAwaitEvent(screen);
      }
      int before = wakeCount;
      while (wakeCount == before) {
        taskRunner.run(1);
      }
      lines.poll();
      return new PageEvent.TableChanged();
    }

    @Override
    public void wake() {
      wakeCount++;
    }

    @Override
    public Size size() {
      return script.size();
    }

    @Override
    public boolean replacesScreens() {
      return true;
    }

    @Override
    public boolean erasesScreens() {
      return true;
    }

    @Override
    public void close() {}
  }

  private List<String> play(String... lines) {
    ManualTaskRunner taskRunner = new ManualTaskRunner();
    ManualConsole console = new ManualConsole(taskRunner, lines);
    MatchRunner.run(table, console, Participants.local(table.match()), taskRunner, DEFAULT);
    return new ArrayList<>(console.script.screenTexts());
  }

  private List<String> entries() {
    return TestTables.journal(table).lines().filter(line -> line.contains(": ")).toList();
  }

  /** The bot has the first move. */
  @Test
  void inputAndResizingAreHandledWhileABotThinks() {
    List<String> screens = play("rules", "", "help", "@100x40", "quit");
    assertThat(screens.getFirst()).contains("Blue is thinking.");
    assertThat(screens.get(1)).contains("A game for two").doesNotContain("Blue is thinking.");
    assertThat(screens.getLast().lines().mapToInt(String::length).max().orElseThrow())
        .isGreaterThan(80);
    assertThat(entries()).isEmpty();
  }

  @Test
  void aBotsMoveIsPlayedWhenItsTaskIsDone() {
    List<String> screens = play("think", "look", FIRST_TURN, "think", "quit");
    assertThat(screens.getFirst()).contains("last announced: blue ");
    assertThat(entries())
        .hasSize(4)
        .startsWith("blue: put 4 in 1", "red: put 8 in 1", "red: put 1 in 1");
  }

  @Test
  void botsPlayTheSameMovesInTheBackground() {
    play("think", FIRST_TURN, "think", "think", SECOND_TURN, "think", "think", "quit");
    Table<?, ?, ?> other = TestTables.table(4711, "human", "bot:random");
    MatchRunner.run(
        other,
        new ScriptedConsole(Size.DEFAULT, List.of(FIRST_TURN, SECOND_TURN, "quit"))
            .erasingScreens(),
        DEFAULT);
    assertThat(entries()).hasSize(9);
    assertThat(TestTables.journal(table)).isEqualTo(TestTables.journal(other));
  }

  @Test
  void leavingDoesNotWaitForBotsAndDiscardsTheirMoves() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    try (BotExecutor executor = new BotExecutor(1)) {
      BotTask<Boolean> blockingTask =
          executor.forOwner("").submit(() -> signalAndAwait(begun, go), _ -> {});
      begun.await();
      ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("quit")).erasingScreens();
      MatchRunner.run(
          table, console, Participants.local(table.match()), executor.forOwner(""), DEFAULT);
      go.countDown();
      assertThat(blockingTask.result()).isTrue();
      assertThat(executor.forOwner("").submit(() -> true, _ -> {}).result()).isTrue();
    }
    assertThat(entries()).isEmpty();
  }

  /** The player can still type and leave. */
  @Test
  void botsDoNotMoveIfTheExecutorIsClosed() {
    BotExecutor closed = new BotExecutor(1);
    closed.close();
    ScriptedConsole console =
        new ScriptedConsole(Size.DEFAULT, List.of("help", "quit")).erasingScreens();
    MatchRunner.run(
        table, console, Participants.local(table.match()), closed.forOwner(""), DEFAULT);
    assertThat(entries()).isEmpty();
  }

  private static boolean signalAndAwait(CountDownLatch begun, CountDownLatch go) {
    begun.countDown();
    try {
      go.await();
      return true;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aMatchCanBeConcededWhileABotThinks() {
    play("think", FIRST_TURN, "concede", "concede", "quit");
    assertThat(entries()).hasSize(3).last().isEqualTo("red: put 1 in 1");
    assertThat(TestTables.journal(table)).contains("* outcome conceded");
  }

  @Test
  void anAwaitedTaskReportsEachPercentageOnce() {
    List<Integer> reported = new ArrayList<>();
    List<ProgressListener> listeners = new ArrayList<>();
    BotTask<Boolean> task =
        new BotTask<>(listeners::add, now -> reported.add(now.percent().orElseThrow()), _ -> {});
    task.run();
    ProgressListener listener = listeners.getFirst();
    listener.report(1, 8);
    task.markAwaited();
    listener.report(1, 4);
    listener.report(1, 4);
    assertThat(task.percent()).hasValue(25);
    assertThat(reported).containsExactly(25);
  }

  @Test
  void aCanceledTaskStopsWhenItReportsProgress() {
    List<ProgressListener> listeners = new ArrayList<>();
    BotTask<Boolean> task = new BotTask<>(listeners::add, _ -> {}, _ -> {});
    task.run();
    task.cancel();
    assertThatThrownBy(() -> listeners.getFirst().report(2, 4))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void aHintReportsProgressAndCanBeCanceled() {
    Table<?, ?, ?> table = TestTables.table(EurydiceTitle.TITLE, Options.NONE, 7, "human");
    assertHintCanBeCanceled(table);
  }

  private static <C, O, V> void assertHintCanBeCanceled(Table<C, O, V> table) {
    List<String> lines = new ArrayList<>();
    ManualTaskRunner taskRunner = new ManualTaskRunner();
    HintTask<C, O, V> hints = new HintTask<>(table, taskRunner, Runnable::run, true);
    hints.request(
        table.match().seats().getFirst(),
        reply -> reply.forEach(words -> recordAndStop(hints, words, lines)));
    taskRunner.run(1);
    assertThat(lines)
        .containsExactly(
            "The best bot is thinking: 0%. Esc, or typing anything, stops it.",
            "The best bot is thinking: 5%. Esc, or typing anything, stops it.");
    assertThat(hints.isPending()).isFalse();
  }

  private static void recordAndStop(HintTask<?, ?, ?> hints, String words, List<String> lines) {
    lines.add(words);
    if (words.contains(" 5%")) {
      assertThat(hints.stop()).containsExactly("The best bot has stopped thinking.");
    }
  }
}
