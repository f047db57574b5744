package lethe.app.house.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Log;
import lethe.app.house.PeopleStore;
import lethe.app.house.Person;
import lethe.app.house.Registration;

/** The names of people in a file, a person a line. */
final class PeopleFile implements PeopleStore {
  private final Path file;
  private final Log log;

  /** Lines of the file that could not be read; they stay in it. */
  private final List<String> unread = new ArrayList<>();

  PeopleFile(Path file, Log log) {
    this.file = file;
    this.log = log;
  }

  @Override
  public List<Registration> load(LocalDate today) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    List<Registration> people = new ArrayList<>();
    // Whatever bytes are in a line that cannot be read are written again as they were.
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    for (int i = 0; i < lines.size(); i++) {
      Optional<Registration> read = read(lines.get(i), today);
      if (read.isEmpty()) {
        unread.add(lines.get(i));
        log.warn("unreadable", "file", file, "line", i + 1);
      }
      read.ifPresent(people::add);
    }
    return people;
  }

  /** The id, the name, the day they were here last, and from where. */
  private static Optional<Registration> read(String line, LocalDate today) {
    String[] words = line.split(" ", -1);
    Optional<LocalDate> last = words.length < 3 ? Optional.of(today) : day(words[2]);
    if (words.length < 2 || !words[1].matches("[a-z0-9_-]+")) {
      return Optional.empty();
    }
    String from = words.length > 3 ? words[3] : "";
    return last.map(day -> new Registration(new Person(words[0], words[1]), from, day));
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean write(Collection<Registration> all) {
    List<String> lines = new ArrayList<>(unread);
    all.stream()
        .map(one -> String.join(" ", one.id(), one.name(), one.used().toString(), one.from()))
        .sorted()
        .forEach(lines::add);
    try {
      Atomic.write(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1));
      return true;
    } catch (IOException e) {
      log.unwritten(file, e);
      return false;
    }
  }
}
