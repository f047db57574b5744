package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.save.JournalStore;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/**
 * Tests that watching Nothing Human uses up viewing time: that of the seats at a local table, or
 * that of the spectators on a server.
 */
class SpectatorViewingTimeTest {
  private static final String CARD_TEXT = "short circuit─";
  private static final String NO_TIME_LEFT = "No viewing time is left";

  private static Table<?, ?, ?> table(String... players) {
    Table<?, ?, ?> table = TestTables.table(RobotsTitle.TITLE, Options.NONE, 3, players);
    table.saveTo(new InMemoryStore());
    return table;
  }

  private static ScriptedConsole playLocally(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).erasingScreens();
    MatchRunner.run(table, console, DEFAULT.withStory(false));
    return console;
  }

  private static ScriptedConsole playRemotely(
      Table<?, ?, ?> table, String userName, List<Seat> seats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).erasingScreens();
    MatchRunner.run(
        table,
        console,
        Participants.remote(seats, userName),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    return console;
  }

  private static ScriptedConsole watch(Table<?, ?, ?> table, String userName, String... lines) {
    return playRemotely(table, userName, List.of(), lines);
  }

  private static List<String> viewingEntries(Table<?, ?, ?> table) {
    return TestTables.journal(table).lines().filter(line -> line.startsWith("* shown")).toList();
  }

  private static long countScreensWithCards(ScriptedConsole console) {
    return console.screenTexts().stream().filter(screen -> screen.contains(CARD_TEXT)).count();
  }

  private static Seat seat(Table<?, ?, ?> table, int index) {
    return table.match().seats().get(index);
  }

  /** Even if bots play all seats, the viewing is recorded, and lasts a minute. */
  @Test
  void aLocalSpectatorOfBotsUsesTheTimeOfEverySeat() {
    Table<?, ?, ?> table = table("bot:perfect", "bot:perfect");
    ScriptedConsole watching = playLocally(table, "", "+60", "look", "quit");
    assertThat(watching.screenTexts().getFirst())
        .contains("for 60 seconds")
        .doesNotContain(CARD_TEXT);
    assertThat(countScreensWithCards(watching)).isEqualTo(60);
    assertThat(watching.screenTexts().getLast())
        .contains(NO_TIME_LEFT)
        .endsWith("(Enter: next move)> ");
    assertThat(viewingEntries(table)).hasSize(12).containsOnly("* shown axle bolt");
    assertThat(countScreensWithCards(playLocally(table, "", "look", "quit"))).isZero();
  }

  /** Ending the viewing makes no seat ready; each further Enter lets a bot move. */
  @Test
  void aLocalSpectatorCanEndTheViewing() {
    Table<?, ?, ?> table = table("bot:perfect", "bot:perfect");
    ScriptedConsole watching = playLocally(table, "", "", "", "", "");
    assertThat(watching.screenTexts().get(2)).contains(NO_TIME_LEFT);
    assertThat(TestTables.journal(table)).contains("axle: ready", "bolt: ready");
    assertThat(countScreensWithCards(watching)).isOne();
  }

  @Test
  void handingASeatOverDoesNotRenewItsTime() {
    Table<?, ?, ?> table = table("human", "human");
    playLocally(table, "", "+19", "quit");
    table.addControl(
        new ControlEntry.SeatReassigned(seat(table, 0), new Player.Machine("perfect")));
    table.addControl(
        new ControlEntry.SeatReassigned(seat(table, 1), new Player.Machine("perfect")));
    assertThat(playLocally(table, "", "+19", "quit").screenTexts().getFirst())
        .contains("for 40 seconds");
    table.addControl(new ControlEntry.SeatReassigned(seat(table, 0), new Player.Human()));
    assertThat(playLocally(table, "quit").screenTexts().getFirst()).contains("for 20 seconds");
  }

  @Test
  void aViewingAtALocalTableCountsForEverySeat() {
    Table<?, ?, ?> table = table("human", "bot:perfect", "bot:perfect");
    playLocally(table, "", "+29", "quit");
    assertThat(viewingEntries(table)).hasSize(6).containsOnly("* shown axle bolt cog");
  }

  /** Neither returning nor using several names gives spectators more time. */
  @Test
  void allSpectatorsShareOneViewingTime() {
    Table<?, ?, ?> table = table("human", "human");
    table.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> false, _ -> {});
    ScriptedConsole first = watch(table, "aa", "", "+24", "quit");
    assertThat(countScreensWithCards(first)).isEqualTo(25);
    assertThat(viewingEntries(table)).hasSize(5).containsOnly("* shown @aa");
    assertThat(watch(table, "aa", "quit").screenTexts().getFirst()).contains("for 35 seconds");
    ScriptedConsole second = watch(table, "bb", "", "+90", "", "", "quit");
    assertThat(second.screenTexts().getFirst()).contains("for 35 seconds");
    assertThat(countScreensWithCards(second)).isEqualTo(35);
    for (String userName : List.of("aa", "bb", "cc")) {
      ScriptedConsole more = watch(table, userName, "", "", "look", "quit");
      assertThat(countScreensWithCards(more)).isZero();
      assertThat(more.screenTexts()).allMatch(screen -> screen.contains(NO_TIME_LEFT));
      assertThat(more.screenTexts().getLast()).endsWith("(watching)> ");
    }
    assertThat(viewingEntries(table)).hasSize(12);
    ScriptedConsole axle = playRemotely(table, "dd", List.of(seat(table, 0)), "quit");
    assertThat(axle.screenTexts().getFirst()).contains("for 60 seconds");
  }

  @Test
  void spectatorTimeIsLimitedToTheLongestRemainingSeatTime() {
    Table<?, ?, ?> table = table("human", "human");
    playRemotely(table, "aa", List.of(seat(table, 0)), "", "+49", "quit");
    assertThat(watch(table, "cc", "quit").screenTexts().getFirst()).contains("for 60 seconds");
    playRemotely(table, "bb", List.of(seat(table, 1)), "", "+29", "quit");
    assertThat(watch(table, "cc", "quit").screenTexts().getFirst()).contains("for 30 seconds");
  }

  @Test
  void timeUsedAsASpectatorCountsAfterTakingASeat() {
    Table<?, ?, ?> table = table("human", "human");
    watch(table, "aa", "", "+39", "quit");
    ScriptedConsole seated = playRemotely(table, "aa", List.of(seat(table, 1)), "", "quit");
    assertThat(seated.screenTexts().getFirst()).contains("for 20 seconds");
    assertThat(viewingEntries(table)).hasSize(9).endsWith("* shown bolt @aa");
    ScriptedConsole other = playRemotely(table, "aa", List.of(seat(table, 0)), "quit");
    assertThat(other.screenTexts().getFirst()).contains("for 15 seconds");
    assertThat(playRemotely(table, "bb", List.of(seat(table, 0)), "quit").screenTexts().getFirst())
        .contains("for 60 seconds");
  }

  @Test
  void spectatorsNeedAGuardedScreenAndARecordedViewing() {
    Table<?, ?, ?> table = table("human", "human");
    ScriptedConsole unguardedConsole = new ScriptedConsole(Size.DEFAULT, List.of("", "", "quit"));
    MatchRunner.run(
        table,
        unguardedConsole,
        Participants.remote(List.of(), "aa"),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    assertThat(countScreensWithCards(unguardedConsole)).isZero();
    table.saveTo(JournalStore.none());
    assertThat(countScreensWithCards(watch(table, "aa", "", "", "quit"))).isZero();
    assertThat(viewingEntries(table)).isEmpty();
  }

  /** Others may use up the time before a spectator asks to look. */
  @Test
  void timeUsedByAnotherSpectatorIsNotAvailable() {
    Table<?, ?, ?> table = table("human", "human");
    LateViewerConsole console = new LateViewerConsole(table);
    MatchRunner.run(
        table,
        console,
        Participants.remote(List.of(), "aa"),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    assertThat(console.screens).hasSize(2).noneMatch(screen -> screen.contains(CARD_TEXT));
    assertThat(console.screens.getLast()).contains(NO_TIME_LEFT);
    assertThat(viewingEntries(table)).hasSize(12).containsOnly("* shown @bb");
  }

  /** A console that asks to look after another spectator has looked for a minute. */
  private static final class LateViewerConsole implements Console {
    private final Table<?, ?, ?> table;
    private final List<String> screens = new ArrayList<>();

    LateViewerConsole(Table<?, ?, ?> table) {
      this.table = table;
    }

    @Override
    public Size size() {
      return Size.DEFAULT;
    }

    @Override
    public boolean erasesScreens() {
      return true;
    }

    @Override
    public PageEvent showAndAwaitEvent(Screen screen) {
      screens.add(screen.frame().toString());
      if (screens.size() > 1) {
        return new PageEvent.InputEnded();
      }
      for (int slice = 0; slice < 12; slice++) {
        table.addControl(new ControlEntry.TimedViewStarted(List.of(), Optional.of("bb")));
      }
      return new PageEvent.LineEntered("");
    }

    @Override
    public void close() {}
  }

  @Test
  void theCardsAreCoveredForSpectatorsOnceAPlayerIsReady() {
    Table<?, ?, ?> table = table("human", "human");
    ScriptedConsole before = watch(table, "aa", "", "quit");
    assertThat(countScreensWithCards(before)).isOne();
    playRemotely(table, "bb", List.of(seat(table, 0)), "", "", "quit");
    ScriptedConsole after = watch(table, "aa", "", "quit");
    assertThat(after.screenTexts()).isNotEmpty().allMatch(screen -> screen.contains("· · ·"));
  }

  /** The cards of a conceded match are shown only in a replay. */
  @Test
  void theCardsOfAMatchConcededBeforeTheViewingStayCovered() {
    Table<?, ?, ?> table = table("human", "human");
    ScriptedConsole console = playLocally(table, "concede", "concede", "look", "quit");
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(countScreensWithCards(console)).isZero();
    assertThat(console.screenTexts().getLast())
        .contains("The match is over")
        .endsWith("rematch or quit)> ");
  }
}
