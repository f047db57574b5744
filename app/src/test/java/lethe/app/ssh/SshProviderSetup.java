package lethe.app.ssh;

import org.junit.jupiter.api.extension.Extension;

/**
 * Chooses the SSH library's source of keys before any test uses the library, as a server does when
 * it starts.
 */
public final class SshProviderSetup implements Extension {
  static {
    Ed25519.install();
  }
}
