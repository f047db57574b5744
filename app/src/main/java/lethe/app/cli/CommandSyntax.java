package lethe.app.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
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
 * The options and arguments of a command. Each is added by a method that returns a supplier of its
 * value, to be called after the command line has been parsed.
 *
 * <p>Does not use picocli's annotations, because processing them would dominate the startup time.
 */
final class CommandSyntax {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection((Callable<Integer>) this::run);
  private @Nullable Callable<Integer> action;

  /** Number of positional parameters added so far. */
  private int argumentCount;

  /**
   * Creates a syntax with only the options of every command: help and version.
   *
   * @param description the description of the command, one string for each paragraph
   */
  CommandSyntax(String... description) {
    spec.usageMessage().description(description);
    spec.version("lethe " + LetheCli.MESSAGES.format("version"));
  }

  /** Adds subcommands by name. One of them is required unless the command has its own action. */
  CommandSyntax withSubcommands(Map<String, CommandSyntax> commands) {
    spec.usageMessage().synopsisSubcommandLabel("COMMAND");
    commands.forEach((name, command) -> spec.addSubcommand(name, command.commandLine()));
    return this;
  }

  /** Sets the action to run after the command line has been parsed. */
  CommandSyntax action(Callable<Integer> done) {
    action = done;
    return this;
  }

  /**
   * Makes the help list options in the order in which they were added rather than alphabetically.
   */
  CommandSyntax keepOptionOrder() {
    spec.usageMessage().sortOptions(false);
    return this;
  }

  /** Returns the picocli command. Nothing can be added to this syntax afterwards. */
  CommandLine commandLine() {
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description("Show this help message and exit.")
            .build());
    spec.addOption(
        OptionSpec.builder("-V", "--version")
            .versionHelp(true)
            .description("Print version information and exit.")
            .build());
    return new CommandLine(spec);
  }

  private int run() throws Exception {
    if (action == null) {
      throw usageError("misuse.which", String.join(", ", spec.subcommands().keySet()));
    }
    for (ArgSpec arg : spec.commandLine().getParseResult().matchedArgs()) {
      if (arg.originalStringValues().stream().anyMatch(value -> isEmpty(arg, value))) {
        throw new ParameterException(spec.commandLine(), UsageErrors.emptyValue(arg));
      }
    }
    return action.call();
  }

  /**
   * Returns whether a value, or the key or value of a pair, is blank. No command accepts that: such
   * a value usually comes from an unset variable in a script, and libraries give it a meaning of
   * their own, such as all addresses.
   */
  private static boolean isEmpty(ArgSpec arg, String value) {
    int end = value.indexOf('=');
    return value.isBlank()
        || (arg.typeInfo().isMap()
            && (value.substring(0, end).isBlank() || value.substring(end + 1).isBlank()));
  }

  /** Returns an exception that reports wrong usage with a message from the resources. */
  ParameterException usageError(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), LetheCli.MESSAGES.format(key, arguments));
  }

  /** Adds an option without a value. */
  BooleanSupplier flag(String name, String description) {
    Supplier<Optional<Boolean>> given =
        optional(OptionSpec.builder(name).type(boolean.class).description(description).build());
    return () -> given.get().isPresent();
  }

  /** Adds an option with a value. */
  <T> Supplier<Optional<T>> option(String name, String label, Class<T> type, String description) {
    return optional(option(name, label, description).type(type).build());
  }

  /** Adds an option whose value is one of the given words, which shells can complete. */
  Supplier<Optional<String>> option(
      String name, String label, Iterable<String> candidates, String description) {
    return optional(
        option(name, label, description)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** Adds an option with a default value. */
  <T> Supplier<T> option(
      String name, String label, Class<T> type, String defaultLevel, String description) {
    return valueOf(option(name, label, description).type(type).defaultValue(defaultLevel).build());
  }

  /** Adds a required option. */
  <T> Supplier<T> required(String name, String label, Class<T> type, String description) {
    return valueOf(option(name, label, description).type(type).required(true).build());
  }

  /** Adds an option that may be repeated. */
  Supplier<List<String>> options(String name, String label, String description) {
    return list(option(name, label, description).type(List.class).build());
  }

  /** Adds an option that may be repeated, with a key and a value each time. */
  Supplier<Map<String, String>> pairs(String name, String label, String description) {
    Supplier<Optional<Map<String, String>>> given =
        optional(
            option(name, label, description)
                .type(Map.class)
                .auxiliaryTypes(String.class, String.class)
                .build());
    return () -> given.get().orElse(Map.of());
  }

  /** Adds an option whose value is the name of a game. */
  Supplier<Optional<Title<?, ?, ?>>> game(String name, String description) {
    return optional(
        option(name, "GAME", description)
            .type(Title.class)
            .converters(CommandSyntax::title)
            .build());
  }

  /** Adds a positional parameter. */
  <T> Supplier<T> word(String label, Class<T> type, String description) {
    return valueOf(word(label, description).required(true).type(type).build());
  }

  /** Adds a positional parameter that is one of the given words, which shells can complete. */
  Supplier<String> word(String label, Iterable<String> candidates, String description) {
    return valueOf(
        word(label, description)
            .required(true)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** Adds an optional positional parameter, which must be the last. */
  Supplier<Optional<String>> lastWord(String label, String description) {
    return optional(word(label, description).arity("0..1").type(String.class).build());
  }

  /**
   * Adds a parameter for all remaining words.
   *
   * @param least the minimum number of words
   * @param most the maximum number of words in picocli's notation; {@code *} for any number
   */
  Supplier<List<String>> words(String label, int least, String most, String description) {
    return list(
        PositionalParamSpec.builder()
            .index(argumentCount + "..*")
            .arity(least + ".." + most)
            .required(least > 0)
            .paramLabel(label)
            .description(description)
            .type(List.class)
            .build());
  }

  /** Adds a positional parameter for the name of a game. */
  Supplier<Title<?, ?, ?>> game(String description) {
    return valueOf(game(word("GAME", description)).required(true).build());
  }

  /** Adds an optional positional parameter for the name of a game, which must be the last. */
  Supplier<Optional<Title<?, ?, ?>>> lastGame(String description) {
    return optional(game(word("GAME", description)).arity("0..1").build());
  }

  private static OptionSpec.Builder option(String name, String label, String description) {
    return OptionSpec.builder(name).paramLabel(label).description(description);
  }

  private PositionalParamSpec.Builder word(String label, String description) {
    String index = Integer.toString(argumentCount++);
    return PositionalParamSpec.builder().index(index).paramLabel(label).description(description);
  }

  private static PositionalParamSpec.Builder game(PositionalParamSpec.Builder word) {
    return word.type(Title.class)
        .converters(CommandSyntax::title)
        .completionCandidates(() -> Titles.ALL.stream().map(Title::id).iterator());
  }

  private static Title<?, ?, ?> title(String name) {
    return Titles.byName(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    LetheCli.MESSAGES.format("unknown-game", name, Titles.names())));
  }

  private Supplier<List<String>> list(ArgSpec arg) {
    Supplier<Optional<List<String>>> given = optional(arg);
    return () -> given.get().map(List::copyOf).orElse(List.of());
  }

  private <T> Supplier<Optional<T>> optional(ArgSpec arg) {
    Supplier<@Nullable T> given = valueOf(arg);
    return () -> Optional.ofNullable(given.get());
  }

  private <T> Supplier<T> valueOf(ArgSpec arg) {
    spec.add(arg);
    return arg::getValue;
  }
}
