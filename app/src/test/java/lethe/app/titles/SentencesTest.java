package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.Intent;
import lethe.app.command.Typed;
import lethe.app.play.Opened;
import lethe.app.play.Playback;
import lethe.app.play.Table;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.app.save.TextFile;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Reason;
import lethe.engine.core.Rejection;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every sentence that can be needed is there, and none that cannot. */
class SentencesTest {
  private static final Path SOURCES = Path.of("src/main/java/lethe/app");
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");
  private static final Pattern GAP = Pattern.compile("\\{(\\d)(?::[^|{}]*\\|[^|{}]*)?}");

  /** What is said: up to the first fact, which may be a choice between two. */
  private static final Pattern SAID =
      Pattern.compile(
          "\\b(?:say|usage\\.wrong|reply)\\(\\s*(?:(?:calm|session), )?([^;,)]*?\"[^;,)]*)");

  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"(\\s*\\+)?");

  @Test
  void everyReasonHasASentence() throws IOException {
    Set<String> keys = reasons().stream().map(Reason::key).collect(Collectors.toSet());
    assertThat(keys)
        .contains("core.MATCH_OVER", "tase.CHIP_TOO_LOW", "save.NO_FILE", "house.NO_SEAT");
    Set<String> said = new TreeSet<>(Titles.REASONS.sentences().keySet());
    said.addAll(sentences(RESOURCES.resolve("lobby")).keySet());
    assertThat(said).containsAll(keys);
  }

  @Test
  void noSentenceIsForAReasonThatIsNotThere() {
    Set<String> keys = reasons().stream().map(Reason::key).collect(Collectors.toSet());
    assertThat(
            Titles.REASONS.sentences().keySet().stream()
                .filter(key -> key.matches("\\w+\\.[A-Z_]+"))
                .filter(key -> !key.startsWith("ask.")))
        .isNotEmpty()
        .allMatch(keys::contains);
  }

  /** Each fact that comes with a reason is named in its sentence, and no gap stays open. */
  @Test
  void everyReasonNamesItsFacts(@TempDir Path folder) throws IOException {
    List<Fault> given = new ArrayList<>();
    given.addAll(faultsOfScripts());
    given.addAll(faultsOfFiles(folder));
    given.addAll(refusals());
    given.addAll(misreadings());
    assertThat(given.stream().map(fault -> fault.why().key()).distinct().count()).isGreaterThan(35);
    for (Fault fault : given) {
      String sentence = Titles.REASONS.sentences().get(fault.why().key());
      Set<Integer> facts = new TreeSet<>();
      for (int i = 0; i < fault.facts().size(); i++) {
        facts.add(i);
      }
      assertThat(gaps(sentence)).as("%s: %s", fault.why().key(), sentence).isEqualTo(facts);
    }
  }

  @Test
  void everySentenceThatIsSaidIsThere() throws IOException {
    int said = 0;
    for (Path home : homes()) {
      Set<String> keys = keys(home);
      for (MatchResult match : SAID.matcher(code(home)).results().toList()) {
        for (MatchResult text : TEXT.matcher(match.group(1)).results().toList()) {
          String key = text.group(1);
          boolean beginning = text.group(2) != null;
          assertThat(keys)
              .as("%s in %s", match.group(), home)
              .anyMatch(k -> beginning ? k.startsWith(key) : k.equals(key));
          said++;
        }
      }
    }
    assertThat(said).isGreaterThan(80);
  }

  @Test
  void everySentenceThatIsThereCanBeSaid() throws IOException {
    Set<String> reasons = reasons().stream().map(Reason::key).collect(Collectors.toSet());
    for (Path home : homes()) {
      String code = code(home) + code(RESOURCES.resolve("titles"));
      Set<String> texts =
          TEXT.matcher(code).results().map(text -> text.group(1)).collect(Collectors.toSet());
      Set<String> beginnings =
          TEXT.matcher(code)
              .results()
              .filter(text -> text.group(2) != null && text.group(1).endsWith("."))
              .map(text -> text.group(1))
              .collect(Collectors.toSet());
      for (String key : sentences(home).keySet()) {
        assertThat(
                reasons.contains(key)
                    || texts.contains(key)
                    || beginnings.stream().anyMatch(beginning -> key.startsWith(beginning)))
            .as("%s in %s is said somewhere", key, home)
            .isTrue();
      }
    }
  }

  @Test
  void noSentenceSkipsAGap() throws IOException {
    for (Path home : homes()) {
      sentences(home)
          .forEach(
              (key, sentence) -> {
                Set<Integer> gaps = gaps(sentence);
                assertThat(gaps).as(key).allMatch(gap -> gap < gaps.size());
              });
    }
  }

  /** What can be said from this folder: its own sentences, and what every title has. */
  private static Set<String> keys(Path home) throws IOException {
    Set<String> keys = new TreeSet<>(sentences(home).keySet());
    if (home.endsWith("titles")) {
      Titles.ALL.forEach(title -> keys.addAll(title.messages().sentences().keySet()));
      Titles.ALL.forEach(title -> keys.retainAll(title.messages().sentences().keySet()));
    }
    return keys;
  }

  private static Set<Integer> gaps(String sentence) {
    Set<Integer> gaps = new TreeSet<>();
    Matcher matcher = GAP.matcher(sentence);
    while (matcher.find()) {
      gaps.add(Integer.parseInt(matcher.group(1)));
    }
    return gaps;
  }

  /** Folders of sentences. */
  private static List<Path> homes() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      List<Path> homes =
          files
              .filter(file -> file.endsWith("messages.properties"))
              .map(Path::getParent)
              .sorted()
              .toList();
      assertThat(homes).hasSizeGreaterThan(4);
      return homes;
    }
  }

  private static Map<String, String> sentences(Path home) throws IOException {
    Properties properties = new Properties();
    properties.load(Files.newBufferedReader(home.resolve("messages.properties")));
    Map<String, String> sentences = new LinkedHashMap<>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return sentences;
  }

  /** The sources beside these sentences. */
  private static String code(Path home) throws IOException {
    Path sources = SOURCES.resolve(RESOURCES.relativize(home));
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        code.append(Files.readString(file));
      }
    }
    return code.toString();
  }

  /** Every constant of every enum of reasons in the program. */
  private static List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>();
    for (Class<?> home : List.of(Reason.class, Title.class)) {
      for (String name : classes(home)) {
        Class<?> type = loaded(name);
        if (type.isEnum() && Reason.class.isAssignableFrom(type)) {
          Stream.of(type.getEnumConstants()).map(Reason.class::cast).forEach(reasons::add);
        }
      }
    }
    assertThat(reasons).hasSizeGreaterThan(30);
    return reasons;
  }

  private static Class<?> loaded(String name) {
    try {
      return Class.forName(name, false, SentencesTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** The names of all classes that come from where this one does, a folder or a jar. */
  private static List<String> classes(Class<?> home) {
    try {
      Path root = Path.of(home.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(root)) {
        return classes(root);
      }
      try (FileSystem jar =
          FileSystems.newFileSystem(URI.create("jar:" + root.toUri()), Map.of())) {
        return classes(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> classes(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('/', '.'))
          .filter(name -> name.startsWith("lethe.") && name.endsWith(".class"))
          .filter(name -> !name.endsWith("-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .toList();
    }
  }

  private static List<Fault> faultsOfScripts() {
    List<Fault> faults = new ArrayList<>();
    String head = "game ta-se\nseed 3\n";
    for (String text :
        List.of(
            "",
            "lethe 2\ngame ta-se\n",
            "put 5 in 2\ngame ta-se\n",
            "game ta-se\ngame ta-se\n",
            "seed 3\n",
            "game chess\n",
            "game ta-se\nseat green bot\n",
            "game ta-se\nseat red dog\n",
            "game ta-se\nseat red bot:genius\n",
            "game ta-se\nseed x\n",
            "game ta-se\n| x\n",
            "game ta-se\noption cups 4\n",
            "game ta-se\noption open-cups x\n",
            "game ta-se\noption hints x\n",
            "game ta-se\n# " + "x".repeat(Script.LONGEST_LINE) + "\n",
            head + "* fnord\n",
            head + "* undo\n",
            head + "* outcome x\n",
            head + "* concede red\n* outcome x\n",
            head + "* concede red\nput 5 in 1\n",
            head + "* concede red\nred: put 5 in 1\n",
            head + "green: put 5 in 1\n",
            head + "blue: put 5 in 1\n",
            head + "red:\n",
            head + "red: and\n",
            head + "red: " + "x".repeat(Notation.LONGEST + 1) + "\n",
            head + "red: puff\n",
            head + "red: put 5 in 2 now\n",
            head + "red: put 5 in\n",
            head + "red: put 5 in 9\n")) {
      switch (Script.read(text)) {
        case Faulty<Script>(List<Fault> found) -> faults.addAll(found);
        case Valid<Script>(Script script) -> {
          switch (Opened.of(script)) {
            case Faulty<Table<?, ?, ?>>(List<Fault> found) -> faults.addAll(found);
            case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) ->
                faults.add(Playback.play(table, script).orElseThrow());
          }
        }
      }
    }
    return faults;
  }

  private static List<Fault> faultsOfFiles(Path folder) throws IOException {
    Path there = Files.writeString(folder.resolve("there"), "x");
    List<Fault> faults = new ArrayList<>();
    for (Checked<?> read :
        List.of(
            TextFile.read(folder),
            TextFile.read(folder.resolve("missing")),
            TextFile.read(new ByteArrayInputStream(new byte[TextFile.LARGEST + 1])),
            TextFile.read(new ByteArrayInputStream("\0".getBytes(StandardCharsets.UTF_8))),
            JournalFile.create(there, "", 0),
            JournalFile.create(there.resolve("in"), "", 0),
            JournalFile.create(folder.resolve("no/such"), "", 0),
            JournalFile.resume(folder.resolve("missing"), 0, 0))) {
      faults.addAll(((Faulty<?>) read).faults());
    }
    try (Store store = ((Valid<Store>) JournalFile.resume(there, 1, 0)).value()) {
      assertThat(store.append(0, "x")).isTrue();
      faults.addAll(((Faulty<?>) JournalFile.resume(there, 1, 0)).faults());
    }
    return faults;
  }

  /** What the rules of Ta-Se say to all its commands, and to some that are none. */
  private static List<Fault> refusals() {
    Game<?, Command, Observation, View> game =
        ((Valid<Game<?, Command, Observation, View>>) TaSeTitle.TITLE.open(Options.NONE)).value();
    List<Seat> seats = TaSeTitle.TITLE.seats().table(2);
    List<Seated> table = seats.stream().map(seat -> new Seated(seat, new Player.Human())).toList();
    Match<Command, Observation, View> match =
        Match.start(game, new Header(TaSeTitle.TITLE.id(), Options.NONE, 3, "", table));
    List<Fault> faults = new ArrayList<>();
    while (!match.turn().isOver()) {
      Command next = new Keep();
      for (Seat seat : seats) {
        for (int chip = 0; chip <= 9; chip++) {
          for (int cup = 0; cup <= 4; cup++) {
            if (match.submit(seat, new Put(chip, cup))
                instanceof Refused<Command, Observation, View>(Rejection(var why, var facts))) {
              faults.add(new Fault("", 0, 0, why, facts));
            } else {
              next = new Put(chip, cup);
            }
          }
        }
        if (match.submit(seat, new Keep())
            instanceof Refused<Command, Observation, View>(Rejection(var why, var facts))) {
          faults.add(new Fault("", 0, 0, why, facts));
        }
      }
      Seat mover = seats.stream().filter(match.turn()::awaits).findFirst().orElseThrow();
      match = ((Moved<Command, Observation, View>) match.submit(mover, next)).next();
    }
    return faults;
  }

  private static List<Fault> misreadings() {
    Notation<Command> notation =
        ((Valid<Game<?, Command, Observation, View>>) TaSeTitle.TITLE.open(Options.NONE))
            .value()
            .notation();
    List<Fault> faults = new ArrayList<>();
    for (String line : List.of("s", "h", "xyzzy", "put", "put 9", "put 5 in 2 3", "; and")) {
      Intent.Unclear<Command> unclear =
          (Intent.Unclear<Command>) Typed.read(line, notation, List.of());
      faults.add(new Fault("", 0, 0, unclear.why(), unclear.facts()));
    }
    return faults;
  }
}
