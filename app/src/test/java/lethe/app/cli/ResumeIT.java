package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import lethe.app.cli.ProgramProcess.RunResult;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests resuming saved games and scripts. */
class ResumeIT {
  private static final String SAVED_GAME =
      RunningTaSeMatch.withEntries("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3");

  @TempDir Path home;

  @Test
  void resumingAScriptWritesToANewFile() {
    ProgramProcess program = ProgramProcess.inHome(home);
    String text = "# by hand\ngame ta-se\nseed 3\nput 5 in 2\n";
    Path script = program.writeFile("by-hand.lethe", text);
    RunResult result =
        program.runWithInput(
            "put 8 in 1\n", "play", "--resume", "by-hand.lethe", "--seat", "blue=bot:random");
    assertThat(result.exitCode()).isZero();
    assertThat(script).hasContent(text);
    assertThat(PlayIT.journalEntries(program.filesOfSavedGames().getFirst()))
        .startsWith("red: put 5 in 2", "* known seed", "* seat blue bot:random", "* unguarded red")
        .element(4)
        .asString()
        .startsWith("blue: put ");
  }

  @Test
  void aBotCanTakeASeatOfASavedGame() {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path save = program.writeFile("kept.lethe", SAVED_GAME);
    RunResult result =
        program.runWithInput("\n\n", "play", "--resume", "kept.lethe", "--seat", "red=bot:random");
    assertThat(result.exitCode()).isZero();
    assertThat(PlayIT.journalEntries(save))
        .startsWith("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3")
        .contains("* seat red bot:random")
        .hasSize(8);
  }

  /**
   * Resuming a finished match shows it, but changes neither its players nor its file, including the
   * modification time.
   */
  @Test
  void resumingAFinishedMatchDoesNotChangeIt() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    String finished = SAVED_GAME + "* concede red\n* outcome conceded red 0 blue 0 won\n";
    Path save = program.writeFile("kept.lethe", finished);
    FileTime modified = FileTime.from(Instant.parse("2026-02-02T00:00:00Z"));
    Files.setLastModifiedTime(save, modified);
    program
        .runWithInput("quit\n", "play", "--resume", "kept.lethe", "--seat", "red=bot", "--lesson")
        .requireSuccess();
    assertThat(save).hasContent(finished);
    assertThat(Files.getLastModifiedTime(save)).isEqualTo(modified);
  }

  @Test
  void resumeRequiresAnUnfinishedMatch() {
    assertThat(
            ProgramProcess.inHome(home)
                .run("play", "--resume")
                .requireFailure(ExitCodes.USAGE_ERROR))
        .contains("there is no unfinished match to continue");
    assertThat(usageError("play", "--resume", "")).contains("--resume");
  }

  @Test
  void resumeContinuesTheLatestUnfinishedMatchByDefault() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path folder = Files.createDirectories(home.resolve(".local/share/lethe/saves"));
    List<String> texts = List.of(SAVED_GAME, SAVED_GAME, SAVED_GAME + "* concede red\n");
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i).replaceFirst("\nsaved \\d+", "\nsaved 202" + i);
      Path file = Files.writeString(folder.resolve(i + ".lethe"), text);
      Files.setLastModifiedTime(
          file, FileTime.from(Instant.parse("2026-02-0" + (i + 1) + "T00:00:00Z")));
    }
    assertThat(program.runWithInput("quit\n", "play", "--resume").err()).contains("1.lethe");
    assertThat(program.runWithInput("quit\n", "play", "ta-se", "--resume").err())
        .contains("1.lethe");
    assertThat(program.runWithInput("quit\n", "play", "--resume", "0").err()).contains("0.lethe");
    assertThat(program.run("play", "robots", "--resume").requireFailure(ExitCodes.USAGE_ERROR))
        .contains("there is no unfinished match of robots to continue");
  }

  @Test
  void theSeedAndOptionsOfASavedGameCannotBeChanged() {
    Path save = ProgramProcess.inHome(home).writeFile("kept.lethe", SAVED_GAME);
    for (List<String> options :
        List.of(List.of("--seed", "9"), List.of("--option", "open-cups=on"))) {
      List<String> arguments = new ArrayList<>(List.of("play", "--resume", save.toString()));
      arguments.addAll(options);
      assertThat(usageError(arguments.toArray(String[]::new)))
          .contains("this match is already dealt");
    }
  }

  @Test
  void resumeAndFromCannotBeCombined() {
    Path save = ProgramProcess.inHome(home).writeFile("kept.lethe", SAVED_GAME);
    assertThat(usageError("play", "--resume", save.toString(), "--from", save + ":1"))
        .contains("use only one of them");
  }

  /** An unknown bot or seat is a usage error, and no file is changed. */
  @ParameterizedTest
  @ValueSource(strings = {"blue=bot:genius", "green=human"})
  void unknownBotsAndSeatsAreRejected(String seat) {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path save = program.writeFile("kept.lethe", SAVED_GAME + "red: put");
    Path script = program.writeFile("by-hand.lethe", "game ta-se\n");
    for (Path file : List.of(save, script)) {
      String originalText = ProgramProcess.readFile(file);
      assertThat(usageError("play", "--resume", file.toString(), "--seat", seat))
          .contains(seat.endsWith("human") ? "no seat \"green\"" : "no bot \"genius\"");
      assertThat(file).hasContent(originalText);
    }
  }

  @Test
  void anIncompleteLineIsReportedAndRemoved() {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path save = program.writeFile("kept.lethe", SAVED_GAME + "red: put 8 i");
    RunResult result = program.runWithInput("put 8 in 2\n", "play", "--resume", "kept.lethe");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).startsWith("kept.lethe: the last line is incomplete and is ignored\n");
    assertThat(ProgramProcess.readFile(save))
        .startsWith(SAVED_GAME + "* unguarded red\nred: put 8 in 2\n");
  }

  @Test
  void aDamagedFileCannotBeResumed() {
    Path save =
        ProgramProcess.inHome(home)
            .writeFile("kept.lethe", SAVED_GAME + "red: put 5 in 1\nblue: put");
    assertThat(messageOfFailedResume(save))
        .startsWith(save + ":11:6: \"put 5 in 1\" is not possible: You have no chip 5");
  }

  @Test
  void aMissingFileCannotBeResumed() {
    String missing = home.resolve("missing").toString();
    assertThat(CommandRunner.run("play", "--resume", missing).requireFailure(ExitCodes.FAILURE))
        .isEqualTo(missing + ": there is no such file\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules 7\n", ""})
  void aMatchWithAnotherOrNoRulesVersionCannotBeResumed(String rules) {
    Path save =
        ProgramProcess.inHome(home).writeFile("kept.lethe", SAVED_GAME.replace("rules 1\n", rules));
    assertThat(messageOfFailedResume(save))
        .contains("this match ", "continue it with the version of Lethe that began it");
  }

  /**
   * Tries to resume a file that cannot be resumed, checks that it is not changed, and returns the
   * message.
   */
  private static String messageOfFailedResume(Path file) {
    String originalText = ProgramProcess.readFile(file);
    RunResult result = CommandRunner.run("play", "--resume", file.toString());
    assertThat(result.out()).isEmpty();
    assertThat(file).hasContent(originalText);
    return result.requireFailure(ExitCodes.FAILURE);
  }

  @Test
  void twoProcessesCannotPlayAMatchAtTheSameTime() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path save = program.writeFile("kept.lethe", SAVED_GAME);
    Process first =
        program
            .processBuilder("play", "--resume", "kept.lethe")
            .redirectError(home.resolve("first.err").toFile())
            .start();
    try (InputStream out = first.getInputStream();
        OutputStream in = first.getOutputStream()) {
      readUntil(out, "red> ");
      assertThat(
              CommandRunner.run("play", "--resume", save.toString())
                  .requireFailure(ExitCodes.FAILURE))
          .isEqualTo(
              save + ": this match is open in another lethe process; close it there first\n");
      in.write("put 8 in 2\nquit\n".getBytes(StandardCharsets.UTF_8));
      in.flush();
      out.transferTo(OutputStream.nullOutputStream());
    }
    assertThat(ProgramProcess.awaitExit(first)).isZero();
    assertThat(ProgramProcess.readFile(save))
        .startsWith(SAVED_GAME + "* unguarded red\nred: put 8 in 2\n");
    assertThat(program.run("play", "--resume", "kept.lethe").exitCode()).isZero();
  }

  private static void readUntil(InputStream in, String text) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf(text) < 0) {
      int c = in.read();
      assertThat(c).as(read.toString()).isNotNegative();
      read.append((char) c);
    }
  }
}
