package lethe.app.server.disk;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import lethe.app.save.TextFile;
import lethe.app.server.Log;
import lethe.app.server.SeatOwner;
import lethe.app.server.SeatOwners;
import lethe.app.server.TableRecord;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Reads the tables of an earlier version: for each table a file with its seats, whose extension
 * says whether the table was archived, and a file with the journal of its match.
 */
record FormerTables(Path folder, Log log) {
  private static final String AWAY = ".over";
  private static final Pattern NAME = Pattern.compile("([0-9]{6,9})\\.(?:table|over)");
  private static final Pattern LITERAL = Pattern.compile("\\\\[n\\\\]");

  /** Returns all tables by number. Unreadable ones are logged. */
  List<FormerTable> all() throws IOException {
    Map<Integer, Path> files = new TreeMap<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path file : all) {
        var name = NAME.matcher(String.valueOf(file.getFileName()));
        if (name.matches()) {
          files.put(Integer.parseInt(name.group(1)), file);
        }
      }
    }
    List<FormerTable> tables = new ArrayList<>();
    for (Map.Entry<Integer, Path> one : files.entrySet()) {
      Optional<TableRecord> table = read(one.getKey(), one.getValue());
      if (table.isPresent()) {
        boolean away = one.getValue().toString().endsWith(AWAY);
        tables.add(new FormerTable(table.get(), away, journal(one.getValue())));
      }
    }
    return tables;
  }

  private FormerTable.Journal journal(Path table) throws IOException {
    String name = String.valueOf(table.getFileName()).replaceAll("\\..*", ".lethe");
    return new FormerJournals(log).read(folder.resolve(name));
  }

  private Optional<TableRecord> read(int number, Path file) {
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> read(number, file, text.lines().toList());
      case Invalid<String>(List<InputError> faults) -> unreadable(file, faults.getFirst().line());
    };
  }

  private Optional<TableRecord> unreadable(Path file, int line) {
    log.warn("unreadable", "file", file, "line", line);
    return Optional.empty();
  }

  private Optional<TableRecord> read(int number, Path file, List<String> lines) {
    Optional<Title<?, ?, ?>> title = Optional.empty();
    Map<String, String> options = new TreeMap<>();
    Map<String, SeatOwner> places = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String[] words = lines.get(i).split(" ", 3);
      String name = words.length > 1 ? words[1] : "";
      String rest = words.length > 2 ? words[2] : "";
      switch (words[0]) {
        case "game" -> title = Titles.byName(name);
        case "option" -> options.put(name, text(rest));
        case "seat" -> places.put(name, owner(rest));
        default -> {
          return unreadable(file, i + 1);
        }
      }
    }
    if (title.isEmpty()) {
      return unreadable(file, 1);
    }
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    for (Map.Entry<String, SeatOwner> place : places.entrySet()) {
      title.get().seats().byName(place.getKey()).ifPresent(s -> seats.put(s, place.getValue()));
    }
    return Optional.of(
        new TableRecord(
            number,
            0,
            title.get(),
            Options.of(options),
            TableRecord.Host.UNKNOWN,
            new SeatOwners(seats)));
  }

  /** Unescapes line breaks and backslashes. */
  private static String text(String line) {
    return LITERAL.matcher(line).replaceAll(m -> m.group().equals("\\n") ? "\n" : "\\\\");
  }

  private static SeatOwner owner(String text) {
    String[] words = text.split(" ", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "bot" -> new SeatOwner.Bot(rest);
      case "invited" -> {
        String[] who = rest.split(" ", 2);
        yield new SeatOwner.Invited(who[0], who.length > 1 ? who[1] : "");
      }
      case "held" -> new SeatOwner.Held(rest);
      default -> new SeatOwner.Free(rest);
    };
  }
}
