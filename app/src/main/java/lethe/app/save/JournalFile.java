package lethe.app.save;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Optional;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/**
 * A journal on disk with a single writer, which holds a lock on the file. Each line is forced to
 * disk before {@link #appendEntry} returns, so that no accepted entry is lost in a crash. Not
 * thread-safe, except {@link #size} and {@link #failure}.
 */
public final class JournalFile implements JournalStore {
  /** The mode of a file whose writes return only after the data is on disk. */
  private static final String SYNC_MODE = "rwd";

  private final Path path;

  /** Written directly rather than through its channel, which an interrupted thread would close. */
  private final RandomAccessFile file;

  /** Data that is written and removed again to test whether there is disk space. */
  private static final byte[] PROBE = "#".repeat(512).getBytes(StandardCharsets.UTF_8);

  private int position;

  /** The length of the accepted lines, in bytes. */
  private volatile long validBytes;

  private volatile Optional<String> failure = Optional.empty();

  private JournalFile(Path path, RandomAccessFile file, long whole, int position) {
    this.path = path;
    this.file = file;
    this.validBytes = whole;
    this.position = position;
  }

  /**
   * Creates a journal that begins with a text. Only the owner of the file may read it.
   *
   * @param entries the number of entries in the text
   */
  public static Validated<JournalStore> create(Path path, String text, int entries) {
    try {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      RandomAccessFile file = new RandomAccessFile(path.toFile(), SYNC_MODE);
      if (lock(file).isEmpty()) {
        file.close();
        return invalid(FileErrorCode.IN_USE);
      }
      JournalFile journal = new JournalFile(path, file, 0, entries);
      if (!journal.write(text)) {
        journal.close();
        Files.delete(path);
        return invalid(FileErrorCode.NO_ROOM, journal.failure.orElse(""));
      }
      sync(path.toAbsolutePath());
      return new Valid<>(journal);
    } catch (FileAlreadyExistsException e) {
      return invalid(FileErrorCode.EXISTS);
    } catch (NoSuchFileException e) {
      return invalid(FileErrorCode.NO_FOLDER);
    } catch (IOException e) {
      return invalid(FileErrorCode.NOT_WRITABLE);
    }
  }

  /**
   * Opens an existing journal for appending.
   *
   * @param whole the length of the complete lines, in bytes; the rest of the file is cut off
   * @param entries the number of entries in the complete lines
   */
  public static Validated<JournalStore> resume(Path path, long whole, int entries) {
    if (!Files.exists(path)) {
      return invalid(FileErrorCode.NO_FILE);
    }
    if (!Files.isRegularFile(path)) {
      return invalid(FileErrorCode.NO_REGULAR_FILE);
    }
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), SYNC_MODE);
      if (lock(file).isEmpty()) {
        file.close();
        return invalid(FileErrorCode.IN_USE);
      }
      restrict(path);
      // The modification time of a complete file is kept, since it tells when the match was last
      // played.
      if (file.length() != whole) {
        file.setLength(whole);
      }
      file.seek(whole);
      return new Valid<>(new JournalFile(path, file, whole, entries));
    } catch (IOException e) {
      return invalid(FileErrorCode.NOT_WRITABLE);
    }
  }

  /**
   * Removes the permissions of other users from the file, because it contains the deal. Does
   * nothing if the file belongs to another user.
   */
  private static void restrict(Path path) {
    try {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    } catch (IOException e) {
      // The file belongs to another user, who has given this user access. The match can be played.
    }
  }

  /** Returns whether another process is currently writing to a journal. */
  public static boolean isInUse(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      return lock(file).isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * {@inheritDoc} A line that cannot be written completely is removed, and appending can be tried
   * again.
   */
  @Override
  public boolean appendEntry(int expected, String line) {
    if (expected != position || !write(line + "\n")) {
      return false;
    }
    position++;
    return true;
  }

  @Override
  public Optional<String> failure() {
    return failure;
  }

  @Override
  public boolean canAppend() {
    if (failure.isEmpty()) {
      return true;
    }
    try {
      truncate();
      file.write(PROBE);
      truncate();
      failure = Optional.empty();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public long size() {
    return validBytes;
  }

  @Override
  public String displayName() {
    return path.toString();
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean write(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      if (failure.isPresent()) {
        truncate();
      }
      file.write(bytes);
      validBytes = file.getFilePointer();
      failure = Optional.empty();
      return true;
    } catch (IOException e) {
      failure = Optional.of(Objects.requireNonNullElse(e.getMessage(), e.toString()));
      truncateIfPossible();
      return false;
    }
  }

  /** Cuts off an incomplete line. If this fails, the next write tries it again. */
  private void truncateIfPossible() {
    try {
      truncate();
    } catch (IOException e) {
      // The original failure has already been recorded.
    }
  }

  private void truncate() throws IOException {
    file.setLength(validBytes);
    file.seek(validBytes);
  }

  /** Forces the folder to disk. Otherwise, a new file may be lost in a power failure. */
  private static void sync(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  private static Optional<FileLock> lock(RandomAccessFile file) throws IOException {
    try {
      return Optional.ofNullable(file.getChannel().tryLock());
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    }
  }

  private static Validated<JournalStore> invalid(FileErrorCode code, Object... arguments) {
    return Validated.invalid(InputError.at(0, 0, code, arguments));
  }
}
