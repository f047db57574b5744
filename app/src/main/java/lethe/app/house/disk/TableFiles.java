package lethe.app.house.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import lethe.app.house.KeptTable;
import lethe.app.house.Log;
import lethe.app.house.SeatOwner;
import lethe.app.house.Seating;
import lethe.app.house.TableStore;
import lethe.app.play.Table;
import lethe.app.save.Store;
import lethe.app.save.TextFile;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;

/**
 * The tables on disk: for each a file that says who sits there, named otherwise once it has been
 * put away, and the journal of its match.
 */
final class TableFiles implements TableStore {
  private static final String OPEN = ".table";
  private static final String AWAY = ".over";
  private static final String JOURNAL = ".lethe";

  private static final Pattern LITERAL = Pattern.compile("\\\\[n\\\\]");

  private final Path folder;
  private final Log log;
  private final Journals journals;

  private TableFiles(Path folder, Log log) {
    this.folder = folder;
    this.log = log;
    this.journals = new Journals(log);
  }

  static TableFiles in(Path folder, Log log) throws IOException {
    Files.createDirectories(
        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    return new TableFiles(folder, log);
  }

  @Override
  public List<KeptTable> open() throws IOException {
    List<KeptTable> tables = new ArrayList<>();
    for (int number : numbers(OPEN)) {
      read(number, file(number, OPEN)).ifPresent(tables::add);
    }
    return tables;
  }

  @Override
  public int last() throws IOException {
    return numbers("").stream().mapToInt(number -> number).max().orElse(0);
  }

  private List<Integer> numbers(String ending) throws IOException {
    List<Integer> numbers = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ending)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName());
        if (name.matches("[0-9]{6,9}\\..*")) {
          numbers.add(Integer.parseInt(name.substring(0, name.indexOf('.'))));
        }
      }
    }
    return numbers;
  }

  @Override
  public Optional<KeptTable> away(int number) {
    Path file = file(number, AWAY);
    return Files.exists(file) ? read(number, file) : Optional.empty();
  }

  /** A table out of its file; one that cannot be read is left where it is, and named in the log. */
  private Optional<KeptTable> read(int number, Path file) {
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> read(number, file, text.lines().toList());
      case Faulty<String>(List<Fault> faults) -> unreadable(file, faults.getFirst().line());
    };
  }

  private Optional<KeptTable> unreadable(Path file, int line) {
    log.warn("unreadable", "file", file, "line", line);
    return Optional.empty();
  }

  private Optional<KeptTable> read(int number, Path file, List<String> lines) {
    Optional<Title<?, ?, ?>> title = Optional.empty();
    Map<String, String> options = new TreeMap<>();
    Map<String, SeatOwner> places = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String[] words = lines.get(i).split(" ", 3);
      String name = words.length > 1 ? words[1] : "";
      String rest = words.length > 2 ? words[2] : "";
      switch (words[0]) {
        case "game" -> title = Titles.named(name);
        case "option" -> options.put(name, text(rest));
        case "seat" -> places.put(name, SeatOwner.read(rest.isEmpty() ? "free" : rest));
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
      title.get().seats().named(place.getKey()).ifPresent(s -> seats.put(s, place.getValue()));
    }
    return Optional.of(new KeptTable(number, title.get(), Options.of(options), new Seating(seats)));
  }

  /** A text of any number of lines on one. */
  private static String line(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n");
  }

  private static String text(String line) {
    return LITERAL.matcher(line).replaceAll(m -> m.group().equals("\\n") ? "\n" : "\\\\");
  }

  @Override
  public boolean write(KeptTable table) {
    StringBuilder text = new StringBuilder("game " + table.title().id() + "\n");
    table
        .options()
        .values()
        .forEach(
            (k, v) -> text.append("option ").append(k).append(' ').append(line(v)).append('\n'));
    table
        .seating()
        .owners()
        .forEach(
            (seat, owner) ->
                text.append("seat ").append(seat).append(' ').append(owner.text()).append('\n'));
    Path file = file(table.number(), OPEN);
    try {
      Atomic.write(file, text.toString());
      return true;
    } catch (IOException e) {
      log.unwritten(file, e);
      return false;
    }
  }

  @Override
  public void putAway(int number) {
    try {
      Files.move(file(number, OPEN), file(number, AWAY));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void remove(int number) {
    try {
      Files.deleteIfExists(file(number, OPEN));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String journal(int number) {
    return file(number, JOURNAL).toString();
  }

  @Override
  public Resumed resume(int number) throws IOException {
    return journals.resume(file(number, JOURNAL));
  }

  @Override
  public Optional<Store> create(int number, String text, int position) {
    return journals.create(file(number, JOURNAL), text, position);
  }

  @Override
  public Optional<Table<?, ?, ?>> recall(int number) throws IOException {
    return Journals.recall(file(number, JOURNAL));
  }

  private Path file(int number, String ending) {
    return folder.resolve(String.format(Locale.ROOT, "%06d%s", number, ending));
  }
}
