package lethe.app.house.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Small files that are there whole, the old or the new, whenever the machine stops. */
public final class Atomic {
  private Atomic() {}

  /** Puts a text in the place of a file's; only its owner may read it. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  public static void write(Path file, byte[] bytes) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(fresh);
    Files.createFile(
        fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    try {
      try (RandomAccessFile forced = new RandomAccessFile(fresh.toFile(), "rwd")) {
        forced.write(bytes);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      // What was written in part takes no room from others.
      Files.deleteIfExists(fresh);
    }
  }
}
