package lethe.app.cli;

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

/** Tests the commands in the systemd unit and the container file, which run unattended. */
class ServiceFilesTest {
  private static final Path FILES = DocumentationPages.ROOT.resolve("app/src/image");
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

  private static void assertParsed(String... arguments) {
    assertThatCode(() -> LetheCli.commandLine().parseArgs(arguments))
        .as(String.join(" ", arguments))
        .doesNotThrowAnyException();
  }
}
