package lethe.app.server.table;

import java.util.Optional;

/**
 * The hashes that this server has shown for deals, which are identified by keys. They are stored
 * apart from the deals, so that replacing a deal together with its commitment does not replace its
 * hash here.
 */
public interface ShownHashes {
  /** Returns the hash that was shown for the deal with a key; empty if none was. */
  Optional<String> find(String deal);

  /** Records that a hash is shown for a deal. It replaces any earlier hash. */
  void recordShown(String deal, String hash);
}
