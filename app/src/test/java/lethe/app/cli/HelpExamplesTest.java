package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Tests that the help of every command has examples. {@link TypedExamplesTest} tests that they can
 * be typed.
 */
class HelpExamplesTest {
  static Stream<String> commands() {
    return below(LetheCli.commandLine()).map(line -> line.getCommandSpec().qualifiedName());
  }

  private static Stream<CommandLine> below(CommandLine line) {
    return Stream.concat(
        Stream.of(line), line.getSubcommands().values().stream().flatMap(HelpExamplesTest::below));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyHelpTextHasAnExampleOfItsCommand(String name) {
    CommandLine line =
        below(LetheCli.commandLine())
            .filter(each -> each.getCommandSpec().qualifiedName().equals(name))
            .findFirst()
            .orElseThrow();
    String examples = line.getUsageMessage().replaceAll("(?s).*Examples:\n", "");
    assertThat(examples).startsWith("  " + name);
    assertThat(examples.lines())
        .as("every example is on one line")
        .allMatch(HelpExamplesTest::isCommand);
  }

  private static boolean isCommand(String line) {
    return line.startsWith("  lethe");
  }
}
