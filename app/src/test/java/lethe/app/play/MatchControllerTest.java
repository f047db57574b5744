package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.page.Screen;
import lethe.app.session.ResultComparison;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.nothing.NothingTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import org.junit.jupiter.api.Test;

/** Tests whole sessions at a table with scripted input. */
class MatchControllerTest {
  private static final Size SIZE = Size.DEFAULT;

  private static ScriptedConsole play(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(SIZE, lines).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console;
  }

  private static ScriptedConsole play(Table<?, ?, ?> table, String... lines) {
    return play(table, List.of(lines));
  }

  @Test
  void theEndOfTheInputDoesNotChangeTheMatch() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    ScriptedConsole console = play(table, "", "put 5 in 2");
    assertThat(TestTables.entries(table)).containsExactly("red: put 5 in 2");
    assertThat(console.screenTexts()).hasSize(3);
    assertThat(table.match().turn().isOver()).isFalse();
  }

  @Test
  void aReturningPlayerSeesTheTableFirst() {
    Table<?, ?, ?> table =
        TestTables.table(RavensTitle.TITLE, Options.NONE, 7, "human", "bot:random");
    play(table, "", "", "draw 20", "", "", "quit");
    int position = table.match().position();
    assertThat(position).isPositive();
    ScriptedConsole secondConsole = play(table, "quit");
    assertThat(secondConsole.screens().getFirst().kind()).isEqualTo(Screen.Kind.TABLE);
    assertThat(secondConsole.screens().getFirst().log()).hasSizeGreaterThan(20);
  }

  @Test
  void noInputIsReadAfterQuitting() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    assertThat(play(table, "", "quit", "put 5 in 2").unreadLines()).containsExactly("put 5 in 2");
    assertThat(TestTables.entries(table)).isEmpty();
  }

  @Test
  void botsMoveUntilAHumanIsToMove() {
    Table<?, ?, ?> table = TestTables.table(4711, "human", "bot:random");
    ScriptedConsole console = play(table);
    assertThat(TestTables.entries(table))
        .hasSize(1)
        .allMatch(line -> line.startsWith("blue: put "));
    assertThat(console.screenTexts().getFirst()).contains("> red ", "last announced: blue ");
  }

  @Test
  void commandsBeforeARejectedCommandArePlayed() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    ScriptedConsole console =
        play(table, "", "put 5 in 2", "", "put 8 in 1 and 8 in 2; put 1 in 1", "quit");
    assertThat(TestTables.entries(table)).containsExactly("red: put 5 in 2", "blue: put 8 in 1");
    assertThat(console.screenTexts().getLast())
        .contains(
            "\"put 8 in 2\" (column 16) was not played: You have no chip 8",
            "Played: put 8 in 1. Not tried: put 1 in 1.");
  }

  /** In the Ravens, a card is taken together with its score cards or not at all. */
  @Test
  void groupedCommandsAreAtomic() {
    Table<?, ?, ?> table =
        TestTables.table(RavensTitle.TITLE, Options.NONE, 7, "bot:random", "human");
    String spot = "[a-z]+\\d+";
    ScriptedConsole first = play(table, "arrange 1 2 3 4", "");
    String take =
        Pattern.compile("take " + spot)
            .matcher(String.join("\n", first.screenTexts()))
            .results()
            .map(MatchResult::group)
            .reduce((_, last) -> last)
            .orElseThrow();
    int before = table.match().position();
    ScriptedConsole console = play(table, "", take + " with 1");
    assertThat(table.match().position()).isEqualTo(before);
    assertThat(String.join("\n", console.screenTexts()))
        .contains("Ren can add score cards only in the third batch")
        .doesNotContain("Not tried");
    play(table, "", take);
    assertThat(table.match().position()).isGreaterThan(before);
  }

  /** Ruling 9 of Ta-Se: a screen that keeps announcements is recorded in the journal. */
  @Test
  void anUnguardedScreenIsRecordedOnceAndNamedAtTheEnd() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    ScriptedConsole unguarded = new ScriptedConsole(SIZE, List.of("look", "put 5 in 2"));
    MatchRunner.run(table, unguarded, DEFAULT);
    assertThat(TestTables.entries(table).getFirst()).isEqualTo("red: put 5 in 2");
    assertThat(TestTables.entries(table)).hasSize(4).last().isEqualTo("* unguarded red");
    MatchRunner.run(table, new ScriptedConsole(SIZE, List.of("put 4 in 1 and 3 in 1")), DEFAULT);
    assertThat(TestTables.entries(table))
        .containsOnlyOnce("* unguarded red")
        .doesNotContain("* unguarded blue");
    ScriptedConsole last = play(table, "concede", "concede");
    assertThat(last.screenTexts().getLast())
        .contains("Unguarded: red could reread what is shown only once");
    assertThat(
            play(TestTables.table(3, "human", "bot"), "put 5 in 2", "concede", "concede")
                .screenTexts())
        .last()
        .asString()
        .contains("The match is over")
        .doesNotContain("Unguarded");
  }

  @Test
  void allSeatsAtAnUnguardedScreenAreRecorded() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    MatchRunner.run(table, new ScriptedConsole(SIZE, List.of("", "put 5 in 2", "")), DEFAULT);
    assertThat(TestTables.entries(table))
        .containsExactly("red: put 5 in 2", "* unguarded red", "* unguarded blue");
  }

  @Test
  void anUnguardedScreenIsNotRecordedWithOpenCups() {
    Table<?, ?, ?> table =
        TestTables.table(
            TaSeTitle.TITLE, TestTables.options("open-cups", "on"), 3, "human", "bot:random");
    MatchRunner.run(table, new ScriptedConsole(SIZE, List.of("put 5 in 2")), DEFAULT);
    assertThat(TestTables.entries(table)).hasSize(3).noneMatch(line -> line.startsWith("*"));
    assertThat(table.match().observations(Spectator.SPECTATOR))
        .noneMatch(ToldObservation::ephemeral);
  }

  @Test
  void theOutcomeIsRecordedOnce() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    play(table, "concede", "concede", "put 1 in 1", "look");
    assertThat(TestTables.entries(table))
        .containsExactly("* concede red", "* outcome conceded red 0 blue 0 won");
    play(table, "look");
    assertThat(TestTables.entries(table)).hasSize(2);
  }

  @Test
  void theOutcomeOfAWatchedMatchIsRecorded() {
    Table<?, ?, ?> table = TestTables.table(3, "bot:random", "bot:random");
    ScriptedConsole console = play(table, Collections.nCopies(130, ""));
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(console.screenTexts().getLast())
        .contains("The match is over: ")
        .endsWith("rematch or quit)> ");
    assertThat(TestTables.entries(table).getLast()).startsWith("* outcome ");
  }

  @Test
  void aSpectatorSeesOneMoveAtATime() {
    Table<?, ?, ?> table = TestTables.table(3, "bot:random", "bot:random");
    assertThat(play(table).screenTexts()).hasSize(1);
    assertThat(table.match().position()).isZero();
    play(table, "", "");
    assertThat(table.match().position()).isEqualTo(2);
  }

  @Test
  void aSecretPlyCanBeUndone() {
    Table<?, ?, ?> table =
        TestTables.table(NothingTitle.TITLE, Options.NONE, 7, "human", "bot:first");
    ScriptedConsole console = play(table, "moves", "quit");
    String pick = console.screenTexts().getLast().replaceAll("(?s).* (pick) \\((\\d+) .*", "$1 $2");
    play(table, pick, "undo", "undo", "quit");
    assertThat(TestTables.entries(table)).containsExactly("north: " + pick, "* undo");
  }

  @Test
  void aHintIsTheBestBotsMove() {
    Table<?, ?, ?> table =
        TestTables.table(NothingTitle.TITLE, Options.NONE, 7, "human", "bot:first");
    ScriptedConsole console = play(table, "moves", "hint", "quit");
    String last =
        console.screenTexts().get(1).replaceAll("(?s).* (pick) \\(\\d+ (\\d+)\\).*", "$1 $2");
    assertThat(console.screenTexts().get(2)).contains("The best bot would play: " + last);
    assertThat(TestTables.entries(table)).containsExactly("* hint north");
  }

  /** A bot that evaluates commands lists them, best first. */
  @Test
  void aHintInEurydiceEvaluatesEveryStep() {
    Table<?, ?, ?> table = TestTables.table(EurydiceTitle.TITLE, Options.NONE, 7, "human");
    String screen = String.join("\n", play(table, "hint", "quit").screenTexts());
    assertThat(screen).contains("estimate of your chance to win");
    List<String> steps = new ArrayList<>();
    List<Integer> chances = new ArrayList<>();
    Matcher line = Pattern.compile(" (\\d+) \\(\\+- +(\\d+)\\)  (up [a-z]+)").matcher(screen);
    while (line.find()) {
      chances.add(Integer.parseInt(line.group(1)));
      steps.add(line.group(3));
    }
    assertThat(steps).containsExactlyInAnyOrder("up left", "up middle", "up right");
    assertThat(chances).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(TestTables.entries(table)).containsExactly("* hint orpheus");
  }

  /** The executor has no threads, so the hint is never computed. */
  @Test
  void thePlayerCanContinueWhileAHintIsComputed() {
    Table<?, ?, ?> table = TestTables.table(EurydiceTitle.TITLE, Options.NONE, 7, "human");
    ScriptedConsole console =
        new ScriptedConsole(SIZE, List.of("", "hint", "up left", "quit")).erasingScreens();
    try (BotExecutor executor = new BotExecutor(0)) {
      MatchRunner.run(
          table, console, Participants.local(table.match()), executor.forOwner(""), DEFAULT);
    }
    assertThat(String.join("\n", console.screenTexts()))
        .contains("The best bot is thinking")
        .doesNotContain("your chance to win");
    assertThat(TestTables.entries(table)).containsExactly("* hint orpheus", "orpheus: up left");
  }

  @Test
  void aHintInTaSeIsLegal() {
    Table<?, ?, ?> table =
        TestTables.table(
            TaSeTitle.TITLE, TestTables.options("hints", "on"), 3, "human", "bot:random");
    String hint =
        play(table, "hint", "quit")
            .screenTexts()
            .getLast()
            .replaceAll("(?s).*with perfect play:\n[^\n]*\\+0  ([^\n]*).*", "$1");
    play(table, hint);
    assertThat(TestTables.entries(table)).startsWith("* hint red", "red: " + hint);
  }

  @Test
  void theSaveCommandNamesTheFile() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    assertThat(play(table, "", "save", "quit").screenTexts().getLast())
        .contains("This match is not saved.");
    table.saveTo(new InMemoryStore(Optional.of(Path.of("here.lethe"))));
    assertThat(play(table, "", "save", "quit").screenTexts().getLast())
        .contains("Every move is saved in here.lethe");
  }

  @Test
  void roundMessagesAreNotRepeated() {
    List<String> messages = new ArrayList<>();
    for (String screen :
        play(TestTables.table(3, "human", "bot:random"), commandsForRounds(3)).screenTexts()) {
      screen
          .lines()
          .filter(line -> line.matches("Round . begins.*|The cups of.*"))
          .forEach(messages::add);
    }
    assertThat(messages).hasSizeGreaterThan(2).doesNotHaveDuplicates();
  }

  /** Returns enough commands for the given number of rounds. Most of them are illegal. */
  private static List<String> commandsForRounds(int rounds) {
    List<String> all =
        Stream.of(8, 7, 6, 5, 4, 3, 2, 1)
            .flatMap(chip -> Stream.of(1, 2, 3).map(cup -> "put " + chip + " in " + cup))
            .toList();
    return Collections.nCopies(rounds * 10, all).stream().flatMap(List::stream).toList();
  }

  @Test
  void aMatchIsPlayedToItsEnd() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    ScriptedConsole console = play(table, commandsForRounds(8));
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(console.screenTexts().getLast()).contains("The match is over: ");
  }

  /** The comparison is not shown to a player who joins after the end of the match. */
  @Test
  void theComparisonWithEarlierMatchesIsShownOnce() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    ResultComparison comparison =
        new ResultComparison(
            new ResultComparison.ScoredResult(false, 0),
            List.of(),
            0,
            ResultComparison.CountStatus.COUNTS,
            false);
    Participants participants =
        Participants.local(table.match()).withHistory(_ -> Optional.of(comparison));
    ScriptedConsole console =
        new ScriptedConsole(SIZE, List.of("concede", "concede", "", "", "look")).erasingScreens();
    MatchRunner.run(table, console, participants, TaskRunner.IMMEDIATE, DEFAULT);
    assertThat(console.screenTexts())
        .filteredOn(screen -> screen.contains("Your match number 1"))
        .hasSize(1);
    ScriptedConsole late = new ScriptedConsole(SIZE, List.of("look", "")).erasingScreens();
    MatchRunner.run(table, late, participants, TaskRunner.IMMEDIATE, DEFAULT);
    assertThat(late.screenTexts()).noneMatch(screen -> screen.contains("Your match number 1"));
  }

  @Test
  void aResizedWindowIsRedrawn() {
    ScriptedConsole console =
        play(TestTables.table(3, "human", "human"), "", "@40x15", "@100x30", "quit");
    assertThat(console.screenTexts().get(2)).contains("put 1 in 1 (and 2 others: Tab)");
    assertThat(console.screenTexts().get(3)).contains("round 1 of 6");
  }

  @Test
  void theControllerDoesNotCloseTheConsole() {
    assertThat(play(TestTables.table(3, "human", "human")).isClosed()).isFalse();
  }

  @Test
  void aReplayIsOfferedOnlyIfTheMatchIsSaved() {
    for (Optional<Path> file :
        List.of(Optional.<Path>empty(), Optional.of(Path.of("/home/x/my games/a.lethe")))) {
      Table<?, ?, ?> table = TestTables.table(4711, "human", "bot:random");
      table.saveTo(new InMemoryStore(file));
      String output = String.join(" ", play(table, "concede", "concede", "").screenTexts());
      String unwrapped = output.replaceAll("[|\\s]+", " ");
      assertThat(unwrapped).contains("The match is over");
      assertThat(unwrapped.contains("replay steps through the match")).isEqualTo(file.isPresent());
    }
  }
}
