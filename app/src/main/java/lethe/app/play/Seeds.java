package lethe.app.play;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/** Creates random seeds for matches and for dealing hidden cards again. */
public final class Seeds {
  /** The system's source of secure random numbers on Linux and macOS. */
  private static final Path SYSTEM_RANDOM_SOURCE = Path.of("/dev/urandom");

  private Seeds() {}

  /**
   * Returns an unpredictable seed. Reads the system's source directly, because setting up Java's
   * generator would delay startup.
   */
  public static long random() {
    try (InputStream system = Files.newInputStream(SYSTEM_RANDOM_SOURCE)) {
      return new BigInteger(system.readNBytes(Long.BYTES)).longValue();
    } catch (IOException e) {
      return new SecureRandom().nextLong();
    }
  }
}
