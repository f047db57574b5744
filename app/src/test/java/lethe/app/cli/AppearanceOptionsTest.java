package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.terminal.Theme;
import org.junit.jupiter.api.Test;

/** What was typed at a start comes before what is kept, and that before what a terminal can do. */
class AppearanceOptionsTest {
  private static Terminals typed(String... options) {
    Syntax syntax = new Syntax();
    AppearanceOptions appearance = new AppearanceOptions(syntax);
    syntax.line().parseArgs(options);
    return appearance.terminals();
  }

  @Test
  void whatIsNoLongerWantedIsAsTheTerminalIs() {
    Terminals able = typed().with(Settings.usual());
    Settings other =
        Settings.usual()
            .with(Setting.ASCII, "on")
            .with(Setting.COLORS, "none")
            .with(Setting.MOTION, "off");
    assertThat(able.with(other).look().animated()).isFalse();
    assertThat(able.with(other).with(Settings.usual()).look()).isEqualTo(able.look());
  }

  @Test
  void whatWasTypedStaysWhateverIsWantedLater() {
    Settings other =
        Settings.usual()
            .with(Setting.ASCII, "off")
            .with(Setting.COLORS, "16")
            .with(Setting.MOTION, "on");
    Terminals plain = typed("--ascii", "--theme", "256", "--still").with(other);
    assertThat(plain.look().ascii()).isTrue();
    assertThat(plain.look().animated()).isFalse();
    assertThat(plain.look().theme()).isEqualTo(Theme.byName("256").orElseThrow());
    assertThat(typed().with(other).look().ascii()).isFalse();
  }
}
