package lethe.app.cli;

import java.io.IOException;
import lethe.app.frame.Size;
import lethe.app.words.Lists;

/**
 * Runs the program without a command: opens the main menu, or lists the games if there is no
 * terminal.
 */
final class Opening implements Command {
  private static final String MARGIN = "  ";

  private final Syntax syntax =
      new Syntax("Tabletop games of memory and hidden information, in the terminal.");

  private final AppearanceOptions looks = new AppearanceOptions(syntax);

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    Terminals to = looks.terminals();
    if (LocalPlay.isTerminal()) {
      try (LocalPlay evening = new LocalPlay(to)) {
        return new MainMenu(evening).run();
      }
    }
    to.out().println(Lethe.MESSAGES.format("menu"));
    int columns = to.columns().orElse(Size.DEFAULT.columns()) - MARGIN.length();
    GamesCommand.rows().in(columns).forEach(line -> to.out().println(MARGIN + line));
    to.out().println();
    Lists.alignColumns(Lethe.MESSAGES.format("menu.more")).forEach(to.out()::println);
    to.out().flush();
    return Exit.DONE;
  }
}
