package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.KeyPair;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.PublicKeyEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoinClientTest {
  /** A player whom an sshd has logged in has the same account as when the server checks the key. */
  @ParameterizedTest
  @CsvSource({"ssh-ed25519, 256", "ecdsa-sha2-nistp256, 256", "ssh-rsa, 2048"})
  void aKeyIdentifiesThePlayerWhereverItIsVerified(String type, int bits) throws Exception {
    KeyPair key = KeyUtils.generateKeyPair(type, bits);
    String proven = "publickey " + PublicKeyEntry.toString(key.getPublic());
    assertThat(JoinClient.provenLogin("password\n" + proven + "\n"))
        .isEqualTo("key:" + KeyUtils.getFingerPrint(key.getPublic()));
  }

  /** The expected value is what {@code ssh-keygen -l} prints for this key. */
  @Test
  void aFingerprintIsWrittenAsInOpenSsh() {
    String key = "AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f";
    assertThat(JoinClient.provenLogin("publickey ssh-ed25519 " + key))
        .isEqualTo("key:SHA256:ZkAslGjFiUHdGf/WUL8rQvkib4PTvQatUV0OUQSncCA");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "password", "publickey", "publickey ssh-ed25519", "publickey ssh-ed25519 %"})
  void aLoginWithoutAVerifiedKeyIdentifiesNoPlayer(String authentications) {
    assertThat(JoinClient.provenLogin(authentications)).isEmpty();
  }
}
