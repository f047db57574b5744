package lethe.app.server.account;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import lethe.app.server.base.WriteResult;

/** Stores the registered accounts. */
public interface AccountStore {
  /** Returns the registered accounts. */
  List<AccountRecord> loadAll() throws IOException;

  /**
   * Returns a map from the ids of merged accounts to the ids of the accounts that replaced them.
   */
  Map<String, String> loadMergedIds() throws IOException;

  /**
   * Stores changed accounts and deletes others, atomically. The logins of new accounts are stored;
   * for other accounts only the day on which logins were used.
   *
   * @param removedIds the ids of the accounts to delete
   */
  WriteResult save(Collection<AccountRecord> changed, Collection<String> removedIds);
}
