package lethe.app.server.sql;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;
import lethe.app.server.disk.Atomic;
import lethe.app.server.disk.SmallFile;

/** The key that encrypts seeds. It is in a file of the server, never in the database. */
final class SealKey {
  private static final int BYTES = 32;

  /** The size of the largest file that is read, in bytes. */
  private static final int LARGEST = 1 << 12;

  /** A word that is sealed in the database, so that a house with another key does not open. */
  private static final String CHECK = "seed-key";

  private SealKey() {}

  /** Returns the plain-text seal of a database without a key. */
  static Seal none(Database database, SecureRandom random) throws IOException, SQLException {
    return checked(database, new Seal(Optional.empty(), random));
  }

  /**
   * Returns the seal with the key in a file. Creates the file, readable only by its owner, unless
   * the database already contains encrypted seeds.
   */
  static Seal by(Path file, Database database, SecureRandom random)
      throws IOException, SQLException {
    if (!SmallFile.exists(file)) {
      if (database.run(connection -> DatabaseProperties.get(connection, CHECK)).isPresent()) {
        throw new IOException(Saying.SAY.say("seed-key-missing", file));
      }
      byte[] fresh = new byte[BYTES];
      random.nextBytes(fresh);
      Atomic.write(file, Base64.getEncoder().encodeToString(fresh) + "\n");
    }
    return checked(database, in(file, random));
  }

  /** Returns the seal with the key in an existing file. */
  static Seal in(Path file, SecureRandom random) throws IOException {
    try {
      byte[] key = Base64.getDecoder().decode(text(file).strip());
      if (key.length == BYTES) {
        return new Seal(Optional.of(new SecretKeySpec(key, "AES")), random);
      }
    } catch (IllegalArgumentException e) {
      // Reported below, like a key of the wrong length.
    }
    throw new IOException(Saying.SAY.say("no-seed-key", file));
  }

  /** Returns why seeds cannot be sealed by the key in this file, if they cannot. */
  static Optional<String> problem(Path file, Database database) throws IOException {
    Optional<String> known =
        database.read(
            connection ->
                Schema.exists(connection)
                    ? DatabaseProperties.get(connection, CHECK)
                    : Optional.empty());
    if (!SmallFile.exists(file)) {
      return known.map(_ -> Saying.SAY.say("seed-key-missing", file));
    }
    try {
      Seal seal = in(file, new SecureRandom());
      return known.isEmpty() || fits(seal, known.get())
          ? Optional.empty()
          : Optional.of(Saying.SAY.say("other-seed-key"));
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Whether a seal is the one by which this word was sealed. */
  private static boolean fits(Seal seal, String known) {
    return seal.key().isPresent() == !known.equals("0")
        && seal.open(Seal.table(0), known).isPresent();
  }

  private static String text(Path file) throws IOException {
    return new String(SmallFile.read(file, LARGEST), StandardCharsets.ISO_8859_1);
  }

  /** The seal, if it is that of all houses that have opened here. */
  private static Seal checked(Database database, Seal seal) throws IOException, SQLException {
    String own = seal.seal(Seal.table(0), 0);
    String known =
        database.transaction(
            connection -> {
              DatabaseProperties.putIfAbsent(connection, CHECK, own);
              return DatabaseProperties.get(connection, CHECK).orElse(own);
            });
    if (!fits(seal, known)) {
      throw new IOException(Saying.SAY.say("other-seed-key"));
    }
    return seal;
  }
}
