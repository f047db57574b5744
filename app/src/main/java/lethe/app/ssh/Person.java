package lethe.app.ssh;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Somebody who plays here.
 *
 * @param id the fingerprint of a key, or of a guest's return code
 * @param name what others call them
 */
record Person(String id, String name) {
  private static final String GUEST = "guest:";

  static String guest(String hash) {
    return GUEST + hash;
  }

  boolean isGuest() {
    return id.startsWith(GUEST);
  }

  /** A word that stands for them wherever the same salt is used, and says nothing elsewhere. */
  String alias(String salt) {
    try {
      byte[] bytes = (id + " " + salt).getBytes(StandardCharsets.UTF_8);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
