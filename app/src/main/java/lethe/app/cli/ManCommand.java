package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

final class ManCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Prints the man page of the program or of one of its commands.");

  private final Supplier<List<String>> path =
      syntax.words("COMMAND", 0, "*", "Which command, like play; not given: the whole program.");

  private final Supplier<Optional<Path>> into =
      syntax.option(
          "--into",
          "FOLDER",
          Path.class,
          "Writes the man pages of all commands to this folder instead.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    CommandSpec command = LetheCli.installedCommandLine().getCommandSpec();
    HelpExamples.addTo(command);
    if (into.get().isPresent()) {
      write(command, Files.createDirectories(into.get().get()));
      return ExitCodes.OK;
    }
    for (String name : path.get()) {
      command = subcommand(command, name);
    }
    ProgramOutput output = ProgramOutput.of(false);
    output.out().print(ManPage.of(command));
    output.out().flush();
    return ExitCodes.OK;
  }

  private CommandSpec subcommand(CommandSpec command, String name) {
    CommandLine below = command.subcommands().get(name);
    if (below == null) {
      throw syntax.usageError("unknown-command", String.join(" ", path.get()));
    }
    return below.getCommandSpec();
  }

  private static void write(CommandSpec command, Path folder) throws IOException {
    OutputFile.fill(folder.resolve(ManPage.name(command) + ".6"), ManPage.of(command));
    for (CommandLine below : command.subcommands().values()) {
      write(below.getCommandSpec(), folder);
    }
  }
}
