package lethe.app.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import lethe.app.terminal.LocalTty;
import lethe.app.titles.Titles;
import lethe.app.words.Launcher;
import lethe.app.words.Listing;
import lethe.app.words.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;

/** The program's command line. */
@Command(
    name = "lethe",
    description = "Tabletop games of memory and hidden information, in the terminal.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND")
public final class Lethe implements Callable<Integer> {
  static final Messages SAY = Messages.of(Lethe.class);

  /** The commands by name, as they are listed. */
  private static final Map<String, Supplier<Object>> COMMANDS = commands();

  private static Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("analyse", AnalyseCommand::new);
    all.put("completion", CompletionCommand::new);
    all.put("games", GamesCommand::new);
    all.put("house", HouseCommand::new);
    all.put("join", JoinCommand::new);
    all.put("man", ManCommand::new);
    all.put("play", PlayCommand::new);
    all.put("puzzle", PuzzleCommand::new);
    all.put("replay", ReplayCommand::new);
    all.put("rules", RulesCommand::new);
    all.put("run", RunCommand::new);
    all.put("saves", SavesCommand::new);
    all.put("serve", ServeCommand::new);
    all.put("sim", SimCommand::new);
    all.put("solve", SolveCommand::new);
    all.put("verify", VerifyCommand::new);
    return all;
  }

  /** Runs one command line and tells the exit code. */
  public static int run(String[] args) {
    if (LocalPlay.isTerminal() && (args.length == 0 || "play".equals(args[0]))) {
      LocalTty.prepare();
    }
    return line(needed(args)).execute(args);
  }

  /**
   * What has to be known to read this line. Picocli looks through every option of a command when it
   * is told of it, and whoever starts a match would wait for those of all the others.
   */
  private static Set<String> needed(String[] args) {
    if (args.length == 0) {
      return Set.of();
    }
    return COMMANDS.containsKey(args[0]) ? Set.of(args[0]) : COMMANDS.keySet();
  }

  /** The whole command line, under the name that it has once it is installed. */
  static CommandLine installed() {
    return line().setCommandName("lethe");
  }

  /** The whole command line. */
  static CommandLine line() {
    return line(COMMANDS.keySet());
  }

  private static CommandLine line(Set<String> commands) {
    CommandLine line = new CommandLine(new Lethe());
    COMMANDS.forEach(
        (name, command) -> {
          if (commands.contains(name)) {
            line.addSubcommand(name, new CommandLine(command.get()));
          }
        });
    line.setCommandName(Launcher.NAME)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setHelpFactory(Lethe::help)
        .setParameterExceptionHandler(Lethe::misused)
        .setExecutionExceptionHandler(Lethe::failed);
    line.getCommandSpec().version("lethe " + SAY.say("version"));
    return line;
  }

  /** Examples are read when somebody asks for help, and not when the program starts. */
  private static Help help(CommandSpec spec, Help.ColorScheme colors) {
    Examples.into(spec);
    return new Help(spec, colors);
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
