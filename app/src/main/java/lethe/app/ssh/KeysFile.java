package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Log;
import lethe.app.server.disk.SmallFile;
import org.apache.sshd.common.config.keys.AuthorizedKeyEntry;
import org.apache.sshd.common.config.keys.PublicKeyEntryResolver;
import org.apache.sshd.server.config.keys.AuthorizedKeysAuthenticator;
import org.apache.sshd.server.session.ServerSession;

/**
 * Accepts the public keys in a file in the format of OpenSSH. The file is read again after it has
 * changed. Invalid lines are ignored and logged.
 */
final class KeysFile extends AuthorizedKeysAuthenticator {
  /** The maximum size of the file, in bytes. */
  private static final int MAX_BYTES = 16 << 20;

  /** The maximum number of invalid lines that are logged when the file is read. */
  private static final int MAX_LOGGED_LINES = 10;

  private final Log serverLog;

  KeysFile(Path file, Log log) {
    super(file);
    this.serverLog = log;
  }

  /** Returns a message that says why a file of keys cannot be used; empty if it can be used. */
  static Optional<String> problem(Path file) {
    List<Integer> invalidLines = new ArrayList<>();
    try {
      entries(file, invalidLines);
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
    return invalidLines.stream().findFirst().map(line -> MESSAGES.format("keys.bad", file, line));
  }

  /**
   * Reads the keys from a file.
   *
   * @param invalidLines receives the numbers of the invalid lines
   */
  private static List<AuthorizedKeyEntry> entries(Path file, List<Integer> invalidLines)
      throws IOException {
    List<String> lines =
        new String(SmallFile.read(file, MAX_BYTES), StandardCharsets.UTF_8).lines().toList();
    List<AuthorizedKeyEntry> entries = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      try {
        AuthorizedKeyEntry entry = AuthorizedKeyEntry.parseAuthorizedKeyEntry(lines.get(i));
        if (entry != null) {
          entry.resolvePublicKey(null, PublicKeyEntryResolver.IGNORING);
          entries.add(entry);
        }
      } catch (IOException | GeneralSecurityException | RuntimeException e) {
        // The library throws any of these for text that is not a key.
        invalidLines.add(i + 1);
      }
    }
    return entries;
  }

  @Override
  protected Collection<AuthorizedKeyEntry> reloadAuthorizedKeys(
      Path file, String name, ServerSession session) throws IOException {
    List<Integer> invalidLines = new ArrayList<>();
    List<AuthorizedKeyEntry> entries = entries(file, invalidLines);
    invalidLines.stream()
        .limit(MAX_LOGGED_LINES)
        .forEach(line -> serverLog.warn("unreadable", "file", file, "line", line));
    if (invalidLines.size() > MAX_LOGGED_LINES) {
      serverLog.warn("unreadable", "file", file, "lines", invalidLines.size());
    }
    updateReloadAttributes();
    return entries;
  }
}
