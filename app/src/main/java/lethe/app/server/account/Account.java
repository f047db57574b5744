package lethe.app.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A user's account.
 *
 * @param id the permanent id: that of the login with which it was created, or a variant of it; it
 *     stays the same when the logins change
 * @param name the name shown to others
 */
public record Account(String id, String name) {
  /** Returns whether the account was created by a guest, without a key; it may have a key now. */
  public boolean wasCreatedByGuest() {
    return wasCreatedByGuest(id);
  }

  /** Returns whether the account with this id was created by a guest. */
  public static boolean wasCreatedByGuest(String id) {
    return Login.isReturnCode(id);
  }

  /**
   * Returns the name as other users may see it; empty if names are hidden because a match is played
   * in silence.
   */
  public Optional<String> visibleName(boolean silent) {
    return silent ? Optional.empty() : Optional.of(name);
  }

  /**
   * Returns a pseudonym of this account: the same for the same salt, and unrelated for different
   * salts.
   */
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
