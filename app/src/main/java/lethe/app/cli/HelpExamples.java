package lethe.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.text.Launcher;
import lethe.app.text.Resources;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Examples for the help of each command, from {@code examples.txt}. The examples of a command
 * follow a line such as {@code # admin ban}; those of the program itself follow {@code #} alone.
 */
final class HelpExamples {
  private HelpExamples() {}

  /** Adds the examples to the help of a command and of all its subcommands. */
  static void addTo(CommandSpec spec) {
    addTo(spec, examplesByCommand());
  }

  private static void addTo(CommandSpec spec, Map<String, List<String>> examplesByCommand) {
    List<String> lines = examplesByCommand.getOrDefault(subcommandPath(spec), List.of());
    if (!lines.isEmpty()) {
      spec.usageMessage().footerHeading("%nExamples:%n").footer(lines.toArray(String[]::new));
    }
    spec.subcommands()
        .values()
        .forEach(subcommand -> addTo(subcommand.getCommandSpec(), examplesByCommand));
  }

  /**
   * Returns the name of a command without that of the program, such as {@code admin ban}; empty for
   * the program itself.
   */
  private static String subcommandPath(CommandSpec spec) {
    if (spec.parent() == null) {
      return "";
    }
    return (subcommandPath(spec.parent()) + " " + spec.name()).strip();
  }

  /** Returns the lines of examples by the names that {@link #subcommandPath} returns. */
  private static Map<String, List<String>> examplesByCommand() {
    Map<String, List<String>> examplesByCommand = new HashMap<>();
    List<String> examples = new ArrayList<>();
    for (String line : Resources.text(HelpExamples.class, "examples.txt").lines().toList()) {
      if (line.startsWith("#")) {
        examples =
            examplesByCommand.computeIfAbsent(line.substring(1).strip(), _ -> new ArrayList<>());
      } else {
        examples.add("  " + line.replace(Launcher.PLACEHOLDER, "${ROOT-COMMAND-NAME}"));
      }
    }
    return examplesByCommand;
  }
}
