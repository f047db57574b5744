package lethe.app.ssh;

import java.security.Provider;
import java.security.Security;
import java.util.List;
import org.apache.sshd.common.util.security.SecurityProviderChoice;
import org.apache.sshd.common.util.security.SecurityUtils;
import org.apache.sshd.common.util.security.bouncycastle.BouncyCastleSecurityProviderRegistrar;

/**
 * Keys and signatures of Ed25519 out of Bouncy Castle, which the SSH library does not take from
 * Java. It finds the exchanges of keys that withstand quantum computers in Bouncy Castle by itself;
 * everything else comes from Java.
 *
 * <p>Bouncy Castle's own provider would read eight hundred classes whenever a house opens, for
 * algorithms that nobody needs, and check what strangers call a key for seconds.
 */
final class Ed25519 extends BouncyCastleSecurityProviderRegistrar {
  /** What the SSH library calls the keys, and their signatures. */
  private static final List<String> NAMES = List.of("Ed25519", "EdDSA");

  Ed25519() {}

  /** Has the SSH library use this and Java; to be called before anything of that library is. */
  static void use() {
    SecurityUtils.registerSecurityProvider(new Ed25519());
    // Asked when the library has made its choice, which falls on Bouncy Castle wherever it can.
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
    Provider known = Security.getProvider(getProviderName());
    return known == null ? new Services(getProviderName()) : known;
  }

  /** Names the classes of Bouncy Castle. */
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
