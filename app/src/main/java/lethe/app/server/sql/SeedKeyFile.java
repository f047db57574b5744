package lethe.app.server.sql;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;
import lethe.app.server.disk.AtomicFile;
import lethe.app.server.disk.SmallFile;

/** The key that encrypts seeds. It is stored in a file of the server, never in the database. */
final class SeedKeyFile {
  private static final int KEY_BYTES = 32;

  /** Maximum size of the file, in bytes. */
  private static final int MAX_BYTES = 1 << 12;

  /**
   * Name of the property that contains an encrypted check value, so that a server with another key
   * does not start.
   */
  private static final String CHECK_PROPERTY = "seed-key";

  private SeedKeyFile() {}

  /** Returns the cipher of a database without a key, which stores seeds as plain text. */
  static SeedCipher plainCipher(Database database, SecureRandom random)
      throws IOException, SQLException {
    return check(database, new SeedCipher(Optional.empty(), random));
  }

  /**
   * Returns the cipher with the key in a file. Creates the file, readable only by its owner, unless
   * the database already contains encrypted seeds.
   */
  static SeedCipher cipherOf(Path file, Database database, SecureRandom random)
      throws IOException, SQLException {
    if (!SmallFile.exists(file)) {
      if (database
          .run(connection -> DatabaseProperties.get(connection, CHECK_PROPERTY))
          .isPresent()) {
        throw new IOException(SqlMessages.MESSAGES.format("seed-key-missing", file));
      }
      byte[] fresh = new byte[KEY_BYTES];
      random.nextBytes(fresh);
      AtomicFile.write(file, Base64.getEncoder().encodeToString(fresh) + "\n");
    }
    return check(database, read(file, random));
  }

  /** Returns the cipher with the key in an existing file. */
  static SeedCipher read(Path file, SecureRandom random) throws IOException {
    try {
      byte[] key = Base64.getDecoder().decode(text(file).strip());
      if (key.length == KEY_BYTES) {
        return new SeedCipher(Optional.of(new SecretKeySpec(key, "AES")), random);
      }
    } catch (IllegalArgumentException e) {
      // Reported below, like a key of the wrong length.
    }
    throw new IOException(SqlMessages.MESSAGES.format("no-seed-key", file));
  }

  /** Returns the reason why the key in a file cannot be used to encrypt seeds; empty if it can. */
  static Optional<String> problem(Path file, Database database) throws IOException {
    Optional<String> known =
        database.read(
            connection ->
                Schema.exists(connection)
                    ? DatabaseProperties.get(connection, CHECK_PROPERTY)
                    : Optional.empty());
    if (!SmallFile.exists(file)) {
      return known.map(_ -> SqlMessages.MESSAGES.format("seed-key-missing", file));
    }
    try {
      SeedCipher cipher = read(file, new SecureRandom());
      return known.isEmpty() || fits(cipher, known.get())
          ? Optional.empty()
          : Optional.of(SqlMessages.MESSAGES.format("other-seed-key"));
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Returns whether the stored check value was encrypted with the key of a cipher. */
  private static boolean fits(SeedCipher cipher, String known) {
    return cipher.key().isPresent() == !known.equals("0")
        && cipher.decrypt(SeedCipher.tableSubject(0), known).isPresent();
  }

  private static String text(Path file) throws IOException {
    return new String(SmallFile.read(file, MAX_BYTES), StandardCharsets.ISO_8859_1);
  }

  /**
   * Returns the cipher if its key is the one that all servers on this database have used.
   *
   * @throws IOException if it is another key
   */
  private static SeedCipher check(Database database, SeedCipher cipher)
      throws IOException, SQLException {
    String own = cipher.encrypt(SeedCipher.tableSubject(0), 0);
    String known =
        database.transaction(
            connection -> {
              DatabaseProperties.putIfAbsent(connection, CHECK_PROPERTY, own);
              return DatabaseProperties.get(connection, CHECK_PROPERTY).orElse(own);
            });
    if (!fits(cipher, known)) {
      throw new IOException(SqlMessages.MESSAGES.format("other-seed-key"));
    }
    return cipher;
  }
}
