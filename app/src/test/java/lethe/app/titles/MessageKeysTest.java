package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
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
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every message in use exists, and that every existing message is in use. */
class MessageKeysTest {
  private static final Path SOURCES = Path.of("src/main/java/lethe/app");
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");
  private static final Pattern GAP = Pattern.compile("\\{(\\d)(?::[^|{}]*\\|[^|{}]*)?}");

  /**
   * Matches a call that formats a message, up to its first argument. The key may be a choice
   * between two.
   */
  private static final Pattern SAID =
      Pattern.compile(
          "\\b(?:format|usageError|reply)\\(\\s*(?:(?:calm|session), )?([^;,)]*?\"[^;,)]*)");

  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"(\\s*\\+)?");

  @Test
  void everyReasonHasASentence() throws IOException {
    Set<String> keys = reasons().stream().map(ErrorCode::messageKey).collect(Collectors.toSet());
    assertThat(keys)
        .contains("core.MATCH_OVER", "tase.CHIP_TOO_LOW", "save.NO_FILE", "server.NO_FREE_SEAT");
    Set<String> said = new TreeSet<>(Titles.ERROR_MESSAGES.texts().keySet());
    said.addAll(sentences(RESOURCES.resolve("lobby")).keySet());
    assertThat(said).containsAll(keys);
  }

  @Test
  void noSentenceIsForAnUnknownReason() {
    Set<String> keys = reasons().stream().map(ErrorCode::messageKey).collect(Collectors.toSet());
    assertThat(
            Titles.ERROR_MESSAGES.texts().keySet().stream()
                .filter(key -> key.matches("\\w+\\.[A-Z_]+"))
                .filter(key -> !key.startsWith("ask.")))
        .isNotEmpty()
        .allMatch(keys::contains);
  }

  /** A sentence contains every argument of its reason, and has no gap without an argument. */
  @Test
  void everyReasonNamesItsArguments(@TempDir Path folder) throws IOException {
    List<InputError> given = new ArrayList<>();
    given.addAll(AllInputErrors.all(folder));
    assertThat(given.stream().map(fault -> fault.code().messageKey()).distinct().count())
        .isGreaterThan(35);
    for (InputError fault : given) {
      String sentence = Titles.ERROR_MESSAGES.texts().get(fault.code().messageKey());
      Set<Integer> facts = new TreeSet<>();
      for (int i = 0; i < fault.arguments().size(); i++) {
        facts.add(i);
      }
      assertThat(gaps(sentence)).as("%s: %s", fault.code().messageKey(), sentence).isEqualTo(facts);
    }
  }

  @Test
  void everySentenceInUseExists() throws IOException {
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
  void everySentenceIsInUse() throws IOException {
    Set<String> reasons = reasons().stream().map(ErrorCode::messageKey).collect(Collectors.toSet());
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
                    || texts.contains(whole(key))
                    || beginnings.stream().anyMatch(beginning -> whole(key).startsWith(beginning)))
            .as("%s in %s is used", key, home)
            .isTrue();
      }
    }
  }

  @Test
  void gapsAreNumberedWithoutOmissions() throws IOException {
    for (Path home : homes()) {
      sentences(home)
          .forEach(
              (key, sentence) -> {
                Set<Integer> gaps = gaps(sentence);
                if (!whole(key).equals(key)) {
                  return;
                }
                assertThat(gaps).as(key).allMatch(gap -> gap < gaps.size());
              });
    }
  }

  /**
   * Returns the key of the full sentence for the key of a short form; other keys are returned
   * unchanged.
   */
  private static String whole(String key) {
    return key.replaceAll("\\.briefly$", "");
  }

  @Test
  void aShortFormIsShorterAndUsesNoOtherArguments() throws IOException {
    int brief = 0;
    for (Path home : homes()) {
      Map<String, String> all = sentences(home);
      for (Map.Entry<String, String> one : all.entrySet()) {
        String whole = whole(one.getKey());
        if (!whole.equals(one.getKey())) {
          assertThat(all).containsKey(whole);
          assertThat(one.getValue().length()).as(whole).isLessThan(all.get(whole).length());
          assertThat(gaps(all.get(whole))).as(whole).containsAll(gaps(one.getValue()));
          brief++;
        }
      }
    }
    assertThat(brief).isGreaterThan(80);
  }

  /**
   * Returns the keys available in a folder: those of its own sentences and, in {@code titles},
   * those that every title has.
   */
  private static Set<String> keys(Path home) throws IOException {
    Set<String> keys = new TreeSet<>(sentences(home).keySet());
    if (home.endsWith("titles")) {
      Titles.ALL.forEach(title -> keys.addAll(title.messages().texts().keySet()));
      Titles.ALL.forEach(title -> keys.retainAll(title.messages().texts().keySet()));
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

  /** Returns the folders with messages. */
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

  /** Returns the source code of the package that a folder of messages belongs to. */
  private static String code(Path home) throws IOException {
    Path sources = SOURCES.resolve(RESOURCES.relativize(home));
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        // Escaped quotation marks would be taken for the ends of strings.
        code.append(Files.readString(file).replaceAll("\\\\.|'\"'", ""));
      }
    }
    return code.toString();
  }

  /** Returns every constant of every enum of reasons in the program. */
  private static List<ErrorCode> reasons() {
    List<ErrorCode> reasons = new ArrayList<>();
    for (Class<?> home : List.of(ErrorCode.class, Title.class)) {
      for (String name : classes(home)) {
        Class<?> type = loaded(name);
        if (type.isEnum() && ErrorCode.class.isAssignableFrom(type)) {
          Stream.of(type.getEnumConstants()).map(ErrorCode.class::cast).forEach(reasons::add);
        }
      }
    }
    assertThat(reasons).hasSizeGreaterThan(30);
    return reasons;
  }

  private static Class<?> loaded(String name) {
    try {
      return Class.forName(name, false, MessageKeysTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the names of all classes in the same folder or jar as the given one. */
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
}
