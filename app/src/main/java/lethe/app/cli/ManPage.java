package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.words.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Generates manual pages for man(7) from the descriptions in the help. Chapters common to all
 * commands come from {@code manual.txt}; indented lines there explain the word above them.
 */
final class ManPage {
  private final CommandSpec command;
  private final Help help;
  private final List<String> lines = new ArrayList<>();

  private ManPage(CommandSpec command) {
    this.command = command;
    this.help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
  }

  /** Returns the page of a command. */
  static String of(CommandSpec command) {
    return new ManPage(command)
        .page().stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private List<String> page() {
    lines.add(
        String.format(
            Locale.ROOT,
            ".TH %s 6 \"\" \"%s\"",
            name(command).toUpperCase(Locale.ROOT),
            version()));
    chapter("NAME");
    lines.add(name(command) + " \\- " + summary(command));
    chapter("SYNOPSIS");
    lines.add(".B " + command.qualifiedName());
    lines.add(roff(synopsis()));
    chapter("DESCRIPTION");
    for (String line : command.usageMessage().description()) {
      lines.add(text(line));
    }
    if (!command.positionalParameters().isEmpty() || !command.options().isEmpty()) {
      chapter("OPTIONS");
      command.positionalParameters().forEach(word -> item(parameter(word), word));
      command.options().stream()
          .filter(option -> !option.hidden())
          .forEach(option -> item(option(option), option));
    }
    if (!command.subcommands().isEmpty()) {
      chapter("COMMANDS");
      for (CommandSpec below : subcommands()) {
        tagged("\\fB" + roff(below.name()) + "\\fR");
        lines.add(summary(below));
      }
    }
    common();
    examples();
    chapter("SEE ALSO");
    lines.add(seeAlso());
    return lines;
  }

  private List<CommandSpec> subcommands() {
    return command.subcommands().values().stream().map(CommandLine::getCommandSpec).toList();
  }

  private void chapter(String title) {
    lines.add(".SH " + title);
  }

  private void tagged(String tag) {
    lines.add(".TP");
    lines.add(tag);
  }

  private void item(String tag, ArgSpec word) {
    tagged(tag);
    for (String line : word.description()) {
      lines.add(text(line));
    }
  }

  private static String parameter(ArgSpec word) {
    return "\\fI" + roff(word.paramLabel()) + "\\fR";
  }

  private static String option(OptionSpec option) {
    String names =
        Stream.of(option.names())
            .map(name -> "\\fB" + roff(name) + "\\fR")
            .collect(Collectors.joining(", "));
    return option.arity().max() == 0 ? names : names + "=" + parameter(option);
  }

  /** Returns the synopsis without the name of the command, which is printed before it. */
  private String synopsis() {
    String all = help.synopsis(0).replaceAll("\\s+", " ").strip();
    return all.substring(Math.min(all.length(), command.qualifiedName().length())).strip();
  }

  /** Returns the first sentence of a description. */
  private String summary(CommandSpec of) {
    return text(of.usageMessage().description()[0].replaceAll("\\. .*|\\.$", ""));
  }

  /** Returns a description with its placeholders replaced, as in the help. */
  private String text(String description) {
    return roff(
        description.replace("${ROOT-COMMAND-NAME}", command.root().name()).replace("%%", "%"));
  }

  private void common() {
    for (String line : Resources.text(ManPage.class, "manual.txt").lines().toList()) {
      if (line.startsWith("# ")) {
        chapter(line.substring(2));
      } else if (line.startsWith(" ")) {
        lines.add(roff(line.strip()));
      } else {
        tagged("\\fB" + roff(line) + "\\fR");
      }
    }
  }

  private void examples() {
    chapter("EXAMPLES");
    lines.add(".nf");
    for (String line : command.usageMessage().footer()) {
      lines.add(text(line.strip()));
    }
    lines.add(".fi");
  }

  private String seeAlso() {
    Stream<CommandSpec> near =
        command.parent() == null ? subcommands().stream() : Stream.of(command.parent());
    return near.map(spec -> ".BR " + roff(name(spec)) + " (6)").collect(Collectors.joining("\n"));
  }

  /** Returns the name of the manual page, such as {@code lethe-admin-ban}. */
  static String name(CommandSpec spec) {
    return spec.qualifiedName("-");
  }

  private String version() {
    return Ansi.OFF.string(String.join(" ", command.root().version()));
  }

  /** Escapes a line so that man prints it unchanged. */
  private static String roff(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
