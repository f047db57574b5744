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

  /** Data that is written and removed to test whether the disk has free space. */
  private static final byte[] PROBE = "#".repeat(512).getBytes(StandardCharsets.UTF_8);

  private final Path path;

  /** Written directly rather than through its channel, which an interrupted thread would close. */
  private final RandomAccessFile file;

  private int position;

  /** The length of the accepted lines, in bytes. */
  private volatile long validLength;

  private volatile Optional<String> failure = Optional.empty();

  private JournalFile(Path path, RandomAccessFile file, long validLength, int position) {
    this.path = path;
    this.file = file;
    this.validLength = validLength;
    this.position = position;
  }

  /**
   * Creates a journal file, which only its owner can read or write. Returns an error if the file
   * exists or cannot be written; an incompletely written file is deleted.
   *
   * @param text the initial content: the header, and any entries, each followed by a line feed
   * @param entryCount the number of entries in the text
   */
  public static Validated<JournalStore> create(Path path, String text, int entryCount) {
    try {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      RandomAccessFile file = new RandomAccessFile(path.toFile(), SYNC_MODE);
      if (tryLock(file).isEmpty()) {
        file.close();
        return invalid(FileErrorCode.IN_USE);
      }
      JournalFile journal = new JournalFile(path, file, 0, entryCount);
      if (!journal.write(text)) {
        journal.close();
        Files.delete(path);
        return invalid(FileErrorCode.INCOMPLETE_WRITE, journal.failure.orElse(""));
      }
      forceFolder(path.toAbsolutePath());
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
   * Opens an existing journal for appending, and removes the permissions of other users. Returns an
   * error if the file does not exist, is not a regular file, cannot be written, or has another
   * writer.
   *
   * @param validLength the length of the complete lines, in bytes; the rest of the file is cut off
   * @param entryCount the number of entries in the complete lines
   */
  public static Validated<JournalStore> resume(Path path, long validLength, int entryCount) {
    if (!Files.exists(path)) {
      return invalid(FileErrorCode.NO_FILE);
    }
    if (!Files.isRegularFile(path)) {
      return invalid(FileErrorCode.NOT_REGULAR_FILE);
    }
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), SYNC_MODE);
      if (tryLock(file).isEmpty()) {
        file.close();
        return invalid(FileErrorCode.IN_USE);
      }
      restrictAccess(path);
      // The modification time is the time of the last play, so a complete file is not written to.
      if (file.length() != validLength) {
        file.setLength(validLength);
      }
      file.seek(validLength);
      return new Valid<>(new JournalFile(path, file, validLength, entryCount));
    } catch (IOException e) {
      return invalid(FileErrorCode.NOT_WRITABLE);
    }
  }

  /**
   * Removes the permissions of other users from the file, because it contains the deal. Does
   * nothing if this user may not change the permissions.
   */
  private static void restrictAccess(Path path) {
    try {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    } catch (IOException e) {
      // The file belongs to another user, who has given this user access, so the match can be
      // played.
    }
  }

  /**
   * Returns whether this or another process has opened a journal for writing; false if the file
   * does not exist or cannot be opened.
   */
  public static boolean isInUse(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      return tryLock(file).isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * {@inheritDoc} A line that cannot be written completely is removed, so that appending it can be
   * retried.
   */
  @Override
  public boolean appendEntry(int expectedPosition, String line) {
    if (expectedPosition != position || !write(line + "\n")) {
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
    return validLength;
  }

  @Override
  public Optional<Path> file() {
    return Optional.of(path);
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
      validLength = file.getFilePointer();
      failure = Optional.empty();
      return true;
    } catch (IOException e) {
      failure = Optional.of(Objects.requireNonNullElse(e.getMessage(), e.toString()));
      truncateIfPossible();
      return false;
    }
  }

  /** Removes an incomplete line. If this fails, the next write tries again. */
  private void truncateIfPossible() {
    try {
      truncate();
    } catch (IOException e) {
      // The original failure has already been recorded.
    }
  }

  private void truncate() throws IOException {
    file.setLength(validLength);
    file.seek(validLength);
  }

  /** Forces the folder of a file to disk. Otherwise, a power failure may lose a new file. */
  private static void forceFolder(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  private static Optional<FileLock> tryLock(RandomAccessFile file) throws IOException {
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
