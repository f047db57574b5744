package lethe.app.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
import lethe.app.save.FileName;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.words.Escapes;
import lethe.app.words.Launcher;
import lethe.app.words.Messages;
import lethe.engine.core.Numbers;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** The command line of the program. */
public final class LetheCli {
  static final Messages MESSAGES = Messages.of(LetheCli.class);

  /** The commands by name, in the order of the help. */
  private static final Map<String, Supplier<CommandSyntax>> COMMANDS = commands();

  static {
    // No option takes a time. Looking up converters for such types would slow down every start.
    System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
  }

  /** The minimum width of help, below which picocli cannot format it. */
  private static final int MIN_HELP_COLUMNS = 55;

  private LetheCli() {}

  private static Map<String, Supplier<CommandSyntax>> commands() {
    Map<String, Supplier<CommandSyntax>> all = new LinkedHashMap<>();
    all.put("analyze", () -> syntaxOf(new AnalyzeCommand()));
    all.put("completion", () -> syntaxOf(new CompletionCommand()));
    all.put("games", () -> syntaxOf(new GamesCommand()));
    all.put("admin", AdminCommand::syntax);
    all.put("join", () -> syntaxOf(new JoinCommand()));
    all.put("man", () -> syntaxOf(new ManCommand()));
    all.put("play", () -> syntaxOf(new PlayCommand()));
    all.put("puzzle", () -> syntaxOf(new PuzzleCommand()));
    all.put("replay", () -> syntaxOf(new ReplayCommand()));
    all.put("rules", () -> syntaxOf(new RulesCommand()));
    all.put("run", () -> syntaxOf(new RunCommand()));
    all.put("saves", () -> syntaxOf(new SavesCommand()));
    all.put("serve", () -> syntaxOf(new ServeCommand()));
    all.put("sim", () -> syntaxOf(new SimCommand()));
    all.put("solve", () -> syntaxOf(new SolveCommand()));
    all.put("verify", () -> syntaxOf(new VerifyCommand()));
    return all;
  }

  private static CommandSyntax syntaxOf(CliCommand command) {
    return command.syntax().action(command);
  }

  /** Runs a command line and returns the exit code. */
  public static int run(String[] args) {
    if (args.length == 0 || args[0].equals("play")) {
      LocalPlay.prepare();
    }
    ProgramOutput to = ProgramOutput.of(false);
    PrintWriter out = writer(to.out());
    int exit;
    try {
      CommandLine line = commandLine(neededCommands(args));
      line.setOut(out);
      line.setErr(writer(to.err()));
      exit = line.execute(args);
    } catch (InvalidPathException e) {
      // The home folder has a name that the JVM cannot use.
      to.err().println(ErrorMessages.failure(e));
      exit = ExitCodes.INTERNAL_ERROR;
    }
    out.flush();
    return exitCode(exit, to);
  }

  /** Returns a writer that prints to a stream, which escapes characters outside its charset. */
  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) {
            stream.print(new String(text, from, length));
          }

          @Override
          public void flush() {
            stream.flush();
          }

          @Override
          public void close() {
            stream.close();
          }
        },
        true);
  }

  /**
   * Returns the exit code of a command, or that of a failure if some of its output could not be
   * written.
   */
  private static int exitCode(int exit, ProgramOutput to) {
    Optional<String> failure = StandardStream.OUT.failure();
    failure.ifPresent(reason -> to.err().println(MESSAGES.format("not-written", reason)));
    boolean lost = exit == ExitCodes.OK && StandardStream.ERR.failure().isPresent();
    return failure.isPresent() || lost ? ExitCodes.INTERNAL_ERROR : exit;
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

  /** Returns the complete command line under the program's installed name. */
  static CommandLine installedCommandLine() {
    return commandLine().setCommandName("lethe");
  }

  /** Returns the complete command line. */
  static CommandLine commandLine() {
    return commandLine(COMMANDS.keySet());
  }

  private static CommandLine commandLine(Set<String> commands) {
    Map<String, CommandSyntax> known = new LinkedHashMap<>();
    COMMANDS.forEach(
        (name, syntax) -> {
          if (commands.contains(name)) {
            known.put(name, syntax.get());
          }
        });
    return syntaxOf(new MainCommand())
        .withSubcommands(known)
        .commandLine()
        .setCommandName(Launcher.NAME)
        .registerConverter(Path.class, LetheCli::path)
        .registerConverter(Integer.class, text -> number(Numbers.parseInt(text)))
        .registerConverter(Long.class, text -> number(Numbers.parseLong(text)))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setHelpFactory(LetheCli::help)
        .setParameterExceptionHandler(LetheCli::handleUsageError)
        .setExecutionExceptionHandler(LetheCli::handleFailure);
  }

  /** Returns a number. The message of the exception is not used. */
  private static <N> N number(Optional<N> number) {
    return number.orElseThrow(() -> new CommandLine.TypeConversionException(""));
  }

  private static Path path(String name) {
    try {
      return FileName.path(name);
    } catch (InvalidPathException e) {
      throw new CommandLine.TypeConversionException(ErrorMessages.fileName(e));
    }
  }

  /**
   * Loads the examples and looks up the width of the window only when help is requested, not at
   * every start.
   */
  private static Help help(CommandSpec spec, Help.ColorScheme colors) {
    HelpExamples.addTo(spec);
    spec.usageMessage().width(Math.max(MIN_HELP_COLUMNS, ProgramOutput.textColumns()));
    return new Help(spec, colors);
  }

  private static int handleUsageError(CommandLine.ParameterException e, String[] args) {
    CommandLine line = e.getCommandLine();
    PrintWriter err = line.getErr();
    err.println("lethe: " + Escapes.inLine(UsageErrors.format(e)));
    List<String> suggestions =
        e instanceof CommandLine.UnmatchedArgumentException unmatched
            ? UsageErrors.suggestions(line, unmatched)
            : List.of();
    if (!suggestions.isEmpty()) {
      err.println(MESSAGES.format("meant", String.join(", ", suggestions)));
    }
    err.println(MESSAGES.format("usage", line.getCommandSpec().qualifiedName()));
    return ExitCodes.USAGE_ERROR;
  }

  private static int handleFailure(Exception e, CommandLine line, CommandLine.ParseResult parsed) {
    line.getErr().println(ErrorMessages.failure(e));
    return ExitCodes.INTERNAL_ERROR;
  }
}
