package lethe.app.server.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.server.base.Log;
import lethe.app.server.table.ShownHashes;

/**
 * A file with one line for each hash shown: the hash, a space, and the key of the deal. If a deal
 * has several lines, the last one counts. Malformed lines are ignored, as is a last line without a
 * line break, which is incomplete. Thread-safe.
 */
public final class HashFile implements ShownHashes {
  /** The name of the file in the data folder of a server. */
  public static final String FILE_NAME = "hashes";

  private static final int HASH_LENGTH = 64;

  /** The maximum size of a file, in bytes; enough for half a million deals. */
  static final int MAX_BYTES = 1 << 26;

  private final Path file;
  private final Log log;
  private final Map<String, String> hashes;

  private HashFile(Path file, Log log, Map<String, String> hashes) {
    this.file = file;
    this.log = log;
    this.hashes = hashes;
  }

  /**
   * Opens the file in a folder; it need not exist. Removes an incomplete last line, because the
   * next line would otherwise become part of it.
   *
   * @throws IOException if the file cannot be read or is too large; the message names the file
   */
  public static HashFile open(Path folder, Log log) throws IOException {
    Path file = folder.resolve(FILE_NAME);
    if (Files.isRegularFile(file)) {
      try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
        out.truncate(completeLines(file).getBytes(StandardCharsets.UTF_8).length);
      }
    }
    return new HashFile(file, log, read(file));
  }

  /** Returns the text of a file up to its last line break. */
  private static String completeLines(Path file) throws IOException {
    String text = new String(SmallFile.read(file, MAX_BYTES), StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  /**
   * Returns the latest hash of each deal in a file, keyed by deal; empty if the file does not
   * exist.
   *
   * @throws IOException if the file cannot be read or is too large; the message names the file
   */
  public static Map<String, String> read(Path file) throws IOException {
    Map<String, String> hashes = new LinkedHashMap<>();
    if (Files.isRegularFile(file)) {
      for (String line : completeLines(file).lines().toList()) {
        if (line.matches("[0-9a-f]{" + HASH_LENGTH + "} .+")) {
          hashes.put(line.substring(HASH_LENGTH + 1), line.substring(0, HASH_LENGTH));
        }
      }
    }
    return hashes;
  }

  @Override
  public synchronized Optional<String> find(String deal) {
    return Optional.ofNullable(hashes.get(deal));
  }

  @Override
  public synchronized void recordShown(String deal, String hash) {
    if (hash.equals(hashes.put(deal, hash))) {
      return;
    }
    try {
      append(hash + " " + deal + "\n");
    } catch (IOException e) {
      log.storageFailed(file.toString(), e);
    }
  }

  private void append(String line) throws IOException {
    Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    var permissions =
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    try (FileChannel out = FileChannel.open(file, options, permissions)) {
      long oldSize = out.size();
      try {
        ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(false);
      } catch (IOException e) {
        out.truncate(oldSize);
        throw e;
      }
    }
  }
}
