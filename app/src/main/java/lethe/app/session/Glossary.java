package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;

/** What is known about one word: how it is typed, what it chooses, and where the rules name it. */
final class Glossary {
  /** Where an item of a list begins: with its number, or with words and a gap behind them. */
  private static final Pattern ITEM = Pattern.compile("^ *\\d+\\. .*|^ {1,3}\\S+(?: \\S+)* {2,}.*");

  /** Below this heading the rules explain words. */
  private static final String WORDS = "WORDS";

  /** What of a heading or a term is not what it is about. */
  private static final Pattern HEAD = Pattern.compile("(?i)^(?:A|THE) |\\(.*");

  /** Of shorter words the last letter is never that of several. */
  private static final int SHORT = 3;

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
    lines.addAll(rules(word, title.help()));
    return lines.isEmpty()
        ? List.of(Text.plain(SAY.say("glossary.unknown", asked.strip())))
        : lines;
  }

  /**
   * A paragraph of the rules, or an item of a list.
   *
   * @param heading what it stands below
   */
  private record Item(String heading, List<String> lines) {
    /** Whether it stands among the words that are explained, and is the one. */
    boolean explains(String word) {
      return heading.equals(WORDS) && isSame(term(), word);
    }

    /** Whether all of what stands below its heading is about the word. */
    boolean isBelow(String word) {
      return isSame(HEAD.matcher(heading).replaceAll(""), word);
    }

    /** Whether it is an item that begins with the word. */
    boolean begins(String word) {
      return ITEM.matcher(lines.getFirst()).matches()
          && (isSame(term(), word) || isSame(term().split("\\W+", 2)[0], word));
    }

    private String term() {
      String term = lines.getFirst().strip().split(" {2,}", 2)[0];
      return HEAD.matcher(term).replaceAll("");
    }

    boolean names(Pattern word) {
      return lines.stream().anyMatch(line -> word.matcher(line).find());
    }
  }

  /** Whether these rules say what the word is, and do not only name it. */
  static boolean isExplained(String word, String help) {
    return items(help).stream()
        .anyMatch(item -> item.explains(word) || item.isBelow(word) || item.begins(word));
  }

  /** What defines it, and where else it is named; all that names it where nothing defines it. */
  private static List<Text> rules(String word, String help) {
    Pattern named = named(word);
    List<Item> items = items(help);
    boolean explained = items.stream().anyMatch(item -> item.explains(word));
    List<Item> defining =
        Stream.concat(
                items.stream().filter(item -> item.explains(word)),
                items.stream()
                    .filter(item -> item.isBelow(word) || (!explained && item.begins(word))))
            .toList();
    List<Item> naming = items.stream().filter(item -> item.names(named)).toList();
    if (defining.isEmpty()) {
      return said(naming);
    }
    List<Text> lines = new ArrayList<>(said(defining));
    List<String> others = new ArrayList<>(naming.stream().map(Item::heading).distinct().toList());
    others.removeAll(defining.stream().map(Item::heading).toList());
    others.remove(WORDS);
    if (!others.isEmpty()) {
      lines.add(Text.faint(SAY.say("glossary.others", others)));
    }
    return lines;
  }

  /** Where a word is named; a sign of the table stands beside letters there. */
  private static Pattern named(String word) {
    return word.chars().noneMatch(Character::isLetterOrDigit)
        ? Pattern.compile(Pattern.quote(word))
        : Pattern.compile("(?i)(?<![\\w-])" + Pattern.quote(singular(word)) + "s?(?![\\w-])");
  }

  /** Each below its heading. */
  private static List<Text> said(List<Item> items) {
    List<Text> lines = new ArrayList<>();
    String shown = "";
    for (Item item : items) {
      if (!item.heading().equals(shown)) {
        shown = item.heading();
        lines.add(Text.bright(shown));
      }
      item.lines().stream().map(Text::plain).forEach(lines::add);
    }
    return lines;
  }

  /** Whether both are the same word, one of it or several. */
  private static boolean isSame(String one, String other) {
    return singular(one.toLowerCase(Locale.ROOT).strip())
        .equals(singular(other.toLowerCase(Locale.ROOT)));
  }

  private static String singular(String word) {
    return word.length() > SHORT && word.endsWith("s")
        ? word.substring(0, word.length() - 1)
        : word;
  }

  private static boolean isHeading(String line) {
    String words = line.replaceFirst(" \\(.*", "");
    return words.equals(words.toUpperCase(Locale.ROOT)) && words.matches("[A-Z].*");
  }

  /** The text in paragraphs, and lists in their items. */
  private static List<Item> items(String help) {
    List<Item> items = new ArrayList<>();
    String heading = "";
    boolean open = false;
    for (String line : help.lines().toList()) {
      if (line.isBlank() || isHeading(line)) {
        heading = line.isBlank() ? heading : line.strip();
        open = false;
      } else if (!open || ITEM.matcher(line).matches()) {
        items.add(new Item(heading, new ArrayList<>(List.of(line))));
        open = true;
      } else {
        items.getLast().lines().add(line);
      }
    }
    return items;
  }
}
