package lethe.app.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.ProgramOutput;
import lethe.app.local.StandardStream;
import lethe.app.save.FileName;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.text.Escapes;
import lethe.app.text.Launcher;
import lethe.app.text.Messages;
import lethe.engine.core.Numbers;
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

  /** A control sequence that sets a color or style. */
  private static final Pattern COLOR = Pattern.compile("\u001b\\[[0-9;]*m");

  /** The minimum width of help, below which picocli cannot format it. */
  private static final int MIN_HELP_COLUMNS = 55;

  private LetheCli() {}

  private static Map<String, Supplier<CommandSyntax>> commands() {
    Map<String, Supplier<CommandSyntax>> commands = new LinkedHashMap<>();
    commands.put("admin", AdminCommand::syntax);
    commands.put("analyze", () -> syntaxOf(new AnalyzeCommand()));
    commands.put("bot", BotCommand::syntax);
    commands.put("completion", () -> syntaxOf(new CompletionCommand()));
    commands.put("env", () -> syntaxOf(new EnvCommand()));
    commands.put("games", () -> syntaxOf(new GamesCommand()));
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
      LocalPlay.preloadFullScreen();
    }
    ProgramOutput output = ProgramOutput.of(false);
    PrintWriter out = writer(output.out());
    int exitCode;
    try {
      CommandLine commandLine = commandLine(neededCommands(args));
      commandLine.setOut(out);
      commandLine.setErr(writer(output.err()));
      exitCode = commandLine.execute(args);
    } catch (InvalidPathException e) {
      // The home folder has a name that the JVM cannot use.
      output.err().println(ErrorMessages.failure(e));
      exitCode = ExitCodes.INTERNAL_ERROR;
    }
    out.flush();
    return exitCodeAfterOutput(exitCode, output);
  }

  /**
   * Returns a writer that prints to a stream, which escapes control characters and characters
   * outside its charset. The colors of the help are written unchanged.
   */
  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) {
            String string = new String(text, from, length);
            Matcher color = COLOR.matcher(string);
            int end = 0;
            while (color.find()) {
              stream.print(string.substring(end, color.start()));
              stream.writeBytes(color.group().getBytes(StandardCharsets.US_ASCII));
              end = color.end();
            }
            stream.print(string.substring(end));
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
   * Returns the exit code of a command, or {@link ExitCodes#INTERNAL_ERROR} if some of its output
   * could not be written, or if it succeeded and its warnings could not be written.
   */
  private static int exitCodeAfterOutput(int exitCode, ProgramOutput output) {
    Optional<String> failureReason = StandardStream.OUT.failureReason();
    failureReason.ifPresent(reason -> output.err().println(MESSAGES.format("not-written", reason)));
    boolean errorOutputLost =
        exitCode == ExitCodes.OK && StandardStream.ERR.failureReason().isPresent();
    return failureReason.isPresent() || errorOutputLost ? ExitCodes.INTERNAL_ERROR : exitCode;
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
        .buildCommandLine()
        .setCommandName(Launcher.COMMAND)
        .registerConverter(Path.class, LetheCli::parsePath)
        .registerConverter(Integer.class, text -> requireNumber(Numbers.parseInt(text)))
        .registerConverter(Long.class, text -> requireNumber(Numbers.parseLong(text)))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setHelpFactory(LetheCli::createHelp)
        .setParameterExceptionHandler(LetheCli::handleUsageError)
        .setExecutionExceptionHandler(LetheCli::handleFailure);
  }

  /**
   * Returns a parsed number. If there is none, throws the exception with which converters report an
   * error; its message is not used.
   */
  private static <N> N requireNumber(Optional<N> number) {
    return number.orElseThrow(() -> new CommandLine.TypeConversionException(""));
  }

  private static Path parsePath(String name) {
    try {
      return FileName.path(name);
    } catch (InvalidPathException e) {
      throw new CommandLine.TypeConversionException(ErrorMessages.invalidFileName(e));
    }
  }

  /**
   * Creates the help of a command. The examples are loaded and the width of the window is
   * determined here, because doing so at every start would take time.
   */
  private static Help createHelp(CommandSpec spec, Help.ColorScheme colors) {
    HelpExamples.addTo(spec);
    spec.usageMessage().width(Math.max(MIN_HELP_COLUMNS, ProgramOutput.textColumns()));
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
