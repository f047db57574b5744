package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Tests that the help of every command has examples. {@link TypedExamplesTest} tests that the
 * examples are valid.
 */
class HelpExamplesTest {
  static Stream<String> commands() {
    return CommandTree.withSubcommands(LetheCli.commandLine())
        .map(command -> command.getCommandSpec().qualifiedName());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyHelpTextHasAnExampleOfItsCommand(String name) {
    CommandLine command =
        CommandTree.withSubcommands(LetheCli.commandLine())
            .filter(candidate -> candidate.getCommandSpec().qualifiedName().equals(name))
            .findFirst()
            .orElseThrow();
    String examples = command.getUsageMessage().replaceAll("(?s).*Examples:\n", "");
    assertThat(examples).startsWith("  " + name);
    assertThat(examples.lines())
        .as("every example is on one line")
        .allMatch(line -> line.startsWith("  lethe"));
  }
}
