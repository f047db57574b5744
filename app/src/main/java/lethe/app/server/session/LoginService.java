package lethe.app.server.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.server.account.Account;
import lethe.app.server.account.Accounts;
import lethe.app.server.account.Login;
import lethe.app.server.account.SecretCodes;
import lethe.app.server.base.Limit;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.app.server.client.ClientSession;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.limit.AdmissionControl;
import lethe.app.server.table.TableRegistry;
import lethe.engine.core.Rejection;

/**
 * Manages the keys and return codes with which users log in. Changes apply to connected sessions
 * immediately.
 */
public final class LoginService {
  private final ServerContext context;
  private final Accounts accounts;
  private final LoginStore store;
  private final TableRegistry tables;
  private final AdmissionControl admission;
  private final SessionRegistry sessions;

  public LoginService(
      ServerContext context,
      Accounts accounts,
      LoginStore store,
      TableRegistry tables,
      AdmissionControl admission,
      SessionRegistry sessions) {
    this.context = context;
    this.accounts = accounts;
    this.store = store;
    this.tables = tables;
    this.admission = admission;
    this.sessions = sessions;
  }

  /** The result of a request for a return code or a pairing code. */
  public sealed interface SecretResult {
    /** The code was created and must be shown to the user now, because only its hash is stored. */
    record Issued(String secret) implements SecretResult {}

    record Rejected(Rejection rejection) implements SecretResult {}
  }

  /** Returns a user's logins, oldest first. */
  public List<Login> logins(Account account) {
    return accounts.logins(account.id());
  }

  /**
   * Creates a pairing code, with which another key can be added to the account of a session. It
   * replaces an earlier one. Registers the account if necessary.
   */
  public SecretResult newPairingCode(ClientSession session) {
    String code = SecretCodes.generate(context.random());
    return issueSecret(session, code, id -> store.savePairingCode(id, SecretCodes.hash(code)));
  }

  /**
   * Creates a return code for the account of a session, which invalidates earlier ones. Registers
   * the account if necessary.
   */
  public SecretResult newReturnCode(ClientSession session) {
    String code = SecretCodes.generate(context.random());
    Login login = accounts.newLogin(Login.returnCodeId(SecretCodes.hash(code)));
    return issueSecret(
        session,
        code,
        id -> {
          WriteResult result = store.replaceReturnCode(id, login);
          if (result == WriteResult.DONE && session.usesReturnCode()) {
            session.addLogin(login.id());
          }
          return result;
        });
  }

  private interface SecretWriter {
    WriteResult save(String accountId);
  }

  private SecretResult issueSecret(
      ClientSession session, String secret, SecretWriter secretWriter) {
    Account account = session.account();
    Optional<Rejection> rejection =
        accounts
            .register(account)
            .or(
                () ->
                    changeLogins(
                        account,
                        ServerRejectionCode.STORAGE_UNAVAILABLE,
                        () -> secretWriter.save(account.id())));
    return rejection
        .<SecretResult>map(SecretResult.Rejected::new)
        .orElseGet(() -> new SecretResult.Issued(secret));
  }

  /**
   * Removes a login from a user's account. Returns the rejection; empty if the request succeeded.
   */
  public Optional<Rejection> removeLogin(Account account, String login) {
    Optional<Rejection> rejection =
        changeLogins(
            account, ServerRejectionCode.LAST_LOGIN, () -> store.removeLogin(account.id(), login));
    if (rejection.isEmpty()) {
      String key = Login.isReturnCode(login) ? "none" : login;
      context.log().info("key-removed", "name", account.name(), "key", key);
    }
    return rejection;
  }

  private Optional<Rejection> changeLogins(
      Account account, ServerRejectionCode conflict, Supplier<WriteResult> work) {
    return accounts.withLock(account.id(), () -> changeLogins(conflict, work));
  }

  private Optional<Rejection> changeLogins(
      ServerRejectionCode conflict, Supplier<WriteResult> work) {
    WriteResult result = accounts.changeAndReload(work);
    sessions.refreshIdentities();
    return result.rejection(conflict);
  }

  /**
   * Moves the key of a session to the account to which a pairing code belongs, and merges the key's
   * former account into that account. Returns the rejection; empty if the request succeeded.
   */
  public Optional<Rejection> redeemPairingCode(ClientSession session, String code) {
    if (session.usesReturnCode()) {
      return Optional.of(Rejection.of(ServerRejectionCode.NO_KEY));
    }
    Optional<Rejection> rejection = checkWrongGuessLimit(session);
    if (rejection.isPresent()) {
      return rejection;
    }
    String codeHash = SecretCodes.hash(code);
    Optional<String> ownerId;
    try {
      ownerId = store.pairingCodeOwner(codeHash);
    } catch (IOException e) {
      return Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
    if (ownerId.isEmpty()) {
      recordWrongGuess(session);
      return Optional.of(Rejection.of(ServerRejectionCode.UNKNOWN_PAIRING_CODE));
    }
    Account formerAccount = session.account();
    if (ownerId.get().equals(formerAccount.id())) {
      return Optional.of(Rejection.of(ServerRejectionCode.OWN_PAIRING_CODE));
    }
    return accounts.withLock(
        ownerId.get(),
        formerAccount.id(),
        () -> redeemPairingCode(session.currentLogin(), formerAccount, codeHash, ownerId.get()));
  }

  private Optional<Rejection> redeemPairingCode(
      String login, Account formerAccount, String codeHash, String ownerId) {
    if (tables.isPlaying(formerAccount)) {
      return Optional.of(Rejection.of(ServerRejectionCode.STILL_PLAYING, formerAccount.name()));
    }
    Optional<Rejection> rejection =
        changeLogins(
            ServerRejectionCode.UNKNOWN_PAIRING_CODE,
            () -> store.redeemPairingCode(codeHash, accounts.newLogin(login), formerAccount.id()));
    if (rejection.isEmpty()) {
      accounts.forgetTransient(formerAccount.id());
      String name = accounts.name(ownerId).orElse("");
      context.log().info("key-added", "name", name, "key", login, "merged", formerAccount.name());
    }
    return rejection;
  }

  /**
   * Returns the rejection if a session may not enter a code or a join word now, because too many
   * wrong ones were entered recently; see {@link AdmissionControl#allowsGuess}. Empty if it may.
   */
  public Optional<Rejection> checkWrongGuessLimit(ClientSession session) {
    AddressQuota quota = session.quota();
    if (admission.allowsGuess(quota)) {
      return Optional.empty();
    }
    admission.logRefusal(Limit.FAILED_LOGINS_PER_ADDRESS, quota);
    return Optional.of(Rejection.of(ServerRejectionCode.FAILED_LOGINS_PER_ADDRESS));
  }

  /** Records that a session has entered a wrong code or join word. */
  public void recordWrongGuess(ClientSession session) {
    AddressQuota quota = session.quota();
    admission.recordWrongGuess(quota);
    admission.penalize(quota);
    String name = session.account().name();
    context.log().warn("wrong-code", "address", session.address(), "name", name);
  }
}
