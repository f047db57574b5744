package lethe.app.server;

import java.io.IOException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lethe.engine.core.Rejection;

/**
 * All accounts: registered ones, whose names are stored, and transient ones of people who are
 * connected and have taken no seat yet. Accounts are identified by keys and by hashes of return
 * codes; the codes themselves are not stored. Thread-safe. Lookups do not wait for the disk.
 */
final class People {
  private final PeopleStore store;
  private final Names names;
  private final Limits limits;
  private final Log log;
  private final InstantSource clock;

  /**
   * Returns whether the account of an id is online or has a seat, so that its name must be kept.
   */
  private final Predicate<String> used;

  /** Held from checking the stored accounts until a change has been stored. */
  private final ReentrantLock writing = new ReentrantLock();

  /** The registered accounts. Changed only while holding both the write lock and the monitor. */
  private Register register = Register.EMPTY;

  /** Those who are here and have taken no seat yet. */
  private Register passing = Register.EMPTY;

  /**
   * The names that are being stored, by what they look like, and the ids of those who want them.
   */
  private final Map<String, String> claimed = new HashMap<>();

  /** Ids of those who turned out to be others, and who those are. */
  private volatile Map<String, String> heirs = Map.of();

  private volatile LocalDate today;

  People(ServerContext context, PeopleStore store, Names names, Predicate<String> used)
      throws IOException {
    this.store = store;
    this.names = names;
    this.limits = context.limits();
    this.log = context.log();
    this.clock = context.time().wall();
    this.today = context.time().today();
    this.used = used;
    for (Registration kept : store.load(today)) {
      register = register.with(named(kept));
    }
    heirs = store.heirs();
  }

  /** Returns the registered account, with another name if its name is no longer valid. */
  private Registration named(Registration kept) {
    Predicate<String> free = fresh -> !register.isTaken(fresh, kept.id());
    boolean stays = names.canBeCalled(kept.name()) && free.test(kept.name());
    String name = stays ? kept.name() : names.like(kept.name(), free);
    if (!name.equals(kept.name())) {
      log.note("renamed", "from", kept.name(), "to", name);
    }
    return kept.called(new Person(kept.id(), name));
  }

  /** Reads the registered accounts again, because another server may have changed them. */
  void reload() throws IOException {
    writing.lock();
    try {
      Register now = Register.of(store.load(today));
      heirs = store.heirs();
      synchronized (this) {
        register = now;
        passing =
            passing.without(
                one ->
                    now.of(one.id()).isPresent()
                        || one.logins().stream().anyMatch(l -> now.knownBy(l.id()).isPresent()));
      }
    } finally {
      writing.unlock();
    }
  }

  Names names() {
    return names;
  }

  /** Returns the registered account of an id. */
  synchronized Optional<Person> known(String id) {
    return register.of(id).map(Registration::person);
  }

  /** Returns the account, registered or transient, of a key or code. */
  synchronized Optional<Person> knownBy(String login) {
    return register.knownBy(login).or(() -> passing.knownBy(login)).map(Registration::person);
  }

  /** Returns the logins of an account, oldest first. */
  synchronized List<Login> logins(String id) {
    return register.of(id).or(() -> passing.of(id)).map(Registration::logins).orElse(List.of());
  }

  /** Returns a login for a key or code that is added now. */
  Login login(String id) {
    return new Login(id, clock.instant().truncatedTo(ChronoUnit.MILLIS), today);
  }

  Map<String, String> heirs() {
    return heirs;
  }

  /** Returns the account, registered or transient, of an id. */
  synchronized Optional<Person> of(String id) {
    return known(id).or(() -> passing.of(id).map(Registration::person));
  }

  /** Returns the account, registered or transient, of a name. */
  synchronized Optional<Person> named(String name) {
    return register.named(name).or(() -> passing.named(name)).map(Registration::person);
  }

  /** Returns the name of the account of an id; empty if it is unknown. */
  Optional<String> name(String id) {
    return of(id).map(Person::name);
  }

  private synchronized boolean isTaken(String name, String id) {
    return register.isTaken(name, id)
        || passing.isTaken(name, id)
        || !claimed.getOrDefault(Names.likeness(name), id).equals(id);
  }

  /**
   * Returns the account of a login, or creates a transient one with a name like the suggested one.
   *
   * @param address the address from which the person connects
   */
  synchronized Person come(String login, String suggested, String address) {
    Optional<Person> here = knownBy(login);
    if (here.isPresent()) {
      return here.get();
    }
    String id = id(login);
    Person person = new Person(id, names.like(suggested, name -> !isTaken(name, id)));
    passing = passing.with(new Registration(person, word(address), today, List.of(login(login))));
    return person;
  }

  /**
   * Returns the id for a new account, the same on every server: that of its login, or a variant if
   * that id belongs to an account that uses other logins now.
   */
  private String id(String login) {
    String id = login;
    for (int i = 2; register.of(id).isPresent() || heirs.containsKey(id); i++) {
      id = login + "#" + i;
    }
    return id;
  }

  private static String word(String address) {
    return address.replace(' ', '_');
  }

  /** Records that a login was used today. A failure to store this is ignored. */
  void seen(String login, String address) {
    if (register().knownBy(login).isEmpty()) {
      return;
    }
    var _ =
        writing(
            () ->
                register()
                    .knownBy(login)
                    .map(known -> known.seen(login, word(address), today))
                    .filter(now -> !register().knownBy(login).equals(Optional.of(now)))
                    .map(now -> write(register().with(now)))
                    .orElse(Written.DONE));
  }

  /** Forgets a transient account, so that its name is free again. */
  synchronized void go(String id) {
    passing = passing.without(one -> one.id().equals(id));
  }

  /**
   * Changes the name of a person. The name is changed here only after the change has been stored.
   *
   * @param keeps whether the name is stored even if the person's name has not been until now
   * @return why the name was not changed, or nothing if it was
   */
  Optional<Rejection> rename(Person renamed, boolean keeps) {
    String likeness = Names.likeness(renamed.name());
    synchronized (this) {
      if (isTaken(renamed.name(), renamed.id())) {
        return taken(renamed);
      }
      claimed.put(likeness, renamed.id());
    }
    writing.lock();
    try {
      return renamed(renamed, keeps);
    } finally {
      writing.unlock();
      synchronized (this) {
        claimed.remove(likeness);
      }
    }
  }

  private Optional<Rejection> renamed(Person renamed, boolean keeps) {
    Optional<Registration> kept = register().of(renamed.id());
    if (kept.isPresent()) {
      Written written = write(register().with(kept.get().called(renamed)));
      return written.refusal(ServerRefusal.NAME_TAKEN, renamed.name());
    }
    Optional<Registration> here = passing(renamed.id()).map(one -> one.called(renamed));
    if (here.isPresent() && keeps) {
      return keep(here.get());
    }
    synchronized (this) {
      here.ifPresent(one -> passing = passing.with(one));
    }
    return Optional.empty();
  }

  private static Optional<Rejection> taken(Person person) {
    return Optional.of(Rejection.of(ServerRefusal.NAME_TAKEN, person.name()));
  }

  /**
   * Registers a transient account, so that its name is kept when the person disconnects. Returns
   * why it was refused; empty if it is registered.
   */
  Optional<Rejection> keep(Person person) {
    writing.lock();
    try {
      Optional<Registration> here = passing(person.id());
      return here.isEmpty() ? Optional.empty() : keepAs(here.get());
    } finally {
      writing.unlock();
    }
  }

  /** Stores a person who is here. Called by the thread that is writing. */
  private Optional<Rejection> keep(Registration here) {
    boolean guest = here.isGuest();
    int guests = limits.ofGuests(Limit.NAMES);
    int most = limits.of(Limit.NAMES);
    Optional<Register> room = register().roomFor(here.from(), guest, most, guests, used);
    if (room.isEmpty()) {
      log.warn("limit", "limit", "names", "address", here.from(), "name", here.name());
      return Optional.of(Rejection.of(ServerRefusal.TOO_MANY_NAMES, guest ? guests : most));
    }
    Written written = write(room.get().with(here));
    if (written == Written.DONE) {
      go(here.id());
    }
    return written.refusal(ServerRefusal.NAME_TAKEN, here.name());
  }

  /**
   * Stores a person whom another server may have stored at the same moment, or somebody else by the
   * same name. Such a name was given, so another is given then. Called by the thread that is
   * writing.
   */
  private Optional<Rejection> keepAs(Registration here) {
    Optional<Rejection> refusal = keep(here);
    if (refusal.filter(one -> one.why() == ServerRefusal.NAME_TAKEN).isEmpty()) {
      return refusal;
    }
    try {
      reload();
    } catch (IOException e) {
      return Optional.of(Rejection.of(ServerRefusal.NO_ROOM));
    }
    if (passing(here.id()).isEmpty()) {
      return Optional.empty();
    }
    String name = names.like(here.name(), fresh -> !isTaken(fresh, here.id()));
    return name.equals(here.name()) ? refusal : keepAs(here.called(new Person(here.id(), name)));
  }

  /** It is this day; names that nobody has used for long are free. */
  void day(LocalDate now) {
    if (!now.equals(today)) {
      today = now;
      expire();
    }
  }

  /** Forgets the accounts that have been unused for too long. */
  void expire() {
    LocalDate since = today.minusDays(limits.time(Limit.REMEMBER).toDays());
    var _ =
        writing(
            () -> {
              Register left = register().since(since, used);
              return left.equals(register()) ? Written.DONE : write(left);
            });
  }

  private synchronized Register register() {
    return register;
  }

  private synchronized Optional<Registration> passing(String id) {
    return passing.of(id);
  }

  /** Changes the stored accounts, then reads them again. */
  Written changing(Supplier<Written> work) {
    return writing(
        () -> {
          Written written = work.get();
          try {
            reload();
          } catch (IOException e) {
            log.unwritten("people", e);
          }
          return written;
        });
  }

  private Written writing(Supplier<Written> work) {
    writing.lock();
    try {
      return work.get();
    } finally {
      writing.unlock();
    }
  }

  /**
   * Stores the accounts. They take effect only if that succeeds. The caller holds the write lock.
   */
  private Written write(Register next) {
    Written written = store.write(next.changedSince(register()), next.goneSince(register()));
    if (written == Written.DONE) {
      synchronized (this) {
        register = next;
      }
    }
    return written;
  }
}
