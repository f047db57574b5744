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
  private static final String KEPT = "Unguarded: ";

  private final Table<?, ?, ?> table =
      TestTables.table(RobotsTitle.TITLE, Options.NONE, 3, "human", "human", "human");

  /** Returns the screens of these seats at a guarded screen of their own. */
  private ScriptedConsole at(List<Seat> seats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).guarded();
    MatchRunner.run(table, console, seated(seats), TaskRunner.IMMEDIATE, DEFAULT.withStory(false));
    return console;
  }

  /** Returns the screens of these seats at an unguarded screen of their own. */
  private ScriptedConsole onPaper(List<Seat> seats, String... lines) {
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

  private List<String> notes() {
    return TestTables.journal(table).lines().filter(line -> line.startsWith("*")).toList();
  }

  private static String first(ScriptedConsole console) {
    return console.screenTexts().getFirst();
  }

  private static String last(ScriptedConsole console) {
    return console.screenTexts().getLast();
  }

  @Test
  void aPlayersViewingDoesNotReduceTheTimeOfOthers() {
    assertThat(first(at(seats(0), "", "+30", "quit"))).contains("for 60 seconds");
    ScriptedConsole bolt = at(seats(1), "", "+60", "quit");
    assertThat(first(bolt)).contains("for 60 seconds");
    assertThat(bolt.screenTexts().get(60)).contains("┌a1", " 1 s");
    assertThat(last(bolt)).contains("Waiting for axle, cog.").doesNotContain("short circuit─");
    assertThat(Collections.frequency(notes(), "* shown axle")).isEqualTo(7);
    assertThat(Collections.frequency(notes(), "* shown bolt")).isEqualTo(12);
    assertThat(notes()).hasSize(19);
  }

  @Test
  void aReturningPlayerHasTheRemainingTime() {
    at(seats(0), "", "+29", "quit");
    at(seats(1), "", "+9", "quit");
    ScriptedConsole axle = at(seats(0), "", "+30", "quit");
    assertThat(first(axle)).contains("for 30 seconds");
    assertThat(axle.screenTexts().get(30)).contains("┌a1", " 1 s");
    assertThat(last(axle)).contains("Waiting for bolt, cog.");
    assertThat(first(at(seats(1), "quit"))).contains("for 50 seconds");
    assertThat(first(at(seats(2), "quit"))).contains("for 60 seconds");
  }

  /**
   * Everyone at a screen sees the cards, so the time left is that of the player who has looked
   * longest.
   */
  @Test
  void playersAtOneScreenShareTheViewingTime() {
    at(seats(1), "", "+19", "quit");
    ScriptedConsole both = at(seats(0, 1), "", "+4", "quit");
    assertThat(first(both)).contains("for 40 seconds");
    assertThat(notes()).hasSize(5).endsWith("* shown bolt", "* shown axle bolt");
    assertThat(first(at(seats(0), "quit"))).contains("for 55 seconds");
    assertThat(first(at(seats(1), "quit"))).contains("for 35 seconds");
  }

  @Test
  void aViewingRecordedWithoutSeatsCountsForAllSeats() {
    Table<?, ?, ?> kept =
        TestTables.of(TestTables.script("game robots\nseat axle human\nseat bolt human\n"));
    assertThat(ScriptPlayer.play(kept, TestTables.script("game robots\n* shown\n* shown bolt\n")))
        .isEmpty();
    List<String> left =
        kept.match().seats().stream()
            .map(
                seat -> {
                  ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("quit"));
                  MatchRunner.run(
                      kept,
                      console,
                      seated(List.of(seat)),
                      TaskRunner.IMMEDIATE,
                      DEFAULT.withStory(false));
                  return first(console).replaceAll("(?s).*for (\\d+) seconds.*", "$1");
                })
            .toList();
    assertThat(left).containsExactly("55", "50");
  }

  /** This is recorded once, before the cards are shown. */
  @Test
  void anUnguardedScreenIsRecorded() {
    onPaper(seats(0), "quit");
    assertThat(notes()).isEmpty();
    onPaper(seats(0), "", "+5", "quit");
    onPaper(seats(0), "", "quit");
    at(seats(1), "", "quit");
    assertThat(notes())
        .containsExactly(
            "* unguarded axle", "* shown axle", "* shown axle", "* shown axle", "* shown bolt");
  }

  @Test
  void theEndNamesTheUnguardedSeats() {
    at(seats(0), "", "", "quit");
    onPaper(seats(1, 2), "", "", "quit");
    ScriptedConsole axle = at(seats(0), "concede", "concede", "quit");
    String sentence = KEPT + "bolt, cog could reread what is shown only once";
    assertThat(last(axle)).contains(sentence);
    assertThat(axle.screenTexts().subList(0, axle.screenTexts().size() - 1))
        .isNotEmpty()
        .noneMatch(screen -> screen.contains(KEPT));
    assertThat(last(at(seats(1)))).contains(sentence);
    assertThat(last(at(List.of()))).contains(sentence);
    ReviewPage<?, ?, ?> review = TestTables.review(table);
    for (String name : List.of("axle", "bolt", "cog", "spectator", "referee")) {
      assertThat(review.withViewerNamed(name).atPosition(0).frame(Size.DEFAULT).toString())
          .doesNotContain(KEPT);
      assertThat(
              review
                  .withViewerNamed(name)
                  .atPosition(Integer.MAX_VALUE)
                  .frame(Size.DEFAULT)
                  .toString())
          .contains(sentence);
    }
  }

  @Test
  void erasedScreensAreNotMentionedAtTheEnd() {
    at(seats(0, 1, 2), "", "", "quit");
    assertThat(last(onPaper(seats(0), "concede", "concede")))
        .contains("The match is over")
        .doesNotContain(KEPT);
  }
}
