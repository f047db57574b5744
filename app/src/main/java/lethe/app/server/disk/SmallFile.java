package lethe.app.server.disk;

import static lethe.app.server.disk.DiskMessages.MESSAGES;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import lethe.app.text.Launcher;

/**
 * Reads files that the operator supplies or a server has written. Only regular files are opened, so
 * that no pipe or device blocks the server, and the size is limited.
 */
public final class SmallFile {
  private static final int KILOBYTE = 1024;

  /** The permissions that a file with a secret may have; its group may read it. */
  private static final Set<PosixFilePermission> SECRET_FILE =
      PosixFilePermissions.fromString("rwxr-----");

  private SmallFile() {}

  /** Returns whether a file exists, even if it is a broken symbolic link. */
  public static boolean exists(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Returns the reason why a file is not a regular file that this user can read; empty if it is.
   */
  public static Optional<String> problem(Path file) {
    BasicFileAttributes attributes;
    try {
      attributes = Files.readAttributes(file, BasicFileAttributes.class);
    } catch (IOException e) {
      return Optional.of(MESSAGES.format(Files.notExists(file) ? "missing" : "unreadable", file));
    }
    if (attributes.isDirectory()) {
      return Optional.of(MESSAGES.format("folder", file));
    }
    if (!attributes.isRegularFile()) {
      return Optional.of(MESSAGES.format("special", file));
    }
    return Files.isReadable(file)
        ? Optional.empty()
        : Optional.of(MESSAGES.format("unreadable", file));
  }

  /**
   * Returns the reason why a file that contains a secret is refused: this user cannot read it, or
   * others can; empty if it is accepted. Operators keep such files outside of the data folder.
   */
  public static Optional<String> secretProblem(Path file) throws IOException {
    Optional<String> problem = problem(file);
    if (problem.isPresent()) {
      return problem;
    }
    Set<PosixFilePermission> mode = Files.getPosixFilePermissions(file);
    Set<PosixFilePermission> excess = EnumSet.noneOf(PosixFilePermission.class);
    excess.addAll(mode);
    excess.removeAll(SECRET_FILE);
    return excess.isEmpty()
        ? Optional.empty()
        : Optional.of(
            MESSAGES.format(
                "key.exposed",
                file,
                PosixFilePermissions.toString(mode),
                Launcher.quoteForShell(file)));
  }

  /** Returns the reason why a missing file cannot be created; empty if it can. */
  public static Optional<String> creationProblem(Path file) {
    Path folder = parent(file);
    if (!Files.isDirectory(folder)) {
      return Optional.of(MESSAGES.format("no-folder", file, folder));
    }
    return Files.isWritable(folder) && Files.isExecutable(folder)
        ? Optional.empty()
        : Optional.of(MESSAGES.format("not-created", file, folder));
  }

  private static Path parent(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent == null ? file : parent;
  }

  /**
   * Reads a file.
   *
   * @param maxBytes the maximum size of the file, in bytes
   * @throws IOException if the file cannot be read or is too large; the message names the file and
   *     the reason
   */
  public static byte[] read(Path file, int maxBytes) throws IOException {
    Optional<String> problem = problem(file);
    if (problem.isPresent()) {
      throw new IOException(problem.get());
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw new IOException(MESSAGES.format("too-large", file, maxBytes / KILOBYTE));
      }
      return bytes;
    }
  }
}
