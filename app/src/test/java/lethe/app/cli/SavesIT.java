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
  private static final String KEPT =
      "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\nred: put 5 in 2\n";

  @TempDir Path home;

  private Path folder() throws IOException {
    return Files.createDirectories(home.resolve(".local/share/lethe/saves"));
  }

  @Test
  void anEmptyFolderIsReported() {
    assertThat(ProgramProcess.in(home).run("saves").done())
        .isEqualTo(
            "There are no saved games in " + home.resolve(".local/share/lethe/saves") + ".\n");
  }

  @Test
  void everySavedGameIsListedWithItsStatus() throws IOException {
    Path waits = Files.writeString(folder().resolve("a.lethe"), KEPT);
    Path over = Files.writeString(folder().resolve("b.lethe"), KEPT + "* concede red\n");
    Path torn = Files.writeString(folder().resolve("c.lethe"), KEPT + "blue: pu");
    Path wrong = Files.writeString(folder().resolve("d.lethe"), KEPT + "blue: put 1 in 1\n");
    Path strange = Files.writeString(folder().resolve("e.lethe"), "hello\n");
    Path empty = Files.writeString(folder().resolve("f.lethe"), "");
    Files.createDirectory(folder().resolve("g.lethe"));
    Files.writeString(folder().resolve("notes.txt"), "no match");
    List<String> lines = ProgramProcess.in(home).run("saves").done().lines().toList();
    String far = "  ta-se, round 1, %s, last played ";
    assertThat(lines.subList(0, 3)).allMatch(line -> line.matches(".*, last played \\S+T\\S+Z"));
    assertThat(lines.stream().map(line -> line.replaceFirst("(, last played ).*", "$1")).toList())
        .containsExactly(
            waits + "  waits for blue" + far.formatted("1 entry"),
            over
                + "  over: blue wins, because red gave up, at 0 cups to 0."
                + far.formatted("2 entries"),
            torn + "  waits for blue" + far.formatted("1 entry"),
            wrong
                + ":7:7: \"put 1 in 1\" is refused: The 1 is too low to come first: the last chip"
                + " told was 5, so it takes 5 or more.",
            strange + ":1:1: it does not say what is played; expected a line like: game ta-se",
            empty
                + ":1:1: there is nothing in this file; expected a script, which begins like: game"
                + " ta-se");
  }

  @Test
  void savedGamesAreListedInOrderOfLastPlay() throws IOException {
    Path later = Files.writeString(folder().resolve("a.lethe"), KEPT);
    Path first = Files.writeString(folder().resolve("b.lethe"), KEPT);
    Files.setLastModifiedTime(later, FileTime.from(Instant.parse("2026-02-02T00:00:00Z")));
    Files.setLastModifiedTime(first, FileTime.from(Instant.parse("2026-01-02T00:00:00Z")));
    assertThat(ProgramProcess.in(home).run("saves").done().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith(first.toString()),
            line -> assertThat(line).startsWith(later.toString()));
  }

  /**
   * A branch names the match from which it was forked. The match is found in a list of branches or
   * by its opening moves, or it is reported as missing.
   */
  @Test
  void aBranchNamesTheMatchItWasForkedFrom() throws IOException {
    String on = "blue: put 6 in 2\n";
    Files.writeString(folder().resolve("a.lethe"), KEPT + "* concede blue\n");
    Files.writeString(folder().resolve("b.lethe"), KEPT + "* known fork\n");
    Files.writeString(folder().resolve("c.lethe"), KEPT + "* known fork\n" + on);
    Files.writeString(
        folder().resolve("d.lethe"),
        KEPT.replace("saved", "option hints on\nsaved") + "* known fork\n");
    Files.writeString(folder().resolve("e.lethe"), KEPT + "* known fork\n* known fork\n");
    Files.writeString(folder().resolve("a.lethe.branches"), "1: bold = c.lethe\n");
    assertThat(ProgramProcess.in(home).run("saves").done().lines())
        .satisfiesExactly(
            line -> assertThat(line).doesNotContain("branch"),
            line -> assertThat(line).endsWith("Z  branch of a.lethe from moment 1"),
            line -> assertThat(line).endsWith("Z  branch \"bold\" of a.lethe from moment 1"),
            line -> assertThat(line).endsWith("Z  branch from moment 1 of a game that is not here"),
            line -> assertThat(line).endsWith("Z  branch of b.lethe from moment 2"));
  }

  @Test
  void aSavedGameIsDeletedByNameOrPath() throws IOException {
    Path first = Files.writeString(folder().resolve("a.lethe"), KEPT);
    Path second = Files.writeString(folder().resolve("b.lethe"), KEPT);
    Path third = Files.writeString(folder().resolve("c.lethe"), KEPT);
    ProgramProcess.in(home).run("saves", "delete", "a.lethe").done();
    assertThat(first).doesNotExist();
    ProgramProcess.in(home).run("saves", "delete", "c").done();
    assertThat(third).doesNotExist();
    assertThat(second).exists();
    ProgramProcess.in(home).run("saves", "delete", second.toString()).done();
    assertThat(second).doesNotExist();
  }

  /**
   * Only saved games in the folder can be deleted, not other files, even those of the same name.
   */
  @Test
  void onlySavedGamesAreDeleted() throws IOException {
    Path kept = Files.writeString(folder().resolve("a.lethe"), KEPT);
    Path other = Files.writeString(home.resolve("a.lethe"), KEPT);
    Path notes = Files.writeString(folder().resolve("notes.txt"), "no match");
    for (String name : List.of(other.toString(), "notes.txt", "/", "../saves")) {
      assertThat(ProgramProcess.in(home).run("saves", "delete", name).failed(ExitCodes.USAGE_ERROR))
          .startsWith("lethe: there is no saved game " + name + " in ");
    }
    assertThat(List.of(kept, other, notes)).allMatch(Files::exists);
  }
}
