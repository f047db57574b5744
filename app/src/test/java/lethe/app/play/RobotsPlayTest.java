package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lethe.app.GoldenFile;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Kind;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.text.Resources;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests Nothing Human at one keyboard. No real time passes during the viewings. */
class RobotsPlayTest {
  private static Table<?, ?, ?> table(long seed, String... players) {
    return TestTables.table(RobotsTitle.TITLE, Options.NONE, seed, players);
  }

  private static ScriptedConsole play(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines));
    MatchRunner.run(table, console, DEFAULT);
    return console;
  }

  @Test
  void theViewingIsRecordedWhenTheCardsAreShown() {
    Table<?, ?, ?> table = table(3, "human");
    assertThat(TestTables.entries(table)).isEmpty();
    ScriptedConsole console = play(table, "", "quit");
    assertThat(console.screenTexts()).hasSize(2);
    assertThat(console.screenTexts().getFirst()).doesNotContain("┌a1");
    assertThat(console.screenTexts().getLast()).contains("┌a1", "short circuit", "60 s");
    assertThat(TestTables.entries(table)).containsExactly("* unguarded axle", "* shown axle");
  }

  @Test
  void onlyTheRemainingTimeIsAvailableAfterABreak() {
    Table<?, ?, ?> table = table(3, "human");
    play(table, "", "quit");
    ScriptedConsole secondConsole = play(table, "", "quit");
    assertThat(secondConsole.screenTexts().getFirst()).contains("for 55 seconds");
    assertThat(secondConsole.screenTexts().getLast()).contains("55 s");
    for (int seconds = 50; seconds > 0; seconds -= 5) {
      assertThat(play(table, "", "quit").screenTexts().getFirst())
          .contains("for " + seconds + " sec");
    }
    ScriptedConsole last = play(table);
    assertThat(last.screenTexts())
        .hasSize(1)
        .noneMatch(screen -> screen.contains("short circuit─"));
    assertThat(TestTables.entries(table)).hasSize(14).endsWith("* shown axle", "axle: ready");
  }

  @Test
  void aNewRoundHasANewViewingTime() {
    Table<?, ?, ?> table = table(3, "human");
    String[] lines = new String[36];
    Arrays.fill(lines, "");
    int lineCount = 2;
    for (int row = 1; row <= 4; row++) {
      for (char column = 'a'; column <= 'd'; column++) {
        lines[lineCount++] = "point " + column + row + "; call red";
      }
    }
    ScriptedConsole console =
        play(table, List.of(lines).subList(0, lineCount).toArray(String[]::new));
    assertThat(console.screenTexts().getLast())
        .contains("Round 1 is over", "Round 2 of 3 begins", "for 60 seconds")
        .doesNotContain("┌a1");
  }

  @Test
  void aCommandTypedDuringTheViewingIsPlayedAfterIt() {
    Table<?, ?, ?> table = table(3, "human");
    play(table, "", "point b3");
    assertThat(TestTables.entries(table))
        .containsExactly("* unguarded axle", "* shown axle", "axle: ready", "axle: point b3");
  }

  @Test
  void fourPlayersShareOneViewingWithoutACurtain() {
    Table<?, ?, ?> table = table(8, "human", "human", "human", "human");
    ScriptedConsole console = play(table, "", "", "point b3", "call red", "point c3");
    assertThat(TestTables.entries(table).subList(4, 9))
        .containsExactly(
            "* shown axle bolt cog dyno",
            "axle: ready",
            "bolt: ready",
            "cog: ready",
            "dyno: ready");
    assertThat(console.screens()).noneMatch(screen -> screen.kind() == Kind.CURTAIN);
    assertThat(TestTables.entries(table)).hasSize(12);
  }

  @Test
  void suggestionsOfATeamAreHiddenBehindACurtain() {
    Table<?, ?, ?> table =
        TestTables.table(
            RobotsTitle.TITLE,
            TestTables.options("teams", "on"),
            8,
            "human",
            "human",
            "human",
            "human");
    ScriptedConsole console =
        play(table, "", "", "", "point b3", "", "suggest red", "", "call red");
    assertThat(console.screens()).anyMatch(screen -> screen.kind() == Kind.CURTAIN);
    List<String> suggestionScreens =
        console.screenTexts().stream().filter(screen -> screen.contains("suggests: red")).toList();
    assertThat(suggestionScreens)
        .hasSize(1)
        .allMatch(screen -> screen.contains("Call b3, for example"));
    assertThat(TestTables.entries(table))
        .contains("* shown axle bolt cog dyno")
        .anyMatch(line -> line.endsWith(": suggest red"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "100x30"})
  void theScreensOfTheFirstTurnsAreAsRecorded(String size) {
    ScriptedConsole console =
        new ScriptedConsole(
            ScriptedConsole.parseSize(size),
            List.of(
                "",
                "",
                "point b3",
                "call red bule",
                "call 2 yellow tool",
                "point b3",
                "point a1",
                "hint",
                "quit"));
    MatchRunner.run(table(2, "human", "human", "bot:perfect"), console, DEFAULT);
    GoldenFile.check(getClass(), "robots." + size + ".golden", console.transcript());
  }

  @Test
  void faceDownCardsAreShownOnlyWhileTheyAreMemorized() {
    for (int humanCount = 1; humanCount <= 6; humanCount++) {
      String[] players = new String[Math.max(humanCount, 2)];
      for (int i = 0; i < players.length; i++) {
        players[i] = i < humanCount ? "human" : "bot:fading";
      }
      Table<?, ?, ?> table = table(humanCount, players);
      FirstLegalTypist typist = new FirstLegalTypist(table);
      MatchRunner.run(table, typist, DEFAULT);
      assertThat(table.match().turn().isOver()).isTrue();
      assertThat(typist.viewingCount).isEqualTo(3);
      assertThat(typist.labelComparisons).isNotEmpty().allMatch(count -> count.startsWith("same"));
    }
  }

  @Test
  void soloMatchesAndMatchesAgainstBotsEnd() {
    for (List<String> players :
        List.of(List.of("human"), List.of("human", "bot:rusty", "bot:attentive", "bot:perfect"))) {
      Table<?, ?, ?> table = table(4, players.toArray(String[]::new));
      MatchRunner.run(table, new FirstLegalTypist(table), DEFAULT);
      assertThat(table.match().turn()).isInstanceOf(Turn.Over.class);
      assertThat(TestTables.entries(table).getLast()).startsWith("* outcome ");
    }
  }

  @Test
  void theResultOfAnUnguardedMatchIsMarked() {
    Table<?, ?, ?> first = table(4, "human");
    FirstLegalTypist unguarded = new FirstLegalTypist(first);
    MatchRunner.run(first, unguarded, DEFAULT);
    assertThat(unguarded.lastScreen)
        .contains("Unguarded: axle could reread what is shown only once");
    Table<?, ?, ?> second = table(4, "human");
    FirstLegalTypist guarded = new FirstLegalTypist(second);
    guarded.erasesScreens = true;
    MatchRunner.run(second, guarded, DEFAULT);
    assertThat(guarded.lastScreen).contains("Lost: ").doesNotContain("Unguarded");
  }

  @Test
  void theExampleScriptIsValid() {
    Script script = TestTables.script(Resources.text(RobotsTitle.class, "whole-match.lethe"));
    Table<?, ?, ?> table = TestTables.table(script);
    assertThat(ScriptPlayer.play(table, script)).isEmpty();
    assertThat(table.match().turn().isOver()).isTrue();
  }

  @Test
  void optionsLimitTheNumberOfPlayers() {
    assertThat(firstError("game robots\noption level expert\nseat flux human\n"))
        .isEqualTo(
            new InputError("", 3, 11, ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE, List.of(6, 1, 4)));
    assertThat(firstError("game robots\noption teams on\nseat axle human\n"))
        .isEqualTo(
            new InputError("", 3, 11, ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE, List.of(1, 2, 6)));
  }

  private static InputError firstError(String script) {
    return ((Invalid<Table<?, ?, ?>>) TableFactory.create(TestTables.script(script)))
        .errors()
        .getFirst();
  }

  /**
   * A console that plays the first legal command until the match is over, and compares the number
   * of labels on the drawn cards with the number of cards that are face up.
   */
  private static final class FirstLegalTypist implements Console {
    private final Table<?, ?, ?> table;
    private final List<String> labelComparisons = new ArrayList<>();
    private int viewingCount;
    private boolean erasesScreens;
    private String lastScreen = "";

    FirstLegalTypist(Table<?, ?, ?> table) {
      this.table = table;
    }

    @Override
    public Size size() {
      return Size.DEFAULT;
    }

    @Override
    public boolean erasesScreens() {
      return erasesScreens;
    }

    @Override
    public PageEvent showAndAwaitEvent(Screen screen) {
      lastScreen = screen.frame().toString();
      Match<?, ?, ?> match = table.match();
      if (match.turn().isOver()) {
        return new PageEvent.InputEnded();
      }
      if (screen.hasTimeLimit()) {
        viewingCount++;
        return new PageEvent.LineEntered("");
      }
      if (!screen.lines().isEmpty() && match.view(Spectator.SPECTATOR) instanceof View view) {
        long up = view.cards().stream().filter(Face.Up.class::isInstance).count();
        long drawn =
            lastScreen
                .lines()
                .filter(line -> line.startsWith("└") || line.startsWith("╘"))
                .mapToLong(RobotsPlayTest::labelCount)
                .sum();
        labelComparisons.add(up == drawn ? "same" : up + " up, drawn " + drawn + "\n" + lastScreen);
      }
      return new PageEvent.LineEntered(screen.lines().isEmpty() ? "" : screen.lines().getFirst());
    }

    @Override
    public void close() {}
  }

  /** Returns how many of the cards with these lower edges have a label. */
  private static long labelCount(String edges) {
    return List.of(edges.split("[┘╛]")).stream()
        .filter(edge -> edge.matches(".*[a-zA-Z].*"))
        .count();
  }
}
