package lethe.app.save;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
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
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

/**
 * A journal on disk with one writer, who holds its lock. A line is forced to the disk before {@code
 * append} returns, so that a kill at any moment loses nothing that was accepted.
 */
public final class JournalFile implements Store {
  private final Path path;
  private final FileChannel channel;
  private int position;

  private JournalFile(Path path, FileChannel channel, int position) {
    this.path = path;
    this.channel = channel;
    this.position = position;
  }

  /** A new journal that begins with this text; only its owner may read it. */
  public static Checked<Store> create(Path path, String text, int entries) {
    Set<StandardOpenOption> fresh =
        EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      FileChannel channel =
          FileChannel.open(
              path,
              fresh,
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      if (lock(channel).isEmpty()) {
        channel.close();
        return fault(Trouble.IN_USE);
      }
      JournalFile journal = new JournalFile(path, channel, entries);
      journal.write(text);
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
    try {
      FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
      if (lock(channel).isEmpty()) {
        channel.close();
        return fault(Trouble.IN_USE);
      }
      channel.truncate(whole);
      channel.position(channel.size());
      return new Valid<>(new JournalFile(path, channel, entries));
    } catch (IOException e) {
      return fault(Files.exists(path) ? Trouble.NOT_WRITABLE : Trouble.NO_FILE);
    }
  }

  @Override
  public boolean append(int expected, String line) {
    if (expected != position) {
      return false;
    }
    try {
      write(line + "\n");
    } catch (IOException e) {
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
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  private static Optional<FileLock> lock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException e) {
      return Optional.empty();
    }
  }

  private static Checked<Store> fault(Trouble why) {
    return Checked.faulty(Fault.at(0, 0, why));
  }
}
