package lethe.app.server.disk;

import static lethe.app.server.disk.DiskMessages.MESSAGES;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.text.Launcher;

/** Determines whether files belong to the user of this process. */
final class FileOwner {
  /** The file in which Linux lists the user ids of this process. */
  private static final Path STATUS_FILE = Path.of("/proc/self/status");

  private FileOwner() {}

  /** Returns a message if a file does not belong to this user; empty if it does. */
  static Optional<String> problem(Path file) throws IOException {
    return isOwn(file)
        ? Optional.empty()
        : Optional.of(
            MESSAGES.format(
                "data.foreign",
                file,
                Files.getOwner(file).getName(),
                user(),
                Launcher.quoteForShell(file)));
  }

  private static boolean isOwn(Path file) throws IOException {
    Optional<String> effective = effectiveUserId();
    return effective.isPresent()
        ? effective.get().equals(String.valueOf(Files.getAttribute(file, "unix:uid")))
        : Files.getOwner(file).getName().equals(user());
  }

  private static String user() {
    return System.getProperty("user.name", "?");
  }

  /** Returns the effective user id of this process; empty if the system does not report it. */
  private static Optional<String> effectiveUserId() throws IOException {
    if (!Files.isReadable(STATUS_FILE)) {
      return Optional.empty();
    }
    return Files.readAllLines(STATUS_FILE).stream()
        .filter(line -> line.startsWith("Uid:"))
        .map(line -> line.split("\\s+"))
        .filter(fields -> fields.length > 2)
        .map(fields -> fields[2])
        .findFirst();
  }
}
