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
 * What can be typed behind a command: its options, and words that are none. Each gives a supplier
 * of what was typed for it, to be asked once the line is read.
 *
 * <p>Picocli is told all of it here, and looks nothing up in annotations: to read those takes it
 * longer than all else that a start takes.
 */
final class Syntax {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection((Callable<Integer>) this::run);
  private @Nullable Callable<Integer> action;

  /** How many words have been told of. */
  private int words;

  /**
   * Nothing yet but what can be typed behind every command: that help is wanted.
   *
   * @param description what the command does, a paragraph each
   */
  Syntax(String... description) {
    spec.usageMessage().description(description);
    spec.version("lethe " + Lethe.SAY.say("version"));
  }

  /** A command for every name; it needs one of them, if it does nothing by itself. */
  Syntax with(Map<String, Syntax> commands) {
    spec.usageMessage().synopsisSubcommandLabel("COMMAND");
    commands.forEach((name, command) -> spec.addSubcommand(name, command.line()));
    return this;
  }

  /** This is to be done once the line is read. */
  Syntax runs(Callable<Integer> done) {
    action = done;
    return this;
  }

  /** Another name for the command. */
  Syntax alias(String name) {
    spec.aliases(name);
    return this;
  }

  /** Help lists options in the order in which they are told of, and not by their letters. */
  Syntax inOrder() {
    spec.usageMessage().sortOptions(false);
    return this;
  }

  /** As picocli runs it; nothing more can be told after that. */
  CommandLine line() {
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
      throw wrong("misuse.which", String.join(", ", spec.subcommands().keySet()));
    }
    return action.call();
  }

  /** Says in a sentence how the command was misused. */
  ParameterException wrong(String key, Object... facts) {
    return new ParameterException(spec.commandLine(), Lethe.SAY.say(key, facts));
  }

  /** Whether this was typed. */
  BooleanSupplier flag(String name, String description) {
    Supplier<Optional<Boolean>> given =
        optional(OptionSpec.builder(name).type(boolean.class).description(description).build());
    return () -> given.get().isPresent();
  }

  /** An option that takes a value. */
  <T> Supplier<Optional<T>> option(String name, String label, Class<T> type, String description) {
    return optional(option(name, label, description).type(type).build());
  }

  /** The same, with one of these words for its value; shells complete them. */
  Supplier<Optional<String>> option(
      String name, String label, Iterable<String> candidates, String description) {
    return optional(
        option(name, label, description)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** An option that has this value where none is typed. */
  <T> Supplier<T> option(
      String name, String label, Class<T> type, String usual, String description) {
    return given(option(name, label, description).type(type).defaultValue(usual).build());
  }

  /** An option that has to be typed. */
  <T> Supplier<T> required(String name, String label, Class<T> type, String description) {
    return given(option(name, label, description).type(type).required(true).build());
  }

  /** An option that may be typed several times. */
  Supplier<List<String>> options(String name, String label, String description) {
    return list(option(name, label, description).type(List.class).build());
  }

  /** An option that may be typed several times, with a key and a value each time. */
  Supplier<Map<String, String>> pairs(String name, String label, String description) {
    Supplier<Optional<Map<String, String>>> given =
        optional(
            option(name, label, description)
                .type(Map.class)
                .auxiliaryTypes(String.class, String.class)
                .build());
    return () -> given.get().orElse(Map.of());
  }

  /** An option whose value is the name of a game. */
  Supplier<Optional<Title<?, ?, ?>>> game(String name, String description) {
    return optional(
        option(name, "GAME", description).type(Title.class).converters(Syntax::title).build());
  }

  /** The next word. */
  <T> Supplier<T> word(String label, Class<T> type, String description) {
    return given(word(label, description).required(true).type(type).build());
  }

  /** The same, one of these; shells complete them. */
  Supplier<String> word(String label, Iterable<String> candidates, String description) {
    return given(
        word(label, description)
            .required(true)
            .type(String.class)
            .completionCandidates(candidates)
            .build());
  }

  /** The next word, if there is one. */
  Supplier<Optional<String>> lastWord(String label, String description) {
    return optional(word(label, description).arity("0..1").type(String.class).build());
  }

  /**
   * All words that follow.
   *
   * @param least how many there have to be
   * @param most how many there may be, as picocli writes it
   */
  Supplier<List<String>> words(String label, int least, String most, String description) {
    return list(
        PositionalParamSpec.builder()
            .index(words + "..*")
            .arity(least + ".." + most)
            .required(least > 0)
            .paramLabel(label)
            .description(description)
            .type(List.class)
            .build());
  }

  /** The next word, the name of a game. */
  Supplier<Title<?, ?, ?>> game(String description) {
    return given(game(word("GAME", description)).required(true).build());
  }

  /** The next word, the name of a game, if there is one. */
  Supplier<Optional<Title<?, ?, ?>>> lastGame(String description) {
    return optional(game(word("GAME", description)).arity("0..1").build());
  }

  private static OptionSpec.Builder option(String name, String label, String description) {
    return OptionSpec.builder(name).paramLabel(label).description(description);
  }

  private PositionalParamSpec.Builder word(String label, String description) {
    String index = Integer.toString(words++);
    return PositionalParamSpec.builder().index(index).paramLabel(label).description(description);
  }

  private static PositionalParamSpec.Builder game(PositionalParamSpec.Builder word) {
    return word.type(Title.class)
        .converters(Syntax::title)
        .completionCandidates(() -> Titles.ALL.stream().map(Title::id).iterator());
  }

  private static Title<?, ?, ?> title(String name) {
    return Titles.named(name)
        .orElseThrow(
            () -> new TypeConversionException(Lethe.SAY.say("unknown-game", name, Titles.names())));
  }

  private Supplier<List<String>> list(ArgSpec arg) {
    Supplier<Optional<List<String>>> given = optional(arg);
    return () -> given.get().map(List::copyOf).orElse(List.of());
  }

  private <T> Supplier<Optional<T>> optional(ArgSpec arg) {
    Supplier<@Nullable T> given = given(arg);
    return () -> Optional.ofNullable(given.get());
  }

  private <T> Supplier<T> given(ArgSpec arg) {
    spec.add(arg);
    return arg::getValue;
  }
}
