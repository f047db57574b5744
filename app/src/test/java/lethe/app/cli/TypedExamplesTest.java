package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.menu.HomeMenu;
import lethe.app.story.Beat;
import lethe.app.text.CommandMarkup;
import lethe.app.text.Launcher;
import lethe.app.text.Resources;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Tests that every example of a command is valid. The examples are:
 *
 * <ul>
 *   <li>in lessons and rules: text between back quotes;
 *   <li>in rules, on lines that are indented by two blanks: each text that begins with a verb, in
 *       the only column or in all columns except the last, separated by commas; in the section
 *       about typing, all texts in the first column;
 *   <li>in the help of the main menu: the commands of every game;
 *   <li>in code blocks of documentation pages: lines after a seat's prompt, and scripts;
 *   <li>in documentation pages and resources: shell commands that begin with {@code lethe}.
 * </ul>
 */
@Tag("titles")
class TypedExamplesTest {
  private static final Pattern CODE_BLOCK = Pattern.compile("(?ms)^```\\n(.*?)^```$");
  private static final Pattern PROMPT = Pattern.compile("(?m)^([a-z]+)> (.+)$");
  private static final Pattern SHELL_COMMAND =
      Pattern.compile(
          "(?m)(?:^ *|`|: |\\| )(?:app/)?lethe(?! \\d)((?: [^\\s`#|>{][^\\s`]*| \\{0})*)");

  /** The command line used to look up commands. Parsing requires a new instance each time. */
  private static final CommandLine COMMANDS = LetheCli.commandLine();

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  private static <C, O, V> Notation<C> notation(Title<C, O, V> title) {
    return ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value().notation();
  }

  private static void assertCanBeParsed(Notation<?> notation, String command, String source) {
    String text = command.replaceAll("\\b[NX]\\b", "1").replace(" ...", "");
    boolean isVerb = notation.verbs().contains(text.toLowerCase(Locale.ROOT));
    assertThat(isVerb || notation.parse(text) instanceof Parsed<?>)
        .as("%s in %s: %s", command, source, notation.parse(text))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void commandsInLessonsCanBeParsed(Title<?, ?, ?> title) {
    List<String> commands = new ArrayList<>();
    title
        .texts()
        .lessons()
        .beats()
        .forEach(
            (name, beats) -> {
              for (Beat beat : beats) {
                for (String command : CommandMarkup.commands(String.join(" ", beat.lines()))) {
                  assertCanBeParsed(notation(title), command, name);
                  commands.add(command);
                }
              }
            });
    assertThat(commands).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void commandsInRulesCanBeParsed(Title<?, ?, ?> title) {
    Notation<?> notation = notation(title);
    String rules = title.texts().help();
    CommandMarkup.commands(rules).forEach(command -> assertCanBeParsed(notation, command, "rules"));
    String typing = rules.replaceAll("(?s).*\nTYPING\n", "").replaceAll("(?s)\n\n.*", "");
    for (String line : typing.lines().filter(line -> line.matches(" {2}\\S.*")).toList()) {
      for (String example : line.strip().split(" {2,}", -1)[0].split(", ", -1)) {
        assertCanBeParsed(notation, example, line);
      }
    }
    List<String> parsedVerbs = new ArrayList<>();
    for (String line : rules.lines().filter(line -> line.matches(" {2}\\S.*")).toList()) {
      String[] columns = line.strip().split(" {2,}", -1);
      for (String column : columns.length < 2 ? List.of(columns) : withoutLast(columns)) {
        for (String example : column.split(", ", -1)) {
          if (notation.verbs().contains(example.split(" ", -1)[0]) && !example.endsWith(" X")) {
            assertCanBeParsed(notation, example, line);
            parsedVerbs.add(example.split(" ", -1)[0]);
          }
        }
      }
    }
    assertThat(parsedVerbs).containsAll(notation.verbs());
  }

  private static List<String> withoutLast(String[] columns) {
    return Arrays.asList(columns).subList(0, columns.length - 1);
  }

  @Test
  void commonCommandsInTheHelpOfTheMenuExist() {
    String help = Resources.text(HomeMenu.class, "help.txt");
    String table = help.replaceAll("(?s).*in every game:\n", "").replaceAll("(?s)\n\n.*", "");
    assertThat(
            table
                .lines()
                .filter(line -> line.matches(" {2}\\S.*"))
                .map(line -> line.strip().split(" ", -1)[0]))
        .isNotEmpty()
        .isSubsetOf(Stream.of(CommonCommand.values()).map(CommonCommand::word).toList());
  }

  @Test
  void shellCommandsInDocumentationCanBeParsed() throws IOException {
    int parsed = 0;
    for (String page : DocumentationPages.all()) {
      parsed += parseShellCommands(DocumentationPages.text(page)).size();
    }
    assertThat(parsed).isGreaterThan(60);
  }

  @Test
  void shellCommandsInResourcesCanBeParsed() throws IOException {
    int parsed = 0;
    try (Stream<Path> files =
        Files.walk(DocumentationPages.ROOT.resolve("app/src/main/resources/lethe/app"))) {
      for (Path text :
          files.filter(path -> path.toString().matches(".*\\.(txt|properties)")).toList()) {
        parsed += parseShellCommands(Launcher.replacePlaceholder(Files.readString(text))).size();
      }
    }
    assertThat(parsed).isGreaterThan(8);
  }

  /** Asserts that every shell command in a text can be parsed. Returns the distinct commands. */
  private static Set<String> parseShellCommands(String text) {
    Set<String> parsed = new LinkedHashSet<>();
    for (MatchResult match : SHELL_COMMAND.matcher(text.replace("\\\n", " ")).results().toList()) {
      String command = match.group(1).replaceAll("[.;,:]+( |$)", "$1").replace("\\n", "").strip();
      String line =
          command
              .replace("GAME", "ta-se")
              .replace("SEAT=bot:LEVEL", "red=bot:perfect")
              .replaceAll("exec:\"[^\"]*\"", "exec:./player")
              .replaceAll(" <.*", "")
              .replaceAll("KEY=VALUE", "hints=on");
      if (!parsed.add(line) || isCommandName(line)) {
        continue;
      }
      assertThatCode(
              () ->
                  LetheCli.commandLine()
                      .parseArgs(line.isEmpty() ? new String[0] : line.split(" +", -1)))
          .as(line)
          .doesNotThrowAnyException();
    }
    return parsed;
  }

  /** Returns whether a line is only the name of a command, as in running text. */
  private static boolean isCommandName(String line) {
    CommandLine command = COMMANDS;
    for (String word : line.split(" +", -1)) {
      command = command.getSubcommands().get(word);
      if (command == null) {
        return false;
      }
    }
    return true;
  }

  @Test
  void gameCommandsAndScriptsInDocumentationAreValid(@TempDir Path folder) throws IOException {
    int commands = 0;
    int scripts = 0;
    for (String page : DocumentationPages.all()) {
      for (MatchResult block :
          CODE_BLOCK.matcher(DocumentationPages.text(page)).results().toList()) {
        commands += parsePromptLines(block.group(1));
        scripts += runScript(block.group(1), folder);
      }
    }
    assertThat(commands).isGreaterThan(3);
    assertThat(scripts).isEqualTo(1);
  }

  private static int parsePromptLines(String block) {
    int commands = 0;
    for (MatchResult line : PROMPT.matcher(block).results().toList()) {
      for (Title<?, ?, ?> title : Titles.ALL) {
        if (title.seats().names().contains(line.group(1))) {
          assertUnderstood(notation(title), line.group(2));
          commands++;
        }
      }
    }
    return commands;
  }

  private static int runScript(String block, Path folder) throws IOException {
    if (!block.startsWith("lethe 1")) {
      return 0;
    }
    Path script = Files.writeString(folder.resolve("page.lethe"), block);
    assertThat(CommandRunner.run("run", script.toString(), "--check").exitCode())
        .as(block)
        .isZero();
    return 1;
  }

  private static <C> void assertUnderstood(Notation<C> notation, String line) {
    Intent<C> intent = InputParser.parse(line, notation, List.of());
    assertThat(intent).as(line).isInstanceOfAny(Intent.Play.class, Intent.UseCommonCommand.class);
  }
}
