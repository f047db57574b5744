package lethe.app.server.session;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import lethe.app.server.base.WriteResult;

/** Stores friend lists, muted users and personal settings. Users are identified by their ids. */
public interface FriendStore {
  /** Returns the account ids of the friends of each user who has friends, keyed by account id. */
  Map<String, Set<String>> friends() throws IOException;

  /**
   * Returns the account ids of the users whom each user has muted, keyed by account id. Users who
   * have muted no one are omitted.
   */
  Map<String, Set<String>> mutes() throws IOException;

  /** Returns the stored settings of each user: for each account id, the values keyed by name. */
  Map<String, Map<String, String>> settings() throws IOException;

  /**
   * Adds a friend. If one of the accounts no longer exists, stores nothing and still returns {@code
   * DONE}.
   */
  WriteResult addFriend(String accountId, String friendId);

  WriteResult removeFriend(String accountId, String friendId);

  /**
   * Mutes an account for another one. If one of them no longer exists, stores nothing and still
   * returns {@code DONE}.
   */
  WriteResult mute(String accountId, String mutedId);

  WriteResult unmute(String accountId, String mutedId);

  WriteResult saveSetting(String accountId, String name, String value);
}
