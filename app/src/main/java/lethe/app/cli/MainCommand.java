package lethe.app.cli;

import java.io.IOException;
import lethe.app.frame.Size;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.MainMenu;
import lethe.app.local.ProgramOutput;
import lethe.app.text.Lists;

/**
 * The program without a command: opens the main menu, or lists the games if the full screen is not
 * supported.
 */
final class MainCommand implements CliCommand {
  private static final String INDENT = "  ";

  private final CommandSyntax syntax =
      new CommandSyntax("Tabletop games of memory and hidden information, in the terminal.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    if (LocalPlay.supportsFullScreen()) {
      try (LocalPlay localPlay = new LocalPlay(output, false)) {
        return localPlay.run(() -> new MainMenu(localPlay).open());
      }
    }
    output.out().println(LetheCli.MESSAGES.format("menu"));
    int columns = output.columnsIfInteractive().orElse(Size.DEFAULT.columns()) - INDENT.length();
    GamesCommand.gameList()
        .wrappedLines(columns)
        .forEach(line -> output.out().println(INDENT + line));
    output.out().println();
    Lists.alignColumns(LetheCli.MESSAGES.format("menu.more")).forEach(output.out()::println);
    output.out().flush();
    return ExitCodes.OK;
  }
}
