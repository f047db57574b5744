package lethe.app.house;

import java.time.LocalDate;

/**
 * What somebody is known by: a key, or a return code.
 *
 * @param id the fingerprint of the key, or of the code
 * @param added the day on which it became theirs
 * @param used the day on which they came with it last
 */
public record Login(String id, LocalDate added, LocalDate used) {
  private static final String GUEST = "guest:";

  /** That of a return code. */
  static String guest(String hash) {
    return GUEST + hash;
  }

  /** Whether this is a return code, and no key. */
  public static boolean isGuest(String id) {
    return id.startsWith(GUEST);
  }

  public boolean isGuest() {
    return isGuest(id);
  }

  Login usedOn(LocalDate day) {
    return new Login(id, added, day);
  }
}
