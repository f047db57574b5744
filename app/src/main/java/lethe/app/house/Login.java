package lethe.app.house;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;

/**
 * What somebody is known by: a key, or a return code.
 *
 * @param id the fingerprint of the key, or of the code
 * @param added since when it is theirs
 * @param used the day on which they came with it last
 */
public record Login(String id, Instant added, LocalDate used) {
  private static final String GUEST = "guest:";

  /** The oldest first. */
  public static final Comparator<Login> OLDEST =
      Comparator.comparing(Login::added).thenComparing(Login::id);

  /** One of which it is not known when it became theirs. */
  public static Login since(LocalDate day, String id) {
    return new Login(id, day.atStartOfDay(ZoneOffset.UTC).toInstant(), day);
  }

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
