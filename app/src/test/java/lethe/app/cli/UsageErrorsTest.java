package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.server.base.Limit;
import lethe.app.titles.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

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

  private static final Duration MAX_TIME = Duration.ofMinutes(1);

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
          play                         | the name of a game is missing; lethe games lists the games
          play chess                   | lethe: there is no game "chess"; expected one of:
          play ta-se --seat green=bot  | there is no seat "green"; expected one of: red, blue
          play ta-se --seat red=dog    | "dog" is not a player; expected human, bot, bot:LEVEL or exec:COMMAND
          sim ta-se --seat red=dog     | "dog" is not a player; expected bot, bot:LEVEL or exec:COMMAND
          play ta-se --seat red=fading | "fading" is a bot: type red=bot:fading
          play ta-se --seat red        | --seat takes NAME=PLAYER, not "red"
          play ta-se --seat red=bot:x  | there is no bot "x"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
          play ta-se --seed x          | --seed takes a whole number, not "x"
          play ta-se --option cups=4   | there is no option "cups" in this game; expected one of: open-cups
          play ta-se --option hints=4  | "4" is not a value of this option; expected one of: on, off
          play ta-se --fast            | there is no option --fast
          play ta-se fast              | unexpected argument: fast
          play ta-se --plain=yes       | --plain takes no value
          admin                        | a command is missing; expected one of: backup, ban, bans, cancel
          admin frob                   | there is no command "frob"
          serve --log loud             | --log does not take "loud"; expected one of: debug, info, warn, error
          serve --metrics 9222         | expected ADDRESS:PORT
          serve --proxy-from example   | not the address of a proxy
          serve --check --idle-timeout 0 | --idle-timeout takes a number of at least 1
          serve --check --journal-size 2097152 | --journal-size takes a number of at most 2097151
          serve --check --bind 192.0.2.1 | --bind takes an address of this machine, or a host name for one; 192.0.2.1 is neither
          serve --print-config --database jdbc:postgresql://db/x?password=y | the URL of the database contains a password
          puzzle 999                   | there is no puzzle 999; choose a number from 1 to
          puzzle frob                  | "frob" is not a puzzle, a game or a file
          puzzle --about path          | --about requires a game
          puzzle ta-se --about path    | "path" is not a theme of the puzzles for ta-se
          puzzle --make chess          | there is no game "chess"; expected one of:
          puzzle --make ta-se          | --make requires an output folder and a number of at least 1
          puzzle --count 3             | --count, --seed and --out require --make
          puzzle --daily ta-se         | --daily and ta-se cannot be combined
          puzzle --make ta-se --about many-chips | --make and --about cannot be combined
          puzzle --list --mistakes 1   | --mistakes and --list cannot be combined
          puzzle --list chess          | there is no game "chess"; expected one of:
          play ta-se --on-failure stop | "stop" is not an action for --on-failure; expected resign or random
          sim ta-se --move-time 0      | --move-time takes a number from 1 to 86400
          play ta-se --seat red=human --seat red=bot | --seat is given more than once for red
          sim ta-se --than hints=on --than hints=off | --than is given more than once for hints
          play ta-se --seed 1 --seed 2 | --seed is given more than once
          replay                       | replay needs a FILE; lethe saves lists your saved games
          run                          | run needs a FILE
          saves delete                 | delete needs a FILE
          sim ta-se --seat red=human   | people cannot play in a simulation; choose a bot or a program for red
          sim ta-se --seat red=bot:x   | there is no bot "x"; expected one of: bot:random, bot:fading, bot:attentive, bot:perfect
          solve ravens                 | ravens is too large to solve; you can solve: ta-se
          sim ta-se --games 0          | --games and --threads each take a number of at least 1
          sim ta-se --than cups=on     | there is no option "cups"
          sim ta-se --than-seat red=human | people cannot play in a simulation; choose a bot or a program for red
          sim ta-se --than-seat red=bot:x | there is no bot "x"; expected one of: bot:random, bot:fading
          puzzle --json                | --json
          sim ta-se --than hints       | --than takes KEY=VALUE, not "hints"
          sim ta-se --games ٥          | --games takes a whole number, not "٥"
          play ta-se --seed +5         | --seed takes a whole number, not "+5"
          play ta-se --seed 99999999999999999999 | the number 99999999999999999999 is too large for --seed
          sim ta-se --threads x        | --threads takes a whole number, not "x"
          """)
  void usageErrorsAreExplained(String line, String message) {
    assertThat(usageError(line.split(" +", -1))).contains(message);
  }

  @Test
  void aPasswordFileWithABlankFirstLineIsRejected() throws IOException {
    Path blank = Files.writeString(folder.resolve("blank"), " \t\n");
    assertThat(usageError("serve", "--check", "--password-file", blank.toString()))
        .contains("blank has no password in its first line");
  }

  /** An unset shell variable gives an empty value. */
  @ParameterizedTest
  @MethodSource("commands")
  void emptyValuesAreRejected(CommandSpec command) {
    List<String> path = List.of(command.qualifiedName().split(" ", -1)).stream().skip(1).toList();
    for (OptionSpec option : command.options()) {
      for (String blank : option.arity().max() == 0 ? List.<String>of() : List.of("", " ", "\t")) {
        List<String> line = new ArrayList<>(path);
        line.addAll(requiredArguments(command, option));
        line.add(option.longestName() + "=" + blank);
        assertThat(usageError(line.toArray(String[]::new)))
            .as("%s", line)
            .startsWith("lethe: %s has an empty value; ".formatted(option.longestName()));
      }
    }
    for (PositionalParamSpec argument : command.positionalParameters()) {
      List<String> line = new ArrayList<>(path);
      for (PositionalParamSpec each : command.positionalParameters()) {
        if (each.required() || each.index().min() <= argument.index().min()) {
          line.add(each.equals(argument) ? "" : sampleValue(each));
        }
      }
      assertThat(usageError(line.toArray(String[]::new)))
          .as("%s", line)
          .startsWith("lethe: the argument %s is empty.".formatted(argument.paramLabel()));
    }
  }

  /** Returns the commands that can be run; {@code admin} requires a subcommand. */
  static Stream<CommandSpec> commands() {
    return CommandTree.withSubcommands(LetheCli.commandLine())
        .map(CommandLine::getCommandSpec)
        .filter(command -> !command.name().equals("admin"));
  }

  /** Returns the required arguments and options except one option, with a value for each. */
  private static List<String> requiredArguments(CommandSpec command, OptionSpec except) {
    List<String> line = new ArrayList<>();
    for (PositionalParamSpec argument : command.positionalParameters()) {
      if (argument.required()) {
        line.add(sampleValue(argument));
      }
    }
    for (OptionSpec option : command.options()) {
      if (option.required() && !option.equals(except)) {
        line.add(option.longestName() + "=x");
      }
    }
    return line;
  }

  private static String sampleValue(PositionalParamSpec argument) {
    return argument.type() == Title.class ? "ta-se" : "x";
  }

  @ParameterizedTest
  @CsvSource({
    "play ta-se, --seat, red=",
    "play ta-se, --seat, =bot",
    "play ravens, --option, deck=",
    "sim ta-se, --than, hints=",
    "sim ta-se, --than-seat, ' red= '",
  })
  void emptyKeysAndValuesOfPairsAreRejected(String command, String option, String pair) {
    List<String> line = new ArrayList<>(List.of(command.split(" ", -1)));
    line.addAll(List.of(option, pair));
    assertThat(usageError(line.toArray(String[]::new)))
        .startsWith("lethe: %s has an empty value; ".formatted(option));
  }

  /** Runs a command line that is used incorrectly, and returns the message. */
  static String usageError(String... line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    // A command that is accepted by mistake could wait for input.
    int exit = assertTimeoutPreemptively(MAX_TIME, () -> execute(out, err, line));
    assertThat(exit).as("%s", List.of(line)).isEqualTo(ExitCodes.USAGE_ERROR);
    assertThat(err.toString())
        .startsWith("lethe: ")
        .endsWith(" --help for help.\n")
        .doesNotContain("Exception");
    assertThat(out.toString()).isEmpty();
    return err.toString();
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
