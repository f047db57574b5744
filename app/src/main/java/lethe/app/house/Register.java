package lethe.app.house;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Everybody whose name is kept, each once, and each name once: a value, wherever it is written
 * down.
 */
public final class Register {
  static final Register EMPTY = new Register(List.of());

  private final Map<String, Registration> known = new HashMap<>();

  /** Whose a name is, and every name that looks like it. */
  private final Map<String, String> likenesses = new HashMap<>();

  /** Whose a key or a return code is. */
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

  /** Whoever is known by this key or code. */
  public Optional<Registration> knownBy(String login) {
    return Optional.ofNullable(logins.get(login)).flatMap(this::of);
  }

  /** Whoever has this name. */
  public Optional<Registration> named(String name) {
    return Optional.ofNullable(likenesses.get(Names.likeness(name)))
        .flatMap(this::of)
        .filter(one -> one.name().equals(name));
  }

  /** Whether somebody else has this name, or one that looks like it. */
  public boolean isTaken(String name, String id) {
    return !likenesses.getOrDefault(Names.likeness(name), id).equals(id);
  }

  /** The same with this person as they are now. */
  public Register with(Registration one) {
    List<Registration> all = new ArrayList<>(known.values());
    all.removeIf(other -> other.id().equals(one.id()));
    all.add(one);
    return new Register(all);
  }

  /** Those who are here as they were not before. */
  List<Registration> changedSince(Register before) {
    return known.values().stream()
        .filter(one -> !one.equals(before.known.get(one.id())))
        .sorted(Comparator.comparing(Registration::id))
        .toList();
  }

  /** Those, by id, who were here before and are no more. */
  List<String> goneSince(Register before) {
    return before.known.keySet().stream().filter(id -> !known.containsKey(id)).sorted().toList();
  }

  /** The same without those for whom this holds; this one if there are none. */
  public Register without(Predicate<Registration> whom) {
    List<Registration> rest = known.values().stream().filter(whom.negate()).toList();
    return rest.size() == known.size() ? this : new Register(rest);
  }

  /** The same without those who were not here since that day, but for those in use. */
  public Register since(LocalDate day, Predicate<String> used) {
    return without(one -> one.used().isBefore(day) && !used.test(one.id()));
  }

  /**
   * Makes room for one more name from an address. If too many are kept from there, removes the one
   * that has not been used for longest, a guest's first; a guest replaces only guests. Returns
   * nothing if all are in use.
   *
   * @param guest whether the name is a guest's
   * @param most how many names are kept from one address
   * @param guests how many of them may be guests'
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
