package lethe.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.PipeConsole;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.sample.SampleTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests two players at one screen, in turn or together. */
@Tag("titles")
class SharedScreenTest {
  private static ScriptedConsole play(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, lines).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console;
  }

  /** Returns the output while these lines are typed. */
  private static String outputOf(Table<?, ?, ?> table, String... lines) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(output, true, UTF_8);
    byte[] input = (String.join("\n", lines) + "\n").getBytes(UTF_8);
    InputQueue in = new InputQueue();
    Thread.startVirtualThread(() -> fill(in, input));
    Appearance appearance = Appearance.of(Map.of("LANG", "C.UTF-8"), false);
    MatchRunner.run(table, PipeConsole.local(in, out, appearance, true, true), DEFAULT);
    return output.toString(UTF_8);
  }

  private static void fill(InputQueue queue, byte[] input) {
    try {
      queue.fill(new ByteArrayInputStream(input), InputQueue.UNLIMITED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void ephemeralMessagesAreNotRepeatedOnReturn() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    play(table, List.of("", "put 5 in 2", "", "put 8 in 1 and 4 in 2", "quit"));
    String outputOnReturn = outputOf(table, "", "put 6 in 1 and 3 in 2", "", "look", "quit");
    assertThat(outputOnReturn)
        .contains("Pass the keyboard to red", "Pass the keyboard to blue")
        .containsOnlyOnce("Red puts 6 in cup 1")
        .doesNotContain("Red puts 5", "Blue puts 8", "Round 1 begins");
  }

  /** A player sees the second card of a turn before the curtain for the next player. */
  @Test
  void ephemeralInformationIsShownBeforeTheCurtain() {
    Table<?, ?, ?> table =
        TestTables.table(SampleTitle.TITLE, Options.NONE, 1, "human", "human", "bot:random");
    ScriptedConsole console = play(table, List.of("", "turn b1", "turn b2", "", "quit"));
    List<String> pages = console.screenTexts();
    int pageIndex = indexContaining(pages, "north turns up the card at b2: ");
    assertThat(pageIndex).isNotNegative();
    assertThat(pages.get(pageIndex)).contains("[ ");
    assertThat(indexContaining(pages, "Pass the keyboard to east")).isGreaterThan(pageIndex);
  }

  private static int indexContaining(List<String> pages, String text) {
    return IntStream.range(0, pages.size())
        .filter(i -> pages.get(i).contains(text))
        .findFirst()
        .orElse(-1);
  }

  /** A player who replaces a bot has not been told anything yet. */
  @Test
  void aPlayerWhoReplacesABotReceivesNoEarlierEphemeralMessages() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "bot:random");
    play(table, List.of("put 5 in 2", "quit"));
    Seat blue = table.match().seats().getLast();
    table.addControl(new ControlEntry.SeatReassigned(blue, new Player.Human()));
    String outputOnReturn = outputOf(table, "", "put 8 in 1 and 1 in 1", "", "look", "quit");
    assertThat(outputOnReturn)
        .contains("Pass the keyboard to blue")
        .doesNotContain("Red puts 5", "Round 1 begins");
  }

  /** Returns the first legal command of the seat to move, as it is typed. */
  private static <C, O, V> String firstLegalLine(Table<C, O, V> table) {
    C command = table.match().legalCommands(TestTables.seatToMove(table.match())).getFirst();
    return table.game().notation().format(command);
  }

  /** Returns whether the first legal command ends the stage and the turn of the seat to move. */
  private static <C, O, V> boolean endsStage(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    Table<C, O, V> next = new Table<>(table.title(), table.game(), match);
    next.submit(
        TestTables.seatToMove(match), match.legalCommands(TestTables.seatToMove(match)).getFirst());
    return !stage(table).equals(stage(next))
        && !TestTables.seatToMove(match).equals(TestTables.seatToMove(next.match()));
  }

  private static <C, O, V> String stage(Table<C, O, V> table) {
    return table.title().stage(table.match().view(TestTables.seatToMove(table.match())));
  }

  private static <C, O, V> void playFirstLegalCommand(Table<C, O, V> table) {
    table.submit(
        TestTables.seatToMove(table.match()),
        table.match().legalCommands(TestTables.seatToMove(table.match())).getFirst());
  }

  @Test
  void openedCupsAreShownBeforeTheCurtain() {
    Table<?, ?, ?> table = TestTables.table(3, "human", "human");
    while (!endsStage(table)) {
      playFirstLegalCommand(table);
    }
    ScriptedConsole console =
        play(table, List.of("", firstLegalLine(table), "", "", "put 1 in 1", "", "look", "quit"));
    Screen openedCups = console.screens().get(2);
    assertThat(openedCups.kind()).isEqualTo(Screen.Kind.TEXT);
    assertThat(openedCups.frame().toString())
        .contains("nobody's")
        .doesNotContain("Pass the keyboard");
    assertThat(console.screens().get(3).kind()).isEqualTo(Screen.Kind.CURTAIN);
  }

  /** An observation for both players is told to both, whichever of them types. */
  @ParameterizedTest
  @ValueSource(ints = {40, 41, 1000})
  void aReplayTellsTheSameStory(int moves) {
    Table<?, ?, ?> table = robotsTable();
    List<String> lines = randomMoves(robotsTable(), moves);
    ScriptedConsole console = play(table, lines);
    Seat last = table.match().seats().getFirst();
    for (Seat seat : table.match().seats()) {
      last = table.match().turn().awaits(seat) ? seat : last;
    }
    List<String> liveStory = texts(console.screens().getLast().log());
    for (Seat seat : moves == 1000 ? table.match().seats() : List.of(last)) {
      assertThat(liveStory).containsAll(replayedStory(table, seat));
    }
  }

  private static Table<?, ?, ?> robotsTable() {
    return TestTables.table(RobotsTitle.TITLE, Options.NONE, 14, "human", "human");
  }

  /**
   * Returns input for random moves, which it plays at a twin table. Each timed view is opened once.
   *
   * @param moves the number of moves
   */
  private static <C, O, V> List<String> randomMoves(Table<C, O, V> twin, int moves) {
    List<String> lines = new ArrayList<>();
    MutableRng rng = new MutableRng(new Rng(1));
    for (int move = 0; move < moves && !twin.match().turn().isOver(); move++) {
      Seat mover = TestTables.seatToMove(twin.match());
      if (twin.title().viewingSeconds(twin.match().view(mover)) > 0) {
        lines.addAll(List.of("", ""));
        twin.match().seats().forEach(seat -> endTimedView(twin, seat));
      } else {
        C command = rng.pick(twin.match().legalCommands(mover));
        lines.add(twin.game().notation().format(command));
        twin.submit(mover, command);
      }
    }
    return lines;
  }

  private static <C, O, V> void endTimedView(Table<C, O, V> table, Seat seat) {
    table.submit(seat, table.title().memory().timedView().orElseThrow().doneCommand());
  }

  /** Returns the story told to this seat in a replay. */
  private static <C, O, V> List<String> replayedStory(Table<C, O, V> table, Seat seat) {
    return texts(
            TestTables.review(table)
                .withViewerNamed(seat.name())
                .atPosition(table.match().position())
                .screen(Size.DEFAULT)
                .log())
        .stream()
        .filter(line -> line.matches("  [A-Z].*"))
        .toList();
  }

  private static List<String> texts(List<Text> lines) {
    return lines.stream().map(Text::text).toList();
  }
}
