package lethe.app.cli;

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

class SettingsTest {
  private static final Appearance ABLE =
      Appearance.of(Map.of("TERM", "xterm", "LANG", "C.UTF-8"), false);

  /** What is reported of files. */
  private final List<String> said = new ArrayList<>();

  @Test
  void whatIsKeptIsThereNextTime(@TempDir Path folder) throws IOException {
    Path matches = folder.resolve("lethe").resolve("saves");
    Settings wanted = Settings.usual().with(Setting.PACE, "always").with(Setting.STORY, "off");
    wanted.keep(matches);
    Settings read = Settings.in(matches, said::add);
    assertThat(read.preferences().pauses()).isEqualTo(PausePolicy.ALWAYS);
    assertThat(read.preferences().story()).isFalse();
    assertThat(read.of(Setting.BELL)).isEqualTo("on");
  }

  /** A line that another version wrote, or somebody with an editor, harms nothing. */
  @Test
  void whatIsNotUnderstoodCountsForNothing(@TempDir Path folder) throws IOException {
    Path matches = folder.resolve("saves");
    Files.writeString(folder.resolve("settings"), "pace=soon\nstory = off\nsmell=on\n\n=\nbell");
    Settings read = Settings.in(matches, said::add);
    assertThat(read.of(Setting.PACE)).isEqualTo("matters");
    assertThat(read.of(Setting.STORY)).isEqualTo("off");
  }

  @Test
  void aDamagedFileIsReportedAndIgnored(@TempDir Path folder) throws Exception {
    Path matches = folder.resolve("saves");
    assertThat(Settings.in(matches, said::add)).isEqualTo(Settings.usual());
    assertThat(said).isEmpty();
    Path file = Files.writeString(folder.resolve("settings"), "story=off\nbell=\u0001\n");
    assertThat(Settings.in(matches, said::add)).isEqualTo(Settings.usual());
    assertThat(said).singleElement().asString().startsWith(file + ":2:6: ");
    Settings.usual().with(Setting.STORY, "off").keep(matches);
    assertThat(Settings.in(matches, said::add).of(Setting.STORY)).isEqualTo("off");
    assertThat(said).hasSize(1);
  }

  @Test
  void aPipeInItsPlaceIsReportedAndReplaced(@TempDir Path folder) throws Exception {
    Path matches = folder.resolve("saves");
    assumeTrue(new ProcessBuilder("mkfifo", folder + "/settings").start().waitFor() == 0);
    assertThat(Settings.in(matches, said::add)).isEqualTo(Settings.usual());
    assertThat(said).singleElement().asString().startsWith(folder.resolve("settings") + ": ");
    Settings.usual().with(Setting.STORY, "off").keep(matches);
    assertThat(Settings.in(matches, said::add).of(Setting.STORY)).isEqualTo("off");
  }

  @Test
  void aTerminalLooksAsItIsWanted() {
    assertThat(Settings.usual().on(ABLE)).isEqualTo(ABLE);
    Appearance look =
        Settings.usual()
            .with(Setting.COLORS, "none")
            .with(Setting.ASCII, "on")
            .with(Setting.MOTION, "off")
            .with(Setting.BELL, "off")
            .with(Setting.MOUSE, "off")
            .on(ABLE);
    assertThat(look.theme()).isEqualTo(Theme.NONE);
    assertThat(look.ascii()).isTrue();
    assertThat(look.animated() || look.bell() || look.mouse()).isFalse();
  }

  private static PageTransition<MenuEffect, Standing> typed(String line) {
    Standing standing = Standings.of(Settings.usual());
    return MenuPage.first(new SettingsChoice(), standing, Size.DEFAULT)
        .onEvent(new PageEvent.LineEntered(line));
  }

  @Test
  void theNextValueIsAKeyAwayAndEachCanBeTyped() {
    assertThat(typed("pace").effects())
        .containsExactly(new MenuEffect.Keep(Settings.usual().with(Setting.PACE, "always")));
    assertThat(typed("colors 256").effects())
        .containsExactly(new MenuEffect.Keep(Settings.usual().with(Setting.COLORS, "256")));
    PageTransition<MenuEffect, Standing> refused = typed("colors 12");
    assertThat(refused.effects()).isEmpty();
    assertThat(((MenuPage) refused.page().orElseThrow()).said())
        .containsExactly(Text.bright("\"colors\" can be one of: auto, none, 16, 256, true"));
  }
}
