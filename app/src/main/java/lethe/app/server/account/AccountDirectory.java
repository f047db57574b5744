package lethe.app.server.account;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** An immutable directory of accounts with unique ids and unique names. */
public final class AccountDirectory {
  static final AccountDirectory EMPTY = new AccountDirectory(List.of());

  private final Map<String, AccountRecord> byId = new HashMap<>();

  /** The ids of the owners of names, keyed by the skeleton that similar names share. */
  private final Map<String, String> idBySkeleton = new HashMap<>();

  /** The ids of the owners of keys and return codes, keyed by the id of the login. */
  private final Map<String, String> idByLogin = new HashMap<>();

  private AccountDirectory(Collection<AccountRecord> records) {
    for (AccountRecord record : records) {
      byId.put(record.id(), record);
      idBySkeleton.put(NameRules.skeleton(record.name()), record.id());
      record.logins().forEach(login -> idByLogin.put(login.id(), record.id()));
    }
  }

  static AccountDirectory of(Collection<AccountRecord> records) {
    return new AccountDirectory(records);
  }

  public Collection<AccountRecord> all() {
    return byId.values();
  }

  public Optional<AccountRecord> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** Finds an account by the id of a key or return code. */
  public Optional<AccountRecord> findByLogin(String login) {
    return Optional.ofNullable(idByLogin.get(login)).flatMap(this::find);
  }

  public Optional<AccountRecord> findByName(String name) {
    return Optional.ofNullable(idBySkeleton.get(NameRules.skeleton(name)))
        .flatMap(this::find)
        .filter(record -> record.name().equals(name));
  }

  /**
   * Returns whether a name, or one that looks alike, belongs to an account other than the one with
   * this id.
   */
  public boolean isNameTaken(String name, String id) {
    return !idBySkeleton.getOrDefault(NameRules.skeleton(name), id).equals(id);
  }

  /** Returns this directory with an account added or replaced. */
  public AccountDirectory with(AccountRecord record) {
    List<AccountRecord> records = new ArrayList<>(byId.values());
    records.removeIf(other -> other.id().equals(record.id()));
    records.add(record);
    return new AccountDirectory(records);
  }

  /** Returns the accounts that were added or changed since an earlier version. */
  List<AccountRecord> changedSince(AccountDirectory earlier) {
    return byId.values().stream()
        .filter(record -> !record.equals(earlier.byId.get(record.id())))
        .sorted(Comparator.comparing(AccountRecord::id))
        .toList();
  }

  List<String> removedSince(AccountDirectory earlier) {
    return earlier.byId.keySet().stream().filter(id -> !byId.containsKey(id)).sorted().toList();
  }

  /**
   * Returns this directory without the accounts that satisfy a condition; this instance if none
   * does.
   */
  public AccountDirectory without(Predicate<AccountRecord> isRemoved) {
    List<AccountRecord> remaining = byId.values().stream().filter(isRemoved.negate()).toList();
    return remaining.size() == byId.size() ? this : new AccountDirectory(remaining);
  }

  /**
   * Returns this directory without the accounts that were last used before a day and are not in
   * use.
   *
   * @param inUse returns whether the account with an id is in use
   */
  public AccountDirectory withoutUnusedSince(LocalDate day, Predicate<String> inUse) {
    return without(record -> record.lastUsed().isBefore(day) && !inUse.test(record.id()));
  }

  /**
   * Returns this directory with room for one more account last used from an address. If the address
   * already has the maximum number of accounts, or the new account has no key and the address has
   * the maximum number of those, removes the least recently used one, those without a key first; an
   * account without a key replaces only such accounts. Returns empty if all of these accounts are
   * in use.
   *
   * @param hasKey whether the new account has a key
   * @param max the maximum number of accounts from one address
   * @param maxWithoutKey the maximum number of accounts without a key among them
   * @param inUse returns whether the account with an id is in use
   */
  public Optional<AccountDirectory> withRoomFor(
      String address, boolean hasKey, int max, int maxWithoutKey, Predicate<String> inUse) {
    List<AccountRecord> sameAddress =
        byId.values().stream().filter(record -> record.lastAddress().equals(address)).toList();
    List<AccountRecord> replaceable =
        hasKey ? sameAddress : sameAddress.stream().filter(record -> !record.hasKey()).toList();
    if (sameAddress.size() < max && (hasKey || replaceable.size() < maxWithoutKey)) {
      return Optional.of(this);
    }
    return replaceable.stream()
        .filter(record -> !inUse.test(record.id()))
        .min(
            Comparator.comparing(AccountRecord::hasKey)
                .thenComparing(AccountRecord::lastUsed)
                .thenComparing(AccountRecord::id))
        .map(oldest -> without(oldest::equals));
  }
}
