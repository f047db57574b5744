package lethe.app.house;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import lethe.engine.core.Rejection;

/**
 * Everybody the house knows by name: those whose names are kept, and those who are here and have
 * taken no seat yet. A guest is known by the hash of a return code; the code itself is kept
 * nowhere. Any thread may use it; who asks for a name waits for no disk.
 */
final class People {
  private static final String LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
  private static final int CODE = 16;

  private final PeopleStore store;
  private final Names names;
  private final Limits limits;
  private final Log log;
  private final SecureRandom random;

  /** Who is here or has a seat, by id: their names are kept that long. */
  private final Predicate<String> used;

  /** Held from looking at who is kept until that has been written down. */
  private final ReentrantLock writing = new ReentrantLock();

  /** Those whose names are kept; changed by whoever is writing, under the monitor. */
  private Register register = Register.EMPTY;

  /** Those who are here and have taken no seat yet, and names that are being taken. */
  private Register passing = Register.EMPTY;

  private volatile LocalDate today;

  People(Context context, PeopleStore store, Names names, Predicate<String> used)
      throws IOException {
    this.store = store;
    this.names = names;
    this.limits = context.limits();
    this.log = context.log();
    this.random = context.random();
    this.today = context.time().today();
    this.used = used;
    for (Registration kept : store.load(today)) {
      register = register.with(named(kept));
    }
  }

  /** Somebody who is kept, called otherwise if the name is none any more. */
  private Registration named(Registration kept) {
    String name = names.like(kept.name(), fresh -> !register.isTaken(fresh, kept.id()));
    if (!name.equals(kept.name())) {
      log.note("renamed", "from", kept.name(), "to", name);
    }
    return kept.called(new Person(kept.id(), name));
  }

  /** Those who are kept now, whoever has kept or forgotten some. */
  void reload() throws IOException {
    writing.lock();
    try {
      Register now = Register.of(store.load(today));
      synchronized (this) {
        register = now;
        passing = passing.without(one -> now.of(one.id()).isPresent());
      }
    } finally {
      writing.unlock();
    }
  }

  /** A new return code. */
  String code() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < CODE; i++) {
      code.append(i > 0 && i % 4 == 0 ? "-" : "");
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** The guest whom a code brings back, known or not. */
  static String guest(String code) {
    String plain = code.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(plain.getBytes(StandardCharsets.UTF_8));
      return Person.guest(HexFormat.of().formatHex(hash, 0, 16));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Somebody whose name is kept. */
  synchronized Optional<Person> known(String id) {
    return register.of(id).map(Registration::person);
  }

  /** Somebody whose name is kept, or who is here. */
  synchronized Optional<Person> of(String id) {
    return known(id).or(() -> passing.of(id).map(Registration::person));
  }

  /** Who is called so. */
  synchronized Optional<Person> named(String name) {
    return register.named(name).or(() -> passing.named(name)).map(Registration::person);
  }

  /** What somebody is called, if anybody knows. */
  Optional<String> name(String id) {
    return of(id).map(Person::name);
  }

  private synchronized boolean isTaken(String name, String id) {
    return register.isTaken(name, id) || passing.isTaken(name, id);
  }

  /**
   * Somebody comes in; the name is the one they have, or one like that which was suggested.
   *
   * @param address where they come from
   */
  synchronized Person come(String id, String suggested, String address) {
    Optional<Person> here = of(id);
    if (here.isPresent()) {
      return here.get();
    }
    Person person = new Person(id, names.like(suggested, name -> !isTaken(name, id)));
    passing = passing.with(new Registration(person, word(address), today));
    return person;
  }

  private static String word(String address) {
    return address.replace(' ', '_');
  }

  /** Somebody is here today; that this could not be written down is no reason to stay outside. */
  void seen(String id, String address) {
    if (known(id).isEmpty()) {
      return;
    }
    var _ =
        writing(
            () ->
                register()
                    .of(id)
                    .map(known -> new Registration(known.person(), word(address), today))
                    .filter(now -> !register().of(id).equals(Optional.of(now)))
                    .map(now -> write(register().with(now)))
                    .orElse(Written.DONE));
  }

  /** Somebody goes; a name that was not kept is free again. */
  synchronized void go(String id) {
    passing = passing.without(one -> one.id().equals(id));
  }

  /** Somebody is called otherwise from now on; why not, if so. */
  Optional<Rejection> rename(Person renamed) {
    synchronized (this) {
      if (isTaken(renamed.name(), renamed.id())) {
        return Optional.of(Rejection.of(HouseRefusal.NAME_TAKEN, renamed.name()));
      }
      // Nobody else takes the name while it is being written down.
      register
          .of(renamed.id())
          .or(() -> passing.of(renamed.id()))
          .ifPresent(one -> passing = passing.with(one.called(renamed)));
      if (register.of(renamed.id()).isEmpty()) {
        return Optional.empty();
      }
    }
    Written written =
        writing(
            () ->
                register()
                    .of(renamed.id())
                    .map(kept -> write(register().with(kept.called(renamed))))
                    .orElse(Written.DONE));
    if (known(renamed.id()).isPresent()) {
      go(renamed.id());
    }
    return unwritten(written, renamed);
  }

  /** From now on the name is kept, also when the person goes; why not, if so. */
  Optional<Rejection> keep(Person person) {
    writing.lock();
    try {
      Optional<Registration> here = passing(person.id());
      if (here.isEmpty()) {
        return Optional.empty();
      }
      String from = here.get().from();
      int most = limits.of(Limit.NAMES);
      Optional<Register> room = register().roomFor(from, most, used);
      if (room.isEmpty()) {
        log.warn("limit", "limit", "names", "address", from, "name", person.name());
        return Optional.of(Rejection.of(HouseRefusal.TOO_MANY_NAMES, most));
      }
      Written written = write(room.get().with(here.get()));
      if (written == Written.DONE) {
        go(person.id());
      }
      return unwritten(written, person);
    } finally {
      writing.unlock();
    }
  }

  private static Optional<Rejection> unwritten(Written written, Person person) {
    return switch (written) {
      case DONE -> Optional.empty();
      case BEATEN -> Optional.of(Rejection.of(HouseRefusal.NAME_TAKEN, person.name()));
      case FAILED -> Optional.of(Rejection.of(HouseRefusal.NO_ROOM));
    };
  }

  /** It is this day; names that nobody has used for long are free. */
  void day(LocalDate now) {
    if (!now.equals(today)) {
      today = now;
      expire();
    }
  }

  /** Forgets names that nobody has used for long. */
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

  private Written writing(Supplier<Written> work) {
    writing.lock();
    try {
      return work.get();
    } finally {
      writing.unlock();
    }
  }

  /** What is known here is what is written, if it could be. By whoever is writing. */
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
