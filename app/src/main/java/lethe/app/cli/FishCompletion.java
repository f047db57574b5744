package lethe.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import lethe.app.words.Resources;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Generates completions for fish, with one line for each word that can be typed. */
final class FishCompletion {
  private final String program;
  private final List<String> lines = new ArrayList<>();

  private FishCompletion(String program) {
    this.program = program;
  }

  /** Returns the completions of the program and all its commands. */
  static String of(CommandSpec program) {
    FishCompletion completion = new FishCompletion(program.name());
    completion.add("", " -f", "");
    completion.command(program, List.of());
    return Resources.text(FishCompletion.class, "completion.fish")
        + completion.lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private void command(CommandSpec command, List<String> path) {
    String condition = conditionFor(command, path);
    command
        .subcommands()
        .forEach(
            (name, below) ->
                add(
                    condition,
                    " -a " + name,
                    described(below.getCommandSpec().usageMessage().description())));
    command.options().stream()
        .filter(option -> !option.hidden())
        .forEach(
            option ->
                add(condition, names(option) + value(option), described(option.description())));
    command.positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .forEach(parameter -> parameter(parameter, condition));
    command
        .subcommands()
        .forEach(
            (name, below) -> {
              List<String> further = new ArrayList<>(path);
              further.add(name);
              command(below.getCommandSpec(), further);
            });
  }

  private void parameter(PositionalParamSpec parameter, String condition) {
    if (takesFile(parameter)) {
      add(and(condition, "not __lethe_dashed"), " -F", "");
      add(and(condition, "__lethe_dashed"), " -a '(__lethe_files)'", "");
    } else if (hasCandidates(parameter)) {
      add(condition, candidates(parameter), described(parameter.description()));
    }
  }

  private static String and(String condition, String test) {
    return condition.isEmpty()
        ? " -n '" + test + "'"
        : condition.substring(0, condition.length() - 1) + "; and " + test + "'";
  }

  /**
   * Returns the condition that all words of the path have been typed, and no subcommand after them.
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

  private static String names(OptionSpec option) {
    StringBuilder names = new StringBuilder();
    for (String name : option.names()) {
      names.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
    }
    return names.toString();
  }

  private static String value(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    if (takesFile(option)) {
      return " -r -F";
    }
    return hasCandidates(option) ? " -x" + candidates(option) : " -x";
  }

  /** Returns whether the value of an option or a parameter is the name of a file. */
  static boolean takesFile(ArgSpec word) {
    return word.typeInfo().getType() == Path.class
        || word.typeInfo().getAuxiliaryTypes()[0] == Path.class;
  }

  private static boolean hasCandidates(ArgSpec word) {
    return word.completionCandidates() != null;
  }

  private static String candidates(ArgSpec word) {
    return " -a "
        + quoted(
            StreamSupport.stream(word.completionCandidates().spliterator(), false)
                .collect(Collectors.joining(" ")));
  }

  /** Returns the first sentence of a description, without picocli's markup. */
  private static String described(String[] lines) {
    String all = Ansi.OFF.string(String.join(" ", lines)).replaceAll("\\$\\{[A-Z-]*}", "lethe");
    String first = all.replaceAll("(?s)[.;] .*|\\.$", "");
    return first.isBlank() ? "" : " -d " + quoted(first);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private void add(String condition, String candidates, String described) {
    lines.add("complete -c " + program + condition + candidates + described);
  }
}
