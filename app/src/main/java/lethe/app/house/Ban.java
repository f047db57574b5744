package lethe.app.house;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;

/**
 * Somebody who is kept out.
 *
 * @param whom a key or a return code, or a network
 * @param name what they were called; empty for a network
 * @param until the end of it; none if it is for good
 */
public record Ban(String whom, String name, Optional<Instant> until) {
  public boolean holds(Instant now) {
    return until.filter(end -> !now.isBefore(end)).isEmpty();
  }

  /** Whether it is for whoever has these keys and codes and comes from this address. */
  public boolean isFor(Collection<String> logins, String address) {
    return logins.contains(whom) || Network.read(whom).filter(n -> n.contains(address)).isPresent();
  }

  /** Reads a line of a file: whom, until when, and the name. */
  public static Optional<Ban> read(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 3 || words[0].isEmpty()) {
      return Optional.empty();
    }
    try {
      Optional<Instant> until =
          words[1].equals("-") ? Optional.empty() : Optional.of(Instant.parse(words[1]));
      return Optional.of(new Ban(words[0], words[2], until));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
