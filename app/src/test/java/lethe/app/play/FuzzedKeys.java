package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import lethe.app.frame.Size;
import lethe.app.fuzz.FuzzTarget;
import lethe.app.page.PausePolicy;
import lethe.app.session.Preferences;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.InputQueues;
import lethe.app.terminal.Theme;
import lethe.app.terminal.Tty;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;

/**
 * Fuzzes keyboard and mouse input during a match on the full screen. The program must end when the
 * input ends, and the journal must be replayable. The first byte selects the game and its seed, and
 * the second the size of the window.
 */
public final class FuzzedKeys implements FuzzTarget {
  private static final Appearance APPEARANCE =
      new Appearance(false, Theme.ANSI, false, true, true, true, true);
  private static final Preferences PREFERENCES =
      new Preferences(true, true, false, PausePolicy.IMPORTANT, false, false, false);

  @Override
  public void process(byte[] input) {
    int first = input.length > 0 ? input[0] & 0xff : 0;
    int second = input.length > 1 ? input[1] & 0xff : 0;
    Title<?, ?, ?> title = Titles.ALL.get(first % Titles.ALL.size());
    String[] players = new String[title.seats().defaultCount()];
    Arrays.fill(players, "bot:" + title.bots().levels().getFirst().name());
    players[0] = "human";
    // Hints would take nearly all of the time.
    Options withoutHints = TestTables.options("hints", "off");
    Table<?, ?, ?> table = TestTables.table(title, withoutHints, first, players);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    byte[] keys = Arrays.copyOfRange(input, Math.min(2, input.length), input.length);
    Size size = new Size(20 + second, 5 + second / 4);
    try (FullScreenConsole console =
        new FullScreenConsole(terminalWithInput(keys, size, output), APPEARANCE, true)) {
      MatchRunner.run(table, console, PREFERENCES);
    }
    assertThat(output.size()).isPositive();
    FuzzedScripts.assertReplayable(table, TestTables.script(TestTables.journal(table)));
  }

  /** Returns a terminal whose whole input is {@code keys}. */
  private static Tty terminalWithInput(byte[] keys, Size size, OutputStream output) {
    InputQueue input = InputQueues.fromStream(new ByteArrayInputStream(keys));
    return new Tty() {
      @Override
      public Size size() {
        return size;
      }

      @Override
      public OutputStream output() {
        return output;
      }

      @Override
      public InputQueue input() {
        return input;
      }

      @Override
      public void close() {}
    };
  }
}
