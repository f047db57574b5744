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
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * A journal on disk with one writer, who holds its lock. A line is forced to the disk before {@code
 * append} returns, so that a kill at any moment loses nothing that was accepted.
 */
public final class JournalFile implements Store {
  /** Every write is on the disk when it returns. */
  private static final String FORCED = "rwd";

  private final Path path;

  /** Not written through its channel, which a thread that is interrupted would close. */
  private final RandomAccessFile file;

  private int position;
  private boolean broken;

  private JournalFile(Path path, RandomAccessFile file, int position) {
    this.path = path;
    this.file = file;
    this.position = position;
  }

  /** A new journal that begins with this text; only its owner may read it. */
  public static Checked<Store> create(Path path, String text, int entries) {
    try {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      RandomAccessFile file = new RandomAccessFile(path.toFile(), FORCED);
      if (lock(file).isEmpty()) {
        file.close();
        return fault(Trouble.IN_USE);
      }
      JournalFile journal = new JournalFile(path, file, entries);
      journal.write(text);
      force(path.toAbsolutePath());
      return new Valid<>(journal);
    } catch (FileAlreadyExistsException e) {
      return fault(Trouble.EXISTS);
    } catch (NoSuchFileException e) {
      return fault(Trouble.NO_FOLDER);
    } catch (IOException e) {
      return fault(Trouble.NOT_WRITABLE);
    }
  }

  /**
   * An old journal to go on with.
   *
   * @param whole how much of it is whole, in bytes; a torn line behind that is cut off
   * @param entries how many entries that holds
   */
  public static Checked<Store> resume(Path path, long whole, int entries) {
    if (!Files.exists(path)) {
      return fault(Trouble.NO_FILE);
    }
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), FORCED);
      if (lock(file).isEmpty()) {
        file.close();
        return fault(Trouble.IN_USE);
      }
      file.setLength(whole);
      file.seek(file.length());
      return new Valid<>(new JournalFile(path, file, entries));
    } catch (IOException e) {
      return fault(Trouble.NOT_WRITABLE);
    }
  }

  /** Whether somebody writes to it now, in another process. */
  public static boolean isInUse(Path path) {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      return lock(file).isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  /** After a line that could not be written nobody knows what is there: no other follows it. */
  @Override
  public boolean append(int expected, String line) {
    if (expected != position || broken) {
      return false;
    }
    try {
      write(line + "\n");
    } catch (IOException e) {
      broken = true;
      throw new UncheckedIOException(e);
    }
    position++;
    return true;
  }

  @Override
  public String where() {
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

  private void write(String text) throws IOException {
    file.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** A new name in a folder outlives a failing power supply only when the folder is forced too. */
  private static void force(Path file) throws IOException {
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

  private static Checked<Store> fault(Trouble why) {
    return Checked.faulty(Fault.at(0, 0, why));
  }
}
