package lethe.app.cli;

import lethe.app.titles.Title;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(description = "Prints a game's rules, in our words and with every ruling.")
final class RulesCommand implements Runnable {
  @Parameters(
      paramLabel = "GAME",
      converter = TitleConverter.class,
      completionCandidates = Candidates.Games.class,
      description = "Which game; ${ROOT-COMMAND-NAME} games lists them.")
  private Title<?, ?, ?> title;

  @Override
  public void run() {
    Terminals to = Terminals.of(false);
    title.help().lines().forEach(to.out()::println);
    to.out().flush();
  }
}
