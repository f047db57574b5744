package lethe.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LauncherTest {
  private static final Path TEXTS = Path.of("src/main/resources/lethe/app");

  /** A command of the program without the placeholder for its name. */
  private static final Pattern BARE =
      Pattern.compile(
          "(?<![{\\w])lethe (games|admin|join|play|replay|rules|run|saves|serve|sim|verify|--)");

  @ParameterizedTest
  @CsvSource({
    "'', lethe",
    "lethe, lethe",
    "app/lethe, app/lethe",
    "./lethe, ./lethe",
    "/opt/my games/lethe, '''/opt/my games/lethe'''",
    "/opt/o'neill/lethe, '''/opt/o''\\''''neill/lethe'''"
  })
  void theCommandIsQuotedForTheShell(String called, String name) {
    assertThat(Launcher.quoted(called)).isEqualTo(name);
  }

  /** Bash and zsh read such a word as the name that it stands for. */
  @Test
  void invisibleCharactersAreEscapedForTheShell() {
    assertThat(Launcher.quoted("a'b\\c\n\u001b[31m")).isEqualTo("$'a\\'b\\\\c\\n\\u001b[31m'");
  }

  @Test
  void aSentenceContainsTheCommand() {
    Messages say = new Messages(Map.of("saves", "{lethe} saves lists {0}"));
    assertThat(say.withPlaceholder(Launcher.PLACEHOLDER, "app/lethe").format("saves", "them"))
        .isEqualTo("app/lethe saves lists them");
  }

  @Test
  void columnsStayAlignedForAnyCommand() {
    assertThat(Lists.alignColumns("app/lethe play  play\nx  y\nalone"))
        .isEqualTo(List.of("app/lethe play  play", "x               y", "alone"));
  }

  /**
   * The rules, and messages of the server, are also read on other machines, where the program may
   * have another name.
   */
  @Test
  void localTextsUseThePlaceholder() {
    try (Stream<Path> files = Files.walk(TEXTS)) {
      List<Path> read =
          files
              .filter(file -> file.toString().endsWith(".properties") || isText(file))
              .filter(file -> !file.startsWith(TEXTS.resolve("lobby")))
              .toList();
      assertThat(read).hasSizeGreaterThan(10);
      assertThat(read)
          .allSatisfy(file -> assertThat(Files.readString(file)).doesNotContainPattern(BARE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isText(Path file) {
    return file.startsWith(TEXTS.resolve("cli")) && file.toString().endsWith(".txt");
  }

  /** The command that started the server is not shown to its users. */
  @Test
  void messagesOfTheServerDoNotUseThePlaceholder() throws IOException {
    for (String room : List.of("server", "lobby", "ssh")) {
      Path file = TEXTS.resolve(room).resolve("messages.properties");
      if (Files.exists(file)) {
        assertThat(Files.readString(file)).doesNotContain(Launcher.PLACEHOLDER);
      }
    }
  }
}
