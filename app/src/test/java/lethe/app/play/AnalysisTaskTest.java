package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.text.Resources;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/** Tests the analysis of a finished match at its table. */
class AnalysisTaskTest {
  private static final Size SIZE = Size.DEFAULT;
  private static final int WORST_MOVE_POSITION = 28;

  private final Table<?, ?, ?> table = table();

  /** Returns a table at which red conceded the match after two rounds. */
  private static Table<?, ?, ?> table() {
    String whole = Resources.text(TaSeTitle.class, "whole-match.lethe");
    String text = whole.substring(0, whole.indexOf("# Round 3 ")) + "* concede red\n";
    return ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("match"), text)).value().playBots().table();
  }

  private static ExitReason play(Table<?, ?, ?> table, ScriptedConsole console) {
    return MatchRunner.run(table, console, DEFAULT);
  }

  @Test
  void theWorstMoveCanBeRetriedAfterAnAnalysis() {
    ScriptedConsole console = new ScriptedConsole(SIZE, List.of("analyze", "", "", "again"));
    assertThat(play(table, console))
        .isEqualTo(new ExitReason.PlayFork(new Fork(WORST_MOVE_POSITION, Optional.empty())));
    assertThat(String.join("\n", console.screenTexts()))
        .contains(
            "Ta-Se, seat red: 15 moves in a match of 33 moments, given what red could know",
            "Moment 29, round 2: put 7 in 2. Value: -1. Best: put 3 in 2, +1. Lost: 2.",
            "Lead in cups at the end of the round");
  }

  @Test
  void theWorstMoveIsRetriedWithTheHiddenCardsReshuffled() {
    assertThat(play(table, new ScriptedConsole(SIZE, List.of("analyze", "reshuffle"))))
        .isInstanceOfSatisfying(
            ExitReason.PlayFork.class,
            exit -> {
              assertThat(exit.fork().position()).isEqualTo(WORST_MOVE_POSITION);
              assertThat(exit.fork().reshuffled().map(ControlEntry.Reshuffled::seat))
                  .contains(table.match().seats().getFirst());
            });
  }

  @Test
  void retryingRequiresAnAnalysis() {
    ScriptedConsole console = new ScriptedConsole(SIZE, List.of("again", "quit"));
    assertThat(play(table, console)).isEqualTo(new ExitReason.Quit());
    assertThat(String.join("\n", console.screenTexts())).contains("Type analyze first");
  }

  /** In this match, there was nothing to decide. */
  @Test
  void aMatchWithoutMistakesCannotBeRetried() {
    Table<?, ?, ?> given = TestTables.table(3, "human", "human");
    given.addControl(new ControlEntry.Conceded(given.match().seats().getFirst()));
    ScriptedConsole console =
        new ScriptedConsole(SIZE, List.of("", "again", "analyze", "", "again", "quit"));
    play(given, console);
    assertThat(console.screenTexts().getLast()).contains("The analysis has found no mistakes");
    assertThat(String.join("\n", console.screenTexts())).contains("Type analyze first");
  }

  @Test
  void aRunningMatchIsNotAnalyzed() {
    Table<?, ?, ?> running = TestTables.table(3, "human", "human");
    ScriptedConsole console =
        new ScriptedConsole(SIZE, List.of("", "analyze", "reshuffle", "quit"));
    play(running, console);
    assertThat(String.join("\n", console.screenTexts()))
        .contains("This match is not over yet. You can analyze it afterwards.")
        .doesNotContain("Best move.");
  }

  private static <C, O, V> AnalysisTask<C, O, V> newTask(
      Table<C, O, V> table, TaskRunner taskRunner) {
    return new AnalysisTask<>(table, taskRunner, Runnable::run, true, true, true);
  }

  private static <C, O, V> List<String> report(Table<C, O, V> table, boolean drawn) {
    AnalysisTask<C, O, V> analysis =
        new AnalysisTask<>(table, TaskRunner.IMMEDIATE, Runnable::run, drawn, false, true);
    List<List<String>> replies = new ArrayList<>();
    analysis.request(table.match().seats().getFirst(), replies::add);
    assertThat(replies).hasSize(1);
    return replies.getFirst();
  }

  @Test
  void spokenOutputHasNoChart() {
    List<String> drawnReport = report(table, true);
    List<String> spokenReport = report(table, false);
    assertThat(drawnReport).containsAll(spokenReport).anyMatch(line -> line.contains("█"));
    assertThat(spokenReport).noneMatch(line -> line.contains("█"));
    assertThat(spokenReport.getLast())
        .isEqualTo(
            "again retries moment 29, put 7 in 2; reshuffle does so with the hidden cards reshuffled.");
  }

  /** The analysis also reports its progress. */
  @Test
  void anAnalysisCanBeStoppedAndContinued() {
    ManualTaskRunner manualRunner = new ManualTaskRunner();
    AnalysisTask<?, ?, ?> analysis = newTask(table, manualRunner);
    Seat seat = table.match().seats().getFirst();
    List<String> replies = new ArrayList<>();
    analysis.request(seat, replies::addAll);
    assertThat(replies).isEmpty();
    manualRunner.run(2);
    assertThat(replies)
        .containsExactly(
            "Analyzing moment 3 of 33. Esc: show the results so far.",
            "Analyzing moment 6 of 33. Esc: show the results so far.");
    assertThat(analysis.isPending()).isTrue();
    List<String> stopped = analysis.stop();
    assertThat(stopped).endsWith("Stopped after 2 of 15 moves.");
    assertThat(stopped).filteredOn(line -> line.startsWith("  Moment")).hasSizeLessThan(5);
    assertThat(analysis.isPending()).isFalse();
    manualRunner.run(1);
    assertThat(replies).hasSize(2);
    analysis.request(seat, replies::addAll);
    manualRunner.run(1);
    assertThat(replies)
        .hasSize(3)
        .last()
        .isEqualTo("Analyzing moment 7 of 33. Esc: show the results so far.");
  }
}
