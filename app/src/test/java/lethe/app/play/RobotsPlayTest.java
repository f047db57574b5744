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
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Spectator;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests Nothing Human at one keyboard, with its time limit but without a clock. */
class RobotsPlayTest {
  private static Table<?, ?, ?> set(long seed, String... players) {
    return TestTables.table(RobotsTitle.TITLE, Options.NONE, seed, players);
  }

  private static ScriptedConsole play(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines));
    MatchRunner.run(table, console, DEFAULT);
    return console;
  }

  private static List<String> entries(Table<?, ?, ?> table) {
    return TestTables.journal(table)
        .lines()
        .filter(line -> line.startsWith("*") || line.contains(": "))
        .toList();
  }

  @Test
  void theViewingIsRecordedBeforeTheCardsAreShown() {
    Table<?, ?, ?> table = set(3, "human");
    assertThat(entries(table)).isEmpty();
    ScriptedConsole console = play(table, "", "quit");
    assertThat(console.screenTexts()).hasSize(2);
    assertThat(console.screenTexts().getFirst()).doesNotContain("┌a1");
    assertThat(console.screenTexts().getLast()).contains("┌a1", "short circuit", "60 s");
    assertThat(entries(table)).containsExactly("* unguarded axle", "* shown axle");
  }

  @Test
  void onlyTheRemainingTimeIsAvailableAfterABreak() {
    Table<?, ?, ?> table = set(3, "human");
    play(table, "", "quit");
    ScriptedConsole again = play(table, "", "quit");
    assertThat(again.screenTexts().getFirst()).contains("for 55 seconds");
    assertThat(again.screenTexts().getLast()).contains("55 s");
    for (int rest = 50; rest > 0; rest -= 5) {
      assertThat(play(table, "", "quit").screenTexts().getFirst()).contains("for " + rest + " sec");
    }
    ScriptedConsole last = play(table);
    assertThat(last.screenTexts())
        .hasSize(1)
        .noneMatch(screen -> screen.contains("short circuit─"));
    assertThat(entries(table)).hasSize(14).endsWith("* shown axle", "axle: ready");
  }

  @Test
  void aNewRoundHasANewViewingTime() {
    Table<?, ?, ?> table = set(3, "human");
    String[] lines = new String[36];
    Arrays.fill(lines, "");
    int at = 2;
    for (int row = 1; row <= 4; row++) {
      for (char column = 'a'; column <= 'd'; column++) {
        lines[at++] = "point " + column + row + "; call red";
      }
    }
    ScriptedConsole console = play(table, List.of(lines).subList(0, at).toArray(String[]::new));
    assertThat(console.screenTexts().getLast())
        .contains("Round 1 is over", "Round 2 of 3 begins", "for 60 seconds")
        .doesNotContain("┌a1");
  }

  @Test
  void aCommandTypedDuringTheViewingIsPlayedAfterIt() {
    Table<?, ?, ?> table = set(3, "human");
    play(table, "", "point b3");
    assertThat(entries(table))
        .containsExactly("* unguarded axle", "* shown axle", "axle: ready", "axle: point b3");
  }

  @Test
  void fourPlayersShareOneViewingWithoutACurtain() {
    Table<?, ?, ?> table = set(8, "human", "human", "human", "human");
    ScriptedConsole console = play(table, "", "", "point b3", "call red", "point c3");
    assertThat(entries(table).subList(4, 9))
        .containsExactly(
            "* shown axle bolt cog dyno",
            "axle: ready",
            "bolt: ready",
            "cog: ready",
            "dyno: ready");
    assertThat(console.screens()).noneMatch(screen -> screen.kind() == Kind.CURTAIN);
    assertThat(entries(table)).hasSize(12);
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
    List<String> whispered =
        console.screenTexts().stream().filter(screen -> screen.contains("suggests: red")).toList();
    assertThat(whispered).hasSize(1).allMatch(screen -> screen.contains("What is b3?"));
    assertThat(entries(table))
        .contains("* shown axle bolt cog dyno")
        .anyMatch(line -> line.endsWith(": suggest red"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"80x24", "100x30"})
  void theScreensOfTheFirstTurnsAreAsRecorded(String size) {
    String[] sides = size.split("x", 2);
    ScriptedConsole console =
        new ScriptedConsole(
            new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])),
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
    MatchRunner.run(set(2, "human", "human", "bot:perfect"), console, DEFAULT);
    GoldenFile.check(getClass(), "robots." + size + ".golden", console.transcript());
  }

  /** Face-down cards are shown only while they are memorized. */
  @Test
  void faceDownCardsAreNeverShown() {
    for (int people = 1; people <= 6; people++) {
      String[] players = new String[Math.max(people, 2)];
      for (int i = 0; i < players.length; i++) {
        players[i] = i < people ? "human" : "bot:fading";
      }
      Table<?, ?, ?> table = set(people, players);
      FirstLegalTypist typist = new FirstLegalTypist(table);
      MatchRunner.run(table, typist, DEFAULT);
      assertThat(table.match().turn().isOver()).isTrue();
      assertThat(typist.minutes).isEqualTo(3);
      assertThat(typist.downCounts).isNotEmpty().allMatch(count -> count.startsWith("same"));
    }
  }

  @Test
  void matchesAloneAndAgainstBotsReachTheirEnd() {
    for (List<String> players :
        List.of(List.of("human"), List.of("human", "bot:rusty", "bot:attentive", "bot:perfect"))) {
      Table<?, ?, ?> table = set(4, players.toArray(String[]::new));
      MatchRunner.run(table, new FirstLegalTypist(table), DEFAULT);
      assertThat(table.match().turn()).isInstanceOf(Turn.Over.class);
      assertThat(entries(table).getLast()).startsWith("* outcome ");
    }
  }

  @Test
  void theResultOfAnUnguardedMatchIsMarked() {
    Table<?, ?, ?> first = set(4, "human");
    FirstLegalTypist open = new FirstLegalTypist(first);
    MatchRunner.run(first, open, DEFAULT);
    assertThat(open.last).contains("Unguarded: axle could reread what is shown only once");
    Table<?, ?, ?> second = set(4, "human");
    FirstLegalTypist guarded = new FirstLegalTypist(second);
    guarded.guarded = true;
    MatchRunner.run(second, guarded, DEFAULT);
    assertThat(guarded.last).contains("Lost: ").doesNotContain("Unguarded");
  }

  @Test
  void theShippedScriptIsValid() {
    Table<?, ?, ?> table =
        TestTables.of(TestTables.script(Resources.text(RobotsTitle.class, "whole-match.lethe")));
    assertThat(
            ScriptPlayer.play(
                table, TestTables.script(Resources.text(RobotsTitle.class, "whole-match.lethe"))))
        .isEmpty();
    assertThat(table.match().turn().isOver()).isTrue();
  }

  @Test
  void optionsLimitTheNumberOfPlayers() {
    assertThat(fault("game robots\noption level expert\nseat flux human\n"))
        .isEqualTo(
            new InputError("", 3, 11, ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE, List.of(6, 1, 4)));
    assertThat(fault("game robots\noption teams on\nseat axle human\n"))
        .isEqualTo(
            new InputError("", 3, 11, ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE, List.of(1, 2, 6)));
  }

  private static InputError fault(String script) {
    return ((Invalid<Table<?, ?, ?>>) TableFactory.of(TestTables.script(script)))
        .errors()
        .getFirst();
  }

  /**
   * A console that plays the first legal command until the match is over, and checks the cards that
   * are drawn.
   */
  private static final class FirstLegalTypist implements Console {
    private final Table<?, ?, ?> table;
    private final List<String> downCounts = new ArrayList<>();
    private int minutes;
    private boolean guarded;
    private String last = "";

    FirstLegalTypist(Table<?, ?, ?> table) {
      this.table = table;
    }

    @Override
    public Size size() {
      return Size.DEFAULT;
    }

    @Override
    public boolean erasesScreens() {
      return guarded;
    }

    @Override
    public PageEvent read(Screen screen) {
      last = screen.frame().toString();
      Match<?, ?, ?> match = table.match();
      if (match.turn().isOver()) {
        return new PageEvent.InputEnded();
      }
      if (screen.hasTimeLimit()) {
        minutes++;
        return new PageEvent.LineEntered("");
      }
      if (!screen.lines().isEmpty() && match.view(Spectator.SPECTATOR) instanceof View view) {
        long up = view.cards().stream().filter(Face.Up.class::isInstance).count();
        long drawn =
            last.lines()
                .filter(line -> line.startsWith("└") || line.startsWith("╘"))
                .mapToLong(RobotsPlayTest::labels)
                .sum();
        downCounts.add(up == drawn ? "same" : up + " up, drawn " + drawn + "\n" + last);
      }
      return new PageEvent.LineEntered(screen.lines().isEmpty() ? "" : screen.lines().getFirst());
    }

    @Override
    public void close() {}
  }

  /** Returns the number of cards with these lower edges that have a label. */
  private static long labels(String edges) {
    return List.of(edges.split("[┘╛]")).stream()
        .filter(edge -> edge.matches(".*[a-zA-Z].*"))
        .count();
  }
}
