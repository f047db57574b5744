package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import lethe.app.words.Launcher;
import lethe.app.words.Resources;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Generates the scripts with which bash and zsh complete commands. Both contain the same table of
 * possible continuations and differ only in the way they offer them. Picocli's own script is not
 * used: it expands file names and thereby executes commands embedded in them.
 */
final class ShellCompletion {
  /** The line of {@code completion.sh} that the table replaces. */
  private static final String TABLE = "# TABLE\n";

  /** The kinds of words, by the path of the command and the word itself. */
  private final StringBuilder words = new StringBuilder();

  /** The options of a command, by its path. */
  private final StringBuilder flags = new StringBuilder();

  /** The expected values, by the path, the option whose value is next, and the position. */
  private final StringBuilder places = new StringBuilder();

  private ShellCompletion() {}

  /** Returns the script for bash. */
  static String bash(CommandSpec program) {
    return shared(program) + Resources.text(ShellCompletion.class, "completion.bash");
  }

  /** Returns the script for zsh, which can also be placed in a folder of {@code fpath}. */
  static String zsh(CommandSpec program) {
    return "#compdef lethe\n"
        + shared(program)
        + Resources.text(ShellCompletion.class, "completion.zsh");
  }

  private static String shared(CommandSpec program) {
    ShellCompletion completion = new ShellCompletion();
    completion.add(program, "");
    String table =
        "    case $path:$word in\n"
            + "      *:--) ended=1 ;;\n"
            + completion.words
            + "      *:-?*) ;;\n"
            + "      *) place=$((place + 1)) ;;\n"
            + "    esac\n"
            + "  done\n"
            + "  case $path in\n"
            + completion.flags
            + "  esac\n"
            + "  case $path:$option:$place in\n"
            + completion.places
            + "  esac\n";
    return Resources.text(ShellCompletion.class, "completion.sh").replace(TABLE, table);
  }

  private void add(CommandSpec command, String path) {
    List<String> names = new ArrayList<>();
    for (OptionSpec option : command.options()) {
      if (option.hidden()) {
        continue;
      }
      names.addAll(List.of(option.names()));
      if (option.arity().max() > 0) {
        String patterns =
            Stream.of(option.names())
                .map(name -> path + ":" + name)
                .collect(Collectors.joining(" | "));
        line(words, "      ", patterns, "option=" + option.longestName());
        expect(path + ":" + option.longestName() + ":*", option);
      }
    }
    line(flags, "    ", path.isEmpty() ? "''" : path, "flags=(" + String.join(" ", names) + ")");
    for (PositionalParamSpec word : command.positionalParameters()) {
      expect(path + "::" + position(word), word);
    }
    if (!command.subcommands().isEmpty()) {
      String below = String.join(" ", command.subcommands().keySet());
      line(places, "    ", path + "::0", "candidates=(" + below + ")");
    }
    command
        .subcommands()
        .forEach(
            (name, below) -> {
              String further = path + "/" + name;
              line(words, "      ", path + ":" + name, "path=" + further + " place=0");
              add(below.getCommandSpec(), further);
            });
  }

  /** Returns a pattern that matches the positions of a parameter, counted from 0. */
  private static String position(PositionalParamSpec word) {
    int first = word.index().min();
    return word.index().isVariable() ? "[" + first + "-9]" : "" + first;
  }

  private void expect(String pattern, ArgSpec word) {
    if (FishCompletion.takesFile(word)) {
      line(places, "    ", pattern, "files=1");
    } else if (word.completionCandidates() != null) {
      String all =
          StreamSupport.stream(word.completionCandidates().spliterator(), false)
              .map(Launcher::quoteForShell)
              .collect(Collectors.joining(" "));
      line(places, "    ", pattern, "candidates=(" + all + ")");
    }
  }

  private static void line(StringBuilder table, String indent, String pattern, String action) {
    table.append(indent).append(pattern).append(") ").append(action).append(" ;;\n");
  }
}
