package lethe.app.server.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.server.Account;
import lethe.app.server.AccountRecord;
import lethe.app.server.Ban;
import lethe.app.server.Log;

/**
 * Reads the files in which servers kept their data before they had a database. They are imported
 * once and then moved aside unchanged.
 */
public record FormerFolder(Path folder, Log log) {
  private static final List<String> PARTS = List.of("tables", "people", "bans");
  private static final String ASIDE = "former";

  /** The size of the largest file that is read, in bytes. */
  private static final int LARGEST = 1 << 28;

  /** Returns whether a former version has stored anything in the folder. */
  public boolean exists() {
    return PARTS.stream().anyMatch(part -> Files.exists(folder.resolve(part)));
  }

  /** Returns the tables with their matches. */
  public List<FormerTable> tables() throws IOException {
    Path tables = folder.resolve("tables");
    return Files.isDirectory(tables, LinkOption.NOFOLLOW_LINKS)
        ? new FormerTables(tables, log).all()
        : List.of();
  }

  /**
   * Returns the registered accounts.
   *
   * @param today the day to assume for accounts whose last use is unknown
   */
  public List<AccountRecord> accounts(LocalDate today) throws IOException {
    return lines("people", line -> parseAccount(line, today));
  }

  /** Parses a line: the id, the name, the day of the last use, and the address. */
  private static Optional<AccountRecord> parseAccount(String line, LocalDate today) {
    String[] words = line.split(" ", -1);
    Optional<LocalDate> last = words.length < 3 ? Optional.of(today) : day(words[2]);
    if (words.length < 2 || !words[1].matches("[a-z0-9_-]+")) {
      return Optional.empty();
    }
    String address = words.length > 3 ? words[3] : "";
    return last.map(day -> new AccountRecord(new Account(words[0], words[1]), address, day));
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  public List<Ban> bans() throws IOException {
    return lines("bans", Ban::parse);
  }

  private <T> List<T> lines(String name, Function<String, Optional<T>> reader) throws IOException {
    Path file = folder.resolve(name);
    List<T> read = new ArrayList<>();
    if (Files.exists(file)) {
      List<String> lines =
          new String(SmallFile.read(file, LARGEST), StandardCharsets.ISO_8859_1).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        Optional<T> one = reader.apply(lines.get(i));
        if (one.isEmpty()) {
          log.warn("unreadable", "file", file, "line", i + 1);
        }
        one.ifPresent(read::add);
      }
    }
    return read;
  }

  /** Moves the files to a folder where they are no longer read. */
  public void moveAside() throws IOException {
    Path aside = folder.resolve(ASIDE);
    Files.createDirectories(aside);
    for (String part : PARTS) {
      Path there = folder.resolve(part);
      if (Files.exists(there)) {
        Files.move(there, aside.resolve(part), StandardCopyOption.ATOMIC_MOVE);
      }
    }
  }
}
