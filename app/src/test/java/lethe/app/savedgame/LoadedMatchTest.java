package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.play.LoadedMatch;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadedMatchTest {
  private static final String HEADER =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 3
      seat red human
      seat blue human
      """;

  @TempDir Path folder;

  private LoadedMatch load(String text) throws IOException {
    Path file = folder.resolve("match.lethe");
    Files.writeString(file, text);
    return switch (LoadedMatch.loadPrefix(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch;
      case Invalid<LoadedMatch>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }

  /** The valid part ends with the last complete line; its length counts bytes, not characters. */
  @ParameterizedTest
  @CsvSource({
    "'', LF, ''",
    "'', LF, 'blue: put 8 i'",
    "'', LF, 'blue: put 8 in 1'",
    "'', CRLF, ''",
    "'', CRLF, 'blue: put 8 in 1'",
    "\uFEFF, LF, ''",
    "\uFEFF, LF, 'b'",
    "\uFEFF, CRLF, 'blue: put 8 in'",
    "'# \u00e4\u2660\uD83C\uDFB2\n', LF, '# \u00e4\u2660\uD83C\uDFB2'",
    "'', LF, '* outcome most'"
  })
  void theValidPartIsMeasuredInBytes(String prefix, String lineEnding, String incompleteLine)
      throws IOException {
    String text = prefix + HEADER + "red: put 5 in 2\n";
    String lines = lineEnding.equals("CRLF") ? text.replace("\n", "\r\n") : text;
    LoadedMatch loadedMatch = load(lines + incompleteLine);
    assertThat(loadedMatch.lastLineIgnored()).isEqualTo(!incompleteLine.isEmpty());
    assertThat(loadedMatch.validLength()).isEqualTo(lines.getBytes(StandardCharsets.UTF_8).length);
    assertThat(loadedMatch.error()).isEmpty();
    assertThat(loadedMatch.table().match().position()).isEqualTo(1);
  }

  @Test
  void aTruncatedSavedGameLosesOnlyItsIncompleteLine() throws IOException {
    String body = "red: put 5 in 2\nblue: put 8 in 1\nblue: put 7 in 1\n* concede red\n";
    for (int length = 0; length <= body.length(); length++) {
      String truncatedBody = body.substring(0, length);
      LoadedMatch loadedMatch = load(HEADER + truncatedBody);
      assertThat(loadedMatch.error()).as(truncatedBody).isEmpty();
      assertThat(loadedMatch.lastLineIgnored())
          .as(truncatedBody)
          .isEqualTo(!truncatedBody.isEmpty() && !truncatedBody.endsWith("\n"));
      assertThat((long) loadedMatch.table().match().position())
          .as(truncatedBody)
          .isEqualTo(truncatedBody.chars().filter(c -> c == '\n').count());
      assertThat(loadedMatch.validLength())
          .as(truncatedBody)
          .isEqualTo(HEADER.length() + truncatedBody.lastIndexOf('\n') + 1);
    }
  }

  /** This holds even if the script does not name the version. */
  @Test
  void theHeaderNamesTheVersionOfTheRules() throws IOException {
    for (String rulesLine : List.of("", "rules 1\n")) {
      LoadedMatch loadedMatch = load("game ta-se\n" + rulesLine + "seed 3\nred: put 5 in 2\n");
      assertThat(loadedMatch.table().match().header().rulesVersion()).isEqualTo(1);
      assertThat(loadedMatch.table().match().header().text())
          .startsWith("lethe 1\ngame ta-se\nrules 1\n");
    }
  }

  @Test
  void theLastLineOfAScriptNeedsNoLineBreak() throws IOException {
    LoadedMatch loadedMatch = load("game ta-se\nseed 3\nred: put 5 in 2");
    assertThat(loadedMatch.lastLineIgnored()).isFalse();
    assertThat(loadedMatch.table().match().position()).isEqualTo(1);
  }

  @Test
  void anIncompleteLineDoesNotHideAnEarlierError() throws IOException {
    LoadedMatch loadedMatch = load(HEADER + "red: put 9 in 1\nred: pu");
    assertThat(loadedMatch.lastLineIgnored()).isTrue();
    assertThat(loadedMatch.error())
        .hasValueSatisfying(error -> assertThat(error.line()).isEqualTo(8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          lethe 2;game ta-se                        | :1:7: the file has version 2 of the format, but this program reads version 1
          game ta-se;rules 2;saved 2026-01-01T00:00:00Z | :2:7: this match uses version 2 of the rules of Ta-Se, but this program plays version 1; continue it with the version of Lethe that began it, or start a new match
          rules 2;game ta-se;option no-such-option on | :1:7: this match uses version 2 of the rules of Ta-Se, but this program plays version 1; continue it with the version of Lethe that began it, or start a new match
          game ta-se;saved 2026-01-01T00:00:00Z;seed 3 | :1:6: this match of Ta-Se does not say which version of the rules it uses; continue it with the version of Lethe that began it, or start a new match
          game ta-se;rules two                      | :2:7: "two" is not a version of the rules; expected a whole number of at least 1
          game  chess                               | :1:7: there is no game "chess"; expected one of: GAMES
          ''                                        | :1:1: the file is empty; expected a script, whose first line is, for example: game ta-se
          game ta-se;seat green bot                 | :2:6: there is no seat "green"; expected one of: red, blue
          game ta-se;seat red   dog                 | :2:12: "dog" is not a player; expected human, bot, bot:LEVEL or program:NAME
          game ta-se;seat red bot:x                 | :2:10: there is no bot "x"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
          game ta-se;option open-cups   x           | :2:20: "x" is not a value of this option; expected one of: on, off
          game ta-se;seed 3;red: put 5 in 2;  blue: put 4 in 1 | :4:9: "put 4 in 1" is not possible: The 4 is too low to come first: the other side's last chip was 5. Start with 5 or more.
          game ta-se;seed 3;* concede red;* outcome draw red 0 blue 0 | :4:3: "* outcome draw red 0 blue 0" is not possible: the match ended with "conceded red 0 blue 0 won", but this entry says "draw red 0 blue 0"
          game ta-se;seed 3;put 5 in 2;put 8 in 1 and 8 in 2 and 1 in 2 | :4:16: "put 8 in 2" is not possible: You have no chip 8. Your chips: 1, 2, 3, 4, 5, 6, 7.
          game ta-se;seed 3;put 5 in 2 and 3 in 1;  | :3:16: "put 3 in 1" is not possible: It is not red's turn. Wait for blue.
          game ta-se;seed 3;* concede green         | :3:11: there is no seat "green"; expected one of: red, blue
          game ta-se;seed 3;* shown red red         | :3:13: the seat "red" appears twice
          game ta-se;seed 3;* seat red              | :3:11: the command is incomplete; expected PLAYER (human bot bot:LEVEL)
          game ta-se;seed 3;* fly                   | :3:3: there is no entry "* fly"; expected one of: * seat NAME PLAYER, * undo, * shown [NAME...], * unguarded NAME, * commitment HASH [NONCE], * adjourned, * concede NAME, * hint NAME, * mark NAME PLACE: [TEXT], * known HOW, * redrawn NAME SEED, * guided, * copy FILE, * outcome RESULT
          game robots;seed 3;seat axle human;ready;axle: point b3;axle: call 3 purple | :6:14: "purple" is not possible here; expected FEATURE (1 2 3 4 yellow red blue green battery gear tool bulb)
          game ravens;seed 3;feth: arrange 1 2 3 4  | :3:7: "arrange 1 2 3 4" is not possible: It is not feth's turn. Wait for ren.
          """)
  void errorsAreReportedWithTheirPositions(String text, String message) throws IOException {
    Path file = folder.resolve("x.lethe");
    Files.writeString(file, text.replace(";", "\n"));
    InputError error =
        switch (LoadedMatch.loadPrefix(file)) {
          case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch.error().orElseThrow();
          case Invalid<LoadedMatch>(List<InputError> errors) -> errors.getFirst();
        };
    assertThat(ErrorMessages.format("x.lethe", error))
        .isEqualTo("x.lethe" + message.replace("GAMES", Titles.names()));
    assertThat(LoadedMatch.load(file)).isInstanceOf(Invalid.class);
  }
}
