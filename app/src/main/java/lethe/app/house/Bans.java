package lethe.app.house;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Who is kept out of the house. Any thread may ask. */
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

  /** Those that are kept now, whoever has added or removed some. */
  synchronized void reload() throws IOException {
    bans = List.copyOf(store.load());
  }

  /** What keeps out somebody with these keys and codes who comes from this address. */
  public Optional<Ban> of(Collection<String> logins, String address) {
    return list().stream().filter(ban -> ban.isFor(logins, address)).findFirst();
  }

  /** Those that hold. */
  public List<Ban> list() {
    return bans.stream().filter(ban -> ban.holds(clock.instant())).toList();
  }

  /** Bans somebody, with this in the place of an earlier ban; nothing changes if that fails. */
  public synchronized void add(Ban ban) throws IOException {
    List<Ban> more = new ArrayList<>(list());
    more.removeIf(other -> other.whom().equals(ban.whom()));
    more.add(ban);
    store.write(ban);
    bans = List.copyOf(more);
  }

  /** Lets somebody in again; whether they were banned. */
  public synchronized boolean remove(Ban ban) throws IOException {
    List<Ban> fewer = new ArrayList<>(list());
    boolean was = fewer.remove(ban);
    store.remove(ban);
    bans = List.copyOf(fewer);
    return was;
  }
}
