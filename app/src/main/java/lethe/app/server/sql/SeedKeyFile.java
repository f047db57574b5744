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

/**
 * The file with the key that encrypts seeds. The key is never stored in the database.
 *
 * @param file the file; empty if seeds are stored as plain text
 */
record SeedKeyFile(Optional<Path> file, SecureRandom random) {
  private static final int KEY_BYTES = 32;

  /** The maximum size of the file, in bytes. */
  private static final int MAX_BYTES = 1 << 12;

  /**
   * The name of the property that contains an encrypted check value, so that a server with another
   * key does not start.
   */
  private static final String CHECK_PROPERTY = "seed-key";

  /**
   * Returns the cipher for the seeds of a database whose schema exists. If the file does not exist
   * and no key has been used with the database, creates the file with a new key, readable only by
   * its owner.
   *
   * @throws IOException if the file cannot be used, contains a different key from the one that has
   *     been used with the database, or is missing although a key has been used
   */
  SeedCipher open(Database database) throws IOException, SQLException {
    if (file.isEmpty()) {
      return checkedCipher(database, new SeedCipher(Optional.empty(), random));
    }
    if (!SmallFile.exists(file.get())) {
      if (database.run(SeedKeyFile::storedCheckValue).isPresent()) {
        throw new IOException(SqlMessages.MESSAGES.format("missing-seed-key-file", file.get()));
      }
      byte[] key = new byte[KEY_BYTES];
      random.nextBytes(key);
      String line = Base64.getEncoder().encodeToString(key) + "\n";
      AtomicFile.createIfAbsent(file.get(), line.getBytes(StandardCharsets.ISO_8859_1));
    }
    return checkedCipher(database, read(file.get(), random));
  }

  /**
   * Returns the cipher with the key in an existing file.
   *
   * @throws IOException if the file cannot be read or contains no key; the message names the file
   */
  static SeedCipher read(Path file, SecureRandom random) throws IOException {
    try {
      byte[] content = SmallFile.read(file, MAX_BYTES);
      byte[] key =
          Base64.getDecoder().decode(new String(content, StandardCharsets.ISO_8859_1).strip());
      if (key.length == KEY_BYTES) {
        return new SeedCipher(Optional.of(new SecretKeySpec(key, "AES")), random);
      }
    } catch (IllegalArgumentException e) {
      // Reported below, like a key of the wrong length.
    }
    throw new IOException(SqlMessages.MESSAGES.format("malformed-seed-key-file", file));
  }

  /**
   * Returns the reason why the key in a file cannot be used to encrypt the seeds of a database;
   * empty if it can, or if there is no file and a new key can be created.
   */
  static Optional<String> problem(Path file, Database database) throws IOException {
    Optional<String> storedValue =
        database.read(sql -> Schema.exists(sql) ? storedCheckValue(sql) : Optional.empty());
    if (!SmallFile.exists(file)) {
      return storedValue.map(_ -> SqlMessages.MESSAGES.format("missing-seed-key-file", file));
    }
    try {
      SeedCipher cipher = read(file, new SecureRandom());
      return storedValue.isEmpty() || matches(cipher, storedValue.get())
          ? Optional.empty()
          : Optional.of(SqlMessages.MESSAGES.format("different-seed-key"));
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static Optional<String> storedCheckValue(Sql sql) throws SQLException {
    return DatabaseProperties.get(sql, CHECK_PROPERTY);
  }

  /** Returns whether a stored check value was encrypted with the key of a cipher. */
  private static boolean matches(SeedCipher cipher, String storedValue) {
    return cipher.key().isPresent() == !storedValue.equals("0")
        && cipher.decrypt(SeedCipher.tableSubject(0), storedValue).isPresent();
  }

  /**
   * Stores the check value of a cipher if there is none, and otherwise checks it. Returns the
   * cipher.
   */
  private static SeedCipher checkedCipher(Database database, SeedCipher cipher)
      throws IOException, SQLException {
    String checkValue = cipher.encrypt(SeedCipher.tableSubject(0), 0);
    String storedValue =
        database.transaction(
            sql -> {
              DatabaseProperties.putIfAbsent(sql, CHECK_PROPERTY, checkValue);
              return storedCheckValue(sql).orElse(checkValue);
            });
    if (!matches(cipher, storedValue)) {
      throw new IOException(SqlMessages.MESSAGES.format("different-seed-key"));
    }
    return cipher;
  }
}
