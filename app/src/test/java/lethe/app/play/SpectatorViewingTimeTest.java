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

/** Tests that watching Nothing Human uses time, too: that of a seat, or the spectators' own. */
class SpectatorViewingTimeTest {
  private static final String CARDS = "short circuit─";
  private static final String NO_MORE = "Time is up. This screen no longer shows the cards";

  private static Table<?, ?, ?> set(String... players) {
    Table<?, ?, ?> table = TestTables.table(RobotsTitle.TITLE, Options.NONE, 3, players);
    table.saveTo(new InMemoryStore("here"));
    return table;
  }

  private static ScriptedConsole here(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).guarded();
    MatchRunner.run(table, console, DEFAULT.withStory(false));
    return console;
  }

  private static ScriptedConsole guest(
      Table<?, ?, ?> table, String person, List<Seat> seats, String... lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines)).guarded();
    MatchRunner.run(
        table,
        console,
        Participants.remote(seats, person),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    return console;
  }

  private static ScriptedConsole audience(Table<?, ?, ?> table, String person, String... lines) {
    return guest(table, person, List.of(), lines);
  }

  private static List<String> notes(Table<?, ?, ?> table) {
    return TestTables.journal(table).lines().filter(line -> line.startsWith("* shown")).toList();
  }

  private static long pictures(ScriptedConsole console) {
    return console.screenTexts().stream().filter(screen -> screen.contains(CARDS)).count();
  }

  private static Seat seat(Table<?, ?, ?> table, int index) {
    return table.match().seats().get(index);
  }

  /**
   * Even if bots play all seats, the look is recorded before the cards are drawn, and lasts a
   * minute.
   */
  @Test
  void aLocalSpectatorOfBotsUsesTheTimeOfEverySeat() {
    Table<?, ?, ?> table = set("bot:perfect", "bot:perfect");
    ScriptedConsole watching = here(table, "", "+60", "look", "quit");
    assertThat(watching.screenTexts().getFirst()).contains("for 60 seconds").doesNotContain(CARDS);
    assertThat(pictures(watching)).isEqualTo(60);
    assertThat(watching.screenTexts().getLast()).contains(NO_MORE).endsWith("(Enter: next move)> ");
    assertThat(notes(table)).hasSize(12).containsOnly("* shown axle bolt");
    assertThat(pictures(here(table, "", "look", "quit"))).isZero();
  }

  /** Ending the viewing makes no seat ready; each further Enter lets a bot move. */
  @Test
  void aLocalSpectatorCanEndTheViewing() {
    Table<?, ?, ?> table = set("bot:perfect", "bot:perfect");
    ScriptedConsole watching = here(table, "", "", "", "", "");
    assertThat(watching.screenTexts().get(2)).contains(NO_MORE);
    assertThat(TestTables.journal(table)).contains("axle: ready", "bolt: ready");
    assertThat(pictures(watching)).isOne();
  }

  /** Handing a seat to a bot and back does not renew its time. */
  @Test
  void handingASeatOverDoesNotRenewItsTime() {
    Table<?, ?, ?> table = set("human", "human");
    here(table, "", "+19", "quit");
    table.addControl(
        new ControlEntry.SeatReassigned(seat(table, 0), new Player.Machine("perfect")));
    table.addControl(
        new ControlEntry.SeatReassigned(seat(table, 1), new Player.Machine("perfect")));
    assertThat(here(table, "", "+19", "quit").screenTexts().getFirst()).contains("for 40 seconds");
    table.addControl(new ControlEntry.SeatReassigned(seat(table, 0), new Player.Human()));
    assertThat(here(table, "quit").screenTexts().getFirst()).contains("for 20 seconds");
  }

  @Test
  void aViewingAtALocalTableCountsForEverySeat() {
    Table<?, ?, ?> table = set("human", "bot:perfect", "bot:perfect");
    here(table, "", "+29", "quit");
    assertThat(notes(table)).hasSize(6).containsOnly("* shown axle bolt cog");
  }

  /** Neither returning nor using several names gives spectators more time. */
  @Test
  void allSpectatorsShareOneViewingTime() {
    Table<?, ?, ?> table = set("human", "human");
    table.runBots(Duration.ZERO, TaskRunner.IMMEDIATE, () -> false, _ -> {});
    ScriptedConsole first = audience(table, "aa", "", "+24", "quit");
    assertThat(pictures(first)).isEqualTo(25);
    assertThat(notes(table)).hasSize(5).containsOnly("* shown @aa");
    assertThat(audience(table, "aa", "quit").screenTexts().getFirst()).contains("for 35 seconds");
    ScriptedConsole second = audience(table, "bb", "", "+90", "", "", "quit");
    assertThat(second.screenTexts().getFirst()).contains("for 35 seconds");
    assertThat(pictures(second)).isEqualTo(35);
    for (String person : List.of("aa", "bb", "cc")) {
      ScriptedConsole more = audience(table, person, "", "", "look", "quit");
      assertThat(pictures(more)).isZero();
      assertThat(more.screenTexts()).allMatch(screen -> screen.contains(NO_MORE));
      assertThat(more.screenTexts().getLast()).endsWith("(watching)> ");
    }
    assertThat(notes(table)).hasSize(12);
    ScriptedConsole axle = guest(table, "dd", List.of(seat(table, 0)), "quit");
    assertThat(axle.screenTexts().getFirst()).contains("for 60 seconds");
  }

  @Test
  void spectatorsHaveAtMostTheTimeOfTheSeatWithMostLeft() {
    Table<?, ?, ?> table = set("human", "human");
    guest(table, "aa", List.of(seat(table, 0)), "", "+49", "quit");
    assertThat(audience(table, "cc", "quit").screenTexts().getFirst()).contains("for 60 seconds");
    guest(table, "bb", List.of(seat(table, 1)), "", "+29", "quit");
    assertThat(audience(table, "cc", "quit").screenTexts().getFirst()).contains("for 30 seconds");
  }

  @Test
  void timeUsedAsASpectatorCountsAfterTakingASeat() {
    Table<?, ?, ?> table = set("human", "human");
    audience(table, "aa", "", "+39", "quit");
    ScriptedConsole seated = guest(table, "aa", List.of(seat(table, 1)), "", "quit");
    assertThat(seated.screenTexts().getFirst()).contains("for 20 seconds");
    assertThat(notes(table)).hasSize(9).endsWith("* shown bolt @aa");
    ScriptedConsole other = guest(table, "aa", List.of(seat(table, 0)), "quit");
    assertThat(other.screenTexts().getFirst()).contains("for 15 seconds");
    assertThat(guest(table, "bb", List.of(seat(table, 0)), "quit").screenTexts().getFirst())
        .contains("for 60 seconds");
  }

  /**
   * Spectators are shown the cards only on a guarded screen and only if the look can be recorded.
   */
  @Test
  void spectatorsNeedAnErasedScreenAndARecordedViewing() {
    Table<?, ?, ?> table = set("human", "human");
    ScriptedConsole paper = new ScriptedConsole(Size.DEFAULT, List.of("", "", "quit"));
    MatchRunner.run(
        table,
        paper,
        Participants.remote(List.of(), "aa"),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    assertThat(pictures(paper)).isZero();
    table.saveTo(JournalStore.none());
    assertThat(pictures(audience(table, "aa", "", "", "quit"))).isZero();
    assertThat(notes(table)).isEmpty();
  }

  /** Others may use up the time before a spectator asks to look. */
  @Test
  void timeUsedByAnotherSpectatorIsNotAvailable() {
    Table<?, ?, ?> table = set("human", "human");
    LateViewerConsole console = new LateViewerConsole(table);
    MatchRunner.run(
        table,
        console,
        Participants.remote(List.of(), "aa"),
        TaskRunner.IMMEDIATE,
        DEFAULT.withStory(false));
    assertThat(console.screens).hasSize(2).noneMatch(screen -> screen.contains(CARDS));
    assertThat(console.screens.getLast()).contains(NO_MORE);
    assertThat(notes(table)).hasSize(12).containsOnly("* shown @bb");
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
    public PageEvent read(Screen screen) {
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
    Table<?, ?, ?> table = set("human", "human");
    ScriptedConsole before = audience(table, "aa", "", "quit");
    assertThat(pictures(before)).isOne();
    guest(table, "bb", List.of(seat(table, 0)), "", "", "quit");
    ScriptedConsole after = audience(table, "aa", "", "quit");
    assertThat(after.screenTexts()).allMatch(screen -> screen.contains("· · ·"));
  }

  /** The cards of a conceded match are shown only in a replay. */
  @Test
  void theCardsOfAMatchConcededBeforeTheViewingStayCovered() {
    Table<?, ?, ?> table = set("human", "human");
    ScriptedConsole console = here(table, "concede", "concede", "look", "quit");
    assertThat(table.match().turn().isOver()).isTrue();
    assertThat(pictures(console)).isZero();
    assertThat(console.screenTexts().getLast())
        .contains("The match is over")
        .endsWith("rematch or quit)> ");
  }
}
