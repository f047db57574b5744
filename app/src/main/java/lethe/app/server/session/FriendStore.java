package lethe.app.server.session;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import lethe.app.server.base.WriteResult;

/** Stores friend lists and personal settings. Users are identified by their ids. */
public interface FriendStore {
  /** Returns the friends of each user who has any, by account id. */
  Map<String, Set<String>> friends() throws IOException;

  /** Returns the stored settings of each user, by name. */
  Map<String, Map<String, String>> settings() throws IOException;

  /** Adds a friend. Stores nothing if one of the accounts no longer exists. */
  WriteResult add(String accountId, String friend);

  WriteResult remove(String accountId, String friend);

  WriteResult saveSetting(String accountId, String name, String value);
}
