package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.text.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Generates manual pages in man(7) format from the descriptions in the help. Sections common to all
 * commands come from {@code manual.txt}, where indented lines explain the term above them.
 */
final class ManPage {
  private final CommandSpec command;
  private final Help help;
  private final List<String> lines = new ArrayList<>();

  private ManPage(CommandSpec command) {
    this.command = command;
    this.help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
  }

  /** Returns the manual page of a command as a roff document. */
  static String text(CommandSpec command) {
    return new ManPage(command)
        .build().stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private List<String> build() {
    lines.add(
        String.format(
            Locale.ROOT,
            ".TH %s 6 \"\" \"%s\"",
            name(command).toUpperCase(Locale.ROOT),
            version()));
    // Words are neither hyphenated nor spread out, so that options can be found and copied.
    lines.add(".nh");
    lines.add(".ad l");
    addSection("NAME");
    lines.add(name(command) + " \\- " + summary(command));
    addSection("SYNOPSIS");
    lines.add(".B " + command.qualifiedName());
    lines.add(escape(synopsis()));
    addSection("DESCRIPTION");
    for (String line : command.usageMessage().description()) {
      lines.add(formatDescription(line));
    }
    if (!command.positionalParameters().isEmpty() || !command.options().isEmpty()) {
      addSection("OPTIONS");
      command.positionalParameters().forEach(arg -> addItem(argumentTag(arg), arg));
      command.options().stream()
          .filter(option -> !option.hidden())
          .forEach(option -> addItem(optionTag(option), option));
    }
    if (!command.subcommands().isEmpty()) {
      addSection("COMMANDS");
      for (CommandSpec subcommand : subcommands()) {
        addTag("\\fB" + escape(subcommand.name()) + "\\fR");
        lines.add(summary(subcommand));
      }
    }
    addCommonSections();
    addExamples();
    addSection("SEE ALSO");
    lines.add(seeAlso());
    return lines;
  }

  private List<CommandSpec> subcommands() {
    return command.subcommands().values().stream().map(CommandLine::getCommandSpec).toList();
  }

  private void addSection(String title) {
    lines.add(".SH " + title);
  }

  private void addTag(String tag) {
    lines.add(".TP");
    lines.add(tag);
  }

  private void addItem(String tag, ArgSpec arg) {
    addTag(tag);
    for (String line : arg.description()) {
      lines.add(formatDescription(line));
    }
  }

  private static String argumentTag(ArgSpec arg) {
    return "\\fI" + escape(arg.paramLabel()) + "\\fR";
  }

  private static String optionTag(OptionSpec option) {
    String names =
        Stream.of(option.names())
            .map(name -> "\\fB" + escape(name) + "\\fR")
            .collect(Collectors.joining(", "));
    String value = "=" + argumentTag(option);
    return option.arity().max() == 0
        ? names
        : names + (option.arity().min() == 0 ? "[" + value + "]" : value);
  }

  /** Returns the synopsis without the name of the command, which is in bold before it. */
  private String synopsis() {
    String synopsis = help.synopsis(0).replaceAll("\\s+", " ").strip();
    return synopsis
        .substring(Math.min(synopsis.length(), command.qualifiedName().length()))
        .strip();
  }

  /** Returns the first sentence of a description. */
  private String summary(CommandSpec spec) {
    return formatDescription(spec.usageMessage().description()[0].replaceAll("\\. .*|\\.$", ""));
  }

  /** Returns a description, escaped and with its placeholders replaced as in the help. */
  private String formatDescription(String description) {
    return escape(
        description.replace("${ROOT-COMMAND-NAME}", command.root().name()).replace("%%", "%"));
  }

  private void addCommonSections() {
    for (String line : Resources.text(ManPage.class, "manual.txt").lines().toList()) {
      if (line.startsWith("# ")) {
        addSection(line.substring(2));
      } else if (line.startsWith(" ")) {
        lines.add(escape(line.strip()));
      } else {
        addTag("\\fB" + escape(line) + "\\fR");
      }
    }
  }

  private void addExamples() {
    addSection("EXAMPLES");
    lines.add(".nf");
    for (String line : command.usageMessage().footer()) {
      lines.add(formatDescription(line.strip()));
    }
    lines.add(".fi");
  }

  private String seeAlso() {
    Stream<CommandSpec> related =
        command.parent() == null ? subcommands().stream() : Stream.of(command.parent());
    return related
        .map(spec -> ".BR " + escape(name(spec)) + " (6)")
        .collect(Collectors.joining("\n"));
  }

  /** Returns the name of a command's manual page, such as {@code lethe-admin-ban}. */
  static String name(CommandSpec spec) {
    return spec.qualifiedName("-");
  }

  private String version() {
    return Ansi.OFF.string(String.join(" ", command.root().version()));
  }

  /** Escapes a line so that roff prints it unchanged. */
  private static String escape(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
