package lethe.app.cli;

import java.util.stream.Stream;
import picocli.CommandLine;

/** Lists the commands of the command line. */
final class CommandTree {
  private CommandTree() {}

  /** Returns a command and, recursively, its subcommands. */
  static Stream<CommandLine> withSubcommands(CommandLine command) {
    return Stream.concat(
        Stream.of(command),
        command.getSubcommands().values().stream().flatMap(CommandTree::withSubcommands));
  }
}
