package lethe.app.cli;

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

/** Tests saved games and scripts that are resumed. */
class ResumeIT {
  private static final String KEPT =
      SavedTaSe.after("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3");

  @TempDir Path home;

  @Test
  void resumingAScriptWritesToANewFile() {
    ProgramProcess program = ProgramProcess.in(home);
    String text = "# by hand\ngame ta-se\nseed 3\nput 5 in 2\n";
    Path script = program.file("by-hand.lethe", text);
    RunResult ran =
        program.fed(
            "put 8 in 1\n", "play", "--resume", "by-hand.lethe", "--seat", "blue=bot:random");
    assertThat(ran.exit()).isZero();
    assertThat(script).hasContent(text);
    assertThat(PlayIT.journalEntries(program.saves().getFirst()))
        .startsWith("red: put 5 in 2", "* known seed", "* seat blue bot:random", "* unguarded red")
        .element(4)
        .asString()
        .startsWith("blue: put ");
  }

  @Test
  void aSeatOfASavedGameCanBeHandedToABot() {
    ProgramProcess program = ProgramProcess.in(home);
    Path save = program.file("kept.lethe", KEPT);
    RunResult ran =
        program.fed("\n\n", "play", "--resume", "kept.lethe", "--seat", "red=bot:random");
    assertThat(ran.exit()).isZero();
    assertThat(PlayIT.journalEntries(save))
        .startsWith("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 3")
        .contains("* seat red bot:random")
        .hasSize(8);
  }

  /**
   * A finished match can be viewed again, but its players, its lessons and its file time stay the
   * same.
   */
  @Test
  void aFinishedMatchIsNotChanged() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    String over = KEPT + "* concede red\n* outcome conceded red 0 blue 0 won\n";
    Path save = program.file("kept.lethe", over);
    FileTime then = FileTime.from(Instant.parse("2026-02-02T00:00:00Z"));
    Files.setLastModifiedTime(save, then);
    program.fed("quit\n", "play", "--resume", "kept.lethe", "--seat", "red=bot", "--lesson").done();
    assertThat(save).hasContent(over);
    assertThat(Files.getLastModifiedTime(save)).isEqualTo(then);
  }

  @Test
  void theSeedAndOptionsOfASavedGameCannotBeChanged() {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("kept.lethe", KEPT);
    for (List<String> more : List.of(List.of("--seed", "9"), List.of("--option", "open-cups=on"))) {
      List<String> line = new ArrayList<>(List.of("play", "--resume", "kept.lethe"));
      line.addAll(more);
      assertThat(program.fed("quit\n", line.toArray(String[]::new)).failed(ExitCodes.USAGE_ERROR))
          .contains("that match is set already");
    }
    assertThat(
            program
                .fed("quit\n", "play", "--resume", "kept.lethe", "--from", "kept.lethe:1")
                .failed(ExitCodes.USAGE_ERROR))
        .contains("leave one of them out");
  }

  /** An unknown bot or seat is a usage error, and no file is changed. */
  @ParameterizedTest
  @ValueSource(strings = {"blue=bot:genius", "green=human"})
  void unknownPlayersAndSeatsAreRefused(String seat) {
    ProgramProcess program = ProgramProcess.in(home);
    Path save = program.file("kept.lethe", KEPT + "red: put");
    Path script = program.file("by-hand.lethe", "game ta-se\n");
    for (Path file : List.of(save, script)) {
      String before = ProgramProcess.text(file);
      RunResult ran = program.run("play", "--resume", file.toString(), "--seat", seat);
      ran.failed(ExitCodes.USAGE_ERROR);
      assertThat(file).hasContent(before);
    }
    assertThat(program.saves()).isEmpty();
  }

  @Test
  void anIncompleteLineIsReportedAndRemoved() {
    ProgramProcess program = ProgramProcess.in(home);
    Path save = program.file("kept.lethe", KEPT + "red: put 8 i");
    RunResult ran = program.fed("put 8 in 2\n", "play", "--resume", "kept.lethe");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err())
        .startsWith(
            "kept.lethe: the last line is incomplete, because it was interrupted while it was"
                + " written; it is ignored\n");
    assertThat(ProgramProcess.text(save)).startsWith(KEPT + "* unguarded red\nred: put 8 in 2\n");
  }

  @Test
  void aDamagedFileCannotBeResumed() {
    ProgramProcess program = ProgramProcess.in(home);
    Path save = program.file("kept.lethe", KEPT + "red: put 5 in 1\nblue: put");
    String before = ProgramProcess.text(save);
    RunResult ran = program.fed("put 8 in 2\n", "play", "--resume", "kept.lethe");
    assertThat(ran.failed(ExitCodes.INVALID_INPUT))
        .startsWith("kept.lethe:11:6: \"put 5 in 1\" is refused: You do not have the 5");
    assertThat(ran.out()).isEmpty();
    assertThat(save).hasContent(before);
    assertThat(program.run("play", "--resume", "missing").failed(ExitCodes.INVALID_INPUT))
        .isEqualTo("missing: there is no such file\n");
  }

  /**
   * If the version of the rules differs or is missing, nothing is played and nothing is written.
   */
  @Test
  void aMatchWithAnotherRulesVersionCannotBeResumed() {
    ProgramProcess program = ProgramProcess.in(home);
    for (String rules : List.of("rules 7\n", "")) {
      Path save = program.file("kept.lethe", KEPT.replace("rules 1\n", rules));
      String before = ProgramProcess.text(save);
      RunResult ran = program.fed("put 8 in 2\n", "play", "--resume", "kept.lethe");
      assertThat(ran.failed(ExitCodes.INVALID_INPUT))
          .contains("this match ", "continue the match with the Lethe that began it");
      assertThat(ran.out()).isEmpty();
      assertThat(save).hasContent(before);
    }
  }

  @Test
  void aMatchCannotBePlayedByTwoProgramsAtOnce() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Path save = program.file("kept.lethe", KEPT);
    Process first =
        program
            .builder("play", "--resume", "kept.lethe")
            .redirectError(home.resolve("first.err").toFile())
            .start();
    try (InputStream out = first.getInputStream();
        OutputStream in = first.getOutputStream()) {
      until(out, "red> ");
      assertThat(program.run("play", "--resume", "kept.lethe").failed(ExitCodes.INVALID_INPUT))
          .isEqualTo("kept.lethe: another lethe is playing this match now; leave it there first\n");
      in.write("put 8 in 2\nquit\n".getBytes(StandardCharsets.UTF_8));
      in.flush();
      out.transferTo(OutputStream.nullOutputStream());
    }
    assertThat(ProgramProcess.exit(first)).isZero();
    assertThat(ProgramProcess.text(save)).startsWith(KEPT + "* unguarded red\nred: put 8 in 2\n");
    assertThat(program.run("play", "--resume", "kept.lethe").exit()).isZero();
  }

  private static void until(InputStream in, String text) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf(text) < 0) {
      int c = in.read();
      assertThat(c).as(read.toString()).isNotNegative();
      read.append((char) c);
    }
  }
}
