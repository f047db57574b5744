package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests matches that are played through a pipe. With seed 3, red opens Ta-Se. */
class PlayIT {
  /** Enough commands to play any match of Ta-Se to its end. Most of them are illegal. */
  private static final String ALL_COMMANDS =
      Collections.nCopies(
              80,
              Stream.of(8, 7, 6, 5, 4, 3, 2, 1)
                  .flatMap(chip -> Stream.of(1, 2, 3).map(cup -> "put " + chip + " in " + cup))
                  .collect(Collectors.joining("\n")))
          .stream()
          .collect(Collectors.joining("\n"));

  private static final String[] AGAINST_RANDOM_BOT = {
    "play", "ta-se", "--seed", "3", "--seat", "red=human", "--seat", "blue=bot:random"
  };

  @TempDir Path home;

  static List<String> journalEntries(Path file) {
    return ProgramProcess.readFile(file)
        .lines()
        .filter(line -> line.startsWith("*") || line.contains(": "))
        .toList();
  }

  /** The printed command can be pasted into a shell. */
  @Test
  void fileNamesWithBlanksAreQuoted() {
    ProgramProcess program = ProgramProcess.inHome(home);
    assertThat(
            program.runWithInput("save\nquit\n", "play", "ta-se", "--save", "my match.lethe").out())
        .contains("play --resume 'my match.lethe'");
  }

  @Test
  void aWholeMatchCanBePlayedThroughAPipe() {
    ProgramProcess program = ProgramProcess.inHome(home);
    String out =
        program.runWithInput(ALL_COMMANDS + "\nlook\n", AGAINST_RANDOM_BOT).requireSuccess();
    assertThat(out).contains("The cups of round 6 are opened:", "The match is over: ");
    assertThat(out.stripTrailing()).endsWith("rematch or quit)>");
    Path save = program.filesOfSavedGames().getFirst();
    assertThat(journalEntries(save).getLast()).isEqualTo("* outcome most-cups red 4 blue 14 won");
    assertThat(CommandRunner.run("run", save.toString(), "--check").requireSuccess())
        .contains("valid; 96 moments; over: blue wins, 14 cups to 4.");
    assertThat(program.runWithInput("quit\n", "play", "--resume", save.toString()).requireSuccess())
        .contains("The match is over: ");
    assertThat(journalEntries(save).stream().filter(line -> line.startsWith("* outcome")))
        .hasSize(1);
  }

  @Test
  void aMatchCanBeResumedAfterTheEndOfInput() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    RunResult result = program.runWithInput("put 5 in 2\n", AGAINST_RANDOM_BOT);
    assertThat(result.exitCode()).isZero();
    Path save = program.filesOfSavedGames().getFirst();
    assertThat(result.err())
        .isEqualTo("The match is saved. Continue with: lethe play --resume " + save + "\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(save)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(save.getParent())))
        .isEqualTo("rwx------");
    String savedText = ProgramProcess.readFile(save);
    assertThat(savedText)
        .matches(
            """
            (?s)lethe 1
            game ta-se
            rules 1
            saved \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ
            seed 3
            seat red human
            seat blue bot:random
            [*] known seed
            red: put 5 in 2
            (blue: put . in .
            ){2}[*] unguarded red\\s\
            """);

    RunResult resumed = program.runWithInput("put 8 in 1\n", "play", "--resume", save.toString());
    assertThat(resumed.exitCode()).isZero();
    assertThat(resumed.out())
        .contains("Last announced: blue ", "Red puts 8 in cup 1.")
        .doesNotContain("Blue puts ", "puts 5");
    assertThat(ProgramProcess.readFile(save)).startsWith(savedText + "red: put 8 in 1\n");
    assertThat(program.filesOfSavedGames()).hasSize(1);
  }

  @Test
  void aMatchWithoutMovesIsSavedOnlyOnRequest() {
    ProgramProcess program = ProgramProcess.inHome(home);
    assertThat(program.runWithInput("moves\nquit\n", AGAINST_RANDOM_BOT).err())
        .isEqualTo("You made no move, so the match was not saved.\n");
    assertThat(program.filesOfSavedGames()).isEmpty();
    assertThat(program.runWithInput("save\nquit\n", AGAINST_RANDOM_BOT).err())
        .startsWith("The match is saved.");
    assertThat(program.filesOfSavedGames()).hasSize(1);
  }

  @Test
  void theMatchIsSavedInTheChosenFile() {
    ProgramProcess program = ProgramProcess.inHome(home);
    RunResult result =
        program.runWithInput("put 5 in 2\nsave\n", againstRandomBot("--save", "my.lethe"));
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).contains("Every move is saved in my.lethe");
    assertThat(program.filesOfSavedGames()).isEmpty();
    assertThat(home.resolve("my.lethe")).content().contains("red: put 5 in 2\n");
  }

  @Test
  void anExistingFileIsNotReplaced() throws IOException {
    Path file = Files.writeString(home.resolve("my.lethe"), "mine");
    assertThat(
            CommandRunner.run(againstRandomBot("--save", file.toString()))
                .requireFailure(ExitCodes.FAILURE))
        .startsWith(file + ": this file already exists; ")
        .contains(" play --resume FILE");
    assertThat(file).hasContent("mine");
  }

  @Test
  void aMissingFolderForTheSavedGameIsReported() {
    String file = home.resolve("no/my.lethe").toString();
    assertThat(
            CommandRunner.run(againstRandomBot("--save", file)).requireFailure(ExitCodes.FAILURE))
        .isEqualTo(file + ": there is no such folder\n");
  }

  private static String[] againstRandomBot(String... options) {
    return Stream.concat(Stream.of(AGAINST_RANDOM_BOT), Stream.of(options)).toArray(String[]::new);
  }

  @Test
  void aMatchThatCannotBeSavedCanBePlayed() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Files.createDirectory(home.resolve("data"));
    Files.writeString(home.resolve("data/lethe"), "a file in the way");
    RunResult result =
        program
            .withVariable("XDG_DATA_HOME", home.resolve("data").toString())
            .runWithInput("put 5 in 2\nsave\n", AGAINST_RANDOM_BOT);
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .isEqualTo(
            "Warning: this match will not be saved, because "
                + home.resolve("data/lethe/saves")
                + " cannot be created; choose another file with --save FILE\n");
    assertThat(result.out()).contains("Blue puts 7 in cup 1.", "This match is not saved.");
  }

  @Test
  void twoPlayersTakeTurnsBehindACurtain() {
    ProgramProcess program = ProgramProcess.inHome(home);
    RunResult result =
        program.runWithInput(
            "\nput 5 in 2\n\nput 8 in 1 and 7 in 3\n\nquit\n",
            "play",
            "ta-se",
            "--seed",
            "3",
            "--seat",
            "red=human",
            "--seat",
            "blue=human",
            "--no-story");
    assertThat(result.exitCode()).isZero();
    assertThat(result.lines().stream().filter(line -> line.startsWith("Pass the keyboard to ")))
        .containsExactly(
            "Pass the keyboard to red. Press Enter when only red can see the screen.",
            "Pass the keyboard to blue. Press Enter when only blue can see the screen.",
            "Pass the keyboard to red. Press Enter when only red can see the screen.");
    assertThat(journalEntries(program.filesOfSavedGames().getFirst()))
        .containsExactly(
            "* known seed",
            "red: put 5 in 2",
            "* unguarded red",
            "* unguarded blue",
            "blue: put 8 in 1",
            "blue: put 7 in 3");
  }

  @Test
  void botsCanBeWatched() {
    ProgramProcess program = ProgramProcess.inHome(home);
    RunResult result =
        program.runWithInput(
            "\n\n\n", "play", "ta-se", "--seat", "red=bot:random", "--seat", "blue=bot:random");
    assertThat(result.exitCode()).isZero();
    assertThat(
            journalEntries(program.filesOfSavedGames().getFirst()).stream()
                .filter(entry -> !entry.startsWith("*")))
        .hasSize(3);
    assertThat(result.out()).contains("(Enter: next move)> ").doesNotContain("(you)");
  }

  @Test
  void thePlayerTakesTheFirstSeatByDefault() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.runWithInput("", "play", "ta-se", "--save", "1.lethe");
    program.runWithInput("", "play", "ta-se", "--seat", "blue=bot:random", "--save", "2.lethe");
    program.runWithInput("", "play", "ta-se", "--seat", "blue=human", "--save", "3.lethe");
    assertThat(ProgramProcess.readFile(home.resolve("1.lethe")))
        .contains("seat red human\nseat blue bot:fading\n");
    assertThat(ProgramProcess.readFile(home.resolve("2.lethe")))
        .contains("seat red human\nseat blue bot:random\n");
    assertThat(ProgramProcess.readFile(home.resolve("3.lethe")))
        .contains("seat red bot:fading\nseat blue human\n");
  }

  @Test
  void defaultSeedsDiffer() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.runWithInput("", "play", "ta-se", "--save", "1.lethe");
    program.runWithInput("", "play", "ta-se", "--save", "2.lethe");
    List<String> seeds =
        Stream.of("1.lethe", "2.lethe")
            .flatMap(name -> ProgramProcess.readFile(home.resolve(name)).lines())
            .filter(line -> line.startsWith("seed "))
            .toList();
    assertThat(seeds).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void optionsTakeEffectAndAreSaved() {
    ProgramProcess program = ProgramProcess.inHome(home);
    RunResult result =
        program.runWithInput(
            "put 5 in 2\nhint\n",
            againstRandomBot("--option", "open-cups=on", "--option", "hints=on"));
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).contains("cup 2", "with perfect play:\n +0  put ");
    assertThat(ProgramProcess.readFile(program.filesOfSavedGames().getFirst()))
        .contains("option hints on\noption open-cups on\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"LANG=C", "--ascii"})
  void onlyAsciiIsPrintedInTheCLocaleAndOnRequest(String setting) {
    ProgramProcess program = ProgramProcess.inHome(home);
    String[] variable = setting.split("=", 2);
    RunResult result =
        setting.startsWith("--")
            ? program.runWithInput("moves\nrules\nx\n", againstRandomBot(setting))
            : program
                .withVariable(variable[0], variable[1])
                .runWithInput("moves\nrules\nx\n", AGAINST_RANDOM_BOT);
    assertThat(result.out()).matches("[\\n -~]*").contains("your side", "RULINGS");
  }

  @Test
  void tablesAreNotDrawnInAPipeByDefault() {
    assertThat(ProgramProcess.inHome(home).runWithInput("moves\n", AGAINST_RANDOM_BOT).out())
        .contains("your side")
        .doesNotContain("\u001b", "╒═══════╕");
  }

  @Test
  void drawnTablesHaveNoColorsInAPipe() throws IOException {
    ProgramProcess.configureDrawnTables(home);
    assertThat(ProgramProcess.inHome(home).runWithInput("moves\n", AGAINST_RANDOM_BOT).out())
        .doesNotContain("\u001b")
        .contains("╒═══════╕");
  }

  @Test
  void closingTheOutputPipeEndsAndSavesTheMatch() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("lines", ALL_COMMANDS);
    program.runShell("lethe play ta-se --seed 3 < lines | grep -m 1 'Red puts'");
    assertThat(program.filesOfSavedGames()).hasSize(1);
    CommandRunner.run("run", program.filesOfSavedGames().getFirst().toString(), "--check")
        .requireSuccess();
  }
}
