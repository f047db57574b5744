package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(description = "Prints the manual page of the program or of one of its commands, for man.")
final class ManCommand implements Runnable {
  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..*",
      description = "Which command, like play; not given: the whole program.")
  private List<String> path = new ArrayList<>();

  @Override
  public void run() {
    CommandLine command = Lethe.installed();
    Examples.into(command.getCommandSpec());
    for (String name : path) {
      command = below(command, name);
    }
    Terminals to = Terminals.of(false);
    to.out().print(ManPage.of(command.getCommandSpec()));
    to.out().flush();
  }

  private CommandLine below(CommandLine command, String name) {
    CommandLine below = command.getSubcommands().get(name);
    if (below == null) {
      throw usage.wrong("unknown-command", String.join(" ", path));
    }
    return below;
  }
}
