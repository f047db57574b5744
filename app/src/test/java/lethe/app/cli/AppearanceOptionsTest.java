package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.local.ProgramOutput;
import lethe.app.menu.UserSetting;
import lethe.app.menu.UserSettings;
import lethe.app.terminal.Theme;
import org.junit.jupiter.api.Test;

/**
 * Tests the precedence of command-line options over saved settings, and of saved settings over the
 * capabilities of the terminal.
 */
class AppearanceOptionsTest {
  private static ProgramOutput typed(String... options) {
    CommandSyntax syntax = new CommandSyntax();
    AppearanceOptions appearance = new AppearanceOptions(syntax);
    syntax.commandLine().parseArgs(options);
    return appearance.output();
  }

  @Test
  void resettingTheSettingsRestoresTheTerminalsAppearance() {
    ProgramOutput able = typed().with(UserSettings.defaults());
    UserSettings other =
        UserSettings.defaults()
            .with(UserSetting.ASCII, "on")
            .with(UserSetting.COLORS, "none")
            .with(UserSetting.MOTION, "off");
    assertThat(able.with(other).appearance().animated()).isFalse();
    assertThat(able.with(other).with(UserSettings.defaults()).appearance())
        .isEqualTo(able.appearance());
  }

  @Test
  void optionsTakePrecedenceOverLaterSettings() {
    UserSettings other =
        UserSettings.defaults()
            .with(UserSetting.ASCII, "off")
            .with(UserSetting.COLORS, "16")
            .with(UserSetting.MOTION, "on");
    ProgramOutput plain = typed("--ascii", "--theme", "256", "--still").with(other);
    assertThat(plain.appearance().ascii()).isTrue();
    assertThat(plain.appearance().animated()).isFalse();
    assertThat(plain.appearance().theme()).isEqualTo(Theme.byName("256").orElseThrow());
    assertThat(typed().with(other).appearance().ascii()).isFalse();
  }
}
