package lethe.app.ssh;

import org.junit.jupiter.api.extension.Extension;

/**
 * Chooses for the SSH library where keys come from, as a house does before it does anything else:
 * when tests begin, and not while some of them use the library already.
 */
public final class KindsOfKeys implements Extension {
  static {
    Ed25519.use();
  }
}
