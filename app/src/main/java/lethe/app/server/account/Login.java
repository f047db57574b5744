package lethe.app.server.account;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;

/**
 * A means of identification: a key or a return code.
 *
 * @param id the fingerprint of the key, or the hash of the code, each with a prefix
 * @param addedAt the time when it was added to the account
 * @param lastUsed the day on which it was last used
 */
public record Login(String id, Instant addedAt, LocalDate lastUsed) {
  private static final String RETURN_CODE_PREFIX = "guest:";

  /** Orders logins by the time when they were added to an account. */
  public static final Comparator<Login> OLDEST_FIRST =
      Comparator.comparing(Login::addedAt).thenComparing(Login::id);

  /** Returns the id of the return code with this hash. */
  public static String returnCodeId(String hash) {
    return RETURN_CODE_PREFIX + hash;
  }

  /** Returns whether this is the id of a return code rather than a key. */
  public static boolean isReturnCode(String id) {
    return id.startsWith(RETURN_CODE_PREFIX);
  }

  public boolean isReturnCode() {
    return isReturnCode(id);
  }

  Login withLastUsed(LocalDate day) {
    return new Login(id, addedAt, day);
  }
}
