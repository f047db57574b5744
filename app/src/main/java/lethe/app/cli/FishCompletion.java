package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import lethe.app.text.Resources;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Generates completions for fish, with {@code complete} commands for each subcommand, option and
 * argument.
 */
final class FishCompletion {
  private final String program;
  private final List<String> lines = new ArrayList<>();

  private FishCompletion(String program) {
    this.program = program;
  }

  /** Returns the completion script for the program and all its commands. */
  static String script(CommandSpec program) {
    FishCompletion completion = new FishCompletion(program.name());
    completion.addLine("", " -f", "");
    completion.addCommand(program, List.of());
    return Resources.text(FishCompletion.class, "completion.fish")
        + completion.lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private void addCommand(CommandSpec command, List<String> path) {
    String condition = conditionFor(command, path);
    command
        .subcommands()
        .forEach(
            (name, subcommand) ->
                addLine(
                    condition,
                    " -a " + name,
                    descriptionSwitch(subcommand.getCommandSpec().usageMessage().description())));
    command.options().stream()
        .filter(option -> !option.hidden())
        .forEach(
            option ->
                addLine(
                    condition,
                    nameSwitches(option) + valueSwitches(option),
                    descriptionSwitch(option.description())));
    command.positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .forEach(parameter -> addArgument(parameter, condition));
    command
        .subcommands()
        .forEach(
            (name, subcommand) -> {
              List<String> subcommandPath = new ArrayList<>(path);
              subcommandPath.add(name);
              addCommand(subcommand.getCommandSpec(), subcommandPath);
            });
  }

  private void addArgument(PositionalParamSpec parameter, String condition) {
    if (takesFile(parameter)) {
      addLine(withTest(condition, "not __lethe_dashed"), " -F", "");
      addLine(withTest(condition, "__lethe_dashed"), " -a '(__lethe_files)'", "");
    } else if (hasCandidates(parameter)) {
      addLine(condition, candidateSwitch(parameter), descriptionSwitch(parameter.description()));
    }
  }

  private static String withTest(String condition, String test) {
    return condition.isEmpty()
        ? " -n '" + test + "'"
        : condition.substring(0, condition.length() - 1) + "; and " + test + "'";
  }

  /**
   * Returns the condition that all commands of the path have been typed, but no subcommand of the
   * last one; empty for a program without subcommands.
   */
  private static String conditionFor(CommandSpec command, List<String> path) {
    List<String> conditions = new ArrayList<>();
    path.forEach(name -> conditions.add("__fish_seen_subcommand_from " + name));
    if (!command.subcommands().isEmpty()) {
      conditions.add(
          "not __fish_seen_subcommand_from " + String.join(" ", command.subcommands().keySet()));
    }
    return conditions.isEmpty() ? "" : " -n '" + String.join("; and ", conditions) + "'";
  }

  private static String nameSwitches(OptionSpec option) {
    StringBuilder switches = new StringBuilder();
    for (String name : option.names()) {
      switches.append(
          name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
    }
    return switches.toString();
  }

  private static String valueSwitches(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    if (takesFile(option)) {
      return " -r -F";
    }
    return hasCandidates(option) ? " -x" + candidateSwitch(option) : " -x";
  }

  /** Returns whether the value of an option or a positional argument is a file name. */
  static boolean takesFile(ArgSpec arg) {
    return arg.typeInfo().getType() == Path.class
        || arg.typeInfo().getAuxiliaryTypes()[0] == Path.class;
  }

  private static boolean hasCandidates(ArgSpec arg) {
    return arg.completionCandidates() != null;
  }

  private static String candidateSwitch(ArgSpec arg) {
    return " -a "
        + quote(
            StreamSupport.stream(arg.completionCandidates().spliterator(), false)
                .collect(Collectors.joining(" ")));
  }

  /**
   * Returns the switch with the beginning of a description, up to its first period or semicolon and
   * without picocli's markup; empty if the description is blank.
   */
  private static String descriptionSwitch(String[] lines) {
    String text = Ansi.OFF.string(String.join(" ", lines)).replaceAll("\\$\\{[A-Z-]*}", "lethe");
    String firstClause = text.replaceAll("(?s)[.;] .*|\\.$", "");
    return firstClause.isBlank() ? "" : " -d " + quote(firstClause);
  }

  private static String quote(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private void addLine(String condition, String switches, String descriptionSwitch) {
    lines.add("complete -c " + program + condition + switches + descriptionSwitch);
  }
}
