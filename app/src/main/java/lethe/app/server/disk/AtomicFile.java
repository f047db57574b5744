package lethe.app.server.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;

/** Writes small files atomically: after a crash, a file has either its old or its new content. */
public final class AtomicFile {
  private AtomicFile() {}

  /** Creates a file or replaces its content. Afterwards, only its owner may read it. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8), ".new", AtomicFile::replace);
  }

  /**
   * Creates a file that only its owner may read. Does nothing if it exists: if several processes
   * create a file at the same time, the first one wins, and all of them can then read its content.
   */
  public static void createIfAbsent(Path file, byte[] bytes) throws IOException {
    write(file, bytes, ".new-" + UUID.randomUUID(), AtomicFile::linkIfAbsent);
  }

  private interface Publication {
    void publish(Path temporaryFile, Path file) throws IOException;
  }

  private static void write(Path file, byte[] bytes, String suffix, Publication publication)
      throws IOException {
    Path temporaryFile = file.resolveSibling(file.getFileName() + suffix);
    Files.deleteIfExists(temporaryFile);
    Files.createFile(
        temporaryFile,
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    try {
      try (RandomAccessFile forced = new RandomAccessFile(temporaryFile.toFile(), "rwd")) {
        forced.write(bytes);
      }
      publication.publish(temporaryFile, file);
    } finally {
      // Do not leave a partially written file behind.
      Files.deleteIfExists(temporaryFile);
    }
  }

  private static void replace(Path temporaryFile, Path file) throws IOException {
    Files.move(
        temporaryFile, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void linkIfAbsent(Path temporaryFile, Path file) throws IOException {
    try {
      // Unlike a move, a hard link never replaces a file.
      Files.createLink(file, temporaryFile);
    } catch (FileAlreadyExistsException e) {
      // Another process has created the file.
    } catch (UnsupportedOperationException | FileSystemException e) {
      // The file system has no hard links.
      if (!SmallFile.exists(file)) {
        replace(temporaryFile, file);
      }
    }
  }
}
