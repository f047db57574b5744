package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.Iterator;
import java.util.Set;
import lethe.app.server.disk.AtomicFile;
import lethe.app.server.disk.SmallFile;
import org.apache.sshd.common.NamedResource;
import org.apache.sshd.common.config.keys.FilePasswordProvider;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.writer.openssh.OpenSSHKeyPairResourceWriter;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.security.SecurityUtils;

/** Loads the key by which clients recognize the server. */
final class HostKey {
  /** The maximum size of the file, in bytes: ten times that of the longest key. */
  private static final int MAX_BYTES = 1 << 16;

  /** The key types that this server can use. */
  private static final Set<String> TYPES =
      Set.of(
          KeyPairProvider.SSH_ED25519,
          KeyPairProvider.SSH_RSA,
          KeyPairProvider.ECDSA_SHA2_NISTP256,
          KeyPairProvider.ECDSA_SHA2_NISTP384,
          KeyPairProvider.ECDSA_SHA2_NISTP521);

  private HostKey() {}

  /**
   * Returns the first key in a file. If the file does not exist, creates it with a new key; only
   * its owner can read it.
   */
  static KeyPair load(Path file) throws IOException, GeneralSecurityException {
    if (SmallFile.exists(file)) {
      return read(file);
    }
    KeyPair keyPair = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    OpenSSHKeyPairResourceWriter.INSTANCE.writePrivateKey(keyPair, "lethe", null, text);
    AtomicFile.createIfAbsent(file, text.toByteArray());
    // Another server of the site may have created the file at the same time.
    return read(file);
  }

  /**
   * Returns the first key in a file.
   *
   * @throws IOException if the file cannot be read or contains no key, or if its first key is not
   *     private, has a passphrase, or has a type that is not supported; the message says which file
   *     and what to do
   */
  static KeyPair read(Path file) throws IOException {
    byte[] text = SmallFile.read(file, MAX_BYTES);
    try {
      Iterable<KeyPair> keys =
          SecurityUtils.loadKeyPairIdentities(
              null,
              NamedResource.ofName("host key"),
              new ByteArrayInputStream(text),
              FilePasswordProvider.EMPTY);
      Iterator<KeyPair> iterator = keys == null ? null : keys.iterator();
      if (iterator != null && iterator.hasNext()) {
        KeyPair key = iterator.next();
        if (key.getPrivate() != null && TYPES.contains(KeyUtils.getKeyType(key))) {
          return key;
        }
      }
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      // The library throws any of these if the file contains no key or a key with a passphrase.
      throw new IOException(MESSAGES.format(problemMessageKey(text), file), e);
    }
    throw new IOException(MESSAGES.format(problemMessageKey(text), file));
  }

  private static String problemMessageKey(byte[] text) {
    String content = new String(text, StandardCharsets.ISO_8859_1);
    boolean isPrivate = content.contains("PRIVATE KEY-----");
    return isPrivate ? "host-key.unusable" : "host-key.none";
  }
}
