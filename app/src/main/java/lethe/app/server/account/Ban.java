package lethe.app.server.account;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import lethe.app.server.limit.IpNetwork;

/**
 * A ban of a user or a network.
 *
 * @param target the hash of a key or return code, or a network
 * @param name the user's name at the time of the ban; empty for a network
 * @param until the end of the ban; empty if it is permanent
 */
public record Ban(String target, String name, Optional<Instant> until) {
  public boolean isActive(Instant now) {
    return until.filter(end -> !now.isBefore(end)).isEmpty();
  }

  /** Returns whether the ban applies to a user with these logins at this address. */
  public boolean matches(Collection<String> logins, String address) {
    return logins.contains(target)
        || IpNetwork.parse(target).filter(n -> n.contains(address)).isPresent();
  }

  /**
   * Parses a line of a ban file: the login or network, the end ({@code -} if permanent), and the
   * name. Empty if the line is malformed.
   */
  public static Optional<Ban> parse(String line) {
    String[] fields = line.split(" ", -1);
    if (fields.length != 3 || fields[0].isEmpty()) {
      return Optional.empty();
    }
    try {
      Optional<Instant> until =
          fields[1].equals("-") ? Optional.empty() : Optional.of(Instant.parse(fields[1]));
      return Optional.of(new Ban(fields[0], fields[2], until));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
