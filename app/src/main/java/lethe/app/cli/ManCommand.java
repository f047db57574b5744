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
      new CommandSyntax("Prints the manual page of the program or of one of its commands.");

  private final Supplier<List<String>> commandPath =
      syntax.remainingArguments(
          "COMMAND", 0, "*", "The command, such as play (default: the whole program).");

  private final Supplier<Optional<Path>> outputFolder =
      syntax.option(
          "--into",
          "FOLDER",
          Path.class,
          "Writes the manual pages of all commands to this folder instead.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    CommandSpec command = LetheCli.installedCommandLine().getCommandSpec();
    HelpExamples.addTo(command);
    if (outputFolder.get().isPresent()) {
      writePages(command, Files.createDirectories(outputFolder.get().get()));
      return ExitCodes.OK;
    }
    for (String name : commandPath.get()) {
      command = subcommand(command, name);
    }
    ProgramOutput output = ProgramOutput.of(false);
    output.out().print(ManPage.text(command));
    output.out().flush();
    return ExitCodes.OK;
  }

  private CommandSpec subcommand(CommandSpec command, String name) {
    CommandLine subcommand = command.subcommands().get(name);
    if (subcommand == null) {
      throw syntax.usageError("unknown-command", String.join(" ", commandPath.get()));
    }
    return subcommand.getCommandSpec();
  }

  private static void writePages(CommandSpec command, Path folder) throws IOException {
    OutputFile.writeInPlace(folder.resolve(ManPage.name(command) + ".6"), ManPage.text(command));
    for (CommandLine subcommand : command.subcommands().values()) {
      writePages(subcommand.getCommandSpec(), folder);
    }
  }
}
