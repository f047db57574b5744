package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The help of every command says what to type. That it can be typed, TypedExamplesTest tries. */
class ExamplesTest {
  static Stream<String> commands() {
    return below(Lethe.line()).map(line -> line.getCommandSpec().qualifiedName());
  }

  private static Stream<CommandLine> below(CommandLine line) {
    return Stream.concat(
        Stream.of(line), line.getSubcommands().values().stream().flatMap(ExamplesTest::below));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyHelpHasAnExampleOfItsCommand(String name) {
    CommandLine line =
        below(Lethe.line())
            .filter(each -> each.getCommandSpec().qualifiedName().equals(name))
            .findFirst()
            .orElseThrow();
    String examples = line.getUsageMessage().replaceAll("(?s).*Examples:\n", "");
    assertThat(examples).startsWith("  " + name);
    assertThat(examples.lines()).as("none goes on in another line").allMatch(ExamplesTest::begins);
  }

  private static boolean begins(String line) {
    return line.startsWith("  lethe");
  }
}
