package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;

/**
 * Explains a word: its use as a command, an option or the level of a bot, and the passages of the
 * rules about it.
 */
final class Glossary {
  /** Matches the start of a list item: a number, or words followed by a gap. */
  private static final Pattern ITEM = Pattern.compile("^ *\\d+\\. .*|^ {1,3}\\S+(?: \\S+)* {2,}.*");

  /** The heading of the rules' glossary. */
  private static final String GLOSSARY_HEADING = "WORDS";

  /**
   * Matches an article at the beginning of a heading or term, and everything from the first
   * parenthesis on.
   */
  private static final Pattern ARTICLE_OR_REMARK = Pattern.compile("(?i)^(?:A|THE) |\\(.*");

  /** The minimum length of a singular whose plural ending is recognized. */
  private static final int MIN_SINGULAR_LENGTH = 3;

  private Glossary() {}

  /**
   * Explains a word to a player of a match.
   *
   * @return the explanation, or a statement that there is none
   */
  static List<Text> explain(String word, Title<?, ?, ?> title, Notation<?> notation) {
    return explain(
        word,
        Stream.of(CommonCommand.values())
            .filter(command -> command.word().equals(word.strip().toLowerCase(Locale.ROOT)))
            .map(
                command ->
                    command == CommonCommand.MARK && title.isMemoryGame()
                        ? MESSAGES.format("no-marks")
                        : MESSAGES.format("help." + command.word()))
            .toList(),
        title,
        notation);
  }

  /**
   * Explains a word.
   *
   * @param commandLines the help on those commands of the page whose first word is the word
   * @return the explanation, or a statement that there is none
   */
  static List<Text> explain(
      String typedWord, List<String> commandLines, Title<?, ?, ?> title, Notation<?> notation) {
    String word = typedWord.strip().toLowerCase(Locale.ROOT);
    List<Text> lines = new ArrayList<>();
    commandLines.forEach(line -> lines.add(Text.plain(line)));
    notation.usages().stream()
        .filter(usage -> usage.strip().split("\\W+", 2)[0].equals(word))
        .forEach(usage -> lines.add(Text.plain(MESSAGES.format("glossary.usage", usage.strip()))));
    title.allOptions().stream()
        .filter(option -> option.name().equals(word))
        .forEach(
            option ->
                lines.add(
                    Text.plain(
                        MESSAGES.format(
                            "glossary.option", word, title.optionDescription(option)))));
    title.bots().levels().stream()
        .filter(level -> level.name().equals(word))
        .forEach(
            level ->
                lines.add(
                    Text.plain(
                        MESSAGES.format(
                            "glossary.bot", word, title.botDescription(level.name())))));
    lines.addAll(rulesAbout(word, title.help()));
    return lines.isEmpty()
        ? List.of(Text.plain(MESSAGES.format("glossary.unknown", typedWord.strip())))
        : lines;
  }

  /**
   * A paragraph or list item of the rules.
   *
   * @param heading the heading above it; empty if there is none
   */
  private record RulesItem(String heading, List<String> lines) {
    /** Returns whether this is the glossary entry for a word. */
    boolean explains(String word) {
      return heading.equals(GLOSSARY_HEADING) && isSameWord(term(), word);
    }

    /** Returns whether the heading is a word, apart from an article or a remark in parentheses. */
    boolean isInSectionAbout(String word) {
      return isSameWord(ARTICLE_OR_REMARK.matcher(heading).replaceAll(""), word);
    }

    /** Returns whether this is a list item whose term is a word or begins with it. */
    boolean startsWith(String word) {
      return ITEM.matcher(lines.getFirst()).matches()
          && (isSameWord(term(), word) || isSameWord(term().split("\\W+", 2)[0], word));
    }

    private String term() {
      String term = lines.getFirst().strip().split(" {2,}", 2)[0];
      return ARTICLE_OR_REMARK.matcher(term).replaceAll("");
    }

    boolean mentions(Pattern word) {
      return lines.stream().anyMatch(line -> word.matcher(line).find());
    }
  }

  /** Returns whether these rules define a word rather than merely mention it. */
  static boolean isExplained(String word, String help) {
    return items(help).stream()
        .anyMatch(
            item -> item.explains(word) || item.isInSectionAbout(word) || item.startsWith(word));
  }

  /**
   * Returns the definition of a word and the headings of the other sections that mention it; if the
   * word is not defined, all items that mention it.
   */
  private static List<Text> rulesAbout(String word, String help) {
    Pattern wordPattern = pattern(word);
    List<RulesItem> items = items(help);
    boolean hasEntry = items.stream().anyMatch(item -> item.explains(word));
    List<RulesItem> definingItems =
        Stream.concat(
                items.stream().filter(item -> item.explains(word)),
                items.stream()
                    .filter(
                        item ->
                            item.isInSectionAbout(word) || (!hasEntry && item.startsWith(word))))
            .toList();
    List<RulesItem> mentioningItems =
        items.stream().filter(item -> item.mentions(wordPattern)).toList();
    if (definingItems.isEmpty()) {
      return quote(mentioningItems);
    }
    List<Text> lines = new ArrayList<>(quote(definingItems));
    List<String> otherHeadings =
        new ArrayList<>(mentioningItems.stream().map(RulesItem::heading).distinct().toList());
    otherHeadings.removeAll(definingItems.stream().map(RulesItem::heading).toList());
    otherHeadings.remove(GLOSSARY_HEADING);
    if (!otherHeadings.isEmpty()) {
      lines.add(Text.faint(MESSAGES.format("glossary.see-also", otherHeadings)));
    }
    return lines;
  }

  /**
   * Returns a pattern that finds a word as a singular or a plural, ignoring case. A word without
   * letters or digits, such as a symbol of the board, may be adjacent to letters.
   */
  private static Pattern pattern(String word) {
    return word.chars().noneMatch(Character::isLetterOrDigit)
        ? Pattern.compile(Pattern.quote(word))
        : Pattern.compile("(?i)(?<![\\w-])" + Pattern.quote(singular(word)) + "s?(?![\\w-])");
  }

  /** Returns the items, with a heading above each run of items from the same section. */
  private static List<Text> quote(List<RulesItem> items) {
    List<Text> lines = new ArrayList<>();
    String lastHeading = "";
    for (RulesItem item : items) {
      if (!item.heading().equals(lastHeading)) {
        lastHeading = item.heading();
        lines.add(Text.bright(lastHeading));
      }
      item.lines().stream().map(Text::plain).forEach(lines::add);
    }
    return lines;
  }

  /** Returns whether two words differ at most in case and in number (singular or plural). */
  private static boolean isSameWord(String first, String other) {
    return singular(first.toLowerCase(Locale.ROOT).strip())
        .equals(singular(other.toLowerCase(Locale.ROOT)));
  }

  private static String singular(String word) {
    return word.length() > MIN_SINGULAR_LENGTH && word.endsWith("s")
        ? word.substring(0, word.length() - 1)
        : word;
  }

  private static boolean isHeading(String line) {
    String words = line.replaceFirst(" \\(.*", "");
    return words.equals(words.toUpperCase(Locale.ROOT)) && words.matches("[A-Z].*");
  }

  /** Splits the rules into paragraphs and list items. */
  private static List<RulesItem> items(String help) {
    List<RulesItem> items = new ArrayList<>();
    String heading = "";
    boolean continuesItem = false;
    for (String line : help.lines().toList()) {
      if (line.isBlank() || isHeading(line)) {
        heading = line.isBlank() ? heading : line.strip();
        continuesItem = false;
      } else if (!continuesItem || ITEM.matcher(line).matches()) {
        items.add(new RulesItem(heading, new ArrayList<>(List.of(line))));
        continuesItem = true;
      } else {
        items.getLast().lines().add(line);
      }
    }
    return items;
  }
}
