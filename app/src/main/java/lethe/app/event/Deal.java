package lethe.app.event;

import java.security.SecureRandom;
import lethe.app.play.Commitment;

/**
 * A deal that many play.
 *
 * @param bound what it is bound by, which is shown before anybody plays it
 */
public record Deal(long seed, Commitment bound) {
  /** One that nobody has chosen. */
  public static Deal drawn(SecureRandom random) {
    long seed = random.nextLong();
    return new Deal(seed, Commitment.to(seed, random));
  }
}
