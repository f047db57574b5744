package lethe.app.server.account;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The bans of the site. Thread-safe. */
public final class BanList {
  private final BanStore store;
  private final InstantSource clock;
  private volatile List<Ban> bans;

  private BanList(BanStore store, InstantSource clock, List<Ban> bans) {
    this.store = store;
    this.clock = clock;
    this.bans = bans;
  }

  public static BanList load(BanStore store, InstantSource clock) throws IOException {
    return new BanList(store, clock, List.copyOf(store.load()));
  }

  /** Reads the bans again, because another server may have changed them. */
  public synchronized void reload() throws IOException {
    bans = List.copyOf(store.load());
  }

  /**
   * Returns a ban that is in effect for a user with these logins at this address; empty if there is
   * none.
   */
  public Optional<Ban> find(Collection<String> logins, String address) {
    return active().stream().filter(ban -> ban.matches(logins, address)).findFirst();
  }

  /** Returns the bans that have not expired. */
  public List<Ban> active() {
    return bans.stream().filter(ban -> ban.isActive(clock.instant())).toList();
  }

  /**
   * Adds a ban, replacing an earlier one for the same login or network.
   *
   * @throws IOException if the ban cannot be stored, in which case nothing has changed
   */
  public synchronized void add(Ban ban) throws IOException {
    List<Ban> newBans = new ArrayList<>(active());
    newBans.removeIf(other -> other.target().equals(ban.target()));
    newBans.add(ban);
    store.save(ban);
    bans = List.copyOf(newBans);
  }

  /** Clears the name in the bans of a deleted account, as the store has done already. */
  public synchronized void forgetName(Collection<String> logins) {
    bans =
        bans.stream()
            .map(
                ban -> logins.contains(ban.target()) ? new Ban(ban.target(), "", ban.until()) : ban)
            .toList();
  }

  /**
   * Removes a ban. Returns whether it was in effect.
   *
   * @throws IOException if the change cannot be stored, in which case nothing has changed
   */
  public synchronized boolean remove(Ban ban) throws IOException {
    List<Ban> remaining = new ArrayList<>(active());
    boolean removed = remaining.remove(ban);
    store.remove(ban);
    bans = List.copyOf(remaining);
    return removed;
  }
}
