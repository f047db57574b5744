package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.local.ExitCodes;
import lethe.app.server.base.Limit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Tests the messages about incorrect usage. */
class UsageErrorsTest {
  private static final String MATCH =
      """
      lethe 1
      game ta-se
      seed 12
      seat red human
      seat blue bot
      red: put 5 in 2
      * concede red
      """;

  @TempDir Path folder;

  private static int execute(StringWriter out, StringWriter err, String... arguments) {
    return LetheCli.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          frob                         | there is no command "frob"
          gmes                         | Did you mean games?
          paly                         | Did you mean play?
          rules                        | lethe: rules needs GAME
          rules chess                  | lethe: there is no game "chess"; expected one of:
          play                         | which game? lethe games lists them
          play chess                   | lethe: there is no game "chess"; expected one of:
          play ta-se --seat green=bot  | there is no seat "green"; expected one of: red, blue
          play ta-se --seat red=dog    | "dog" cannot play a seat; expected human, bot or bot:LEVEL
          play ta-se --seat red=fading | "fading" is a bot: type red=bot:fading
          play ta-se --seat red        | --seat takes NAME=PLAYER, not "red"
          play ta-se --seat red=bot:x  | there is no bot "x"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
          play ta-se --seed x          | --seed takes a whole number, not "x"
          play ta-se --option cups=4   | the game has no option "cups"; expected one of: open-cups
          play ta-se --option hints=4  | "4" cannot be chosen; expected one of: on, off
          play ta-se --fast            | there is no option --fast
          play ta-se fast              | "fast" is one word too many
          play ta-se --plain=yes       | --plain takes no value
          admin                        | say which; expected one of: ban, bans, cancel, drain
          admin frob                   | there is no command "frob"
          serve --log loud             | --log takes one of: debug, info, warn, error; not "loud"
          puzzle 999                   | there is no puzzle 999; there are
          puzzle frob                  | "frob" is not a puzzle, a game or a file
          puzzle --make chess          | there is no game "chess"; expected one of:
          puzzle --make ta-se          | --make needs a folder to write to and a number from 1 on
          replay                       | replay needs a FILE; lethe saves lists those of your matches
          run                          | run needs a FILE
          play --resume                | --resume needs FILE
          saves delete                 | delete needs a FILE
          sim ta-se --seat red=human   | only bots can play so many matches; red needs one too
          sim ta-se --seat red=bot:x   | there is no bot "x"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
          solve ravens                 | ravens is too large to be solved; this is: ta-se
          sim ta-se --games 0          | --games and --threads take a number from 1 on
          sim ta-se --than hints       | --than takes KEY=VALUE, not "hints"
          sim ta-se --games ٥          | --games takes a whole number, not "٥"
          play ta-se --seed +5         | --seed takes a whole number, not "+5"
          sim ta-se --threads x        | --threads takes a whole number, not "x"
          """)
  void usageErrorsAreExplained(String line, String message) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = execute(out, err, line.split(" +", -1));
    assertThat(exitCode).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(err.toString())
        .startsWith("lethe: ")
        .contains(message)
        .endsWith(" --help to see how it is used.\n")
        .doesNotContain("Exception");
    assertThat(out.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "--%s",
        "play %s",
        "play ta-se --seat red=%s",
        "play ta-se --seat %s",
        "play ta-se --option %s=1",
        "play ta-se --seed %s",
        "play --from %s",
        "games %s",
        "rules %s",
        "run match.lethe --as %s",
        "replay match.lethe --html no/%s",
        "analyze match.lethe --moves %s",
        "analyze match.lethe --seat %s",
        "puzzle %s",
        "saves delete %s",
        "solve %s",
        "completion %s",
        "man %s",
        "admin ban x for %s --data no%1$s",
        "serve --bind %s",
        "serve --log %s"
      })
  void controlCharactersInArgumentsAreEscaped(String line) throws IOException {
    Path match = Files.writeString(folder.resolve("match.lethe"), MATCH);
    String[] arguments = line.replace("match.lethe", match.toString()).split(" ");
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = arguments[i].formatted("n\n\u001b[31m\u202e\u009b.lethe");
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = execute(out, err, arguments);
    assertThat(exitCode).isPositive();
    assertThat(err.toString()).contains("\\u001b[31m").endsWith("\n").doesNotContain("Exception");
    assertThat(out.toString() + err)
        .doesNotContainPattern("[\\p{Cc}&&[^\n]]")
        .doesNotContainPattern("\\p{Cf}");
  }

  @ParameterizedTest
  @EnumSource(Limit.class)
  void everyServerLimitHasAnOption(Limit limit) {
    CommandLine serve = LetheCli.commandLine().getSubcommands().get("serve");
    assertThat(serve.getCommandSpec().findOption("--" + limit.id())).isNotNull();
  }
}
