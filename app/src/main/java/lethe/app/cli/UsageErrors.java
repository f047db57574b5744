package lethe.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import lethe.app.command.Suggestions;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Formats errors in the command line, because picocli's own messages mention argument indexes and
 * Java types. Messages of errors that commands report are left unchanged.
 */
final class UsageErrors {
  private UsageErrors() {}

  static String format(ParameterException e) {
    CommandLine line = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatchedMessage(line, unmatched.getUnmatched());
    }
    if (e instanceof MissingParameterException missing) {
      return missingMessage(line, missing.getMissing());
    }
    if (e instanceof OverwrittenOptionException overwritten
        && overwritten.getOverwritten() instanceof OptionSpec option) {
      return LetheCli.MESSAGES.format("misuse.repeated-option", option.longestName());
    }
    ArgSpec arg = e.getArgSpec();
    if (arg != null && e.getValue() != null && e.getValue().isBlank()) {
      return emptyValueMessage(arg);
    }
    if (!(arg instanceof OptionSpec option) || e.getValue() == null) {
      return originalMessage(e);
    }
    Class<?> type = option.auxiliaryTypes()[0];
    String name = option.longestName();
    if (option.isMultiValue() && Map.class.isAssignableFrom(option.type())) {
      return LetheCli.MESSAGES.format("misuse.pair", name, option.paramLabel(), e.getValue());
    }
    if (option.arity().max() == 0) {
      return LetheCli.MESSAGES.format("misuse.no-value", name);
    }
    if (type.isEnum()) {
      String choices = String.join(", ", option.completionCandidates()).toLowerCase(Locale.ROOT);
      return LetheCli.MESSAGES.format("misuse.one-of", name, choices, e.getValue());
    }
    if (Number.class.isAssignableFrom(type)) {
      return e.getValue().matches("[0-9]+")
          ? LetheCli.MESSAGES.format("misuse.large-number", name, e.getValue())
          : LetheCli.MESSAGES.format("misuse.number", name, e.getValue());
    }
    return originalMessage(e);
  }

  /** Returns the message that a key occurs in more than one value of an option. */
  static String repeatedKeyMessage(ArgSpec arg, String key) {
    return LetheCli.MESSAGES.format("misuse.repeated", ((OptionSpec) arg).longestName(), key);
  }

  /** Returns the message that the value given for an option or argument is empty or blank. */
  static String emptyValueMessage(ArgSpec arg) {
    return arg instanceof OptionSpec option
        ? LetheCli.MESSAGES.format("misuse.empty", option.longestName(), option.paramLabel())
        : LetheCli.MESSAGES.format("misuse.empty-argument", arg.paramLabel());
  }

  /**
   * Returns the commands or options that are similar to an unknown one; empty if there are none.
   */
  static List<String> suggestions(CommandLine line, UnmatchedArgumentException e) {
    String first = e.getUnmatched().getFirst();
    return first.startsWith("-")
        ? e.getSuggestions()
        : Suggestions.similarTo(first, List.copyOf(line.getSubcommands().keySet()));
  }

  private static String missingMessage(CommandLine line, List<ArgSpec> args) {
    if (args.getFirst() instanceof OptionSpec option && !option.required()) {
      return LetheCli.MESSAGES.format("misuse.missing", option.longestName(), option.paramLabel());
    }
    String command = line.getCommandName();
    List<String> argumentNames =
        args.stream()
            .map(
                arg ->
                    arg instanceof OptionSpec namedOption
                        ? namedOption.longestName()
                        : arg.paramLabel())
            .toList();
    String key = argumentNames.equals(List.of("FILE")) ? "misuse.file" : "misuse.missing";
    return LetheCli.MESSAGES.format(key, command, argumentNames);
  }

  /** Returns the message of the type converter or command, without the prefix that picocli adds. */
  private static String originalMessage(ParameterException e) {
    Throwable cause = e.getCause() instanceof TypeConversionException conversion ? conversion : e;
    return String.valueOf(cause.getMessage());
  }

  private static String unmatchedMessage(CommandLine line, List<String> arguments) {
    String first = arguments.getFirst();
    if (first.startsWith("-")) {
      return LetheCli.MESSAGES.format("misuse.option", first);
    }
    return line.getSubcommands().isEmpty()
        ? LetheCli.MESSAGES.format("misuse.extra-argument", first)
        : LetheCli.MESSAGES.format("misuse.command", first);
  }
}
