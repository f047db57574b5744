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
   * Stores changed accounts and deletes others, atomically. The logins of new accounts are stored
   * as well; of the logins of existing accounts, only the day of their last use is updated.
   *
   * @param removedIds the ids of the accounts to delete
   */
  WriteResult save(Collection<AccountRecord> changedAccounts, Collection<String> removedIds);
}
