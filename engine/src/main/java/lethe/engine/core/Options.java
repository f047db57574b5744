package lethe.engine.core;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import lethe.engine.core.ParseResult.ParseErrorCode;

/**
 * The options chosen for a match, by name, such as {@code open-cups=on} or a whole deck. A variant
 * is a game opened with other options. Journals record all chosen options.
 *
 * @param values the values, sorted by name; a value of several lines is a text supplied by the
 *     player, and each of its lines ends in a line feed
 */
public record Options(SortedMap<String, String> values) {
  public static final Options NONE = new Options(new TreeMap<>());

  public Options {
    SortedMap<String, String> sortedValues = new TreeMap<>(values);
    sortedValues.replaceAll((name, value) -> isOneLine(value) ? value : withLineFeeds(value));
    values = Collections.unmodifiableSortedMap(sortedValues);
  }

  public static Options of(Map<String, String> values) {
    return new Options(new TreeMap<>(values));
  }

  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * Opens a game with these options, or returns the first error in them.
   *
   * @param supportedOptions the options that the game has
   * @param factory creates the game from valid options
   */
  public <C, O, V> Validated<Game<?, C, O, V>> open(
      List<Option> supportedOptions, Function<Options, Game<?, C, O, V>> factory) {
    Optional<InputError> error = findError(supportedOptions);
    return error.isPresent()
        ? Validated.invalid(error.get())
        : new Validated.Valid<>(factory.apply(this));
  }

  /**
   * Returns the first error in these options: an unknown name or an impossible value.
   *
   * @param supportedOptions the options that the game has
   */
  public Optional<InputError> findError(List<Option> supportedOptions) {
    for (Map.Entry<String, String> chosenOption : values.entrySet()) {
      Optional<InputError> error =
          findError(chosenOption.getKey(), chosenOption.getValue(), supportedOptions);
      if (error.isPresent()) {
        return error;
      }
    }
    return Optional.empty();
  }

  private static Optional<InputError> findError(
      String name, String value, List<Option> supportedOptions) {
    Optional<Option> option =
        supportedOptions.stream().filter(o -> o.name().equals(name)).findFirst();
    if (option.isEmpty()) {
      String names = supportedOptions.stream().map(Option::name).collect(Collectors.joining(", "));
      return Optional.of(
          InputError.inOption(name, 1, 1, ScriptErrorCode.UNKNOWN_OPTION, name, names));
    }
    List<String> choices = option.get().values();
    if (choices.isEmpty() || choices.contains(value)) {
      return Optional.empty();
    }
    String permittedValues = String.join(", ", choices);
    return Optional.of(
        value.isEmpty()
            ? InputError.inOption(name, 1, 1, ParseErrorCode.UNEXPECTED_END, permittedValues)
            : InputError.inOption(
                name, 1, 1, ScriptErrorCode.INVALID_OPTION_VALUE, value, permittedValues));
  }

  private static boolean isOneLine(String value) {
    return value.indexOf('\n') < 0 && value.indexOf('\r') < 0;
  }

  private static String withLineFeeds(String value) {
    return value.lines().map(line -> line + "\n").collect(Collectors.joining());
  }
}
