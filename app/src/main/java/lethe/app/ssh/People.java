package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Everybody the house knows by name. A guest is known by the hash of a return code; the code itself
 * is kept nowhere. Used under the house's lock.
 */
final class People {
  private static final String LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
  private static final int CODE = 16;
  private static final Set<String> RESERVED =
      Set.of("me", "anyone", "open", "bot", "human", "house", "referee", "spectator");

  private final Path file;
  private final SecureRandom random;
  private final Map<String, String> names = new HashMap<>();

  /** Names of those who are here and have taken no seat yet. */
  private final Map<String, String> passing = new HashMap<>();

  private People(Path file, SecureRandom random) {
    this.file = file;
    this.random = random;
  }

  /** Those in this file; nobody if there is none. What cannot be read in it is passed over. */
  static People in(Path file, SecureRandom random) throws IOException {
    People people = new People(file, random);
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        String[] words = line.split(" ", -1);
        if (words.length == 2 && Clean.isName(words[1])) {
          people.names.put(words[0], words[1]);
        }
      }
    }
    return people;
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

  Optional<Person> known(String id) {
    return Optional.ofNullable(names.get(id)).map(name -> new Person(id, name));
  }

  /** Who is called so. */
  Optional<Person> named(String name) {
    return Stream.of(names, passing)
        .flatMap(map -> map.entrySet().stream())
        .filter(e -> e.getValue().equals(name))
        .map(e -> new Person(e.getKey(), name))
        .findFirst();
  }

  /** Somebody comes in; the name is the known one, or one like that which was suggested. */
  Person come(String id, String suggested) {
    Optional<Person> known = known(id);
    if (known.isPresent()) {
      return known.get();
    }
    String clean = Clean.name(suggested);
    String base = clean.isEmpty() || RESERVED.contains(clean) ? "guest" : clean;
    String name = base;
    for (int i = 2; isTaken(name, id); i++) {
      String number = "-" + i;
      name = base.substring(0, Math.min(base.length(), 16 - number.length())) + number;
    }
    passing.put(id, name);
    return new Person(id, name);
  }

  /** Somebody goes; a name that was not kept is free again. */
  void go(Person person) {
    passing.remove(person.id());
  }

  boolean isTaken(String name, String id) {
    return RESERVED.contains(name) || isIn(names, name, id) || isIn(passing, name, id);
  }

  private static boolean isIn(Map<String, String> map, String name, String id) {
    return map.entrySet().stream()
        .anyMatch(e -> e.getValue().equals(name) && !e.getKey().equals(id));
  }

  /** From now on the name is kept, also when the person goes. */
  void keep(Person person) {
    if (!person.name().equals(names.get(person.id()))) {
      names.put(person.id(), person.name());
      passing.remove(person.id());
      write();
    }
  }

  String name(String id) {
    return names.getOrDefault(id, passing.getOrDefault(id, "?"));
  }

  private void write() {
    List<String> lines =
        names.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).sorted().toList();
    try {
      Atomic.write(file, String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
