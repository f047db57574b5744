package lethe.app.server;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.engine.core.Rejection;

/**
 * The keys and return codes with which people log in. A change takes effect on open sessions at
 * once.
 */
public final class Keys {
  private final ServerContext context;
  private final Accounts accounts;
  private final LoginStore store;
  private final TableRegistry tables;
  private final AdmissionControl admission;
  private final AccountLocks turns;

  /** Applies changed logins to sessions and tables. */
  private final Runnable settle;

  Keys(
      ServerContext context,
      Accounts accounts,
      LoginStore store,
      TableRegistry tables,
      AdmissionControl admission,
      AccountLocks accountLocks,
      Runnable settle) {
    this.context = context;
    this.accounts = accounts;
    this.store = store;
    this.tables = tables;
    this.admission = admission;
    this.turns = accountLocks;
    this.settle = settle;
  }

  /** The answer to a request for a secret. */
  public sealed interface Asked {
    /** The secret, to be shown once. */
    record Got(String secret) implements Asked {}

    record Refused(Rejection why) implements Asked {}
  }

  /** Returns a person's logins, oldest first. */
  public List<Login> of(Account person) {
    return accounts.logins(person.id());
  }

  /** Returns a new word that adds another key to this person's account. */
  public Asked add(ClientSession session) {
    String word = Codes.fresh(context.random());
    return asked(session, word, id -> store.word(id, Codes.hash(word)));
  }

  /** Returns a new return code, which invalidates earlier ones. */
  public Asked code(ClientSession session) {
    String code = Codes.fresh(context.random());
    Login login = accounts.newLogin(Login.guest(Codes.hash(code)));
    return asked(
        session,
        code,
        id -> {
          WriteResult result = store.code(id, login);
          if (result == WriteResult.DONE && Login.isGuest(session.currentLogin())) {
            session.addLogin(login.id());
          }
          return result;
        });
  }

  private interface Change {
    WriteResult of(String accountId);
  }

  private Asked asked(ClientSession session, String secret, Change change) {
    Account account = session.account();
    Optional<Rejection> refusal =
        accounts
            .register(account)
            .or(() -> changed(account, ServerRefusal.NO_ROOM, () -> change.of(account.id())));
    return refusal.<Asked>map(Asked.Refused::new).orElseGet(() -> new Asked.Got(secret));
  }

  /** Removes a login from a person's account. Returns why it was refused; empty if it was done. */
  public Optional<Rejection> part(Account account, String login) {
    Optional<Rejection> refusal =
        changed(account, ServerRefusal.LAST_LOGIN, () -> store.part(account.id(), login));
    if (refusal.isEmpty()) {
      String key = Login.isGuest(login) ? "none" : login;
      context.log().note("key-taken-away", "name", account.name(), "key", key);
    }
    return refusal;
  }

  private Optional<Rejection> changed(
      Account account, ServerRefusal conflict, Supplier<WriteResult> work) {
    return turns.withLock(account.id(), () -> changed(conflict, work));
  }

  private Optional<Rejection> changed(ServerRefusal conflict, Supplier<WriteResult> work) {
    WriteResult result = accounts.changeAndReload(work);
    settle.run();
    return result.refusal(conflict);
  }

  /**
   * Moves the key of a session to the account of the person who got the word. Returns why it was
   * refused; empty if it was done.
   */
  public Optional<Rejection> join(ClientSession session, String typed) {
    if (Login.isGuest(session.currentLogin())) {
      return Optional.of(Rejection.of(ServerRefusal.NO_KEY));
    }
    Optional<Rejection> guess = guess(session);
    if (guess.isPresent()) {
      return guess;
    }
    String word = Codes.hash(typed);
    Optional<String> giver;
    try {
      giver = store.giver(word);
    } catch (IOException e) {
      return Optional.of(Rejection.of(ServerRefusal.NO_ROOM));
    }
    if (giver.isEmpty()) {
      wrong(session);
      return Optional.of(Rejection.of(ServerRefusal.NO_SUCH_WORD));
    }
    Account formerAccount = session.account();
    if (giver.get().equals(formerAccount.id())) {
      return Optional.of(Rejection.of(ServerRefusal.OWN_WORD));
    }
    return turns.withLock(
        giver.get(),
        formerAccount.id(),
        () -> join(session.currentLogin(), formerAccount, word, giver.get()));
  }

  private Optional<Rejection> join(String login, Account formerAccount, String word, String giver) {
    if (tables.isPlaying(formerAccount)) {
      return Optional.of(Rejection.of(ServerRefusal.OTHER_SITS, formerAccount.name()));
    }
    Optional<Rejection> refusal =
        changed(
            ServerRefusal.NO_SUCH_WORD,
            () -> store.join(word, accounts.newLogin(login), formerAccount.id()));
    if (refusal.isEmpty()) {
      accounts.forgetTransient(formerAccount.id());
      String name = accounts.name(giver).orElse("");
      context.log().note("key-added", "name", name, "key", login, "former", formerAccount.name());
    }
    return refusal;
  }

  /** Returns why no word or code of this session is checked now; empty if it may be checked. */
  public Optional<Rejection> guess(ClientSession session) {
    AddressQuota quota = session.quota();
    if (admission.allowsGuess(quota)) {
      return Optional.empty();
    }
    admission.logRefusal(Limit.GUESSES_EACH, quota);
    return Optional.of(Rejection.of(ServerRefusal.GUESSES_EACH));
  }

  /** Records a wrong word or code. */
  public void wrong(ClientSession session) {
    AddressQuota quota = session.quota();
    admission.recordWrongGuess(quota);
    admission.penalize(quota);
    String name = session.account().name();
    context.log().warn("wrong-word", "address", session.address(), "name", name);
  }
}
