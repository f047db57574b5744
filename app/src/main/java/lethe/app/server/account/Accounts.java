package lethe.app.server.account;

import java.io.IOException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerContext;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.base.WriteResult;
import lethe.engine.core.Rejection;

/**
 * All accounts: registered ones, which are stored, and transient ones of connected users who have
 * done nothing yet that registers them, such as taking a seat. Accounts are identified by keys and
 * by hashes of return codes; the codes themselves are not stored. Thread-safe. Lookups do not wait
 * for the disk.
 */
public final class Accounts {
  private final AccountStore store;
  private final NameRules nameRules;
  private final Limits limits;
  private final Log log;
  private final InstantSource clock;

  private final List<AccountUse> uses;

  /** The locks of the accounts whose requests are being executed, keyed by account id. */
  private final ConcurrentMap<String, AccountLock> locks = new ConcurrentHashMap<>();

  /** Held from validating a change of the stored accounts until it has been stored. */
  private final ReentrantLock writeLock = new ReentrantLock();

  /** The registered accounts. Changed only while holding both the write lock and the monitor. */
  private AccountDirectory directory;

  /** The accounts of connected users that are not registered yet. Guarded by the monitor. */
  private AccountDirectory transientAccounts = AccountDirectory.EMPTY;

  /** The ids of the accounts that are being renamed, keyed by the skeleton of the new name. */
  private final Map<String, String> pendingNameOwners = new HashMap<>();

  /** Maps the ids of merged accounts to those of the accounts into which they were merged. */
  private volatile Map<String, String> mergedIds = Map.of();

  private volatile LocalDate today;

  /**
   * Loads the registered accounts.
   *
   * @param uses the parts of the server that keep accounts in use
   */
  public Accounts(
      ServerContext context, AccountStore store, NameRules nameRules, List<AccountUse> uses)
      throws IOException {
    this.store = store;
    this.nameRules = nameRules;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.clocks().wall();
    this.today = context.clocks().today();
    this.uses = List.copyOf(uses);
    List<AccountRecord> records = new ArrayList<>();
    Set<String> usedNames = new HashSet<>();
    for (AccountRecord record : store.loadAll()) {
      AccountRecord valid =
          withValidName(record, name -> !usedNames.contains(NameRules.skeleton(name)));
      usedNames.add(NameRules.skeleton(valid.name()));
      records.add(valid);
    }
    directory = AccountDirectory.of(records);
    mergedIds = store.loadMergedIds();
  }

  /** Returns a stored account, with another name if its name is no longer valid or is taken. */
  private AccountRecord withValidName(AccountRecord record, Predicate<String> isFree) {
    boolean isKept = nameRules.isValidOrGuestName(record.name()) && isFree.test(record.name());
    String name = isKept ? record.name() : nameRules.uniqueName(record.name(), isFree);
    if (!name.equals(record.name())) {
      log.info("renamed", "from", record.name(), "to", name);
    }
    return record.withAccount(new Account(record.id(), name));
  }

  private boolean isInUse(String accountId) {
    return uses.stream().anyMatch(use -> use.isInUse(accountId));
  }

  // Locks.

  /** The lock of an account. It exists as long as a thread holds or awaits it. */
  private static final class AccountLock {
    private final ReentrantLock lock = new ReentrantLock();
    private int threadCount;
  }

  /**
   * Performs an action while holding the locks of two accounts, which are acquired in a fixed
   * order.
   */
  public <T> T withLock(String firstId, String secondId, Supplier<T> work) {
    boolean inOrder = firstId.compareTo(secondId) < 0;
    return withLock(
        inOrder ? firstId : secondId, () -> withLock(inOrder ? secondId : firstId, work));
  }

  /**
   * Performs an action while holding the lock of an account. The requests of each account are
   * serialized across connections, so that concurrent requests cannot exceed a limit.
   */
  public <T> T withLock(String accountId, Supplier<T> work) {
    AccountLock lock =
        locks.compute(
            accountId,
            (_, existing) -> {
              AccountLock accountLock = existing == null ? new AccountLock() : existing;
              accountLock.threadCount++;
              return accountLock;
            });
    lock.lock.lock();
    try {
      return work.get();
    } finally {
      lock.lock.unlock();
      locks.computeIfPresent(
          accountId, (_, existing) -> --existing.threadCount == 0 ? null : existing);
    }
  }

  // Accounts.

  /**
   * Reads the registered accounts again, because another server may have changed them. Forgets the
   * transient accounts that are now registered, or whose logins belong to registered accounts.
   */
  public void reload() throws IOException {
    writeLock.lock();
    try {
      AccountDirectory newDirectory = AccountDirectory.of(store.loadAll());
      mergedIds = store.loadMergedIds();
      synchronized (this) {
        directory = newDirectory;
        transientAccounts =
            transientAccounts.without(
                record ->
                    newDirectory.find(record.id()).isPresent()
                        || record.logins().stream()
                            .anyMatch(login -> newDirectory.findByLogin(login.id()).isPresent()));
      }
    } finally {
      writeLock.unlock();
    }
  }

  public NameRules nameRules() {
    return nameRules;
  }

  /** Returns the registered account with an id; empty if there is none. */
  public synchronized Optional<Account> findRegistered(String id) {
    return directory.find(id).map(AccountRecord::account);
  }

  /**
   * Returns the registered or transient account of a key or return code; empty if there is none.
   */
  public synchronized Optional<Account> findByLogin(String login) {
    return directory
        .findByLogin(login)
        .or(() -> transientAccounts.findByLogin(login))
        .map(AccountRecord::account);
  }

  /**
   * Returns the logins of a registered or transient account, oldest first; none if there is no such
   * account.
   */
  public synchronized List<Login> logins(String id) {
    return directory
        .find(id)
        .or(() -> transientAccounts.find(id))
        .map(AccountRecord::logins)
        .orElse(List.of());
  }

  /** Returns a login, dated now, for a key or return code that is being added to an account. */
  public Login newLogin(String id) {
    return new Login(id, clock.instant().truncatedTo(ChronoUnit.MILLIS), today);
  }

  public Map<String, String> mergedIds() {
    return mergedIds;
  }

  /** Returns the registered or transient account with an id; empty if there is none. */
  synchronized Optional<Account> find(String id) {
    return findRegistered(id).or(() -> transientAccounts.find(id).map(AccountRecord::account));
  }

  /** Returns the registered or transient account with a name; empty if there is none. */
  public synchronized Optional<Account> findByName(String name) {
    return directory
        .findByName(name)
        .or(() -> transientAccounts.findByName(name))
        .map(AccountRecord::account);
  }

  /** Returns the name of the account with an id; empty if the id is unknown. */
  public Optional<String> name(String id) {
    return find(id).map(Account::name);
  }

  private synchronized boolean isNameTaken(String name, String id) {
    return directory.isNameTaken(name, id)
        || transientAccounts.isNameTaken(name, id)
        || !pendingNameOwners.getOrDefault(NameRules.skeleton(name), id).equals(id);
  }

  /**
   * Returns the account of a login, or creates a transient one with a name like the suggested one.
   *
   * @param address the address from which the user connects
   */
  public synchronized Account getOrCreate(String login, String suggestedName, String address) {
    Optional<Account> existing = findByLogin(login);
    if (existing.isPresent()) {
      return existing.get();
    }
    String id = newId(login);
    Account account =
        new Account(id, nameRules.uniqueName(suggestedName, name -> !isNameTaken(name, id)));
    transientAccounts =
        transientAccounts.with(
            new AccountRecord(account, withoutSpaces(address), today, List.of(newLogin(login))));
    return account;
  }

  /**
   * Returns the id for a new account, the same on every server: the id of its login, or a variant
   * if that id belongs to an account that now uses other logins.
   */
  private String newId(String login) {
    String id = login;
    for (int i = 2; directory.find(id).isPresent() || mergedIds.containsKey(id); i++) {
      id = login + "#" + i;
    }
    return id;
  }

  private static String withoutSpaces(String address) {
    return address.replace(' ', '_');
  }

  /**
   * Records that a login of a registered account was used today. Ignores other logins and failures.
   */
  public void recordLogin(String login, String address) {
    if (directory().findByLogin(login).isEmpty()) {
      return;
    }
    var _ =
        withWriteLock(
            () ->
                directory()
                    .findByLogin(login)
                    .map(record -> record.withUse(login, withoutSpaces(address), today))
                    .filter(updated -> !directory().findByLogin(login).equals(Optional.of(updated)))
                    .map(updated -> save(directory().with(updated)))
                    .orElse(WriteResult.DONE));
  }

  /** Forgets a transient account, so that its name becomes available. */
  public synchronized void forgetTransient(String id) {
    transientAccounts = transientAccounts.without(record -> record.id().equals(id));
  }

  /**
   * Renames an account. The new name of a registered account takes effect only after it has been
   * stored.
   *
   * @param renamed the account with its new name
   * @param registers whether the account is registered if it is transient
   * @return the rejection; empty if the name was changed
   */
  public Optional<Rejection> rename(Account renamed, boolean registers) {
    String skeleton = NameRules.skeleton(renamed.name());
    synchronized (this) {
      if (isNameTaken(renamed.name(), renamed.id())) {
        return nameTakenRejection(renamed);
      }
      pendingNameOwners.put(skeleton, renamed.id());
    }
    writeLock.lock();
    try {
      return renameLocked(renamed, registers);
    } finally {
      writeLock.unlock();
      synchronized (this) {
        pendingNameOwners.remove(skeleton);
      }
    }
  }

  private Optional<Rejection> renameLocked(Account renamed, boolean registers) {
    Optional<AccountRecord> record = directory().find(renamed.id());
    if (record.isPresent()) {
      WriteResult result = save(directory().with(record.get().withAccount(renamed)));
      return result.rejection(ServerRejectionCode.NAME_TAKEN, renamed.name());
    }
    Optional<AccountRecord> unregistered =
        findTransient(renamed.id())
            .map(unregisteredRecord -> unregisteredRecord.withAccount(renamed));
    if (unregistered.isPresent() && registers) {
      return register(unregistered.get());
    }
    synchronized (this) {
      unregistered.ifPresent(
          unregisteredRecord -> transientAccounts = transientAccounts.with(unregisteredRecord));
    }
    return Optional.empty();
  }

  private static Optional<Rejection> nameTakenRejection(Account account) {
    return Optional.of(Rejection.of(ServerRejectionCode.NAME_TAKEN, account.name()));
  }

  /**
   * Registers a transient account, so that it and its name are kept when the user disconnects. If
   * another server has meanwhile registered the name, the account gets another one. Does nothing if
   * the account is not transient. Returns the rejection; empty if there is none.
   */
  public Optional<Rejection> register(Account account) {
    writeLock.lock();
    try {
      Optional<AccountRecord> record = findTransient(account.id());
      return record.isEmpty() ? Optional.empty() : registerWithFreeName(record.get());
    } finally {
      writeLock.unlock();
    }
  }

  /** Registers a transient account. The caller holds the write lock. */
  private Optional<Rejection> register(AccountRecord record) {
    boolean hasKey = record.hasKey();
    int maxWithoutKey = limits.guestShare(Limit.NAMES_PER_ADDRESS);
    int max = limits.intValue(Limit.NAMES_PER_ADDRESS);
    Optional<AccountDirectory> directoryWithRoom =
        directory().withRoomFor(record.lastAddress(), hasKey, max, maxWithoutKey, this::isInUse);
    if (directoryWithRoom.isEmpty()) {
      log.warn("limit", "limit", "names", "address", record.lastAddress(), "name", record.name());
      return Optional.of(
          Rejection.of(ServerRejectionCode.TOO_MANY_NAMES, hasKey ? max : maxWithoutKey));
    }
    WriteResult result = save(directoryWithRoom.get().with(record));
    if (result == WriteResult.DONE) {
      forgetTransient(record.id());
    }
    return result.rejection(ServerRejectionCode.NAME_TAKEN, record.name());
  }

  /**
   * Registers a transient account. If another server has meanwhile registered an account with the
   * same name, the account gets another name. The caller holds the write lock.
   */
  private Optional<Rejection> registerWithFreeName(AccountRecord record) {
    Optional<Rejection> rejection = register(record);
    boolean isTaken =
        rejection.map(Rejection::code).filter(ServerRejectionCode.NAME_TAKEN::equals).isPresent();
    if (!isTaken) {
      return rejection;
    }
    try {
      reload();
    } catch (IOException e) {
      return Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
    if (findTransient(record.id()).isEmpty()) {
      return Optional.empty();
    }
    String name =
        nameRules.uniqueName(record.name(), candidate -> !isNameTaken(candidate, record.id()));
    return name.equals(record.name())
        ? rejection
        : registerWithFreeName(record.withAccount(new Account(record.id(), name)));
  }

  /**
   * Sets the current day. If it has changed, forgets the accounts that have been unused for too
   * long, so that their names become available.
   */
  public void setToday(LocalDate day) {
    if (!day.equals(today)) {
      today = day;
      forgetUnused();
    }
  }

  /**
   * Deletes the registered accounts that have been unused for too long and are not in use now.
   * Ignores failures.
   */
  public void forgetUnused() {
    LocalDate day = today.minusDays(limits.duration(Limit.NAME_RETENTION).toDays());
    var _ =
        withWriteLock(
            () -> {
              AccountDirectory remaining = directory().withoutUnusedSince(day, this::isInUse);
              return remaining.equals(directory()) ? WriteResult.DONE : save(remaining);
            });
  }

  private synchronized AccountDirectory directory() {
    return directory;
  }

  private synchronized Optional<AccountRecord> findTransient(String id) {
    return transientAccounts.find(id);
  }

  /**
   * Changes the stored accounts, then reads them again. Returns the result of the change; a failure
   * to read the accounts is only logged.
   */
  public WriteResult changeAndReload(Supplier<WriteResult> work) {
    return withWriteLock(
        () -> {
          WriteResult result = work.get();
          try {
            reload();
          } catch (IOException e) {
            log.storageFailed("accounts", e);
          }
          return result;
        });
  }

  private WriteResult withWriteLock(Supplier<WriteResult> work) {
    writeLock.lock();
    try {
      return work.get();
    } finally {
      writeLock.unlock();
    }
  }

  /**
   * Stores the accounts. They take effect only if that succeeds. The caller holds the write lock.
   */
  private WriteResult save(AccountDirectory next) {
    WriteResult result = store.save(next.changedSince(directory()), next.removedSince(directory()));
    if (result == WriteResult.DONE) {
      synchronized (this) {
        directory = next;
      }
    }
    return result;
  }
}
