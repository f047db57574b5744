package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AppearanceTest {
  @ParameterizedTest
  @CsvSource({
    "xterm, true",
    "xterm-256color, true",
    "xterm-kitty, true",
    "tmux-256color, true",
    "alacritty, true",
    "foot-extra, true",
    "linux, false",
    "screen, false",
    "screen-256color, false",
    "vt100, false",
    "dumb, false",
    "'', false"
  })
  void aTitleIsSetOnlyIfTheTerminalCanRestoreIt(String term, boolean setsTitle) {
    Appearance appearance = Appearance.of(Map.of("TERM", term), false);
    assertThat(appearance.setsTitle()).isEqualTo(setsTitle);
    assertThat(appearance.withTheme(Theme.NONE).withUnicode().withAnimation(false).setsTitle())
        .isEqualTo(setsTitle);
  }

  @ParameterizedTest
  @CsvSource({
    "xterm, true",
    "xterm-256color, true",
    "tmux-256color, true",
    "screen-256color, true",
    "screen-256color STY=1.tty, false",
    "screen.xterm-256color, false",
    "rxvt-unicode, true",
    "st-256color, true",
    "st52, false",
    "linux, false",
    "vt100, false",
    "ansi, false",
    "whatever, false",
    "dumb, false",
    "'', false"
  })
  void theEnvironmentTellsWhetherThereIsAnAlternateScreen(
      String variables, boolean hasAlternateScreen) {
    Map<String, String> environment = new HashMap<>();
    environment.put("TERM", variables.replaceAll(" .*", ""));
    if (variables.contains("STY")) {
      environment.put("STY", "1.tty");
    }
    Appearance appearance = Appearance.of(environment, false);
    assertThat(appearance.hasAlternateScreen()).isEqualTo(hasAlternateScreen);
    assertThat(
            appearance
                .withTheme(Theme.NONE)
                .withUnicode()
                .withAnimation(false)
                .hasAlternateScreen())
        .isEqualTo(hasAlternateScreen);
    assertThat(Appearance.of(Map.of(), false).hasAlternateScreen()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          LANG=en_US.UTF-8 TERM=xterm                   , false, true
          LANG=en_US.utf8 TERM=xterm                    , false, true
          LANG=C TERM=xterm                             , true,  true
          TERM=xterm                                    , true,  true
          LANG=C LC_ALL=de_DE.UTF-8 TERM=xterm          , false, true
          LANG=de_DE.UTF-8 LC_ALL=C TERM=xterm          , true,  true
          LANG=de_DE.UTF-8 LC_CTYPE=POSIX TERM=xterm    , true,  true
          LANG=C LC_CTYPE=UTF-8 TERM=xterm              , false, true
          LANG=C.UTF-8 TERM=                            , false, false
          LANG=C TERM=                                  , true,  false
          LANG=de_DE.UTF-8 LC_ALL= TERM=xterm           , false, true
          LANG=de_DE.UTF-8 NO_COLOR=1 TERM=xterm        , false, false
          LANG=de_DE.UTF-8 NO_COLOR= TERM=xterm         , false, true
          LANG=de_DE.UTF-8 TERM=dumb                    , true,  false
          LANG=de_DE.UTF-8                              , false, false
          """)
  void glyphsAndColorsDependOnTheEnvironment(String variables, boolean ascii, boolean color) {
    Map<String, String> environment = new HashMap<>();
    for (String variable : variables.split(" +", -1)) {
      String[] pair = variable.split("=", 2);
      environment.put(pair[0], pair[1]);
    }
    assertThat(Appearance.of(environment, false).ascii()).isEqualTo(ascii);
    assertThat(Appearance.of(environment, false).color()).isEqualTo(color);
    assertThat(Appearance.of(environment, true).ascii()).isTrue();
  }
}
