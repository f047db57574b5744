package lethe.app.server.sql;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts seeds so that they are hidden from anyone who can read the database but has no access to
 * the server's key. Uses AES-GCM; the deal is authenticated together with the seed, so that the
 * seed of one deal cannot be replaced with that of another.
 *
 * @param key the key, 32 bytes long; if empty, seeds are stored as plain text
 */
record SeedCipher(Optional<SecretKeySpec> key, SecureRandom random) {
  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final String ENCRYPTED_PREFIX = "sealed ";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  /** Returns the text that identifies the deal of a table. */
  static String tableSubject(int number) {
    return "table " + number;
  }

  /** Returns the text that identifies a deal of an event. */
  static String dealSubject(String event, int dealNumber) {
    return "deal " + dealNumber + " of " + event;
  }

  /**
   * Encrypts a seed.
   *
   * @param subject the deal with this seed, for example {@code table 7}
   */
  String encrypt(String subject, long seed) {
    if (key.isEmpty()) {
      return "" + seed;
    }
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    byte[] ciphertext =
        runCipher(Cipher.ENCRYPT_MODE, key.get(), nonce, subject, bytes("" + seed)).orElseThrow();
    byte[] nonceAndCiphertext =
        ByteBuffer.allocate(NONCE_BYTES + ciphertext.length).put(nonce).put(ciphertext).array();
    return ENCRYPTED_PREFIX + Base64.getEncoder().encodeToString(nonceAndCiphertext);
  }

  /**
   * Decrypts a seed. Returns empty if it is malformed, or was encrypted with another key or for
   * another deal. Text that is not encrypted is returned unchanged.
   */
  Optional<String> decrypt(String subject, String text) {
    if (!text.startsWith(ENCRYPTED_PREFIX)) {
      return Optional.of(text);
    }
    byte[] nonceAndCiphertext;
    try {
      nonceAndCiphertext = Base64.getDecoder().decode(text.substring(ENCRYPTED_PREFIX.length()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
    if (nonceAndCiphertext.length < NONCE_BYTES) {
      return Optional.empty();
    }
    byte[] nonce = new byte[NONCE_BYTES];
    byte[] ciphertext = new byte[nonceAndCiphertext.length - NONCE_BYTES];
    ByteBuffer.wrap(nonceAndCiphertext).get(nonce).get(ciphertext);
    return key.flatMap(own -> runCipher(Cipher.DECRYPT_MODE, own, nonce, subject, ciphertext))
        .map(seed -> new String(seed, StandardCharsets.UTF_8));
  }

  private static Optional<byte[]> runCipher(
      int mode, SecretKeySpec key, byte[] nonce, String subject, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance(ALGORITHM);
      cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
      cipher.updateAAD(bytes(subject));
      return Optional.of(cipher.doFinal(text));
    } catch (GeneralSecurityException e) {
      return Optional.empty();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns a text without the key. */
  @Override
  public String toString() {
    return "SeedCipher";
  }
}
