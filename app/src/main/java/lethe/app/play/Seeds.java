package lethe.app.play;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/** Where the chances of a match come from if nobody chose them. */
public final class Seeds {
  /** What Linux and macOS draw from what nobody can foresee. */
  private static final Path SYSTEM = Path.of("/dev/urandom");

  private Seeds() {}

  /**
   * A number that nobody can guess. The system is asked itself; Java, which asks it too, takes
   * longer to find out how than a start can wait.
   */
  public static long drawn() {
    try (InputStream system = Files.newInputStream(SYSTEM)) {
      return new BigInteger(system.readNBytes(Long.BYTES)).longValue();
    } catch (IOException e) {
      return new SecureRandom().nextLong();
    }
  }
}
