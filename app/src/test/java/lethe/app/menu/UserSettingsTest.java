package lethe.app.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.PausePolicy;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserSettingsTest {
  private static final Appearance TERMINAL =
      Appearance.of(Map.of("TERM", "xterm", "LANG", "C.UTF-8"), false);

  private final List<String> reportedErrors = new ArrayList<>();

  @Test
  void savedSettingsAreLoadedAgain(@TempDir Path folder) throws IOException {
    Path saveFolder = folder.resolve("lethe").resolve("saves");
    UserSettings settings =
        UserSettings.defaults()
            .withValue(UserSetting.PAUSE, "always")
            .withValue(UserSetting.STORY, "off");
    settings.save(saveFolder);
    UserSettings loaded = UserSettings.load(saveFolder, reportedErrors::add);
    assertThat(loaded.preferences().pauses()).isEqualTo(PausePolicy.ALWAYS);
    assertThat(loaded.preferences().story()).isFalse();
    assertThat(loaded.value(UserSetting.BELL)).isEqualTo("on");
  }

  /** The file may have been written by another version or edited by the user. */
  @Test
  void unknownSettingsAndValuesAreIgnored(@TempDir Path folder) throws IOException {
    Path saveFolder = folder.resolve("saves");
    Files.writeString(folder.resolve("settings"), "pause=soon\nstory = off\nsmell=on\n\n=\nbell");
    UserSettings loaded = UserSettings.load(saveFolder, reportedErrors::add);
    assertThat(loaded.value(UserSetting.PAUSE)).isEqualTo("important");
    assertThat(loaded.value(UserSetting.STORY)).isEqualTo("off");
  }

  @Test
  void aDamagedFileIsReportedAndIgnored(@TempDir Path folder) throws Exception {
    Path saveFolder = folder.resolve("saves");
    assertThat(UserSettings.load(saveFolder, reportedErrors::add))
        .isEqualTo(UserSettings.defaults());
    assertThat(reportedErrors).isEmpty();
    Path file = Files.writeString(folder.resolve("settings"), "story=off\nbell=\u0001\n");
    assertThat(UserSettings.load(saveFolder, reportedErrors::add))
        .isEqualTo(UserSettings.defaults());
    assertThat(reportedErrors).singleElement().asString().startsWith(file + ":2:6: ");
    UserSettings.defaults().withValue(UserSetting.STORY, "off").save(saveFolder);
    assertThat(UserSettings.load(saveFolder, reportedErrors::add).value(UserSetting.STORY))
        .isEqualTo("off");
    assertThat(reportedErrors).hasSize(1);
  }

  @Test
  void aPipeInPlaceOfTheFileIsReportedAndReplaced(@TempDir Path folder) throws Exception {
    Path saveFolder = folder.resolve("saves");
    assumeTrue(new ProcessBuilder("mkfifo", folder + "/settings").start().waitFor() == 0);
    assertThat(UserSettings.load(saveFolder, reportedErrors::add))
        .isEqualTo(UserSettings.defaults());
    assertThat(reportedErrors)
        .singleElement()
        .asString()
        .startsWith(folder.resolve("settings") + ": ");
    UserSettings.defaults().withValue(UserSetting.STORY, "off").save(saveFolder);
    assertThat(UserSettings.load(saveFolder, reportedErrors::add).value(UserSetting.STORY))
        .isEqualTo("off");
  }

  @Test
  void settingsOverrideTheTerminalsAppearance() {
    assertThat(UserSettings.defaults().appearance(TERMINAL)).isEqualTo(TERMINAL);
    Appearance appearance =
        UserSettings.defaults()
            .withValue(UserSetting.COLORS, "none")
            .withValue(UserSetting.ASCII, "on")
            .withValue(UserSetting.MOTION, "off")
            .withValue(UserSetting.BELL, "off")
            .withValue(UserSetting.MOUSE, "off")
            .appearance(TERMINAL);
    assertThat(appearance.theme()).isEqualTo(Theme.NONE);
    assertThat(appearance.ascii()).isTrue();
    assertThat(appearance.animated() || appearance.bell() || appearance.mouse()).isFalse();
  }

  private static PageTransition<MenuEffect, MenuState> enterLine(String line) {
    MenuState state = MenuStates.withoutSavedGames(UserSettings.defaults());
    return MenuPage.root(new SettingsMenu(), state, Size.DEFAULT)
        .onEvent(new PageEvent.LineEntered(line));
  }

  @Test
  void aSettingCanBeCycledOrTyped() {
    assertThat(enterLine("pause").effects())
        .containsExactly(
            new MenuEffect.SaveSettings(
                UserSettings.defaults().withValue(UserSetting.PAUSE, "always")));
    assertThat(enterLine("colors 256").effects())
        .containsExactly(
            new MenuEffect.SaveSettings(
                UserSettings.defaults().withValue(UserSetting.COLORS, "256")));
    PageTransition<MenuEffect, MenuState> transition = enterLine("colors 12");
    assertThat(transition.effects()).isEmpty();
    assertThat(((MenuPage) transition.page().orElseThrow()).messages())
        .containsExactly(Text.bright("\"colors\" has these values: auto, none, 16, 256, true"));
  }
}
