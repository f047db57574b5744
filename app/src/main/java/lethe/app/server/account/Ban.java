package lethe.app.server.account;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import lethe.app.server.limit.IpNetwork;

/**
 * A ban of a user or a network.
 *
 * @param target the id of a login, or the text form of an {@link IpNetwork}
 * @param name the user's name at the time of the ban; empty for a network or if the account was
 *     deleted
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
}
