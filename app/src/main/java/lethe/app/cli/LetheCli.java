package lethe.app.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.ProgramOutput;
import lethe.app.local.StandardStream;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.words.Escapes;
import lethe.app.words.Launcher;
import lethe.app.words.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** The command line of the program. */
public final class LetheCli {
  static final Messages MESSAGES = Messages.of(LetheCli.class);

  /** Suppliers of the commands by name, in the order of the help. */
  private static final Map<String, Supplier<CommandSyntax>> COMMANDS = commands();

  static {
    // No option has a date or time. Looking up converters for these types would slow down the
    // start.
    System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
  }

  private LetheCli() {}

  private static Map<String, Supplier<CommandSyntax>> commands() {
    Map<String, Supplier<CommandSyntax>> commands = new LinkedHashMap<>();
    commands.put("analyze", () -> syntaxOf(new AnalyzeCommand()));
    commands.put("completion", () -> syntaxOf(new CompletionCommand()));
    commands.put("games", () -> syntaxOf(new GamesCommand()));
    commands.put("admin", AdminCommand::syntax);
    commands.put("join", () -> syntaxOf(new JoinCommand()));
    commands.put("man", () -> syntaxOf(new ManCommand()));
    commands.put("play", () -> syntaxOf(new PlayCommand()));
    commands.put("puzzle", () -> syntaxOf(new PuzzleCommand()));
    commands.put("replay", () -> syntaxOf(new ReplayCommand()));
    commands.put("rules", () -> syntaxOf(new RulesCommand()));
    commands.put("run", () -> syntaxOf(new RunCommand()));
    commands.put("saves", () -> syntaxOf(new SavesCommand()));
    commands.put("serve", () -> syntaxOf(new ServeCommand()));
    commands.put("sim", () -> syntaxOf(new SimCommand()));
    commands.put("solve", () -> syntaxOf(new SolveCommand()));
    commands.put("verify", () -> syntaxOf(new VerifyCommand()));
    return commands;
  }

  private static CommandSyntax syntaxOf(CliCommand command) {
    return command.syntax().withAction(command);
  }

  /** Runs a command line and returns the exit code. Errors are printed on standard error. */
  public static int run(String[] args) {
    if (args.length == 0 || args[0].equals("play")) {
      LocalPlay.prepare();
    }
    CommandLine commandLine = commandLine(neededCommands(args));
    ProgramOutput output = ProgramOutput.of(false);
    PrintWriter out = new PrintWriter(output.out(), false, output.out().charset());
    commandLine.setOut(out);
    commandLine.setErr(new PrintWriter(output.err(), true, output.err().charset()));
    int exitCode = commandLine.execute(args);
    out.flush();
    return exitCodeAfterOutput(exitCode, output);
  }

  /**
   * Returns the exit code of a command, or {@link ExitCodes#INTERNAL_ERROR} if some of its output
   * could not be written, or if it succeeded and its warnings could not be written.
   */
  private static int exitCodeAfterOutput(int exitCode, ProgramOutput output) {
    Optional<String> failure = StandardStream.OUT.failure();
    failure.ifPresent(reason -> output.err().println(MESSAGES.format("not-written", reason)));
    boolean errorOutputLost = exitCode == ExitCodes.OK && StandardStream.ERR.failure().isPresent();
    return failure.isPresent() || errorOutputLost ? ExitCodes.INTERNAL_ERROR : exitCode;
  }

  /**
   * Returns the commands needed to parse a command line. Omitting the others saves startup time.
   */
  private static Set<String> neededCommands(String[] args) {
    if (args.length == 0) {
      return Set.of();
    }
    return COMMANDS.containsKey(args[0]) ? Set.of(args[0]) : COMMANDS.keySet();
  }

  /** Returns the complete command line with {@code lethe} as the name of the program. */
  static CommandLine installedCommandLine() {
    return commandLine().setCommandName("lethe");
  }

  /** Returns the command line with all commands. */
  static CommandLine commandLine() {
    return commandLine(COMMANDS.keySet());
  }

  private static CommandLine commandLine(Set<String> commands) {
    Map<String, CommandSyntax> syntaxes = new LinkedHashMap<>();
    COMMANDS.forEach(
        (name, syntax) -> {
          if (commands.contains(name)) {
            syntaxes.put(name, syntax.get());
          }
        });
    return syntaxOf(new MainCommand())
        .withSubcommands(syntaxes)
        .commandLine()
        .setCommandName(Launcher.COMMAND)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setHelpFactory(LetheCli::help)
        .setParameterExceptionHandler(LetheCli::handleUsageError)
        .setExecutionExceptionHandler(LetheCli::handleFailure);
  }

  /** Creates the help of a command. The examples are loaded here, and not at every start. */
  private static Help help(CommandSpec spec, Help.ColorScheme colors) {
    HelpExamples.addTo(spec);
    return new Help(spec, colors);
  }

  private static int handleUsageError(CommandLine.ParameterException e, String[] args) {
    CommandLine commandLine = e.getCommandLine();
    PrintWriter err = commandLine.getErr();
    err.println("lethe: " + Escapes.forSingleLine(UsageErrors.format(e)));
    List<String> suggestions =
        e instanceof CommandLine.UnmatchedArgumentException unmatched
            ? UsageErrors.suggestions(commandLine, unmatched)
            : List.of();
    if (!suggestions.isEmpty()) {
      err.println(MESSAGES.format("suggestion", String.join(", ", suggestions)));
    }
    err.println(MESSAGES.format("usage", commandLine.getCommandSpec().qualifiedName()));
    return ExitCodes.USAGE_ERROR;
  }

  private static int handleFailure(
      Exception e, CommandLine commandLine, CommandLine.ParseResult parseResult) {
    commandLine.getErr().println(ErrorMessages.failure(e));
    return ExitCodes.INTERNAL_ERROR;
  }
}
