package lethe.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.words.Launcher;
import lethe.app.words.Resources;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Examples for the help of each command. Each chapter of the text begins with a line such as {@code
 * # admin ban}; the chapter of the program itself begins with {@code #} alone.
 */
final class HelpExamples {
  private HelpExamples() {}

  /** Adds the examples to the help of a command and of all its subcommands. */
  static void addTo(CommandSpec spec) {
    addTo(spec, chapters());
  }

  private static void addTo(CommandSpec spec, Map<String, List<String>> chapters) {
    List<String> lines = chapters.getOrDefault(path(spec), List.of());
    if (!lines.isEmpty()) {
      spec.usageMessage().footerHeading("%nExamples:%n").footer(lines.toArray(String[]::new));
    }
    spec.subcommands().values().forEach(below -> addTo(below.getCommandSpec(), chapters));
  }

  /** Returns the path of subcommand names of a command, without the program's name. */
  private static String path(CommandSpec spec) {
    if (spec.parent() == null) {
      return "";
    }
    return (path(spec.parent()) + " " + spec.name()).strip();
  }

  private static Map<String, List<String>> chapters() {
    Map<String, List<String>> chapters = new HashMap<>();
    List<String> chapter = new ArrayList<>();
    for (String line : Resources.text(HelpExamples.class, "examples.txt").lines().toList()) {
      if (line.startsWith("#")) {
        chapter = chapters.computeIfAbsent(line.substring(1).strip(), name -> new ArrayList<>());
      } else {
        chapter.add("  " + line.replace(Launcher.PLACEHOLDER, "${ROOT-COMMAND-NAME}"));
      }
    }
    return chapters;
  }
}
