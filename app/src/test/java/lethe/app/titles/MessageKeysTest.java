package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
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
import lethe.app.ProgramClasses;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.games.sample.IllegalMoveCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every message key in use has a message, and that every message is in use. */
@Tag("titles")
class MessageKeysTest {
  private static final Path RESOURCES = Path.of("src/main/resources/lethe/app");

  private static final Path SAMPLE_RESOURCES =
      Path.of("src/test/resources/lethe/app/titles/sample");

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)(?::[^|{}]*\\|[^|{}]*)?}");

  /**
   * Matches a call that formats a message, up to the end of its key. The key may be a conditional
   * expression with two literals.
   */
  private static final Pattern FORMAT_CALL =
      Pattern.compile(
          "(?<!String\\.)\\b(?:format|usageError|reply)\\(\\s*(?:(?:calm|session), )?([^;,)]*?\"[^;,)]*)");

  private static final Pattern STRING_LITERAL = Pattern.compile("\"([^\"]*)\"(\\s*\\+)?");

  @Test
  void everyErrorCodeHasAMessage() throws IOException {
    Set<String> keys = errorCodes().stream().map(ErrorCode::messageKey).collect(Collectors.toSet());
    assertThat(keys)
        .contains("core.MATCH_OVER", "tase.CHIP_TOO_LOW", "save.NO_FILE", "server.NO_FREE_SEAT");
    Set<String> messageKeys = new TreeSet<>(Titles.ERROR_MESSAGES.texts().keySet());
    messageKeys.addAll(messages(RESOURCES.resolve("lobby")).keySet());
    messageKeys.addAll(messages(RESOURCES.resolve("program")).keySet());
    assertThat(messageKeys).containsAll(keys);
  }

  @Test
  void everyErrorMessageHasAnErrorCode() {
    Set<String> keys = errorCodes().stream().map(ErrorCode::messageKey).collect(Collectors.toSet());
    assertThat(
            Titles.ERROR_MESSAGES.texts().keySet().stream()
                .filter(key -> key.matches("\\w+\\.[A-Z_]+"))
                .filter(key -> !key.startsWith("ask.")))
        .isNotEmpty()
        .allMatch(keys::contains);
  }

  /** The converse holds, too: every placeholder of a message has an argument. */
  @Test
  void errorMessagesContainTheirArguments(@TempDir Path folder) throws IOException {
    List<InputError> errors = ProvokedErrors.provoke(folder);
    assertThat(errors.stream().map(error -> error.code().messageKey()).distinct().count())
        .isGreaterThan(35);
    for (InputError error : errors) {
      String message = Titles.ERROR_MESSAGES.texts().get(error.code().messageKey());
      Set<Integer> indexes = new TreeSet<>();
      for (int i = 0; i < error.arguments().size(); i++) {
        indexes.add(i);
      }
      assertThat(placeholders(message))
          .as("%s: %s", error.code().messageKey(), message)
          .isEqualTo(indexes);
    }
  }

  @Test
  void messagesInFormatCallsExist() throws IOException {
    int keyCount = 0;
    for (Path folder : messageFolders()) {
      Set<String> keys = keys(folder);
      for (MatchResult call : FORMAT_CALL.matcher(code(folder)).results().toList()) {
        for (MatchResult literal : STRING_LITERAL.matcher(call.group(1)).results().toList()) {
          String key = literal.group(1);
          boolean isPrefix = literal.group(2) != null;
          assertThat(keys)
              .as("%s in %s", call.group(), folder)
              .anyMatch(existing -> isPrefix ? existing.startsWith(key) : existing.equals(key));
          keyCount++;
        }
      }
    }
    assertThat(keyCount).isGreaterThan(80);
  }

  @Test
  void everyMessageIsInUse() throws IOException {
    Set<String> errorKeys =
        Stream.concat(errorCodes().stream(), Stream.of(IllegalMoveCode.values()))
            .map(ErrorCode::messageKey)
            .collect(Collectors.toSet());
    for (Path folder : messageFolders()) {
      String code = code(folder) + code(RESOURCES.resolve("titles"));
      Set<String> literals =
          STRING_LITERAL
              .matcher(code)
              .results()
              .map(literal -> literal.group(1))
              .collect(Collectors.toSet());
      Set<String> prefixes =
          STRING_LITERAL
              .matcher(code)
              .results()
              .filter(literal -> literal.group(2) != null && literal.group(1).endsWith("."))
              .map(literal -> literal.group(1))
              .collect(Collectors.toSet());
      for (String key : messages(folder).keySet()) {
        assertThat(
                errorKeys.contains(key)
                    || literals.contains(fullKey(key))
                    || prefixes.stream().anyMatch(prefix -> fullKey(key).startsWith(prefix)))
            .as("%s in %s is used", key, folder)
            .isTrue();
      }
    }
  }

  @Test
  void placeholdersAreNumberedConsecutively() throws IOException {
    for (Path folder : messageFolders()) {
      messages(folder)
          .forEach(
              (key, message) -> {
                Set<Integer> indexes = placeholders(message);
                if (!fullKey(key).equals(key)) {
                  return;
                }
                assertThat(indexes).as(key).allMatch(index -> index < indexes.size());
              });
    }
  }

  /** Returns the key of the full message for the key of a short form; any other key unchanged. */
  private static String fullKey(String key) {
    return key.replaceAll("\\.briefly$", "");
  }

  @Test
  void aShortFormIsShorterAndHasNoAdditionalArguments() throws IOException {
    int shortForms = 0;
    for (Path folder : messageFolders()) {
      Map<String, String> messages = messages(folder);
      for (Map.Entry<String, String> entry : messages.entrySet()) {
        String fullKey = fullKey(entry.getKey());
        if (!fullKey.equals(entry.getKey())) {
          assertThat(messages).containsKey(fullKey);
          assertThat(entry.getValue().length())
              .as(fullKey)
              .isLessThan(messages.get(fullKey).length());
          assertThat(placeholders(messages.get(fullKey)))
              .as(fullKey)
              .containsAll(placeholders(entry.getValue()));
          shortForms++;
        }
      }
    }
    assertThat(shortForms).isGreaterThan(80);
  }

  /**
   * Returns the keys available in a folder: those of its own messages and, in {@code titles}, those
   * that all titles have.
   */
  private static Set<String> keys(Path folder) throws IOException {
    Set<String> keys = new TreeSet<>(messages(folder).keySet());
    if (folder.endsWith("titles")) {
      Titles.ALL.forEach(title -> keys.addAll(title.messages().texts().keySet()));
      Titles.ALL.forEach(title -> keys.retainAll(title.messages().texts().keySet()));
    }
    return keys;
  }

  private static Set<Integer> placeholders(String message) {
    Set<Integer> indexes = new TreeSet<>();
    Matcher matcher = PLACEHOLDER.matcher(message);
    while (matcher.find()) {
      indexes.add(Integer.parseInt(matcher.group(1)));
    }
    return indexes;
  }

  private static List<Path> messageFolders() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      List<Path> folders =
          files
              .filter(file -> file.endsWith("messages.properties"))
              .map(Path::getParent)
              .sorted()
              .toList();
      assertThat(folders).hasSizeGreaterThan(4);
      return Stream.concat(folders.stream(), Stream.of(SAMPLE_RESOURCES)).toList();
    }
  }

  private static Map<String, String> messages(Path folder) throws IOException {
    Properties properties = new Properties();
    properties.load(Files.newBufferedReader(folder.resolve("messages.properties")));
    Map<String, String> messages = new LinkedHashMap<>();
    properties.stringPropertyNames().forEach(key -> messages.put(key, properties.getProperty(key)));
    return messages;
  }

  /** Returns the source code of the package whose messages are in a folder. */
  private static String code(Path folder) throws IOException {
    Path sources = Path.of(folder.toString().replace("resources", "java"));
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
        // Escaped quotation marks would look like the ends of strings.
        code.append(Files.readString(file).replaceAll("\\\\.|'\"'", ""));
      }
    }
    return code.toString();
  }

  private static List<ErrorCode> errorCodes() {
    List<ErrorCode> codes = new ArrayList<>();
    for (JavaClass type : ProgramClasses.PROGRAM) {
      if (type.isEnum() && type.isAssignableTo(ErrorCode.class)) {
        Stream.of(type.reflect().getEnumConstants()).map(ErrorCode.class::cast).forEach(codes::add);
      }
    }
    assertThat(codes).hasSizeGreaterThan(30);
    return codes;
  }
}
