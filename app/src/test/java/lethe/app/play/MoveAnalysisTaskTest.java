package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import lethe.app.analysis.MatchAnalysis;
import lethe.app.analysis.MoveAnalysis;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.save.NoteFile;
import lethe.app.session.ReviewEffect.AnalyzeMove;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/** Tests the background analysis of single moves of a finished match. */
class MoveAnalysisTaskTest {
  private final PageRunner runner = new PageRunner(new ScriptedConsole(Size.DEFAULT, List.of()));

  private final List<List<String>> replies = new ArrayList<>();

  /** Handles pending messages by showing a page until the input ends. */
  private void handleMessages() {
    runner.run(
        new PageController<Void, Void>(runner) {
          @Override
          protected void onOpened() {
            show(TextPage.withoutPageBelow(List.of(), Size.DEFAULT));
          }

          @Override
          protected void handle(Void effect) {}
        });
  }

  private static <C, O, V> Screen screen(Table<C, O, V> table, int position) {
    return TestTables.review(table).atPosition(position).screen(Size.DEFAULT);
  }

  @Test
  void aMoveIsAnalyzedForTheSeatThatMadeIt() {
    Table<?, ?, ?> table = TestTables.example(TaSeTitle.class, "whole-match");
    ScriptedConsole console =
        new ScriptedConsole(Size.DEFAULT, List.of("as red", "29", "judge", "30", "back"));
    RecordingReview.run(table, new NoteFile(Path.of("/nowhere/x")), console);
    String analysisLine =
        "Moment 29, round 2: put 7 in 2. Value: -1. Best: put 3 in 2, +1. Lost: 2.";
    assertThat(console.screenTexts().get(3)).contains(analysisLine);
    assertThat(console.screenTexts().get(2)).doesNotContain("Moment 29");
    assertThat(console.screenTexts().getLast()).doesNotContain("Moment 29");
  }

  /** No analysis is started, even for the seat that made the move. */
  @Test
  void movesOfARunningMatchAreNotAnalyzed() {
    String text = "lethe 1\ngame ta-se\nseed 3\nred: put 5 in 2\n";
    Table<?, ?, ?> table =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("x"), text)).value().table();
    Seat red = table.match().seats().getFirst();
    ManualTaskRunner taskRunner = new ManualTaskRunner();
    MoveAnalysisTask<?, ?, ?> task = new MoveAnalysisTask<>(table, runner, taskRunner);
    task.request(new AnalyzeMove(red, 0), replies::add);
    assertThat(replies)
        .containsExactly(List.of("You can analyze moves only when the match is over."));
    assertThat(taskRunner.tasks).isEmpty();
  }

  @Test
  void thePromptShowsThatAnAnalysisIsRunning() {
    Table<?, ?, ?> table = TestTables.example(EurydiceTitle.class, "she-walks-free");
    Seat seat = table.match().seats().getFirst();
    Screen plain = screen(table, 2);
    ManualTaskRunner taskRunner = new ManualTaskRunner();
    MoveAnalysisTask<?, ?, ?> task = new MoveAnalysisTask<>(table, runner, taskRunner);
    assertThat(task.isComputing()).isFalse();
    assertThat(task.decorate(plain).prompt()).isEqualTo(plain.prompt());
    task.request(new AnalyzeMove(seat, 1), replies::add);
    assertThat(task.decorate(plain).prompt()).isEqualTo("Analyzing. Esc: stop. " + plain.prompt());
    assertThat(task.isComputing()).isTrue();
    task.cancel();
    assertThat(task.decorate(plain).prompt()).isEqualTo(plain.prompt());
    taskRunner.run(1);
    handleMessages();
    assertThat(replies).isEmpty();
  }

  @Test
  void leavingTheReviewCancelsTheAnalysis() {
    Table<?, ?, ?> table = TestTables.example(EurydiceTitle.class, "she-walks-free");
    String viewer = table.match().seats().getFirst().name();
    ManualTaskRunner taskRunner = new ManualTaskRunner();
    ScriptedConsole console =
        new ScriptedConsole(Size.DEFAULT, List.of("as " + viewer, "2", "judge", "quit"));
    RecordingReview.run(
        table, TestTables.review(table), new NoteFile(Path.of("/nowhere/x")), console, taskRunner);
    assertThat(console.screenTexts().getLast()).contains("Analyzing. Esc: stop.");
    assertThat(taskRunner.tasks.getFirst().isDone()).isTrue();
  }

  @Test
  void aCanceledAnalysisStopsEarly() {
    Table<?, ?, ?> table = TestTables.example(EurydiceTitle.class, "she-walks-free");
    BotTask<?> task = analysisTask(table, _ -> {});
    task.run();
    assertThat(task.percent().orElseThrow()).isGreaterThan(0);
    List<Integer> percentages = new ArrayList<>();
    BotTask<?> canceled =
        analysisTask(
            table,
            running -> {
              percentages.add(running.percent().orElseThrow());
              running.cancel();
            });
    canceled.markAwaited();
    canceled.run();
    assertThat(percentages).hasSize(1);
    assertThatThrownBy(canceled::result).isInstanceOf(CancellationException.class);
  }

  private static <C, O, V> BotTask<MoveAnalysis<C>> analysisTask(
      Table<C, O, V> table, Consumer<BotTask<MoveAnalysis<C>>> onProgress) {
    var analysis =
        MatchAnalysis.of(
            table.title(), table.game(), table.match(), table.match().seats().getFirst());
    return new BotTask<>(
        progress -> analysis.analyze(analysis.decisionsBetween(1, 99).getLast(), progress),
        onProgress,
        _ -> {});
  }
}
