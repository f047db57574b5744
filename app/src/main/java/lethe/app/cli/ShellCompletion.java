package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import lethe.app.text.Launcher;
import lethe.app.text.Resources;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Generates the completion scripts for bash and zsh. Both contain the same table of candidates;
 * only the code that offers the candidates differs. Picocli's own script is not used, because it
 * expands file names and thereby executes commands embedded in them.
 */
final class ShellCompletion {
  /** The line of {@code completion.sh} that is replaced with the table. */
  private static final String TABLE = "# TABLE\n";

  /** The shell cases that classify a typed word, by command path and word. */
  private final StringBuilder wordCases = new StringBuilder();

  /** The shell cases that list the options of a command, by command path. */
  private final StringBuilder flagCases = new StringBuilder();

  /**
   * The shell cases that list the values for the next word, by command path, option and position.
   */
  private final StringBuilder valueCases = new StringBuilder();

  private ShellCompletion() {}

  static String bash(CommandSpec program) {
    return commonScript(program) + Resources.text(ShellCompletion.class, "completion.bash");
  }

  /** Returns the script for zsh, which can also be installed in a folder of {@code fpath}. */
  static String zsh(CommandSpec program) {
    return "#compdef lethe\n"
        + commonScript(program)
        + Resources.text(ShellCompletion.class, "completion.zsh");
  }

  private static String commonScript(CommandSpec program) {
    ShellCompletion completion = new ShellCompletion();
    completion.addCommand(program, "");
    String table =
        "    case $path:$word in\n"
            + "      *:--) ended=1 ;;\n"
            + completion.wordCases
            + "      *:-?*) ;;\n"
            + "      *) position=$((position + 1)) ;;\n"
            + "    esac\n"
            + "  done\n"
            + "  case $path in\n"
            + completion.flagCases
            + "  esac\n"
            + "  case $path:$option:$position in\n"
            + completion.valueCases
            + "  esac\n";
    return Resources.text(ShellCompletion.class, "completion.sh").replace(TABLE, table);
  }

  private void addCommand(CommandSpec command, String path) {
    List<String> optionNames = new ArrayList<>();
    for (OptionSpec option : command.options()) {
      if (option.hidden()) {
        continue;
      }
      optionNames.addAll(List.of(option.names()));
      if (option.arity().max() > 0) {
        String patterns =
            Stream.of(option.names())
                .map(name -> path + ":" + name)
                .collect(Collectors.joining(" | "));
        addCase(wordCases, "      ", patterns, "option=" + option.longestName());
        addValueCase(path + ":" + option.longestName() + ":*", option);
      }
    }
    addCase(
        flagCases,
        "    ",
        path.isEmpty() ? "''" : path,
        "flags=(" + String.join(" ", optionNames) + ")");
    for (PositionalParamSpec arg : command.positionalParameters()) {
      addValueCase(path + "::" + positionPattern(arg), arg);
    }
    if (!command.subcommands().isEmpty()) {
      String subcommands = String.join(" ", command.subcommands().keySet());
      addCase(valueCases, "    ", path + "::0", "candidates=(" + subcommands + ")");
    }
    command
        .subcommands()
        .forEach(
            (name, subcommand) -> {
              String subcommandPath = path + "/" + name;
              addCase(
                  wordCases, "      ", path + ":" + name, "path=" + subcommandPath + " position=0");
              addCommand(subcommand.getCommandSpec(), subcommandPath);
            });
  }

  /** Returns the shell pattern for the positions of an argument, counted from 0. */
  private static String positionPattern(PositionalParamSpec arg) {
    int first = arg.index().min();
    return arg.index().isVariable() ? "[" + first + "-9]" : "" + first;
  }

  private void addValueCase(String pattern, ArgSpec arg) {
    if (FishCompletion.takesFile(arg)) {
      addCase(valueCases, "    ", pattern, "files=1");
    } else if (arg.completionCandidates() != null) {
      String candidates =
          StreamSupport.stream(arg.completionCandidates().spliterator(), false)
              .map(Launcher::quoteForShell)
              .collect(Collectors.joining(" "));
      addCase(valueCases, "    ", pattern, "candidates=(" + candidates + ")");
    }
  }

  private static void addCase(StringBuilder cases, String indent, String pattern, String action) {
    cases.append(indent).append(pattern).append(") ").append(action).append(" ;;\n");
  }
}
