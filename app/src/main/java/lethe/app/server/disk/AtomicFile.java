package lethe.app.server.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Writes small files atomically: after a crash, a file has either its old or its new content. */
public final class AtomicFile {
  private AtomicFile() {}

  /** Creates a file or replaces its content. Afterwards, only its owner may read it. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  public static void write(Path file, byte[] bytes) throws IOException {
    Path temporaryFile = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(temporaryFile);
    Files.createFile(
        temporaryFile,
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    try {
      try (RandomAccessFile forced = new RandomAccessFile(temporaryFile.toFile(), "rwd")) {
        forced.write(bytes);
      }
      Files.move(
          temporaryFile, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      // Do not leave a partially written file behind.
      Files.deleteIfExists(temporaryFile);
    }
  }
}
