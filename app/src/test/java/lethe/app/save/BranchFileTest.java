package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
  @TempDir Path folder;

  private BranchFile branchFile() {
    return new BranchFile(folder.resolve("match.lethe"));
  }

  @Test
  void branchesAreSavedNextToTheJournalAndLoaded() throws IOException {
    assertThat(branchFile().read()).isEqualTo(new Valid<>(List.of()));
    Branch sameFolder = new Branch(12, "too bold: é", folder.resolve("a b.lethe"));
    Branch otherFolder = new Branch(0, "x", Path.of("/elsewhere/c = d.lethe"));
    assertThat(branchFile().add(sameFolder)).isEmpty();
    assertThat(branchFile().add(otherFolder)).isEmpty();
    assertThat(Files.readString(folder.resolve("match.lethe.branches")))
        .isEqualTo("12: too bold: é = a b.lethe\n0: x = /elsewhere/c = d.lethe\n");
    assertThat(branchFile().read()).isEqualTo(new Valid<>(List.of(sameFolder, otherFolder)));
  }

  /** Branch names are not case-sensitive. */
  @Test
  void aNewBranchReplacesOneWithTheSameName() {
    Branch first = new Branch(3, "bold", folder.resolve("1.lethe"));
    Branch second = new Branch(4, "calm", folder.resolve("2.lethe"));
    Branch replacement = new Branch(5, "Bold", folder.resolve("3.lethe"));
    List.of(first, second, replacement)
        .forEach(branch -> assertThat(branchFile().add(branch)).isEmpty());
    assertThat(branchFile().read()).isEqualTo(new Valid<>(List.of(second, replacement)));
  }

  /** The journal and its branches can be moved together. */
  @Test
  void relativePathsAreResolvedAgainstTheFolderOfTheJournal() throws IOException {
    branchFile().add(new Branch(3, "bold", folder.resolve("1.lethe")));
    Path newFolder = Files.createDirectory(folder.resolve("moved"));
    Files.move(branchFile().path(), newFolder.resolve("match.lethe.branches"));
    assertThat(new BranchFile(newFolder.resolve("match.lethe")).read())
        .isEqualTo(new Valid<>(List.of(new Branch(3, "bold", newFolder.resolve("1.lethe")))));
  }

  @Test
  void aFileWithAnInvalidLineIsNotReplaced() throws IOException {
    Path path = Files.writeString(branchFile().path(), "1: good = a\nwhat is this\n");
    assertThat(branchFile().read()).isInstanceOf(Invalid.class);
    assertThat(branchFile().add(new Branch(1, "new", folder)).map(InputError::code))
        .contains(FileErrorCode.INVALID_BRANCH);
    assertThat(Files.readString(path)).startsWith("1: good = a\nwhat");
  }

  @Test
  void branchesWithUnusualNamesAreReadBackUnchanged() {
    NoteFileTest.unusualTexts()
        .filter(
            text ->
                text.indexOf('\0') < 0
                    && text.chars().noneMatch(c -> Character.isSurrogate((char) c)))
        .forEach(
            text -> {
              BranchFile file = new BranchFile(folder.resolve("match.lethe"));
              Branch branch = new Branch(3, text, folder.resolve(text + "x.lethe"));
              assertThat(file.add(branch)).isEmpty();
              assertThat(file.read()).as(text).isEqualTo(new Valid<>(List.of(branch)));
              file.path().toFile().delete();
            });
  }

  @Test
  void anInvalidPathIsReportedWithItsLine() throws IOException {
    BranchFile file = new BranchFile(folder.resolve("match.lethe"));
    Files.writeString(file.path(), "3: bold = a\\u0000b\n");
    assertThat(file.read())
        .isEqualTo(Validated.invalid(InputError.at(1, 1, FileErrorCode.INVALID_BRANCH)));
  }

  @Test
  void aPipeOrFolderIsNotRead() throws Exception {
    Path path = branchFile().path();
    Files.createDirectory(path);
    assertThat(branchFile().read()).isInstanceOf(Invalid.class);
    Files.delete(path);
    assumeTrue(new ProcessBuilder("mkfifo", path.toString()).start().waitFor() == 0);
    assertThat(branchFile().read())
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_REGULAR_FILE)));
  }

  @Test
  void aBrokenLinkIsTreatedAsAMissingFile() throws IOException {
    Files.createSymbolicLink(branchFile().path(), Path.of("nowhere"));
    assertThat(branchFile().read()).isEqualTo(new Valid<>(List.of()));
  }

  @Test
  void bytesThatAreNotTextAreRejected() throws IOException {
    Files.write(branchFile().path(), new byte[] {'1', ':', ' ', 1, (byte) 0xff});
    assertThat(branchFile().read()).isInstanceOf(Invalid.class);
  }
}
