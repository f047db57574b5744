package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BranchFileTest {
  @TempDir Path home;

  private BranchFile file() {
    return BranchFile.of(home.resolve("match.lethe"));
  }

  @Test
  void branchesAreSavedNextToTheJournalAndLoaded() throws IOException {
    assertThat(file().read()).isEqualTo(new Valid<>(List.of()));
    Branch near = new Branch(12, "too bold: é", home.resolve("a b.lethe"));
    Branch far = new Branch(0, "x", Path.of("/elsewhere/c = d.lethe"));
    assertThat(file().add(near)).isEmpty();
    assertThat(file().add(far)).isEmpty();
    assertThat(Files.readString(home.resolve("match.lethe.branches")))
        .isEqualTo("12: too bold: é = a b.lethe\n0: x = /elsewhere/c = d.lethe\n");
    assertThat(file().read()).isEqualTo(new Valid<>(List.of(near, far)));
  }

  /** Names of branches are not case-sensitive. */
  @Test
  void aNewBranchReplacesOneWithTheSameName() {
    Branch first = new Branch(3, "bold", home.resolve("1.lethe"));
    Branch other = new Branch(4, "calm", home.resolve("2.lethe"));
    Branch again = new Branch(5, "Bold", home.resolve("3.lethe"));
    List.of(first, other, again).forEach(branch -> assertThat(file().add(branch)).isEmpty());
    assertThat(file().read()).isEqualTo(new Valid<>(List.of(other, again)));
  }

  /** A match and its branches can be moved together. */
  @Test
  void relativePathsAreResolvedAgainstTheMatchFile() throws IOException {
    file().add(new Branch(3, "bold", home.resolve("1.lethe")));
    Path moved = Files.createDirectory(home.resolve("moved"));
    Files.move(file().path(), moved.resolve("match.lethe.branches"));
    assertThat(BranchFile.of(moved.resolve("match.lethe")).read())
        .isEqualTo(new Valid<>(List.of(new Branch(3, "bold", moved.resolve("1.lethe")))));
  }

  @Test
  void anUnreadableFileIsNotReplaced() throws IOException {
    Path path = Files.writeString(file().path(), "1: good = a\nwhat is this\n");
    assertThat(file().read()).isInstanceOf(Invalid.class);
    assertThat(file().add(new Branch(1, "new", home)).map(InputError::code))
        .contains(FileErrorCode.INVALID_BRANCH);
    assertThat(Files.readString(path)).startsWith("1: good = a\nwhat");
  }

  @Test
  void everythingThatIsWrittenIsReadAgain() {
    NoteFileTest.texts()
        .filter(text -> text.indexOf('\0') < 0 && text.chars().noneMatch(c -> c / 2048 == 27))
        .forEach(
            text -> {
              BranchFile file = BranchFile.of(home.resolve("match.lethe"));
              Branch branch = new Branch(3, text, home.resolve(text + "x.lethe"));
              assertThat(file.add(branch)).isEmpty();
              assertThat(file.read()).as(text).isEqualTo(new Valid<>(List.of(branch)));
              file.path().toFile().delete();
            });
  }

  @Test
  void aFileThatNoSystemCanHaveIsAFault() throws IOException {
    BranchFile file = BranchFile.of(home.resolve("match.lethe"));
    Files.writeString(file.path(), "3: bold = a\\u0000b\n");
    assertThat(file.read())
        .isEqualTo(Validated.invalid(InputError.at(1, 1, FileErrorCode.INVALID_BRANCH)));
  }
}
