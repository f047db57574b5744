package lethe.app.ssh;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.Iterator;
import lethe.app.house.disk.Atomic;
import org.apache.sshd.common.NamedResource;
import org.apache.sshd.common.config.keys.FilePasswordProvider;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.writer.openssh.OpenSSHKeyPairResourceWriter;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.security.SecurityUtils;

/** The key by which clients know the house again. */
final class HostKey {
  private HostKey() {}

  /** The key in this file, which is made if there is none; readable by its owner alone. */
  static KeyPair in(Path file) throws IOException, GeneralSecurityException {
    if (!Files.exists(file)) {
      KeyPair made = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      OpenSSHKeyPairResourceWriter.INSTANCE.writePrivateKey(made, "lethe", null, text);
      Atomic.write(file, text.toByteArray());
      return made;
    }
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Iterable<KeyPair> keys =
        SecurityUtils.loadKeyPairIdentities(
            null,
            NamedResource.ofName("host key"),
            new ByteArrayInputStream(Files.readAllBytes(file)),
            FilePasswordProvider.EMPTY);
    Iterator<KeyPair> each = keys == null ? null : keys.iterator();
    if (each == null || !each.hasNext()) {
      throw new GeneralSecurityException("no key in the host key's file");
    }
    return each.next();
  }
}
