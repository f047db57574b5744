package lethe.app.ssh;

import java.security.Provider;
import java.security.Security;
import java.util.List;
import org.apache.sshd.common.util.security.SecurityProviderChoice;
import org.apache.sshd.common.util.security.SecurityUtils;
import org.apache.sshd.common.util.security.bouncycastle.BouncyCastleSecurityProviderRegistrar;

/**
 * Provides Ed25519 keys and signatures from Bouncy Castle, because the SSH library does not take
 * them from Java. The library finds the post-quantum key exchanges in Bouncy Castle by itself;
 * everything else comes from Java.
 *
 * <p>Bouncy Castle's own provider would load eight hundred classes at every start, for algorithms
 * that are not needed, and spend seconds checking keys from unknown clients.
 */
final class Ed25519 extends BouncyCastleSecurityProviderRegistrar {
  /** The SSH library's names of the keys and signatures. */
  private static final List<String> NAMES = List.of("Ed25519", "EdDSA");

  Ed25519() {}

  /**
   * Makes the SSH library use this provider and Java's. Must be called before any other use of the
   * library.
   */
  static void install() {
    SecurityUtils.registerSecurityProvider(new Ed25519());
    // The query makes the library prefer Bouncy Castle wherever possible, which is undone here.
    if (SecurityUtils.isBouncyCastleRegistered()) {
      SecurityUtils.setDefaultProviderChoice(SecurityProviderChoice.EMPTY);
    }
  }

  @Override
  public boolean isSecurityEntitySupported(Class<?> entityType, String name) {
    return NAMES.stream().anyMatch(name::equalsIgnoreCase);
  }

  @Override
  public Provider getSecurityProvider() {
    Provider registeredProvider = Security.getProvider(getProviderName());
    return registeredProvider == null ? new Services(getProviderName()) : registeredProvider;
  }

  /** A provider that refers to the classes of Bouncy Castle by name. */
  private static final class Services extends Provider {
    Services(String name) {
      super(name, "1", "Ed25519 of Bouncy Castle");
      for (String service : List.of("KeyPairGenerator", "KeyFactory", "Signature")) {
        for (String algorithm : NAMES) {
          put(
              service + "." + algorithm,
              "org.bouncycastle.jcajce.provider.asymmetric.edec." + service + "Spi$" + algorithm);
        }
      }
    }
  }
}
