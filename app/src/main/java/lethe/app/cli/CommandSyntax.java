package lethe.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.save.SaveFolder;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SavedGameNames;
import lethe.app.text.Launcher;
import lethe.app.text.ProgramVersion;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/**
 * The options and arguments of a command. Methods that add one return a supplier of its value,
 * which may be called only after the command line has been parsed.
 *
 * <p>Does not use picocli's annotations, because processing them would dominate the startup time.
 */
final class CommandSyntax {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection((Callable<Integer>) this::run);
  private @Nullable Callable<Integer> action;
  private Optional<ConfigSources> configSources = Optional.empty();
  private Supplier<Optional<Path>> configFile = Optional::empty;

  /** The index of the next positional argument. */
  private int nextArgumentIndex;

  /**
   * Creates a syntax without arguments. All commands have the options {@code --help} and {@code
   * --version}.
   *
   * @param description the description of the command, one string for each paragraph
   */
  CommandSyntax(String... description) {
    spec.usageMessage().description(description);
    spec.version("lethe " + ProgramVersion.NUMBER);
  }

  /** Adds subcommands by name. One of them is required if the command has no action. */
  CommandSyntax withSubcommands(Map<String, CommandSyntax> commands) {
    commands.forEach((name, command) -> spec.addSubcommand(name, command.buildCommandLine()));
    return this;
  }

  /** Sets the action to run after the command line has been parsed. */
  CommandSyntax withAction(Callable<Integer> newAction) {
    action = newAction;
    return this;
  }

  /**
   * Makes the help list options in the order in which they were added rather than alphabetically.
   */
  CommandSyntax keepOptionOrder() {
    spec.usageMessage().sortOptions(false);
    return this;
  }

  /**
   * Also accepts the options in environment variables and in a file, which the added option {@code
   * --config} names.
   *
   * @param prefix the prefix of the names of the variables
   */
  CommandSyntax withConfigFile(String prefix) {
    configSources = Optional.of(new ConfigSources(spec, prefix));
    configFile =
        option(
            "--config",
            "FILE",
            Path.class,
            "Reads settings from this file: NAME = VALUE for the option --NAME. Environment variables "
                + prefix
                + "NAME take precedence over the file, and options over both.");
    return this;
  }

  /**
   * Returns a sample configuration file that contains the values that have been given. Requires
   * {@link #withConfigFile}.
   */
  List<String> configSample() {
    return configSources.orElseThrow().sample();
  }

  /**
   * Creates the picocli command. Can be called only once, after everything has been added to this
   * syntax.
   */
  CommandLine buildCommandLine() {
    spec.usageMessage().synopsisSubcommandLabel(action == null ? "COMMAND" : "[COMMAND]");
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description("Shows this help message and exits.")
            .build());
    spec.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("Prints the version and exits.")
            .build());
    return new CommandLine(spec);
  }

  private int run() throws Exception {
    if (action == null) {
      throw usageError("misuse.no-subcommand", String.join(", ", spec.subcommands().keySet()));
    }
    for (ArgSpec arg : spec.commandLine().getParseResult().matchedArgs()) {
      if (arg.originalStringValues().stream().anyMatch(value -> isBlankValue(arg, value))) {
        throw new ParameterException(spec.commandLine(), UsageErrors.emptyValueMessage(arg));
      }
      if (arg.typeInfo().isMap()) {
        repeatedKey(arg.originalStringValues())
            .ifPresent(
                key -> {
                  throw new ParameterException(
                      spec.commandLine(), UsageErrors.repeatedKeyMessage(arg, key));
                });
      }
    }
    configSources.ifPresent(
        sources -> sources.reparseCommandLine(configFile.get(), Launcher.environment()));
    return action.call();
  }

  /**
   * Returns whether a value, or the key or value of a pair, is blank. No command accepts that: such
   * a value usually comes from an unset variable in a script, and libraries may interpret a blank
   * value, for example as all addresses.
   */
  private static boolean isBlankValue(ArgSpec arg, String value) {
    int end = value.indexOf('=');
    return value.isBlank()
        || (arg.typeInfo().isMap()
            && (value.substring(0, end).isBlank() || value.substring(end + 1).isBlank()));
  }

  /** Returns the first key that occurs in more than one of the pairs. */
  private static Optional<String> repeatedKey(List<String> pairs) {
    Set<String> keys = new HashSet<>();
    return pairs.stream()
        .map(pair -> pair.substring(0, pair.indexOf('=')))
        .filter(key -> !keys.add(key))
        .findFirst();
  }

  /** Returns an exception that reports a usage error with a message from the resources. */
  ParameterException usageError(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), LetheCli.MESSAGES.format(key, arguments));
  }

  /** Adds an option without a value. */
  BooleanSupplier flag(String name, String description) {
    Supplier<Optional<Boolean>> value =
        addOptional(OptionSpec.builder(name).type(boolean.class).description(description).build());
    return () -> value.get().isPresent();
  }

  BooleanSupplier jsonFlag() {
    return flag("--json", "Prints one JSON object per line, with its kind in the field 'is'.");
  }

  /** Adds an option with a value. */
  <T> Supplier<Optional<T>> option(String name, String label, Class<T> type, String description) {
    return addOptional(optionBuilder(name, label, description).type(type).build());
  }

  /** Adds an option whose value shells can complete to one of the candidates. */
  Supplier<Optional<String>> option(
      String name, String label, Iterable<String> candidates, String description) {
    return addOptional(
        optionBuilder(name, label, description)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** Adds an option with a default value. */
  <T> Supplier<T> option(
      String name, String label, Class<T> type, String defaultValue, String description) {
    return add(
        optionBuilder(name, label, description).type(type).defaultValue(defaultValue).build());
  }

  <T> Supplier<T> requiredOption(String name, String label, Class<T> type, String description) {
    return add(optionBuilder(name, label, description).type(type).required(true).build());
  }

  /** Adds an option that may be repeated. Its values are in the order of the command line. */
  Supplier<List<String>> repeatableOption(String name, String label, String description) {
    return addList(optionBuilder(name, label, description).type(List.class).build());
  }

  /** Adds an option that may be repeated, with a value of the form {@code KEY=VALUE} each time. */
  Supplier<Map<String, String>> mapOption(String name, String label, String description) {
    Supplier<Optional<Map<String, String>>> value =
        addOptional(
            optionBuilder(name, label, description)
                .type(Map.class)
                .auxiliaryTypes(String.class, String.class)
                .build());
    return () -> value.get().orElse(Map.of());
  }

  /** Adds an option whose value is the name of a game. */
  Supplier<Optional<Title<?, ?, ?>>> gameOption(String name, String description) {
    return addOptional(
        optionBuilder(name, "GAME", description)
            .type(Title.class)
            .converters(CommandSyntax::parseGame)
            .build());
  }

  /** Adds a required positional argument. */
  <T> Supplier<T> argument(String label, Class<T> type, String description) {
    return add(argumentBuilder(label, description).required(true).type(type).build());
  }

  /**
   * Adds a required positional argument for a file that may also be given as the number or name of
   * a saved game.
   */
  Supplier<Path> matchFileArgument(String description) {
    return add(
        argumentBuilder("FILE", description)
            .required(true)
            .type(Path.class)
            .converters(CommandSyntax::parseMatchFile)
            .build());
  }

  /** Adds an option for a file that may also be given as the number or name of a saved game. */
  Supplier<Optional<Path>> matchFileOption(String name, String description) {
    return addOptional(
        optionBuilder(name, "FILE", description)
            .type(Path.class)
            .converters(CommandSyntax::parseMatchFile)
            .build());
  }

  /**
   * Adds an option with an optional value.
   *
   * @param fallback the value if the option is given without one; should be a text that cannot be
   *     typed
   */
  Supplier<Optional<String>> optionWithFallback(
      String name, String label, String fallback, String description) {
    return addOptional(
        optionBuilder(name, label, description)
            .type(String.class)
            .arity("0..1")
            .fallbackValue(fallback)
            .build());
  }

  /**
   * Returns the file that an argument denotes: a path, or the number or name of a saved game.
   *
   * @throws TypeConversionException if the charset of the locale cannot represent the argument
   */
  static Path parseMatchFile(String argument) {
    try {
      return new SavedGameNames(SaveFolder.of(System.getenv())).fileOf(argument);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(ErrorMessages.invalidFileName(e));
    }
  }

  /** Adds a required positional argument, which shells can complete to one of the candidates. */
  Supplier<String> argument(String label, Iterable<String> candidates, String description) {
    return add(
        argumentBuilder(label, description)
            .required(true)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** Adds an optional positional argument, which must be the last. */
  Supplier<Optional<String>> optionalArgument(String label, String description) {
    return addOptional(
        argumentBuilder(label, description).arity("0..1").type(String.class).build());
  }

  /**
   * Adds a positional parameter for all remaining arguments.
   *
   * @param minCount the minimum number of arguments
   * @param maxCount the maximum number of arguments in picocli's notation; {@code *} for any number
   */
  Supplier<List<String>> remainingArguments(
      String label, int minCount, String maxCount, String description) {
    return addList(
        PositionalParamSpec.builder()
            .index(nextArgumentIndex + "..*")
            .arity(minCount + ".." + maxCount)
            .required(minCount > 0)
            .paramLabel(label)
            .description(description)
            .type(List.class)
            .build());
  }

  /**
   * Adds a positional parameter for one or more files, which takes all remaining arguments. Each
   * may also be given as the number or name of a saved game.
   */
  Supplier<List<Path>> matchFileArguments(String description) {
    return addList(
        PositionalParamSpec.builder()
            .index(nextArgumentIndex + "..*")
            .arity("1..*")
            .required(true)
            .paramLabel("FILE")
            .description(description)
            .type(List.class)
            .auxiliaryTypes(Path.class)
            .converters(CommandSyntax::parseMatchFile)
            .build());
  }

  /** Adds a required positional argument for the name of a game. */
  Supplier<Title<?, ?, ?>> gameArgument(String description) {
    return add(gameArgumentBuilder(description).required(true).build());
  }

  /** Adds an optional positional argument for the name of a game, which must be the last. */
  Supplier<Optional<Title<?, ?, ?>>> optionalGameArgument(String description) {
    return addOptional(gameArgumentBuilder(description).arity("0..1").build());
  }

  private static OptionSpec.Builder optionBuilder(String name, String label, String description) {
    return OptionSpec.builder(name).paramLabel(label).description(description);
  }

  private PositionalParamSpec.Builder argumentBuilder(String label, String description) {
    String index = Integer.toString(nextArgumentIndex++);
    return PositionalParamSpec.builder().index(index).paramLabel(label).description(description);
  }

  private PositionalParamSpec.Builder gameArgumentBuilder(String description) {
    return argumentBuilder("GAME", description)
        .type(Title.class)
        .converters(CommandSyntax::parseGame)
        .completionCandidates(() -> Titles.ALL.stream().map(Title::id).iterator());
  }

  private static Title<?, ?, ?> parseGame(String name) {
    return Titles.byName(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    LetheCli.MESSAGES.format("unknown-game", name, Titles.names())));
  }

  private <T> Supplier<List<T>> addList(ArgSpec arg) {
    Supplier<Optional<List<T>>> value = addOptional(arg);
    return () -> value.get().map(List::copyOf).orElse(List.of());
  }

  private <T> Supplier<Optional<T>> addOptional(ArgSpec arg) {
    Supplier<@Nullable T> value = add(arg);
    return () -> Optional.ofNullable(value.get());
  }

  private <T> Supplier<T> add(ArgSpec arg) {
    spec.add(arg);
    return arg::getValue;
  }
}
