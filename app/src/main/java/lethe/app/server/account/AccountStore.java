package lethe.app.server.account;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import lethe.app.server.base.WriteResult;

/** Stores the registered accounts. */
public interface AccountStore {
  List<AccountRecord> loadAll() throws IOException;

  /**
   * Returns a map from the ids of merged accounts to the ids of the accounts that replaced them.
   */
  Map<String, String> loadMergedIds() throws IOException;

  /** Returns everything that is stored about an account, except matches. */
  List<StoredItem> export(String id) throws IOException;

  /**
   * Deletes an account and everything that is stored about it. Records of matches and events are
   * kept without its name, under an id that belongs to no account.
   *
   * @param replacement the id under which the records are kept
   * @return {@code CONFLICT} if there is no account with the id
   */
  WriteResult delete(String id, String replacement);

  /** Clears stored addresses that are no longer needed for limits. */
  WriteResult clearAddresses(LocalDate today);

  /**
   * Stores changed accounts and deletes others, atomically. The logins of new accounts are stored
   * as well; of the logins of existing accounts, only the day of their last use is updated.
   */
  WriteResult save(Collection<AccountRecord> changedAccounts, Collection<String> removedIds);
}
