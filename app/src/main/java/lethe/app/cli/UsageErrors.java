package lethe.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import lethe.app.command.Suggestions;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Formats errors in the command line, because picocli would mention argument indexes and Java
 * types. Errors reported by commands themselves are left unchanged.
 */
final class UsageErrors {
  private UsageErrors() {}

  static String format(ParameterException e) {
    CommandLine line = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(line, unmatched.getUnmatched());
    }
    if (e instanceof MissingParameterException missing) {
      return missing(line, missing.getMissing());
    }
    ArgSpec asked = e.getArgSpec();
    if (asked != null && e.getValue() != null && e.getValue().isBlank()) {
      return emptyValue(asked);
    }
    if (!(asked instanceof OptionSpec option) || e.getValue() == null) {
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
      String all = String.join(", ", option.completionCandidates()).toLowerCase(Locale.ROOT);
      return LetheCli.MESSAGES.format("misuse.one-of", name, all, e.getValue());
    }
    return Number.class.isAssignableFrom(type)
        ? LetheCli.MESSAGES.format("misuse.number", name, e.getValue())
        : originalMessage(e);
  }

  /** Returns the message that the value given for an option or argument is empty or blank. */
  static String emptyValue(ArgSpec arg) {
    return arg instanceof OptionSpec option
        ? LetheCli.MESSAGES.format("misuse.empty", option.longestName(), option.paramLabel())
        : LetheCli.MESSAGES.format("misuse.empty-argument", arg.paramLabel());
  }

  /** Returns commands or options that are similar to an unknown one. */
  static List<String> suggestions(CommandLine line, UnmatchedArgumentException e) {
    String first = e.getUnmatched().getFirst();
    return first.startsWith("-")
        ? e.getSuggestions()
        : Suggestions.to(first, List.copyOf(line.getSubcommands().keySet()));
  }

  private static String missing(CommandLine line, List<ArgSpec> args) {
    if (args.getFirst() instanceof OptionSpec option && !option.required()) {
      return LetheCli.MESSAGES.format("misuse.missing", option.longestName(), option.paramLabel());
    }
    String command = line.getCommandName();
    List<String> named =
        args.stream()
            .map(arg -> arg instanceof OptionSpec one ? one.longestName() : arg.paramLabel())
            .toList();
    String key = named.equals(List.of("FILE")) ? "misuse.file" : "misuse.missing";
    return LetheCli.MESSAGES.format(key, command, named);
  }

  /** Returns the message of the converter, without the prefix that picocli adds. */
  private static String originalMessage(ParameterException e) {
    Throwable cause = e.getCause() instanceof TypeConversionException reader ? reader : e;
    return String.valueOf(cause.getMessage());
  }

  private static String unmatched(CommandLine line, List<String> words) {
    String first = words.getFirst();
    if (first.startsWith("-")) {
      return LetheCli.MESSAGES.format("misuse.option", first);
    }
    return line.getSubcommands().isEmpty()
        ? LetheCli.MESSAGES.format("misuse.over", first)
        : LetheCli.MESSAGES.format("misuse.command", first);
  }
}
