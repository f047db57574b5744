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
    Signature signer = SecurityUtils.getSignature("EdDSA");
    signer.initSign(key.getPrivate());
    signer.update(TEXT);
    byte[] signature = signer.sign();
    Signature verifier = SecurityUtils.getSignature("EdDSA");
    verifier.initVerify(key.getPublic());
    verifier.update(TEXT);
    assertThat(verifier.verify(signature)).isTrue();
    verifier.initVerify(KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256).getPublic());
    verifier.update(TEXT);
    assertThat(verifier.verify(signature)).isFalse();
  }

  @Test
  void onlyEd25519IsSupported() {
    Ed25519 ed25519 = new Ed25519();
    assertThat(ed25519.isSecurityEntitySupported(KeyFactory.class, "ed25519")).isTrue();
    assertThat(ed25519.isSecurityEntitySupported(Signature.class, "EdDSA")).isTrue();
    assertThat(ed25519.isSecurityEntitySupported(KeyFactory.class, "RSA")).isFalse();
    assertThat(ed25519.isSecurityEntitySupported(AlgorithmParameters.class, "EC")).isFalse();
  }
}
