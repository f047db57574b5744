package lethe.app.house;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/** What is shown once and typed later: return codes, and words for another key. */
final class Codes {
  private static final String LETTERS = "abcdefghjkmnpqrstvwxyz23456789";

  /** So many letters are 78 bits that nobody can guess. */
  private static final int LENGTH = 16;

  private Codes() {}

  /** A new one. */
  static String fresh(SecureRandom random) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(i > 0 && i % 4 == 0 ? "-" : "");
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** What is kept of one, however it was typed. */
  static String hash(String typed) {
    String plain = typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(plain.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
