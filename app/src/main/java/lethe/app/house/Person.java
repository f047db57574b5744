package lethe.app.house;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Somebody who plays here.
 *
 * @param id the house's own; whatever they are known by, it stays
 * @param name what others call them
 */
public record Person(String id, String name) {
  /** Whether the person came as a guest, and not with a key. */
  boolean isGuest() {
    return Login.isGuest(id);
  }

  /** What others may read of the name; nothing where it could say what nobody may say. */
  Optional<String> nameAt(boolean silent) {
    return silent ? Optional.empty() : Optional.of(name);
  }

  /** A word that stands for them wherever the same salt is used, and says nothing elsewhere. */
  public String alias(String salt) {
    try {
      byte[] bytes = (id + " " + salt).getBytes(StandardCharsets.UTF_8);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
