package lethe.app.play;

import static lethe.app.session.Preferences.DEFAULT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Script;
import org.junit.jupiter.api.Test;

/** Tests the confirmation of a command that very likely loses the match at once. */
class LossWarningTest {
  private static final String CONFIRMATION_REQUEST =
      "\"stop\" very likely loses the match at once. Type yes to play it anyway, or anything else to"
          + " play on.";

  private static Table<?, ?, ?> table(long seed) {
    return TestTables.table(RavensTitle.TITLE, Options.NONE, seed, "human", "bot:random");
  }

  private static List<String> screens(Table<?, ?, ?> table, String... lines) {
    ScriptedConsole console =
        new ScriptedConsole(new Size(100, 60), List.of(lines)).erasingScreens();
    MatchRunner.run(table, console, DEFAULT);
    return console.screenTexts();
  }

  private static boolean isOver(Table<?, ?, ?> table) {
    return table.match().turn().isOver();
  }

  /** Returns a seed with which the first card drawn is, or is not, a raven. */
  private static long seedWhereFirstCardIsARaven(boolean raven) {
    return Stream.iterate(1L, seed -> seed + 1)
        .limit(200)
        .filter(
            seed -> {
              Table<?, ?, ?> table = table(seed);
              screens(table, "draw 1", "stop", "stop");
              return isOver(table) == raven;
            })
        .findFirst()
        .orElseThrow();
  }

  /**
   * In the Ravens, stopping with a row of ravens loses the match, because no card of the row can be
   * placed.
   */
  @Test
  void stoppingWithARowOfRavensNeedsAConfirmation() {
    long seed = seedWhereFirstCardIsARaven(true);
    Table<?, ?, ?> table = table(seed);
    assertThat(screens(table, "draw 1", "stop").getLast()).contains(CONFIRMATION_REQUEST);
    assertThat(isOver(table)).isFalse();
    assertThat(screens(table, "stop", "look", "stop").getLast()).contains(CONFIRMATION_REQUEST);
    assertThat(isOver(table)).isFalse();
    screens(table, "stop", "STOP");
    assertThat(isOver(table)).isTrue();
  }

  @Test
  void yesConfirmsALosingCommand() {
    long seed = seedWhereFirstCardIsARaven(true);
    Table<?, ?, ?> table = table(seed);
    screens(table, "draw 1", "yes", "stop", "look", "yes");
    assertThat(isOver(table)).isFalse();
    screens(table, "stop", "yes");
    assertThat(isOver(table)).isTrue();
  }

  /** The line {@code stop; stop} does not confirm {@code stop}. */
  @Test
  void commandsBeforeALosingCommandArePlayed() {
    long seed = seedWhereFirstCardIsARaven(true);
    Table<?, ?, ?> table = table(seed);
    assertThat(screens(table, "draw 1; stop; end").getLast())
        .contains(CONFIRMATION_REQUEST, "Played: draw. Not tried: end.");
    screens(table, "stop; stop");
    assertThat(isOver(table)).isFalse();
  }

  @Test
  void aHarmlessCommandNeedsNoConfirmation() {
    Table<?, ?, ?> table = table(seedWhereFirstCardIsARaven(false));
    assertThat(String.join("", screens(table, "draw 1", "stop"))).doesNotContain("at once");
    assertThat(isOver(table)).isFalse();
  }

  /** Scripts and journals are played as they are written. */
  @Test
  void scriptsNeedNoConfirmation() {
    Table<?, ?, ?> table = table(seedWhereFirstCardIsARaven(true));
    screens(table, "draw 1", "stop", "stop");
    Script script = TestTables.script(TestTables.journal(table));
    Table<?, ?, ?> replayed = TestTables.table(script);
    assertThat(ScriptPlayer.play(replayed, script)).isEmpty();
    assertThat(isOver(replayed)).isTrue();
  }
}
