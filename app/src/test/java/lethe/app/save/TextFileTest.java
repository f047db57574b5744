package lethe.app.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import lethe.engine.core.InputError;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextFileTest {
  @TempDir Path folder;

  private Validated<String> read(byte... bytes) throws IOException {
    Path file = folder.resolve("text");
    Files.write(file, bytes);
    return TextFile.read(file);
  }

  private Validated<String> read(String latin1) throws IOException {
    return read(latin1.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void aTextIsReadUnchanged() throws IOException {
    String text = "game ta-se\n# Grüße ♠ 🎲\n\n";
    assertThat(read(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(new Valid<>(text));
    assertThat(read("a\r\nb\tc\r\n")).isEqualTo(new Valid<>("a\r\nb\tc\r\n"));
    assertThat(read("")).isEqualTo(new Valid<>(""));
  }

  @Test
  void theFileBehindALinkIsReplaced() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
    TextFile.replace(link, "old");
    TextFile.replace(link, "new");
    assertThat(link).isSymbolicLink().hasContent("new");
    assertThat(folder.resolve("file")).isRegularFile();
  }

  @Test
  void thePipeBehindALinkIsNotReplaced() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    TextFile.replace(link, "text");
    assertThat(link).hasContent("text");
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void aCycleOfLinksIsAnError() throws IOException {
    Path one = Files.createSymbolicLink(folder.resolve("one"), Path.of("other"));
    Files.createSymbolicLink(folder.resolve("other"), Path.of("one"));
    assertThatThrownBy(() -> TextFile.linkTarget(one))
        .isInstanceOf(IOException.class)
        .hasMessage(one + ": Too many levels of symbolic links");
  }

  @Test
  void aMissingFileOrAFolderIsReported() {
    assertThat(TextFile.read(folder.resolve("missing")))
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.NO_FILE)));
    assertThat(TextFile.read(folder))
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.IS_FOLDER)));
  }

  @Test
  void anUnreadableFileIsReported() throws IOException {
    Path file = folder.resolve("secret");
    Files.writeString(file, "game ta-se\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("-w-------"));
    assumeFalse(Files.isReadable(file), "root reads everything");
    assertThat(TextFile.read(file))
        .isEqualTo(Validated.invalid(InputError.at(0, 0, FileErrorCode.NOT_READABLE)));
  }

  @Test
  void aFileAboveTheMaximumSizeIsRejected() throws IOException {
    Path file = folder.resolve("huge");
    try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.setLength(1L << 40);
    }
    assertThat(TextFile.read(file))
        .isEqualTo(
            Validated.invalid(
                InputError.at(0, 0, FileErrorCode.TOO_LARGE, TextFile.MAX_BYTES >> 20)));
  }

  @Test
  void anEndlessStreamIsRejected() throws IOException {
    try (InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'a';
          }
        }) {
      assertThat(TextFile.read(endless)).isInstanceOf(Invalid.class);
    }
  }

  @Test
  void aFileOfTheMaximumSizeIsRead() throws IOException {
    String line = "# " + "a".repeat(61) + "\n";
    String text = line.repeat(TextFile.MAX_BYTES / line.length());
    assertThat(text).hasSize(TextFile.MAX_BYTES);
    assertThat(TextFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .isEqualTo(new Valid<>(text));
  }

  /** The bytes of each text are written as ISO 8859-1 characters. */
  @ParameterizedTest
  @CsvSource({
    "'\u00e4', 1, 1",
    "'game ta-se\n\u00ff', 2, 1",
    "'game ta-se\nred: \u00c3(', 2, 6",
    "'a\n\nbc\u00e2\u0082', 3, 3",
    "'a\r\nb\u00c0\u00af', 2, 2",
    "'\u00c3\u00a4\u00c3\u00a4\u00e4', 1, 3",
    "'\u00ed\u00a0\u0080', 1, 1"
  })
  void invalidUtf8IsReportedWithItsPosition(String latin1, int line, int column)
      throws IOException {
    assertThat(read(latin1))
        .isEqualTo(Validated.invalid(InputError.at(line, column, FileErrorCode.NOT_UTF8)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x07, 0x08, 0x0b, 0x0c, 0x1a, 0x1b, 0x1f, 0x7f, 0x80, 0x9b, 0x9f})
  void controlCharactersAreRejected(int control) throws IOException {
    String text = "game ta-se\nred" + (char) control + "[31m\n";
    assertThat(read(text.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(Validated.invalid(InputError.at(2, 4, FileErrorCode.NOT_UTF8)));
  }

  @Test
  void randomBytesAreReadOrReportedWithAPosition() throws IOException {
    MutableRng rng = new MutableRng(new Rng(17));
    int invalidCount = 0;
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[rng.nextInt(40)];
      for (int j = 0; j < bytes.length; j++) {
        bytes[j] = (byte) (rng.oneIn(2) ? rng.nextInt(256) : 'a' + rng.nextInt(3));
      }
      if (TextFile.read(new ByteArrayInputStream(bytes)) instanceof Invalid<String>(var errors)) {
        assertThat(errors.getFirst().line()).isBetween(1, bytes.length + 1);
        assertThat(errors.getFirst().column()).isBetween(1, bytes.length + 1);
        invalidCount++;
      }
    }
    assertThat(invalidCount).isBetween(1, 499);
  }
}
