package lethe.app.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import lethe.app.titles.Titles;
import lethe.app.words.Launcher;
import lethe.app.words.Listing;
import lethe.app.words.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ScopeType;

/** The program's command line. */
@Command(
    name = "lethe",
    description = "Tabletop games of memory and hidden information, in the terminal.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      AnalyseCommand.class,
      GamesCommand.class,
      HouseCommand.class,
      JoinCommand.class,
      PlayCommand.class,
      PuzzleCommand.class,
      ReplayCommand.class,
      RulesCommand.class,
      RunCommand.class,
      SavesCommand.class,
      ServeCommand.class,
      SimCommand.class,
      SolveCommand.class,
      VerifyCommand.class
    })
public final class Lethe implements Callable<Integer> {
  static final Messages SAY = Messages.of(Lethe.class);

  /** Runs one command line and tells the exit code. */
  public static int run(String[] args) {
    return line().execute(args);
  }

  static CommandLine line() {
    CommandLine line =
        new CommandLine(new Lethe())
            .setCommandName(Launcher.NAME)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setUsageHelpAutoWidth(true)
            .setParameterExceptionHandler(Lethe::misused)
            .setExecutionExceptionHandler(Lethe::failed);
    line.getCommandSpec().version("lethe " + SAY.say("version"));
    return line;
  }

  @Mixin private AppearanceOptions looks;

  @Override
  public Integer call() throws IOException {
    Terminals to = looks.terminals();
    if (LocalPlay.isTerminal()) {
      try (LocalPlay evening = new LocalPlay(to)) {
        return new MainMenu(evening).run();
      }
    }
    to.out().println(SAY.say("menu"));
    Titles.ALL.forEach(title -> to.out().println("  " + GamesCommand.line(title)));
    to.out().println();
    Listing.aligned(SAY.say("menu.more")).forEach(to.out()::println);
    to.out().flush();
    return Exit.DONE;
  }

  private static int misused(CommandLine.ParameterException e, String[] args) {
    CommandLine line = e.getCommandLine();
    line.getErr().println("lethe: " + e.getMessage());
    List<String> near =
        e instanceof CommandLine.UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    if (!near.isEmpty()) {
      line.getErr().println(SAY.say("meant", String.join(", ", near)));
    }
    line.getErr().println(SAY.say("usage", line.getCommandSpec().qualifiedName()));
    return Exit.WRONG_USAGE;
  }

  private static int failed(Exception e, CommandLine line, CommandLine.ParseResult parsed) {
    line.getErr().println(failure(e));
    return Exit.FAILED;
  }

  /** What is said of a bug. */
  static String failure(Exception e) {
    return SAY.say("failed", e.getCause() instanceof IOException cause ? cause : e);
  }
}
