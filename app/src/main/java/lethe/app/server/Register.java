package lethe.app.server;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** An immutable directory of accounts in which every id and every name occurs once. */
public final class Register {
  static final Register EMPTY = new Register(List.of());

  private final Map<String, Registration> known = new HashMap<>();

  /** The id of the owner of each name, by the key that look-alike names share. */
  private final Map<String, String> likenesses = new HashMap<>();

  /** The id of the owner of each key or return code. */
  private final Map<String, String> logins = new HashMap<>();

  private Register(Collection<Registration> all) {
    for (Registration one : all) {
      known.put(one.id(), one);
      likenesses.put(Names.likeness(one.name()), one.id());
      one.logins().forEach(login -> logins.put(login.id(), one.id()));
    }
  }

  static Register of(Collection<Registration> all) {
    return new Register(all);
  }

  public Collection<Registration> all() {
    return known.values();
  }

  public Optional<Registration> of(String id) {
    return Optional.ofNullable(known.get(id));
  }

  /** Finds an account by a key or code. */
  public Optional<Registration> knownBy(String login) {
    return Optional.ofNullable(logins.get(login)).flatMap(this::of);
  }

  /** Finds an account by name. */
  public Optional<Registration> named(String name) {
    return Optional.ofNullable(likenesses.get(Names.likeness(name)))
        .flatMap(this::of)
        .filter(one -> one.name().equals(name));
  }

  /** Returns whether another account has this name or one that looks like it. */
  public boolean isTaken(String name, String id) {
    return !likenesses.getOrDefault(Names.likeness(name), id).equals(id);
  }

  /** Returns this directory with an account added or replaced. */
  public Register with(Registration one) {
    List<Registration> all = new ArrayList<>(known.values());
    all.removeIf(other -> other.id().equals(one.id()));
    all.add(one);
    return new Register(all);
  }

  /** Returns the accounts that were added or changed since an earlier version. */
  List<Registration> changedSince(Register before) {
    return known.values().stream()
        .filter(one -> !one.equals(before.known.get(one.id())))
        .sorted(Comparator.comparing(Registration::id))
        .toList();
  }

  /** Returns the ids of the accounts that were removed since an earlier version. */
  List<String> goneSince(Register before) {
    return before.known.keySet().stream().filter(id -> !known.containsKey(id)).sorted().toList();
  }

  /** Returns this directory without certain accounts; this instance if there are none. */
  public Register without(Predicate<Registration> whom) {
    List<Registration> rest = known.values().stream().filter(whom.negate()).toList();
    return rest.size() == known.size() ? this : new Register(rest);
  }

  /**
   * Returns this directory without the accounts that were last used before this day, except those
   * in use.
   *
   * @param used returns whether the account of an id is in use
   */
  public Register since(LocalDate day, Predicate<String> used) {
    return without(one -> one.used().isBefore(day) && !used.test(one.id()));
  }

  /**
   * Makes room for one more name from an address. If there are too many, removes the account from
   * there that has been unused for longest, guests first; a guest replaces only guests. Returns
   * empty if all of them are in use.
   *
   * @param guest whether the new account is a guest's
   * @param most the maximum number of accounts from one address
   * @param guests the maximum number of guests' accounts among them
   * @param used returns whether the account of an id is in use
   */
  public Optional<Register> roomFor(
      String from, boolean guest, int most, int guests, Predicate<String> used) {
    List<Registration> there =
        known.values().stream().filter(one -> one.from().equals(from)).toList();
    List<Registration> replaceable =
        guest ? there.stream().filter(Registration::isGuest).toList() : there;
    if (there.size() < most && (!guest || replaceable.size() < guests)) {
      return Optional.of(this);
    }
    return replaceable.stream()
        .filter(one -> !used.test(one.id()))
        .min(
            Comparator.comparing((Registration one) -> !one.isGuest())
                .thenComparing(Registration::used)
                .thenComparing(Registration::id))
        .map(oldest -> without(oldest::equals));
  }
}
