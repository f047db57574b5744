package lethe.app.cli;

import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.text.Launcher;
import lethe.app.titles.Title;

final class RulesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Prints the rules of a game, with every ruling.");

  private final Supplier<Title<?, ?, ?>> title =
      syntax.gameArgument("The game. ${ROOT-COMMAND-NAME} games lists the games.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    ProgramOutput output = ProgramOutput.of(false);
    title.get().help(Launcher.COMMAND).lines().forEach(output.out()::println);
    output.out().flush();
    return ExitCodes.OK;
  }
}
