package lethe.app.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;

/**
 * What binds a deal before anybody has moved: the SHA-256 of the seed as it stands in the journal,
 * a blank, and the nonce.
 *
 * @param hash in hexadecimal digits
 * @param nonce what nobody can guess; shown with the seed when the match is over
 */
public record Commitment(String hash, String nonce) {
  /** A commitment to this seed that nobody can see through. */
  public static Commitment to(long seed, SecureRandom random) {
    byte[] nonce = new byte[16];
    random.nextBytes(nonce);
    String text = HexFormat.of().formatHex(nonce);
    return new Commitment(hash(seed, text), text);
  }

  /** What a match has been bound by, if it has: before any command. */
  public static Optional<Commitment> of(Match<?, ?, ?> match) {
    List<? extends Entry<?>> entries = match.journal().entries();
    return entries.stream()
        .takeWhile(entry -> entry instanceof Entry.Note<?>)
        .map(
            entry ->
                entry instanceof Entry.Note<?>(Control.Committed(String hash, String nonce))
                    ? Optional.of(new Commitment(hash, nonce))
                    : Optional.<Commitment>empty())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Whether this seed, and no other, is what was committed to. */
  public boolean binds(long seed) {
    return hash.equals(hash(seed, nonce));
  }

  private static String hash(long seed, String nonce) {
    try {
      byte[] bytes = (seed + " " + nonce).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
