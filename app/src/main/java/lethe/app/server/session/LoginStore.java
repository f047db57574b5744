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
   * Stores a pairing code, with which another key can be added to an account. It is valid for 10
   * minutes and replaces the account's previous pairing code.
   *
   * @return {@code CONFLICT} if the account is not registered
   */
  WriteResult savePairingCode(String accountId, String codeHash);

  /**
   * Returns the id of the account to which a pairing code belongs; empty if the code is not valid.
   */
  Optional<String> pairingCodeOwner(String codeHash) throws IOException;

  /**
   * Moves a key to the account to which a pairing code belongs, and invalidates the code. The key's
   * former account is merged into that account, with all its keys.
   *
   * @param mergedId the id of the key's current account
   * @return {@code CONFLICT} if the pairing code is not valid or the key belongs to another account
   */
  WriteResult redeemPairingCode(String codeHash, Login login, String mergedId);

  /**
   * Removes a login from an account.
   *
   * @return {@code CONFLICT} if it is the account's last login or does not belong to the account
   */
  WriteResult removeLogin(String accountId, String login);

  /**
   * Adds a return code to an account, replacing any earlier one. Returns {@code CONFLICT} if the
   * account is not registered.
   */
  WriteResult replaceReturnCode(String accountId, Login code);
}
