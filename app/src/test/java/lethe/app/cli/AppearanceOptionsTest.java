package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.local.ProgramOutput;
import lethe.app.menu.UserSetting;
import lethe.app.menu.UserSettings;
import lethe.app.terminal.Theme;
import org.junit.jupiter.api.Test;

/**
 * Tests that command-line options take precedence over settings, and settings over the capabilities
 * of the terminal.
 */
class AppearanceOptionsTest {
  private static ProgramOutput outputFor(String... options) {
    CommandSyntax syntax = new CommandSyntax();
    AppearanceOptions appearance = new AppearanceOptions(syntax);
    syntax.buildCommandLine().parseArgs(options);
    return appearance.output();
  }

  @Test
  void resettingTheSettingsRestoresTheTerminalsAppearance() {
    ProgramOutput detected = outputFor().withSettings(UserSettings.defaults());
    UserSettings settings =
        UserSettings.defaults()
            .withValue(UserSetting.ASCII, "on")
            .withValue(UserSetting.COLORS, "none")
            .withValue(UserSetting.MOTION, "off");
    assertThat(detected.withSettings(settings).appearance().animated()).isFalse();
    assertThat(detected.withSettings(settings).withSettings(UserSettings.defaults()).appearance())
        .isEqualTo(detected.appearance());
  }

  @Test
  void optionsTakePrecedenceOverLaterSettings() {
    UserSettings settings =
        UserSettings.defaults()
            .withValue(UserSetting.ASCII, "off")
            .withValue(UserSetting.COLORS, "16")
            .withValue(UserSetting.MOTION, "on");
    ProgramOutput output = outputFor("--ascii", "--theme", "256", "--still").withSettings(settings);
    assertThat(output.appearance().ascii()).isTrue();
    assertThat(output.appearance().animated()).isFalse();
    assertThat(output.appearance().theme()).isEqualTo(Theme.byWord("256").orElseThrow());
    assertThat(outputFor().withSettings(settings).appearance().ascii()).isFalse();
  }

  @Test
  void anUnknownThemeIsRejected() {
    assertThat(usageError("play", "ta-se", "--theme", "pink"))
        .contains("there is no theme \"pink\"; expected one of: none, 16, 256, true");
  }
}
