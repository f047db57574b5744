package lethe.app.server.account;

import java.io.IOException;
import java.util.List;

/** Stores the bans. */
public interface BanStore {
  /** Returns the stored bans, including expired ones. */
  List<Ban> load() throws IOException;

  /** Stores a ban, replacing an earlier one for the same login or network. */
  void save(Ban ban) throws IOException;

  void remove(Ban ban) throws IOException;
}
