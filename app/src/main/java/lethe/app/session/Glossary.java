package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.engine.core.Notation;

/** What is known about one word: how it is typed, what it chooses, and where the rules name it. */
final class Glossary {
  private static final Messages SAY = Messages.of(Glossary.class);

  /** Where an item of a list begins: with its number, or with a word and a gap behind it. */
  private static final Pattern ITEM = Pattern.compile("^ *\\d+\\. .*|^ {1,3}\\S+(?: \\S+)? {2,}.*");

  private Glossary() {}

  /** In lines; one that says so where nothing is known. */
  static List<Text> about(String asked, Title<?, ?, ?> title, Notation<?> notation) {
    String word = asked.strip().toLowerCase(Locale.ROOT);
    List<Text> lines = new ArrayList<>();
    Stream.of(Meta.values())
        .filter(meta -> meta.word().equals(word))
        .forEach(meta -> lines.add(Text.plain(SAY.say("help." + meta.word()))));
    notation.usages().stream()
        .filter(usage -> usage.strip().split("\\W+", 2)[0].equals(word))
        .forEach(usage -> lines.add(Text.plain(SAY.say("glossary.typed", usage.strip()))));
    title.choosable().stream()
        .filter(option -> option.name().equals(word))
        .forEach(
            option ->
                lines.add(Text.plain(SAY.say("glossary.option", word, title.aboutOption(option)))));
    title.bots().all().stream()
        .filter(level -> level.name().equals(word))
        .forEach(
            level ->
                lines.add(Text.plain(SAY.say("glossary.bot", word, title.aboutBot(level.name())))));
    rules(word, title.help()).forEach(lines::add);
    return lines.isEmpty()
        ? List.of(Text.plain(SAY.say("glossary.unknown", asked.strip())))
        : lines;
  }

  /** The places in the rules that name it, each below its heading, and all below one that is it. */
  private static List<Text> rules(String word, String help) {
    Pattern named = Pattern.compile("(?i)(?<![\\w-])" + Pattern.quote(word) + "s?(?![\\w-])");
    List<Text> found = new ArrayList<>();
    String heading = "";
    String shown = "";
    for (List<String> item : items(help)) {
      if (isHeading(item.getFirst())) {
        heading = item.getFirst().strip();
      }
      boolean headed = heading.equalsIgnoreCase(word);
      if (item.stream()
          .anyMatch(line -> !isHeading(line) && (headed || named.matcher(line).find()))) {
        if (!heading.equals(shown)) {
          found.add(Text.bright(heading));
          shown = heading;
        }
        item.stream().filter(line -> !isHeading(line)).map(Text::plain).forEach(found::add);
      }
    }
    return found;
  }

  private static boolean isHeading(String line) {
    return !line.isBlank() && line.equals(line.toUpperCase(Locale.ROOT)) && line.matches("[A-Z].*");
  }

  /** The text in paragraphs, and lists in their items. */
  private static List<List<String>> items(String help) {
    List<List<String>> items = new ArrayList<>();
    boolean open = false;
    for (String line : help.lines().toList()) {
      if (line.isBlank()) {
        open = false;
      } else if (!open || isHeading(line) || ITEM.matcher(line).matches()) {
        items.add(new ArrayList<>(List.of(line)));
        open = true;
      } else {
        items.getLast().add(line);
      }
    }
    return items;
  }
}
