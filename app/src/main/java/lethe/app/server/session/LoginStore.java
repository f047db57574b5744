package lethe.app.server.session;

import java.io.IOException;
import java.util.Optional;
import lethe.app.server.account.Login;
import lethe.app.server.base.WriteResult;

/**
 * Stores the keys and codes of accounts. Every change is atomic, including with respect to other
 * servers.
 */
public interface LoginStore {
  /**
   * Stores a word, by its hash, that adds another key to a user's account. It is valid for a few
   * minutes and replaces the user's previous word.
   */
  WriteResult savePairingCode(String accountId, String code);

  /** Returns the id of the user who got a word; empty if the word is not valid. */
  Optional<String> pairingCodeOwner(String code) throws IOException;

  /**
   * Moves a key to the account of the user who got the word, and invalidates the word. The key's
   * former account is merged into that account, with all its keys.
   *
   * @param mergedId the id of the key's current account
   * @return {@code CONFLICT} if the word is not valid or the key belongs to another account
   */
  WriteResult redeemPairingCode(String code, Login login, String mergedId);

  /**
   * Removes a login from an account.
   *
   * @return {@code CONFLICT} if it is the account's last login
   */
  WriteResult removeLogin(String accountId, String login);

  /** Adds a return code to an account, replacing any earlier one. */
  WriteResult replaceReturnCode(String accountId, Login code);
}
