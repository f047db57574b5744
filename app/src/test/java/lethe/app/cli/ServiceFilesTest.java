package lethe.app.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Tests the files in the packages that run or monitor a server, such as the systemd unit and the
 * container file, and the scripts that start the program.
 */
class ServiceFilesTest {
  private static final Path FILES = DocumentationPages.ROOT.resolve("app/src/image");
  private static final Path CHECKOUT_SCRIPT = DocumentationPages.ROOT.resolve("app/lethe");
  private static final Pattern ASSIGNMENT = Pattern.compile("(?m)^ *(\\w+)=");
  private static final Pattern UNIT_COMMAND = Pattern.compile("(?m)^Exec\\w+=/usr/bin/lethe (.*)$");
  private static final Pattern VARIABLE = Pattern.compile("(?m)^ +LETHE_SERVE_(\\w+):");
  private static final Pattern METRIC = Pattern.compile("lethe_\\w+");
  private static final Pattern CONTAINER_COMMAND = Pattern.compile("(?m)^CMD \\[(.*)]$");

  @Test
  void theUnitHasValidServeAndDrainCommands() throws IOException {
    String unit = Files.readString(FILES.resolve("lethe.service")).replace("\\\n", " ");
    List<String> lines =
        UNIT_COMMAND.matcher(unit).results().map(match -> match.group(1).strip()).toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).startsWith("serve ");
    assertThat(lines.getLast()).startsWith("admin drain ");
    lines.forEach(line -> assertParsed(line.split(" +", -1)));
  }

  @Test
  void theContainerHasAValidServeCommand() throws IOException {
    String file = Files.readString(FILES.resolve("Containerfile"));
    MatchResult command = CONTAINER_COMMAND.matcher(file).results().findFirst().orElseThrow();
    assertThat(command.group(1)).startsWith("\"serve\"");
    assertParsed(command.group(1).replace("\"", "").split(", ", -1));
  }

  /** The server ignores variables that are not settings. */
  @Test
  void theComposeFileUsesExistingSettings() throws IOException {
    CommandSpec serve = LetheCli.commandLine().getSubcommands().get("serve").getCommandSpec();
    List<String> options =
        VARIABLE
            .matcher(Files.readString(FILES.resolve("compose.yml")))
            .results()
            .map(match -> "--" + match.group(1).toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    assertThat(options).contains("--database", "--proxy-from");
    assertThat(options).allSatisfy(option -> assertThat(serve.findOption(option)).isNotNull());
  }

  /** A rule about a metric that does not exist would never raise an alert. */
  @Test
  void theAlertsUseDocumentedMetrics() throws IOException {
    String documentation = DocumentationPages.text("app/docs/OPERATING.md");
    List<String> metrics =
        METRIC
            .matcher(Files.readString(FILES.resolve("alerts.yml")))
            .results()
            .map(match -> match.group().replaceFirst("_bucket$", ""))
            .distinct()
            .toList();
    assertThat(metrics).hasSizeGreaterThan(5);
    assertThat(metrics).allSatisfy(metric -> assertThat(documentation).contains("`" + metric));
  }

  /** A shell script that sources another shares all variables with it. */
  @Test
  void theLauncherDoesNotChangeVariablesOfTheScriptsThatSourceIt() throws Exception {
    Path launcher = DocumentationPages.ROOT.resolve("app/launch.sh");
    for (Path script : List.of(FILES.resolve("pack.sh"), FILES.resolve("lethe"), CHECKOUT_SCRIPT)) {
      List<String> variables =
          ASSIGNMENT
              .matcher(Files.readString(script))
              .results()
              .map(match -> match.group(1))
              .distinct()
              .toList();
      String check =
          variables.stream()
              .map(name -> "[ \"$%1$s\" = kept ] || echo %1$s\n".formatted(name))
              .collect(joining());
      Process shell =
          new ProcessBuilder(
                  "sh",
                  "-c",
                  String.join("=kept ", variables) + "=kept\n. '" + launcher + "'\n" + check)
              .redirectErrorStream(true)
              .start();
      assertThat(variables).contains("java_home");
      assertThat(shell.inputReader().lines()).as("changed variables of " + script).isEmpty();
    }
  }

  private static void assertParsed(String... arguments) {
    assertThatCode(() -> LetheCli.commandLine().parseArgs(arguments))
        .as(String.join(" ", arguments))
        .doesNotThrowAnyException();
  }
}
