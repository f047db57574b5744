package lethe.app.event;

import java.security.SecureRandom;
import lethe.app.play.Commitment;

/**
 * A deal that is played at many tables.
 *
 * @param seed the seed, which is secret until the event is over
 * @param commitment the commitment to the seed, which is published before the deal is played
 */
public record Deal(long seed, Commitment commitment) {
  /** Draws a deal with a random seed. */
  public static Deal draw(SecureRandom random) {
    long seed = random.nextLong();
    return new Deal(seed, Commitment.to(seed, random));
  }
}
