package lethe.app.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Generates and hashes codes that are shown once and typed later: return codes, which give access
 * to an account again, and pairing codes, which add a key to an account.
 */
public final class SecretCodes {
  private static final String ALPHABET = "abcdefghjkmnpqrstvwxyz23456789";

  /**
   * The number of letters and digits in a code, which together have about 78 bits of randomness.
   */
  private static final int LENGTH = 16;

  private SecretCodes() {}

  /** Returns a new code: letters and digits in groups of four, separated by hyphens. */
  public static String generate(SecureRandom random) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(i > 0 && i % 4 == 0 ? "-" : "");
      code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return code.toString();
  }

  /** Returns the hash under which a code is stored. Case and punctuation are ignored. */
  public static String hash(String code) {
    String plain = code.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(plain.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
