package lethe.app.server.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.util.Map;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests which hashes are read from the file, including a file that was incompletely written before
 * a crash.
 */
class HashFileTest {
  private static final String FIRST = "0".repeat(64);
  private static final String SECOND = "1".repeat(64);

  @TempDir Path folder;

  private HashFile open() throws IOException {
    Log log =
        new Log(
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
            InstantSource.system());
    return HashFile.open(folder, log);
  }

  private Map<String, String> read() throws IOException {
    return HashFile.read(folder.resolve(HashFile.FILE_NAME));
  }

  @Test
  void theLatestHashOfADealIsRead() throws IOException {
    HashFile file = open();
    file.recordShown("table 1", FIRST);
    file.recordShown("table 2", FIRST);
    file.recordShown("table 1", SECOND);
    assertThat(read()).isEqualTo(Map.of("table 1", SECOND, "table 2", FIRST));
    assertThat(open().find("table 1")).contains(SECOND);
    assertThat(open().find("table 3")).isEmpty();
  }

  /** The beginning of a deal's key may be the key of another deal. */
  @Test
  void incompleteLinesAreRemoved() throws IOException {
    open().recordShown("table 1", FIRST);
    Files.writeString(
        folder.resolve(HashFile.FILE_NAME), SECOND + " table 1", StandardOpenOption.APPEND);
    assertThat(read()).isEqualTo(Map.of("table 1", FIRST));
    HashFile reopened = open();
    assertThat(reopened.find("table 1")).contains(FIRST);
    reopened.recordShown("table 12", SECOND);
    assertThat(read()).isEqualTo(Map.of("table 1", FIRST, "table 12", SECOND));
  }

  @Test
  void aFileThatIsTooLargeIsRejected() throws IOException {
    Path file = folder.resolve(HashFile.FILE_NAME);
    try (FileChannel out =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      out.write(ByteBuffer.wrap(new byte[] {'\n'}), HashFile.MAX_BYTES);
    }
    assertThatThrownBy(this::read).isInstanceOf(IOException.class).hasMessageContaining(file + "");
    assertThatThrownBy(this::open).isInstanceOf(IOException.class);
  }
}
