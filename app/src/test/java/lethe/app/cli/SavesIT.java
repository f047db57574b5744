package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavesIT {
  private static final String SAVED_GAME =
      "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\nred: put 5 in 2\n";

  @TempDir Path home;

  private Path folder() throws IOException {
    return Files.createDirectories(home.resolve(".local/share/lethe/saves"));
  }

  @Test
  void theAbsenceOfSavedGamesIsReported() {
    assertThat(ProgramProcess.inHome(home).run("saves").requireSuccess())
        .isEqualTo(
            "There are no saved games in " + home.resolve(".local/share/lethe/saves") + ".\n");
  }

  @Test
  void savedGamesAreListedWithTheirStatusOrError() throws IOException {
    Path running = Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Path finished = Files.writeString(folder().resolve("b.lethe"), SAVED_GAME + "* concede red\n");
    Path incomplete = Files.writeString(folder().resolve("c.lethe"), SAVED_GAME + "blue: pu");
    Path withIllegalMove =
        Files.writeString(folder().resolve("d.lethe"), SAVED_GAME + "blue: put 1 in 1\n");
    Path notAMatch = Files.writeString(folder().resolve("e.lethe"), "hello\n");
    Path empty = Files.writeString(folder().resolve("f.lethe"), "");
    Files.createDirectory(folder().resolve("g.lethe"));
    Files.writeString(folder().resolve("notes.txt"), "no match");
    List<String> lines = ProgramProcess.inHome(home).run("saves").requireSuccess().lines().toList();
    String detailsFormat = "  ta-se, round 1, %s, last played ";
    assertThat(lines.subList(0, 3)).allMatch(line -> line.matches(".*, last played \\S+T\\S+Z"));
    assertThat(lines.stream().map(line -> line.replaceFirst("(, last played ).*", "$1")).toList())
        .containsExactly(
            running + "  waits for blue" + detailsFormat.formatted("1 moment"),
            finished
                + "  over: blue wins, because red conceded at 0 cups to 0."
                + detailsFormat.formatted("2 moments"),
            incomplete + "  waits for blue" + detailsFormat.formatted("1 moment"),
            withIllegalMove
                + ":7:7: \"put 1 in 1\" is not possible: The 1 is too low to come first: the other side's last chip was 5. Start with 5 or more.",
            notAMatch + ":1:1: the name of the game is missing; expected, for example: game ta-se",
            empty
                + ":1:1: the file is empty; expected a script, whose first line is, for example: game ta-se");
  }

  @Test
  void savedGamesAreListedInOrderOfLastPlay() throws IOException {
    Path newer = Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Path older = Files.writeString(folder().resolve("b.lethe"), SAVED_GAME);
    Files.setLastModifiedTime(newer, FileTime.from(Instant.parse("2026-02-02T00:00:00Z")));
    Files.setLastModifiedTime(older, FileTime.from(Instant.parse("2026-01-02T00:00:00Z")));
    assertThat(ProgramProcess.inHome(home).run("saves").requireSuccess().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith(older.toString()),
            line -> assertThat(line).startsWith(newer.toString()));
  }

  /**
   * The original match is found in a list of branches or by its opening moves. If it is not found,
   * it is reported as missing.
   */
  @Test
  void aBranchNamesTheMatchItWasForkedFrom() throws IOException {
    String nextMove = "blue: put 6 in 2\n";
    Files.writeString(folder().resolve("a.lethe"), SAVED_GAME + "* concede blue\n");
    Files.writeString(folder().resolve("b.lethe"), SAVED_GAME + "* known fork\n");
    Files.writeString(folder().resolve("c.lethe"), SAVED_GAME + "* known fork\n" + nextMove);
    Files.writeString(
        folder().resolve("d.lethe"),
        SAVED_GAME.replace("saved", "option hints on\nsaved") + "* known fork\n");
    Files.writeString(folder().resolve("e.lethe"), SAVED_GAME + "* known fork\n* known fork\n");
    Files.writeString(folder().resolve("a.lethe.branches"), "1: bold = c.lethe\n");
    assertThat(ProgramProcess.inHome(home).run("saves").requireSuccess().lines())
        .satisfiesExactly(
            line -> assertThat(line).doesNotContain("branch"),
            line -> assertThat(line).endsWith("Z  branch of a.lethe from moment 1"),
            line -> assertThat(line).endsWith("Z  branch \"bold\" of a.lethe from moment 1"),
            line ->
                assertThat(line)
                    .endsWith("Z  branch from moment 1 of a game that is not saved here"),
            line -> assertThat(line).endsWith("Z  branch of b.lethe from moment 2"));
  }

  @Test
  void aSavedGameIsDeletedByNameOrPath() throws IOException {
    Path first = Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Path second = Files.writeString(folder().resolve("b.lethe"), SAVED_GAME);
    Path third = Files.writeString(folder().resolve("c.lethe"), SAVED_GAME);
    ProgramProcess.inHome(home).run("saves", "delete", "a.lethe").requireSuccess();
    assertThat(first).doesNotExist();
    ProgramProcess.inHome(home).run("saves", "delete", "c").requireSuccess();
    assertThat(third).doesNotExist();
    assertThat(second).exists();
    ProgramProcess.inHome(home).run("saves", "delete", second.toString()).requireSuccess();
    assertThat(second).doesNotExist();
  }

  /** The latest saved game has the number 1. */
  @Test
  void commandsAcceptTheNumberOrNameOfASavedGame() throws IOException {
    Path older = Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Path newer =
        Files.writeString(
            folder().resolve("b.lethe"),
            SAVED_GAME.replace("saved 2026", "saved 2025") + "* concede blue\n");
    Files.setLastModifiedTime(older, FileTime.from(Instant.parse("2026-01-02T00:00:00Z")));
    Files.setLastModifiedTime(newer, FileTime.from(Instant.parse("2026-02-02T00:00:00Z")));
    ProgramProcess program = ProgramProcess.inHome(home);
    assertThat(program.run("verify", "1", "a").requireSuccess())
        .startsWith(newer + ": ")
        .contains("\n" + older + ": ");
    assertThat(program.runWithInput("quit\n", "replay", "b").requireSuccess()).contains("as ");
    program.run("analyze", "1").requireSuccess();
    assertThat(program.run("play", "--from", "1:1").exitCode()).isZero();
    program.run("saves", "delete", "1").requireSuccess();
    assertThat(program.filesOfSavedGames()).containsExactly(older, newer);
  }

  @Test
  void aNumberWithoutASavedGameIsAFileName() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    assertThat(program.run("play", "--resume", "7").requireFailure(ExitCodes.FAILURE))
        .isEqualTo("7: there is no such file\n");
  }

  @Test
  void aFileTakesPrecedenceOverTheNumberOfASavedGame() throws IOException {
    Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Files.writeString(home.resolve("1"), "game ta-se\n");
    assertThat(ProgramProcess.inHome(home).run("verify", "1").requireSuccess()).startsWith("1: ");
  }

  /** Other files cannot be deleted, even if they have the name of a saved game. */
  @Test
  void onlySavedGamesAreDeleted() throws IOException {
    Path savedGame = Files.writeString(folder().resolve("a.lethe"), SAVED_GAME);
    Path outside = Files.writeString(home.resolve("a.lethe"), SAVED_GAME);
    Path notes = Files.writeString(folder().resolve("notes.txt"), "no match");
    for (String name : List.of(outside.toString(), "notes.txt", "/", "../saves")) {
      assertThat(
              ProgramProcess.inHome(home)
                  .run("saves", "delete", name)
                  .requireFailure(ExitCodes.USAGE_ERROR))
          .startsWith("lethe: there is no saved game " + name + " in ");
    }
    assertThat(List.of(savedGame, outside, notes)).allMatch(Files::exists);
  }
}
