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

/** Tests matches that are played through a pipe. With seed 3 red opens. */
class PlayIT {
  /** Enough lines to play any match of Ta-Se to its end. Most of them are refused. */
  private static final String EVERYTHING =
      Collections.nCopies(
              80,
              Stream.of(8, 7, 6, 5, 4, 3, 2, 1)
                  .flatMap(chip -> Stream.of(1, 2, 3).map(cup -> "put " + chip + " in " + cup))
                  .collect(Collectors.joining("\n")))
          .stream()
          .collect(Collectors.joining("\n"));

  private static final String[] AGAINST_CHANCE = {
    "play", "ta-se", "--seed", "3", "--seat", "red=human", "--seat", "blue=bot:random"
  };

  @TempDir Path home;

  static List<String> journalEntries(Path file) {
    return ProgramProcess.text(file)
        .lines()
        .filter(line -> line.startsWith("*") || line.contains(": "))
        .toList();
  }

  /** A command that the player can paste into a shell quotes the file name. */
  @Test
  void fileNamesWithBlanksAreQuoted() {
    ProgramProcess program = ProgramProcess.in(home);
    assertThat(program.fed("save\nquit\n", "play", "ta-se", "--save", "my match.lethe").out())
        .contains("play --resume 'my match.lethe'");
  }

  @Test
  void aWholeMatchCanBePlayedThroughAPipe() {
    ProgramProcess program = ProgramProcess.in(home);
    String out = program.fed(EVERYTHING + "\nlook\n", AGAINST_CHANCE).done();
    assertThat(out).contains("The cups of round 6 are opened:", "The match is over: ");
    assertThat(out.stripTrailing()).endsWith("rematch or quit)>");
    Path save = program.saves().getFirst();
    assertThat(journalEntries(save).getLast()).isEqualTo("* outcome most-cups red 4 blue 14 won");
    assertThat(program.run("run", save.toString(), "--check").done())
        .contains("valid; 96 entries; over: blue wins, 14 cups to 4.");
    assertThat(program.fed("quit\n", "play", "--resume", save.toString()).done())
        .contains("The match is over: ");
    assertThat(journalEntries(save).stream().filter(line -> line.startsWith("* outcome")))
        .hasSize(1);
  }

  @Test
  void endOfInputSavesTheMatchSoThatItCanBeResumed() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    RunResult ran = program.fed("put 5 in 2\n", AGAINST_CHANCE);
    assertThat(ran.exit()).isZero();
    Path save = program.saves().getFirst();
    assertThat(ran.err())
        .isEqualTo(
            "The game is saved in " + save + "; continue with: lethe play --resume " + save + "\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(save)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(save.getParent())))
        .isEqualTo("rwx------");
    String before = ProgramProcess.text(save);
    assertThat(before)
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

    RunResult again = program.fed("put 8 in 1\n", "play", "--resume", save.toString());
    assertThat(again.exit()).isZero();
    assertThat(again.out())
        .contains("Told last: blue ", "Red puts 8 in cup 1.")
        .doesNotContain("Blue puts ", "puts 5");
    assertThat(ProgramProcess.text(save)).startsWith(before + "red: put 8 in 1\n");
    assertThat(program.saves()).hasSize(1);
  }

  @Test
  void theMatchIsSavedInTheChosenFile() {
    ProgramProcess program = ProgramProcess.in(home);
    RunResult ran = program.fed("put 5 in 2\nsave\n", with("--save", "my.lethe"));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("Every move is kept in my.lethe");
    assertThat(program.saves()).isEmpty();
    String kept = ProgramProcess.text(home.resolve("my.lethe"));
    assertThat(program.run(with("--save", "my.lethe")).failed(ExitCodes.INVALID_INPUT))
        .startsWith("my.lethe: this file is there already; ");
    assertThat(home.resolve("my.lethe")).hasContent(kept);
    assertThat(program.run(with("--save", "no/my.lethe")).failed(ExitCodes.INVALID_INPUT))
        .isEqualTo("no/my.lethe: there is no such folder to put it in\n");
  }

  private static String[] with(String... more) {
    return Stream.concat(Stream.of(AGAINST_CHANCE), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void aMatchThatCannotBeSavedIsStillPlayed() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Files.createDirectory(home.resolve("data"));
    Files.writeString(home.resolve("data/lethe"), "a file in the way");
    RunResult ran =
        program
            .with("XDG_DATA_HOME", home.resolve("data").toString())
            .fed("put 5 in 2\nsave\n", AGAINST_CHANCE);
    assertThat(ran.exit()).isZero();
    assertThat(ran.err())
        .isEqualTo(
            "Warning: this match will not be saved, because "
                + home.resolve("data/lethe/saves")
                + " cannot be created; choose another file with --save FILE\n");
    assertThat(ran.out()).contains("Blue puts 7 in cup 1.", "This match is kept nowhere.");
  }

  @Test
  void twoPlayersTakeTurnsBehindACurtain() {
    ProgramProcess program = ProgramProcess.in(home);
    RunResult ran =
        program.fed(
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
    assertThat(ran.exit()).isZero();
    assertThat(ran.lines().stream().filter(line -> line.startsWith("Hand over to ")))
        .containsExactly(
            "Hand over to red. Press Enter when only red looks at the screen.",
            "Hand over to blue. Press Enter when only blue looks at the screen.",
            "Hand over to red. Press Enter when only red looks at the screen.");
    assertThat(journalEntries(program.saves().getFirst()))
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
    ProgramProcess program = ProgramProcess.in(home);
    RunResult ran =
        program.fed(
            "\n\n\n", "play", "ta-se", "--seat", "red=bot:random", "--seat", "blue=bot:random");
    assertThat(ran.exit()).isZero();
    assertThat(
            journalEntries(program.saves().getFirst()).stream()
                .filter(entry -> !entry.startsWith("*")))
        .hasSize(3);
    assertThat(ran.out()).contains("(Enter: next move)> ").doesNotContain("(you)");
  }

  /** Without other options the player takes the first seat, and bots take the others. */
  @Test
  void thePlayerTakesTheFirstSeatByDefault() {
    ProgramProcess program = ProgramProcess.in(home);
    program.fed("", "play", "ta-se");
    program.fed("", "play", "ta-se", "--seat", "blue=bot:random", "--save", "2.lethe");
    program.fed("", "play", "ta-se", "--seat", "blue=human", "--save", "3.lethe");
    assertThat(ProgramProcess.text(program.saves().getFirst()))
        .contains("seat red human\nseat blue bot:fading\n");
    assertThat(ProgramProcess.text(home.resolve("2.lethe")))
        .contains("seat red human\nseat blue bot:random\n");
    assertThat(ProgramProcess.text(home.resolve("3.lethe")))
        .contains("seat red bot:fading\nseat blue human\n");
  }

  @Test
  void defaultSeedsDiffer() {
    ProgramProcess program = ProgramProcess.in(home);
    program.fed("", "play", "ta-se", "--save", "1.lethe");
    program.fed("", "play", "ta-se", "--save", "2.lethe");
    List<String> seeds =
        Stream.of("1.lethe", "2.lethe")
            .flatMap(name -> ProgramProcess.text(home.resolve(name)).lines())
            .filter(line -> line.startsWith("seed "))
            .toList();
    assertThat(seeds).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void optionsAreSaved() {
    ProgramProcess program = ProgramProcess.in(home);
    RunResult ran =
        program.fed("put 5 in 2\nhint\n", with("--option", "open-cups=on", "--option", "hints=on"));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("cup 2", "if nobody makes a mistake:\n +0  put ");
    assertThat(ProgramProcess.text(program.saves().getFirst()))
        .contains("option hints on\noption open-cups on\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"LANG=C", "--ascii"})
  void onlyAsciiIsPrintedIfRequired(String how) {
    ProgramProcess plain = ProgramProcess.in(home);
    String[] words = how.split("=", 2);
    RunResult ran =
        how.startsWith("--")
            ? plain.fed("moves\nrules\nx\n", with(how))
            : plain.with(words[0], words[1]).fed("moves\nrules\nx\n", AGAINST_CHANCE);
    assertThat(ran.out()).matches("[\\n -~]*").contains("which is you", "RULINGS");
  }

  @Test
  void outputToAPipeHasNoColors() throws IOException {
    assertThat(ProgramProcess.in(home).fed("moves\n", AGAINST_CHANCE).out())
        .doesNotContain("\u001b", "╒═══════╕");
    ProgramProcess.drawsLines(home);
    assertThat(ProgramProcess.in(home).fed("moves\n", AGAINST_CHANCE).out())
        .doesNotContain("\u001b")
        .contains("╒═══════╕");
  }

  @Test
  void closingTheOutputPipeEndsAndSavesTheMatch() {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("lines", EVERYTHING);
    program.shell("lethe play ta-se --seed 3 < lines | head -1");
    assertThat(program.saves()).hasSize(1);
    program.run("run", program.saves().getFirst().toString(), "--check").done();
  }
}
