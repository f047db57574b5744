package lethe.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.words.Launcher;
import lethe.app.words.Resources;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What to type, for each command: below its help. The text has chapters, each with a line {@code #
 * house ban} before it, and the program's own one with {@code #} alone.
 */
final class Examples {
  private Examples() {}

  /** Puts the examples of this command, and of all below it, into their help. */
  static void into(CommandSpec spec) {
    into(spec, chapters());
  }

  private static void into(CommandSpec spec, Map<String, List<String>> chapters) {
    List<String> lines = chapters.getOrDefault(path(spec), List.of());
    if (!lines.isEmpty()) {
      spec.usageMessage().footerHeading("%nExamples:%n").footer(lines.toArray(String[]::new));
    }
    spec.subcommands().values().forEach(below -> into(below.getCommandSpec(), chapters));
  }

  /** The names that lead to a command, without the program's own. */
  private static String path(CommandSpec spec) {
    if (spec.parent() == null) {
      return "";
    }
    return (path(spec.parent()) + " " + spec.name()).strip();
  }

  private static Map<String, List<String>> chapters() {
    Map<String, List<String>> chapters = new HashMap<>();
    List<String> chapter = new ArrayList<>();
    for (String line : Resources.text(Examples.class, "examples.txt").lines().toList()) {
      if (line.startsWith("#")) {
        chapter = chapters.computeIfAbsent(line.substring(1).strip(), name -> new ArrayList<>());
      } else {
        chapter.add("  " + line.replace(Launcher.GAP, "${ROOT-COMMAND-NAME}"));
      }
    }
    return chapters;
  }
}
