package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.Signature;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.security.SecurityUtils;
import org.junit.jupiter.api.Test;

class Ed25519Test {
  private static final byte[] TEXT = {1, 2, 3};

  @Test
  void aGeneratedKeySignsAndVerifies() throws GeneralSecurityException {
    KeyPair key = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    Signature made = SecurityUtils.getSignature("EdDSA");
    made.initSign(key.getPrivate());
    made.update(TEXT);
    byte[] signature = made.sign();
    Signature tried = SecurityUtils.getSignature("EdDSA");
    tried.initVerify(key.getPublic());
    tried.update(TEXT);
    assertThat(tried.verify(signature)).isTrue();
    tried.initVerify(KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256).getPublic());
    tried.update(TEXT);
    assertThat(tried.verify(signature)).isFalse();
  }

  @Test
  void otherAlgorithmsAreLeftToJava() {
    Ed25519 chosen = new Ed25519();
    assertThat(chosen.isSecurityEntitySupported(KeyFactory.class, "ed25519")).isTrue();
    assertThat(chosen.isSecurityEntitySupported(Signature.class, "EdDSA")).isTrue();
    assertThat(chosen.isSecurityEntitySupported(KeyFactory.class, "RSA")).isFalse();
    assertThat(chosen.isSecurityEntitySupported(AlgorithmParameters.class, "EC")).isFalse();
  }
}
