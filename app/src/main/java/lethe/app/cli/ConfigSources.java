package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.frame.Text;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The settings of a command from a file and from environment variables. Each setting is named after
 * an option of the command, without the leading hyphens. Options take precedence over variables,
 * and variables over the file.
 *
 * @param spec the command
 * @param prefix the prefix of the names of environment variables
 */
record ConfigSources(CommandSpec spec, String prefix) {
  /** The options that are not settings. */
  private static final Set<String> NOT_SETTINGS =
      Set.of("--help", "--version", "--check", "--config", "--print-config");

  /**
   * The maximum width of a comment in the sample file, without the leading {@code #} and blank, in
   * characters.
   */
  private static final int COMMENT_WIDTH = 98;

  /**
   * A setting.
   *
   * @param source the file and line, or the variable, for messages
   * @param isVariable whether the setting comes from an environment variable
   */
  private record Setting(OptionSpec option, String value, String source, boolean isVariable) {
    /** Returns the setting as arguments of the command. */
    List<String> arguments() {
      String name = option.longestName();
      if (option.arity().max() == 0) {
        return Boolean.parseBoolean(value) ? List.of(name) : List.of();
      }
      List<String> values =
          option.isMultiValue() ? List.of(value.split("\\s*,\\s*")) : List.of(value);
      return values.stream().map(item -> name + "=" + item).toList();
    }
  }

  /**
   * Parses the command line again, together with the settings that it does not override.
   *
   * @param file the configuration file; empty for none
   * @throws ParameterException if the file cannot be read, or a setting is unknown, repeated or
   *     invalid; the message contains its source
   */
  void reparseCommandLine(Optional<Path> file, Map<String, String> environment) {
    Map<String, Setting> settings = new LinkedHashMap<>();
    file.ifPresent(path -> readFile(path, settings));
    readEnvironment(environment, settings);
    CommandLine commandLine = spec.commandLine();
    List<String> arguments = new ArrayList<>();
    for (OptionSpec option : Set.copyOf(commandLine.getParseResult().matchedOptions())) {
      settings.remove(settingName(option));
      arguments.addAll(givenArguments(option));
    }
    for (Setting setting : settings.values()) {
      requireValid(setting);
      arguments.addAll(setting.arguments());
    }
    commandLine.parseArgs(arguments.toArray(String[]::new));
  }

  private static List<String> givenArguments(OptionSpec option) {
    String name = option.longestName();
    return option.arity().max() == 0
        ? List.of(name)
        : option.originalStringValues().stream().map(value -> name + "=" + value).toList();
  }

  /** Returns the name of the setting for an option. */
  private static String settingName(OptionSpec option) {
    return option.longestName().replaceFirst("^--", "");
  }

  private Map<String, OptionSpec> options() {
    Map<String, OptionSpec> options = new LinkedHashMap<>();
    spec.options().stream()
        .filter(option -> !NOT_SETTINGS.contains(option.longestName()))
        .forEach(option -> options.put(settingName(option), option));
    return options;
  }

  private void readFile(Path file, Map<String, Setting> settings) {
    Map<String, OptionSpec> options = options();
    List<String> lines =
        switch (TextFile.read(file)) {
          case Valid<String>(String text) -> text.lines().toList();
          case Invalid<String>(List<InputError> errors) ->
              throw usageError(ErrorMessages.format(file.toString(), errors.getFirst()));
        };
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String source = file + ":" + (i + 1);
      int end = line.indexOf('=');
      String name = line.substring(0, Math.max(0, end)).strip();
      if (end < 0) {
        throw usageError(LetheCli.MESSAGES.format("config.no-value", source, line));
      }
      if (!options.containsKey(name)) {
        throw usageError(LetheCli.MESSAGES.format("config.unknown", source, name));
      }
      String value = line.substring(end + 1).strip();
      if (settings.put(name, new Setting(options.get(name), value, source, false)) != null) {
        throw usageError(LetheCli.MESSAGES.format("config.repeated", source, name));
      }
    }
  }

  private void readEnvironment(Map<String, String> environment, Map<String, Setting> settings) {
    options()
        .forEach(
            (name, option) -> {
              String variable = prefix + name.toUpperCase(Locale.ROOT).replace('-', '_');
              Optional.ofNullable(environment.get(variable))
                  .ifPresent(
                      value ->
                          settings.put(name, new Setting(option, value.strip(), variable, true)));
            });
  }

  /** Parses a setting alone, so that an error can be reported with the source of the setting. */
  private void requireValid(Setting setting) {
    if (setting.value().isEmpty() && setting.isVariable()) {
      throw usageError(LetheCli.MESSAGES.format("config.empty-variable", setting.source()));
    }
    boolean isFlag = setting.option().arity().max() == 0;
    if (isFlag && !setting.value().equals("true") && !setting.value().equals("false")) {
      throw usageError(
          LetheCli.MESSAGES.format("config.flag", setting.source(), settingName(setting.option())));
    }
    if (setting.value().isEmpty()) {
      throw usageError(
          LetheCli.MESSAGES.format(
              "config.no-value", setting.source(), settingName(setting.option())));
    }
    try {
      spec.commandLine().parseArgs(setting.arguments().toArray(String[]::new));
    } catch (ParameterException e) {
      throw usageError(setting.source() + ": " + UsageErrors.format(e));
    }
  }

  private ParameterException usageError(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /**
   * Returns a configuration file with all settings and their descriptions. Settings that have been
   * given have their values, and the others are commented out.
   */
  List<String> sample() {
    Set<OptionSpec> givenOptions = Set.copyOf(spec.commandLine().getParseResult().matchedOptions());
    List<String> lines =
        new ArrayList<>(commentLines(LetheCli.MESSAGES.format("config.head", prefix)));
    for (OptionSpec option : options().values()) {
      lines.add("");
      lines.addAll(commentLines(description(option)));
      String prefixIfUnset = givenOptions.contains(option) ? "" : "#";
      lines.add(
          prefixIfUnset
              + settingName(option)
              + " = "
              + sampleValue(option, givenOptions.contains(option)));
    }
    return lines;
  }

  private static String description(OptionSpec option) {
    return String.join(" ", option.description())
        .replace("${DEFAULT-VALUE}", String.valueOf(option.defaultValue()))
        .replace("${ROOT-COMMAND-NAME}", "lethe");
  }

  private static String sampleValue(OptionSpec option, boolean isGiven) {
    if (option.arity().max() == 0) {
      return "true";
    }
    if (isGiven) {
      return String.join(", ", option.originalStringValues());
    }
    return option.defaultValue() == null ? option.paramLabel() : option.defaultValue();
  }

  private static List<String> commentLines(String text) {
    return Text.wrapped(text.lines().map(Text::plain).toList(), COMMENT_WIDTH).stream()
        .map(line -> "# " + line.text())
        .toList();
  }
}
