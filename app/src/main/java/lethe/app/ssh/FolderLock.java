package lethe.app.ssh;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import lethe.app.server.base.SafeText;
import lethe.app.server.disk.AtomicFile;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.disk.SmallFile;

/** Ensures that only one process uses a data folder. Holds the lock until {@link #close}. */
final class FolderLock implements AutoCloseable {
  private static final String LOCK_FILE = "lock";

  /**
   * The name of the file that describes the holder. It is separate from the lock file because a
   * process that opens and closes the lock file loses its lock.
   */
  private static final String HOLDER_FILE = "holder";

  /** The maximum size of the holder file, in bytes. */
  private static final int MAX_BYTES = 1 << 12;

  private final RandomAccessFile file;

  private FolderLock(RandomAccessFile file) {
    this.file = file;
  }

  /**
   * Locks a folder.
   *
   * @throws IOException if the folder is already locked; the message says by which process, and
   *     what to do
   */
  static FolderLock acquire(Path folder, InstantSource clock) throws IOException {
    Path holder = folder.resolve(HOLDER_FILE);
    DataFolder.createPrivateFile(folder.resolve(LOCK_FILE));
    RandomAccessFile file = new RandomAccessFile(folder.resolve(LOCK_FILE).toFile(), "rw");
    if (lock(file).isEmpty()) {
      file.close();
      String holderText =
          Files.isRegularFile(holder)
              ? new String(SmallFile.read(holder, MAX_BYTES), StandardCharsets.UTF_8)
              : "";
      throw new IOException(
          SshMessages.MESSAGES.format(
              "data-folder-in-use", folder, SafeText.sanitize(holderText, 100)));
    }
    String since = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    AtomicFile.write(
        holder,
        SshMessages.MESSAGES.format("data-folder-user", ProcessHandle.current().pid(), since)
            + "\n");
    return new FolderLock(file);
  }

  private static Optional<FileLock> lock(RandomAccessFile file) throws IOException {
    try {
      return Optional.ofNullable(file.getChannel().tryLock());
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
