package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * Tests that options can be given in a file and in the environment, and which source takes
 * precedence.
 */
class ConfigSourcesTest {
  @TempDir Path folder;

  private final CommandSyntax syntax = new CommandSyntax("A command.");
  private final Supplier<Integer> port =
      syntax.option("--port", "N", Integer.class, "2222", "The port (default: ${DEFAULT-VALUE}).");
  private final BooleanSupplier noGuests = syntax.flag("--no-guests", "Admits no guests.");
  private final Supplier<List<String>> proxies =
      syntax.repeatableOption("--proxy-from", "ADDRESS", "A proxy.");
  private CommandLine commandLine;
  private Path file;

  @BeforeEach
  void createCommandLine() {
    commandLine = syntax.buildCommandLine();
    file = folder.resolve("lethe.conf");
  }

  private void apply(String text, Map<String, String> environment, String... arguments)
      throws IOException {
    Files.writeString(file, text);
    commandLine.parseArgs(arguments);
    sources().reparseCommandLine(Optional.of(file), environment);
  }

  private ConfigSources sources() {
    return new ConfigSources(commandLine.getCommandSpec(), "APP_");
  }

  @Test
  void settingsAreReadFromAFile() throws IOException {
    apply(
        "# A comment\n\nport = 22\nno-guests=true\nproxy-from = 192.0.2.1, 192.0.2.0/24\n",
        Map.of());
    assertThat(port.get()).isEqualTo(22);
    assertThat(noGuests.getAsBoolean()).isTrue();
    assertThat(proxies.get()).containsExactly("192.0.2.1", "192.0.2.0/24");
  }

  @Test
  void variablesOverrideTheFileAndOptionsOverrideBoth() throws IOException {
    Map<String, String> environment =
        Map.of("APP_PORT", "23", "APP_NO_GUESTS", "false", "APP_OTHER", "x", "PORT", "1");
    apply("port = 22\nno-guests = true\n", environment);
    assertThat(port.get()).isEqualTo(23);
    assertThat(noGuests.getAsBoolean()).isFalse();
    apply("port = 22\nproxy-from = 192.0.2.1\n", environment, "--port", "24", "--proxy-from", "x");
    assertThat(port.get()).isEqualTo(24);
    assertThat(proxies.get()).containsExactly("x");
  }

  @Test
  void errorsNameTheLineOrTheVariable() {
    assertError("port = 1\nprot = 22\n", Map.of(), file + ":2: there is no setting \"prot\"");
    assertError("port = 1\nport = 2\n", Map.of(), file + ":2: the setting \"port\" occurs twice");
    assertError("port\n", Map.of(), file + ":1: \"port\" has no value");
    assertError("port =\n", Map.of(), file + ":1: \"port\" has no value");
    assertError("no-guests = yes\n", Map.of(), file + ":1: no-guests takes true or false");
    assertError("port = x\n", Map.of(), file + ":1: --port takes a whole number, not \"x\"");
    assertError("", Map.of("APP_PORT", ""), "APP_PORT is empty; give it a value");
    assertError("", Map.of("APP_NO_GUESTS", " "), "APP_NO_GUESTS is empty; give it a value");
    assertError("", Map.of("APP_PORT", "x"), "APP_PORT: --port takes a whole number, not \"x\"");
  }

  private void assertError(String text, Map<String, String> environment, String message) {
    assertThatThrownBy(() -> apply(text, environment))
        .isInstanceOf(ParameterException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void theSampleFileContainsEverySettingAndCanBeRead() throws IOException {
    commandLine.parseArgs("--port", "22");
    List<String> sample = new ArrayList<>(sources().sample());
    assertThat(sample)
        .contains(
            "# The port (default: 2222).",
            "port = 22",
            "#no-guests = true",
            "#proxy-from = ADDRESS")
        .noneMatch(line -> line.contains("help"));
    apply(String.join("\n", sample), Map.of());
    assertThat(port.get()).isEqualTo(22);
    assertThat(noGuests.getAsBoolean()).isFalse();
  }
}
