package lethe.app.house.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;
import lethe.app.house.disk.Atomic;

/** The key that seals seeds: in a file of the house, and never in the database. */
final class SealKey {
  private static final int BYTES = 32;

  /** A word that is sealed in the database, so that a house with another key does not open. */
  private static final String CHECK = "seed-key";

  private SealKey() {}

  /** The key in this file, which is made if there is none; readable by its owner alone. */
  static Seal in(Path file, SecureRandom random) throws IOException {
    if (!Files.exists(file)) {
      byte[] fresh = new byte[BYTES];
      random.nextBytes(fresh);
      Atomic.write(file, Base64.getEncoder().encodeToString(fresh) + "\n");
    }
    try {
      byte[] key = Base64.getDecoder().decode(Files.readString(file).strip());
      if (key.length == BYTES) {
        return new Seal(Optional.of(new SecretKeySpec(key, "AES")), random);
      }
    } catch (IllegalArgumentException e) {
      // Said below, as of a key that is too short.
    }
    throw new IOException(Saying.SAY.say("no-seed-key", file));
  }

  /** Whether the seal is that of all houses that have opened here. */
  static void check(Database database, Seal seal) throws IOException, SQLException {
    String own = seal.seal(Seal.table(0), 0);
    String known =
        database.whole(
            connection -> {
              Settings.begin(connection, CHECK, own);
              return Settings.of(connection, CHECK).orElse(own);
            });
    boolean same =
        seal.key().isPresent() == !known.equals("0") && seal.open(Seal.table(0), known).isPresent();
    if (!same) {
      throw new IOException(Saying.SAY.say("other-seed-key"));
    }
  }
}
