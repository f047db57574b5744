package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Entry;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.frame.Size;
import lethe.app.server.account.Account;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the commands of a server: that each is found, and has help, a usage message, completions
 * and documentation.
 */
class ServerCommandsTest {
  private static final Path PAGE =
      Path.of("").toAbsolutePath().getParent().resolve("app/docs/SERVERS.md");

  /** Matches a table row of the documentation whose first column shows a command. */
  private static final Pattern COMMAND_ROW = Pattern.compile("(?m)^\\| (`[^|]*`) \\| [a-z]");

  /** A place where commands are typed. Its name in lower case is part of message keys. */
  enum Place {
    LOBBY(ServerCommands.LOBBY),
    WAITING(ServerCommands.WAITING),
    TABLE(ServerCommands.TABLE);

    @SuppressWarnings("ImmutableEnumChecker") // A command table is immutable.
    private final CommandTable<?> commands;

    Place(CommandTable<?> commands) {
      this.commands = commands;
    }

    private String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A command at a place. */
  record Row(Place place, CommandForm form) {}

  static Stream<Row> rows() {
    return Stream.of(Place.values())
        .flatMap(
            place -> place.commands.entries().stream().map(entry -> new Row(place, entry.form())));
  }

  /** Returns the words of a command, with or without its optional arguments. */
  private static List<String> example(CommandForm form, boolean complete) {
    List<String> words = new ArrayList<>();
    for (String part : form.parts()) {
      if (!part.startsWith("[")) {
        words.add(part);
      } else if (complete) {
        words.add(part.replaceAll("[\\[\\]]", ""));
      }
    }
    return words;
  }

  private static String refusal(Place place, List<String> words) {
    return ServerCommands.refusal(place.commands.find(words), LobbyMessages.MESSAGES);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyCommandHasHelp(Row row) {
    assertThat(ServerCommands.description(row.form, row.place.key())).isNotBlank();
    assertThat(ServerCommands.help(row.place.commands, row.place.key()))
        .anyMatch(line -> line.equals(row.form.usage()) || line.startsWith(row.form.usage() + " "));
  }

  @Test
  void everyHelpTextBelongsToACommand() {
    Set<String> keys = new HashSet<>();
    rows()
        .forEach(
            row -> keys.add("help." + row.place.key() + "." + row.form.key().replace("/", "")));
    assertThat(
            LobbyMessages.MESSAGES.texts().keySet().stream()
                .filter(key -> key.matches("help\\.[a-z]+\\..*")))
        .containsExactlyInAnyOrderElementsOf(keys);
  }

  /**
   * With and without optional arguments, the command of a form is found and has the handler of its
   * entry.
   */
  @ParameterizedTest
  @MethodSource("rows")
  void everyCommandIsFoundByItsForm(Row row) {
    for (boolean complete : new boolean[] {false, true}) {
      List<String> words = example(row.form, complete);
      Lookup<?> lookup = row.place.commands.find(words);
      assertThat(
              lookup instanceof Lookup.FoundCommand<?>(Object handler, Call call) && handler != null
                  ? Optional.of(call.form())
                  : Optional.empty())
          .as("%s", lookup)
          .contains(row.form);
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aMissingLastArgumentIsRefusedWithTheUsage(Row row) {
    List<String> words = example(row.form, false);
    List<String> shorter = words.subList(0, words.size() - 1);
    if (!words.getLast().matches("[A-Z]+")
        || row.place.commands.find(shorter) instanceof Lookup.FoundCommand<?>) {
      return;
    }
    assertThat(refusal(row.place, shorter))
        .startsWith("An argument is missing. Usage: " + shorter.getFirst())
        .contains(words.getLast());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aSurplusArgumentIsRefusedWithTheUsage(Row row) {
    List<String> words = new ArrayList<>(example(row.form, true));
    if (row.form.endsWithMessage() || words.getLast().endsWith("...")) {
      return;
    }
    words.add("x");
    Lookup<?> lookup = row.place.commands.find(words);
    if (lookup instanceof Lookup.FoundCommand<?>) {
      // Another form of the same command takes more arguments.
      assertThat(row.place.commands.entries().stream().map(Entry::form))
          .anyMatch(
              other ->
                  !other.equals(row.form)
                      && other
                          .parts()
                          .subList(0, row.form.parts().size())
                          .equals(row.form.parts()));
      return;
    }
    assertThat(refusal(row.place, words))
        .startsWith("Unexpected argument: x. Usage: " + words.getFirst());
  }

  @Test
  void theUsageListsTheMatchingFormsOfACommand() {
    assertThat(refusal(Place.LOBBY, List.of("keys", "nonsense")))
        .isEqualTo(
            "Unexpected argument: nonsense." + " Usage: keys [add | join WORD | code | drop N]");
    assertThat(refusal(Place.LOBBY, List.of("event", "autumn", "fly")))
        .isEqualTo(
            "Unexpected argument: fly. Usage: event NAME [enter [PARTNER] | play | deal K | deals"
                + " | results | csv | withdraw | cancel]");
    assertThat(refusal(Place.LOBBY, List.of("daily", "pairs", "ben", "x")))
        .isEqualTo("Unexpected argument: x. Usage: daily DEAL [PARTNER]");
    assertThat(refusal(Place.LOBBY, List.of("leaders", "ta-se", "ever")))
        .isEqualTo("Unexpected argument: ever. Usage: leaders GAME [all]");
  }

  @Test
  void anUnambiguousPrefixIsSufficientInTheLobby() {
    assertThat(ServerCommands.LOBBY.find(List.of("GAM"))).isInstanceOf(Lookup.FoundCommand.class);
    assertThat(ServerCommands.LOBBY.find(List.of("le", "3")))
        .isEqualTo(new Lookup.UnknownCommand<>("le", List.of("leave", "leaders")));
    assertThat(refusal(Place.LOBBY, List.of("tabels")))
        .isEqualTo("There is no command \"tabels\". Did you mean tables?");
    assertThat(refusal(Place.LOBBY, List.of("xyzzy")))
        .isEqualTo("There is no command \"xyzzy\". Type help for all commands.");
    assertThat(ServerCommands.WAITING.find(List.of("lea")))
        .isInstanceOf(Lookup.UnknownCommand.class);
  }

  /** Command words are reserved, so that no user has a name that is a command. */
  @Test
  void commandWordsAreReservedNames() {
    assertThat(ServerCommands.reservedWords())
        .contains("tables", "adjourn", "lobby", "hint")
        .allMatch(word -> word.matches("[a-z]+"));
  }

  @Test
  void everyLobbyCommandIsCompleted() {
    List<String> lines =
        LobbyRenderer.screen(
                new LobbyView(
                    new Account("key:1", "anna"),
                    true,
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    0,
                    List.of()),
                LobbySection.MAIN,
                List.of(),
                List.of(),
                Size.DEFAULT)
            .lines();
    for (CommandForm form : forms(ServerCommands.LOBBY)) {
      assertThat(lines).anyMatch(line -> line.split(" ", 2)[0].equals(form.word()));
    }
    assertThat(lines)
        .contains("results", "results ta-se", "daily pairs", "keys join", "event make", "help")
        .noneMatch(line -> line.matches(".*[A-Z\\[].*"));
  }

  private static List<CommandForm> forms(CommandTable<?> commands) {
    return commands.entries().stream().<CommandForm>map(Entry::form).toList();
  }

  /** With {@code -Dgolden=write}, rewrites the documentation instead. */
  @ParameterizedTest
  @EnumSource
  void theDocumentationListsEveryCommand(Place place) throws IOException {
    StringBuilder table = new StringBuilder("| command | effect |\n|---|---|\n");
    for (CommandForm form : forms(place.commands)) {
      String about = ServerCommands.description(form, place.key()).replace("\n", "<br>");
      table.append("| `%s` | %s |\n".formatted(form.usage().replace("|", "\\|"), about));
    }
    String begin = "<!-- commands: %s -->\n\n".formatted(place.key());
    String end = "\n<!-- end of commands -->\n";
    String page = Files.readString(PAGE);
    int from = page.indexOf(begin) + begin.length();
    int to = page.indexOf(end, from);
    assertThat(from).isGreaterThan(begin.length());
    assertThat(to).isGreaterThanOrEqualTo(from);
    if (System.getProperty("golden", "").equals("write")) {
      Files.writeString(PAGE, page.substring(0, from) + table + page.substring(to));
      return;
    }
    assertThat(page.substring(from, to)).isEqualTo(table.toString());
  }

  @Test
  void theExamplesInTheDocumentationCanBeTyped() throws IOException {
    String page = Files.readString(PAGE).replaceAll("(?s)<!-- commands.*?end of commands -->", "");
    int tried = 0;
    for (MatchResult row : COMMAND_ROW.matcher(page).results().toList()) {
      for (MatchResult example :
          Pattern.compile("`([^`]+)`").matcher(row.group(1)).results().toList()) {
        if (example.group(1).matches("[a-z]+=.*")) {
          continue;
        }
        assertThat(ServerCommands.LOBBY.find(CommandForm.words(example.group(1))))
            .as(example.group(1))
            .isInstanceOf(Lookup.FoundCommand.class);
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(30);
  }
}
