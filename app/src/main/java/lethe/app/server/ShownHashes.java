package lethe.app.server;

import java.util.Optional;

/**
 * The hashes that this server has shown for deals, kept apart from the deals: whoever replaces a
 * deal together with its commitment does not replace these.
 */
public interface ShownHashes {
  /** The hash that was shown for a deal, if one was. */
  Optional<String> of(String deal);

  /** Records that this hash is shown for a deal, in the place of any other. */
  void show(String deal, String hash);
}
