package lethe.app.play;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;

/**
 * A commitment to a deal: the SHA-256 hash of a text that consists of the seed in decimal, as in
 * the journal, a blank, and a nonce.
 *
 * @param hash the hash in hexadecimal digits
 * @param nonce an unpredictable value in hexadecimal digits, published with the seed when the match
 *     is over
 */
public record Commitment(String hash, String nonce) {
  /** Creates a commitment to a seed with a random nonce. */
  public static Commitment to(long seed, SecureRandom random) {
    byte[] nonce = new byte[16];
    random.nextBytes(nonce);
    String text = HexFormat.of().formatHex(nonce);
    return new Commitment(hash(seed, text), text);
  }

  /** Returns the commitment of a match; empty if none was made before the first command. */
  public static Optional<Commitment> of(Match<?, ?, ?> match) {
    List<? extends Entry<?>> entries = match.journal().entries();
    return entries.stream()
        .takeWhile(entry -> entry instanceof Entry.Control<?>)
        .map(
            entry ->
                entry
                        instanceof
                        Entry.Control<?>(ControlEntry.DealCommitted(String hash, String nonce))
                    ? Optional.of(new Commitment(hash, nonce))
                    : Optional.<Commitment>empty())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Returns whether this seed matches the hash. */
  public boolean matches(long seed) {
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
