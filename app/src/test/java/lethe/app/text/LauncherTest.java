package lethe.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LauncherTest {
  private static final Path TEXTS = Path.of("src/main/resources/lethe/app");

  /** A command line that contains the program's name instead of the placeholder for it. */
  private static final Pattern LITERAL_COMMAND =
      Pattern.compile(
          "(?<![{\\w])lethe (games|admin|join|play|replay|rules|run|saves|serve|sim|verify|--)");

  @ParameterizedTest
  @CsvSource({
    "'', ''''''",
    "lethe, lethe",
    "app/lethe, app/lethe",
    "./lethe, ./lethe",
    "/opt/my games/lethe, '''/opt/my games/lethe'''",
    "/opt/o'neill/lethe, '''/opt/o''\\''''neill/lethe'''"
  })
  void aWordIsQuotedForTheShell(String word, String quoted) {
    assertThat(Launcher.quoteForShell(word)).isEqualTo(quoted);
  }

  /** Bash and zsh decode words of this form. */
  @Test
  void invisibleCharactersAreEscapedForTheShell() {
    assertThat(Launcher.quoteForShell("a'b\\c\n\u001b[31m"))
        .isEqualTo("$'a\\'b\\\\c\\n\\u001b[31m'");
  }

  @Test
  void theUsersLocaleIsRestored() {
    Map<String, String> environment = new HashMap<>(Map.of("LC_ALL", "C.UTF-8", "LANG", "C"));
    Launcher.restoreLocale(environment, null);
    assertThat(environment).containsEntry("LC_ALL", "C.UTF-8");
    Launcher.restoreLocale(environment, "POSIX");
    assertThat(environment).containsEntry("LC_ALL", "POSIX");
    Launcher.restoreLocale(environment, "");
    assertThat(environment).doesNotContainKey("LC_ALL").containsEntry("LANG", "C");
  }

  @Test
  void thePlaceholderInAMessageIsReplacedByTheCommand() {
    Messages messages = new Messages(Map.of("saves", "{lethe} saves lists {0}"));
    assertThat(messages.withReplacement(Launcher.PLACEHOLDER, "app/lethe").format("saves", "them"))
        .isEqualTo("app/lethe saves lists them");
  }

  @Test
  void columnsStayAlignedWithALongCommand() {
    assertThat(Lists.alignColumns("app/lethe play  play\nx  y\nalone"))
        .isEqualTo(List.of("app/lethe play  play", "x               y", "alone"));
  }

  /**
   * The rules and the messages of a server are excluded: they are also read on other machines,
   * where the program may have another name.
   */
  @Test
  void localTextsUseThePlaceholder() {
    try (Stream<Path> files = Files.walk(TEXTS)) {
      List<Path> texts =
          files
              .filter(file -> file.toString().endsWith(".properties") || isLocalText(file))
              .filter(file -> !file.startsWith(TEXTS.resolve("lobby")))
              .toList();
      assertThat(texts).hasSizeGreaterThan(10);
      assertThat(texts)
          .allSatisfy(
              file -> assertThat(Files.readString(file)).doesNotContainPattern(LITERAL_COMMAND));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isLocalText(Path file) {
    return (file.startsWith(TEXTS.resolve("cli")) || file.startsWith(TEXTS.resolve("menu")))
        && file.toString().endsWith(".txt");
  }

  /** Users of a server cannot use the command that started it. */
  @Test
  void messagesOfTheServerDoNotUseThePlaceholder() throws IOException {
    for (String folder : List.of("lobby", "ssh")) {
      Path file = TEXTS.resolve(folder).resolve("messages.properties");
      assertThat(Files.readString(file)).isNotEmpty().doesNotContain(Launcher.PLACEHOLDER);
    }
  }
}
