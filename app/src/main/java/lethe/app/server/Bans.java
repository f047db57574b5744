package lethe.app.server;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The bans of the site. Thread-safe. */
public final class Bans {
  private final BanStore store;
  private final InstantSource clock;
  private volatile List<Ban> bans;

  private Bans(BanStore store, InstantSource clock, List<Ban> bans) {
    this.store = store;
    this.clock = clock;
    this.bans = bans;
  }

  static Bans in(BanStore store, InstantSource clock) throws IOException {
    return new Bans(store, clock, List.copyOf(store.load()));
  }

  /** Reads the bans again, because another server may have changed them. */
  synchronized void reload() throws IOException {
    bans = List.copyOf(store.load());
  }

  /**
   * Returns a ban that applies to someone with these logins at this address; empty if there is
   * none.
   */
  public Optional<Ban> of(Collection<String> logins, String address) {
    return list().stream().filter(ban -> ban.isFor(logins, address)).findFirst();
  }

  /** Returns the bans that have not expired. */
  public List<Ban> list() {
    return bans.stream().filter(ban -> ban.holds(clock.instant())).toList();
  }

  /**
   * Adds a ban, replacing an earlier one of the same login or network. Nothing changes if storing
   * it fails.
   */
  public synchronized void add(Ban ban) throws IOException {
    List<Ban> more = new ArrayList<>(list());
    more.removeIf(other -> other.whom().equals(ban.whom()));
    more.add(ban);
    store.write(ban);
    bans = List.copyOf(more);
  }

  /** Removes a ban. Returns whether it existed. */
  public synchronized boolean remove(Ban ban) throws IOException {
    List<Ban> fewer = new ArrayList<>(list());
    boolean was = fewer.remove(ban);
    store.remove(ban);
    bans = List.copyOf(fewer);
    return was;
  }
}
