package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(description = "Prints the manual page of the program or of one of its commands, for man.")
final class ManCommand implements Callable<Integer> {
  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "Which command, like play; not given: the whole program.")
  private List<String> path = new ArrayList<>();

  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description = "Writes the pages of all commands into this folder, and prints none.")
  private Optional<Path> into = Optional.empty();

  @Override
  public Integer call() throws IOException {
    CommandSpec command = Lethe.installed().getCommandSpec();
    Examples.into(command);
    if (into.isPresent()) {
      write(command, Files.createDirectories(into.get()));
      return Exit.DONE;
    }
    for (String name : path) {
      command = below(command, name);
    }
    Terminals to = Terminals.of(false);
    to.out().print(ManPage.of(command));
    to.out().flush();
    return Exit.DONE;
  }

  private CommandSpec below(CommandSpec command, String name) {
    CommandLine below = command.subcommands().get(name);
    if (below == null) {
      throw usage.wrong("unknown-command", String.join(" ", path));
    }
    return below.getCommandSpec();
  }

  private static void write(CommandSpec command, Path folder) throws IOException {
    Files.writeString(folder.resolve(ManPage.name(command) + ".6"), ManPage.of(command));
    for (CommandLine below : command.subcommands().values()) {
      write(below.getCommandSpec(), folder);
    }
  }
}
