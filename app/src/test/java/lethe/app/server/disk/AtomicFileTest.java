package lethe.app.server.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how small files are created and replaced. */
@Timeout(60)
class AtomicFileTest {
  private static final int CREATORS = 8;

  @TempDir Path folder;

  @Test
  void aFileCreatedConcurrentlyKeepsItsFirstContent() throws Exception {
    Path file = folder.resolve("key");
    CyclicBarrier start = new CyclicBarrier(CREATORS);
    List<Future<String>> contents = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int creator = 0; creator < CREATORS; creator++) {
        byte[] content = ("content " + creator).getBytes(StandardCharsets.UTF_8);
        contents.add(
            executor.submit(
                () -> {
                  start.await();
                  AtomicFile.createIfAbsent(file, content);
                  return Files.readString(file);
                }));
      }
    }
    String content = Files.readString(file);
    assertThat(contents).allSatisfy(read -> assertThat(read.get()).isEqualTo(content));
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void onlyTheOwnerCanReadAFile() throws IOException {
    Path created = folder.resolve("created");
    Path written = folder.resolve("written");
    AtomicFile.createIfAbsent(created, new byte[] {1});
    AtomicFile.write(written, "old");
    AtomicFile.write(written, "new");
    assertThat(written).hasContent("new");
    assertThat(List.of(created, written))
        .allSatisfy(
            file ->
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------"));
  }
}
