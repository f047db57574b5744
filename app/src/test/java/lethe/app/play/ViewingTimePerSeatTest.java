package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/** Tests Nothing Human at several screens, where each seat has one minute. */
class ViewingTimePerSeatTest {
  private static final String UNGUARDED = "Unguarded: ";

  private final Table<?, ?, ?> table =
      TestTables.table(RobotsTitle.TITLE, Options.NONE, 3, "human", "human", "human");

  /** Plays for these seats at a separate guarded screen. */
  private ScriptedConsole playGuarded(List<Seat> seats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).erasingScreens();
    MatchRunner.run(table, console, seated(seats), TaskRunner.IMMEDIATE, DEFAULT.withStory(false));
    return console;
  }

  /** Plays for these seats at a separate unguarded screen. */
  private ScriptedConsole playUnguarded(List<Seat> seats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines));
    MatchRunner.run(table, console, seated(seats), TaskRunner.IMMEDIATE, DEFAULT.withStory(false));
    return console;
  }

  private static Participants seated(List<Seat> ownSeats) {
    return new Participants(ownSeats, ownSeats, Optional.empty());
  }

  private List<Seat> seats(int... indices) {
    return Arrays.stream(indices).mapToObj(table.match().seats()::get).toList();
  }

  private List<String> controlEntries() {
    return TestTables.journal(table).lines().filter(line -> line.startsWith("*")).toList();
  }

  private static String firstScreen(ScriptedConsole console) {
    return console.screenTexts().getFirst();
  }

  private static String lastScreen(ScriptedConsole console) {
    return console.screenTexts().getLast();
  }

  @Test
  void aPlayersViewingDoesNotReduceTheTimeOfOthers() {
    assertThat(firstScreen(playGuarded(seats(0), "", "+30", "quit"))).contains("for 60 seconds");
    ScriptedConsole bolt = playGuarded(seats(1), "", "+60", "quit");
    assertThat(firstScreen(bolt)).contains("for 60 seconds");
    assertThat(bolt.screenTexts().get(60)).contains("┌a1", " 1 s");
    assertThat(lastScreen(bolt))
        .contains("Waiting for axle, cog.")
        .doesNotContain("short circuit─");
    assertThat(Collections.frequency(controlEntries(), "* shown axle")).isEqualTo(7);
    assertThat(Collections.frequency(controlEntries(), "* shown bolt")).isEqualTo(12);
    assertThat(controlEntries()).hasSize(19);
  }

  @Test
  void aReturningPlayerHasTheRemainingTime() {
    playGuarded(seats(0), "", "+29", "quit");
    playGuarded(seats(1), "", "+9", "quit");
    ScriptedConsole axle = playGuarded(seats(0), "", "+30", "quit");
    assertThat(firstScreen(axle)).contains("for 30 seconds");
    assertThat(axle.screenTexts().get(30)).contains("┌a1", " 1 s");
    assertThat(lastScreen(axle)).contains("Waiting for bolt, cog.");
    assertThat(firstScreen(playGuarded(seats(1), "quit"))).contains("for 50 seconds");
    assertThat(firstScreen(playGuarded(seats(2), "quit"))).contains("for 60 seconds");
  }

  /**
   * Everyone at a screen sees the cards, so the time left is that of the player who has looked
   * longest.
   */
  @Test
  void playersAtOneScreenShareTheViewingTime() {
    playGuarded(seats(1), "", "+19", "quit");
    ScriptedConsole both = playGuarded(seats(0, 1), "", "+4", "quit");
    assertThat(firstScreen(both)).contains("for 40 seconds");
    assertThat(controlEntries()).hasSize(5).endsWith("* shown bolt", "* shown axle bolt");
    assertThat(firstScreen(playGuarded(seats(0), "quit"))).contains("for 55 seconds");
    assertThat(firstScreen(playGuarded(seats(1), "quit"))).contains("for 35 seconds");
  }

  @Test
  void aViewingRecordedWithoutSeatsCountsForAllSeats() {
    Table<?, ?, ?> scriptTable =
        TestTables.table(TestTables.script("game robots\nseat axle human\nseat bolt human\n"));
    assertThat(
            ScriptPlayer.play(
                scriptTable, TestTables.script("game robots\n* shown\n* shown bolt\n")))
        .isEmpty();
    List<String> remainingSeconds =
        scriptTable.match().seats().stream()
            .map(
                seat -> {
                  ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("quit"));
                  MatchRunner.run(
                      scriptTable,
                      console,
                      seated(List.of(seat)),
                      TaskRunner.IMMEDIATE,
                      DEFAULT.withStory(false));
                  return firstScreen(console).replaceAll("(?s).*for (\\d+) seconds.*", "$1");
                })
            .toList();
    assertThat(remainingSeconds).containsExactly("55", "50");
  }

  /** The entry is written once, before the first viewing. */
  @Test
  void anUnguardedScreenIsRecorded() {
    playUnguarded(seats(0), "quit");
    assertThat(controlEntries()).isEmpty();
    playUnguarded(seats(0), "", "+5", "quit");
    playUnguarded(seats(0), "", "quit");
    playGuarded(seats(1), "", "quit");
    assertThat(controlEntries())
        .containsExactly(
            "* unguarded axle", "* shown axle", "* shown axle", "* shown axle", "* shown bolt");
  }

  @Test
  void theFinalScreenNamesTheUnguardedSeats() {
    playGuarded(seats(0), "", "", "quit");
    playUnguarded(seats(1, 2), "", "", "quit");
    ScriptedConsole axle = playGuarded(seats(0), "concede", "concede", "quit");
    String message = UNGUARDED + "bolt and cog could reread";
    assertThat(lastScreen(axle)).contains(message);
    assertThat(axle.screenTexts().subList(0, axle.screenTexts().size() - 1))
        .isNotEmpty()
        .noneMatch(screen -> screen.contains(UNGUARDED));
    assertThat(lastScreen(playGuarded(seats(1)))).contains(message);
    assertThat(lastScreen(playGuarded(List.of()))).contains(message);
    ReviewPage<?, ?, ?> review = TestTables.review(table);
    for (String name : List.of("axle", "bolt", "cog", "spectator", "referee")) {
      assertThat(review.withViewerNamed(name).atPosition(0).frame(Size.DEFAULT).toString())
          .doesNotContain(UNGUARDED);
      assertThat(
              review
                  .withViewerNamed(name)
                  .atPosition(Integer.MAX_VALUE)
                  .frame(Size.DEFAULT)
                  .toString())
          .contains(message);
    }
  }

  @Test
  void theFinalScreenDoesNotNameGuardedSeats() {
    playGuarded(seats(0, 1, 2), "", "", "quit");
    assertThat(lastScreen(playUnguarded(seats(0), "concede", "concede")))
        .contains("The match is over")
        .doesNotContain(UNGUARDED);
  }
}
