package lethe.app.ssh;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Everybody the house knows by name: those whose names are kept, in a file, and those who are here
 * and have taken no seat yet. A guest is known by the hash of a return code; the code itself is
 * kept nowhere. Used under the house's lock.
 */
final class People {
  private static final String LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
  private static final int CODE = 16;

  private final Path file;
  private final Limits limits;
  private final Log log;
  private final SecureRandom random;

  /** Who is here or has a seat, by id: their names are kept that long. */
  private final Predicate<String> used;

  private Register register = Register.EMPTY;

  /** Those who are here and have taken no seat yet. */
  private Register passing = Register.EMPTY;

  /** Lines of the file that could not be read; they stay in it. */
  private final List<String> unread = new ArrayList<>();

  private LocalDate today;

  private People(
      Path file,
      Limits limits,
      Log log,
      SecureRandom random,
      LocalDate today,
      Predicate<String> used) {
    this.file = file;
    this.limits = limits;
    this.log = log;
    this.random = random;
    this.today = today;
    this.used = used;
  }

  /** Those in this file; nobody if there is none. A line of it that cannot be read stays there. */
  static People in(
      Path file,
      Limits limits,
      Log log,
      SecureRandom random,
      LocalDate today,
      Predicate<String> used)
      throws IOException {
    People people = new People(file, limits, log, random, today, used);
    if (Files.exists(file)) {
      // Whatever bytes are in a line that cannot be read are written again as they were.
      List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
      for (int i = 0; i < lines.size(); i++) {
        people.read(lines.get(i), i + 1);
      }
    }
    return people;
  }

  /** A person a line: the id, the name, the day they were here last, and from where. */
  private void read(String line, int number) {
    String[] words = line.split(" ", -1);
    Optional<LocalDate> last = words.length < 3 ? Optional.of(today) : day(words[2]);
    if (words.length < 2 || last.isEmpty() || !words[1].matches("[a-z0-9_-]+")) {
      unread.add(line);
      log.warn("unreadable", "file", file, "line", number);
      return;
    }
    String id = words[0];
    String name = Names.like(words[1], fresh -> !register.isTaken(fresh, id));
    if (!name.equals(words[1])) {
      log.note("renamed", "from", words[1], "to", name);
    }
    String from = words.length > 3 ? words[3] : "";
    register = register.with(new Registration(new Person(id, name), from, last.get()));
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
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
  Optional<Person> known(String id) {
    return register.of(id).map(Registration::person);
  }

  /** Somebody whose name is kept, or who is here. */
  Optional<Person> of(String id) {
    return known(id).or(() -> passing.of(id).map(Registration::person));
  }

  /** Who is called so. */
  Optional<Person> named(String name) {
    return register.named(name).or(() -> passing.named(name)).map(Registration::person);
  }

  /**
   * Somebody comes in; the name is the one they have, or one like that which was suggested.
   *
   * @param address where they come from
   */
  Person come(String id, String suggested, String address) {
    String from = address.replace(' ', '_');
    Optional<Person> here = of(id);
    if (here.isPresent()) {
      seen(id, from);
      return here.get();
    }
    Person person = new Person(id, Names.like(suggested, name -> !isTaken(name, id)));
    passing = passing.with(new Registration(person, from, today));
    return person;
  }

  /** Somebody is here today; that this could not be written down is no reason to stay outside. */
  private void seen(String id, String from) {
    register
        .of(id)
        .map(known -> new Registration(known.person(), from, today))
        .filter(now -> !register.of(id).equals(Optional.of(now)))
        .ifPresent(now -> write(register.with(now)));
  }

  /** Somebody goes; a name that was not kept is free again. */
  void go(String id) {
    passing = passing.without(one -> one.id().equals(id));
  }

  boolean isTaken(String name, String id) {
    return register.isTaken(name, id) || passing.isTaken(name, id);
  }

  /** Somebody is called otherwise from now on; why not, if so. */
  Optional<String> rename(Person renamed) {
    if (isTaken(renamed.name(), renamed.id())) {
      return Optional.of(House.SAY.say("name-taken", renamed.name()));
    }
    Optional<Registration> kept = register.of(renamed.id());
    if (kept.isPresent()) {
      return write(register.with(kept.get().called(renamed)));
    }
    passing.of(renamed.id()).ifPresent(one -> passing = passing.with(one.called(renamed)));
    return Optional.empty();
  }

  /** From now on the name is kept, also when the person goes; why not, if so. */
  Optional<String> keep(Person person) {
    Optional<Registration> here = passing.of(person.id());
    if (here.isEmpty()) {
      return Optional.empty();
    }
    Optional<Register> room = register.roomFor(here.get().from(), limits.of(Limit.NAMES), used);
    if (room.isEmpty()) {
      log.warn("limit", "limit", "names", "address", here.get().from(), "name", person.name());
      return Optional.of(House.SAY.say("too-many-names", limits.of(Limit.NAMES)));
    }
    Optional<String> objection = write(room.get().with(here.get()));
    if (objection.isEmpty()) {
      go(person.id());
    }
    return objection;
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
    Register left = register.since(today.minusDays(limits.time(Limit.REMEMBER).toDays()), used);
    if (!left.equals(register)) {
      write(left);
    }
  }

  String name(String id) {
    return of(id).map(Person::name).orElseGet(() -> House.SAY.say("somebody"));
  }

  /** What is on the disk is what is known here; why it could not be written, if so. */
  private Optional<String> write(Register next) {
    List<String> lines = new ArrayList<>(unread);
    next.all().stream()
        .map(one -> String.join(" ", one.id(), one.name(), one.used().toString(), one.from()))
        .sorted()
        .forEach(lines::add);
    try {
      Atomic.write(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      log.unwritten(file, e);
      return Optional.of(House.SAY.say("no-room"));
    }
    register = next;
    return Optional.empty();
  }
}
