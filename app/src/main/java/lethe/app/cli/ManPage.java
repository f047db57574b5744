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
 * A manual page in the language of man(7), out of the same descriptions as the help. What holds for
 * all commands stands in {@code manual.txt}, in chapters; an indented line there says what the word
 * above it is.
 */
final class ManPage {
  private final CommandSpec command;
  private final Help help;
  private final List<String> lines = new ArrayList<>();

  private ManPage(CommandSpec command) {
    this.command = command;
    this.help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
  }

  /** The page of this command. */
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
      for (CommandSpec below : below()) {
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

  /** Each command once, whatever else it is called. */
  private List<CommandSpec> below() {
    return command.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .distinct()
        .toList();
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

  /** Without the program's name, which stands before it. */
  private String synopsis() {
    String all = help.synopsis(0).replaceAll("\\s+", " ").strip();
    return all.substring(Math.min(all.length(), command.qualifiedName().length())).strip();
  }

  /** The first sentence. */
  private String summary(CommandSpec of) {
    return text(of.usageMessage().description()[0].replaceAll("\\. .*|\\.$", ""));
  }

  /** As help prints it. */
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
        command.parent() == null ? below().stream() : Stream.of(command.parent());
    return near.map(spec -> ".BR " + roff(name(spec)) + " (6)").collect(Collectors.joining("\n"));
  }

  /** Its name among manual pages: {@code lethe-house-ban}. */
  static String name(CommandSpec spec) {
    return spec.qualifiedName("-");
  }

  private String version() {
    return Ansi.OFF.string(String.join(" ", command.root().version()));
  }

  /** A line that man prints as it is. */
  private static String roff(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
