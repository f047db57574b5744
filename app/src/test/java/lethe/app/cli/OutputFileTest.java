package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import lethe.app.save.FileErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputFileTest {
  @TempDir Path folder;

  private Path createLink(String name, String target) throws IOException {
    return Files.createSymbolicLink(folder.resolve(name), Path.of(target));
  }

  @Test
  void writingToALinkReplacesTheContentOfItsTarget() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");
    createLink("near", "file");
    Path far = createLink("far", "near");
    assertThat(OutputFile.write(far, "new", false)).contains(FileErrorCode.EXISTS);
    assertThat(file).hasContent("old");
    assertThat(OutputFile.write(far, "new", true)).isEmpty();
    assertThat(file).hasContent("new");
    assertThat(far).isSymbolicLink();
    assertThat(folder.resolve("near")).isSymbolicLink();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theMissingTargetOfALinkIsCreated(boolean overwrite) throws IOException {
    Path link = createLink("link", "missing");
    assertThat(OutputFile.expectedWriteError(link, false)).isEmpty();
    assertThat(OutputFile.write(link, "text", overwrite)).isEmpty();
    assertThat(link).isSymbolicLink().hasContent("text");
    assertThat(folder.resolve("missing")).isRegularFile();
  }

  @Test
  void aLinkIntoAMissingFolderIsReported() throws IOException {
    Path link = createLink("link", "no/file");
    assertThat(OutputFile.expectedWriteError(link, false)).contains(FileErrorCode.NO_FOLDER);
    assertThat(OutputFile.write(link, "text", true)).contains(FileErrorCode.NO_FOLDER);
    assertThat(link).isSymbolicLink();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pipe", "link"})
  @Timeout(30)
  void textIsWrittenToAPipe(String name) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    createLink("link", "pipe");
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> ProgramProcess.readFile(pipe), Thread.ofPlatform().daemon()::start);
    assertThat(OutputFile.write(folder.resolve(name), "text", true)).isEmpty();
    assertThat(read.get()).isEqualTo("text");
    assertThat(Files.isRegularFile(pipe)).as("a file has replaced the pipe").isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "./match", "sub/../match", "link", "hard", "sub/link"})
  void pathsAndLinksToAMatchAreRecognized(String name) throws IOException {
    Path match = Files.writeString(folder.resolve("match"), "game ta-se\n");
    createLink("link", "match");
    Files.createDirectory(folder.resolve("sub"));
    createLink("sub/link", "../link");
    Files.createLink(folder.resolve("hard"), match);
    assertThat(OutputFile.isFileOfMatch(match, folder.resolve(name))).isTrue();
    assertThat(OutputFile.isFileOfMatch(folder.resolve(name), match)).isTrue();
    assertThat(OutputFile.isFileOfMatch(folder.resolve(name), folder.resolve("other"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"match.notes", "match.branches", "link.notes", "to-notes"})
  void notesAndBranchesBelongToTheirMatch(String name) throws IOException {
    Files.writeString(folder.resolve("match"), "game ta-se\n");
    Path link = createLink("link", "match");
    createLink("to-notes", "match.notes");
    Path file = folder.resolve(name);
    assertThat(OutputFile.isFileOfMatch(link, file)).isTrue();
    Files.writeString(file, "");
    assertThat(OutputFile.isFileOfMatch(link, file)).isTrue();
  }

  @Test
  void notesInAnotherFolderDoNotBelongToTheMatch() throws IOException {
    Path match = Files.writeString(folder.resolve("match"), "game ta-se\n");
    Path other = Files.createDirectory(folder.resolve("sub")).resolve("match.notes");
    assertThat(OutputFile.isFileOfMatch(match, other)).isFalse();
    assertThat(OutputFile.isFileOfMatch(match, folder.resolve("no/match.notes"))).isFalse();
    assertThat(OutputFile.expectedWriteError(other, false)).isEqualTo(Optional.empty());
  }
}
