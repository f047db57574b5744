package lethe.app.page;

import static lethe.app.page.PageMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.ParseResult.ParseErrorCode;

/**
 * A list of items. The user chooses an item by pointing at it or by typing a prefix of its word.
 *
 * @param header the text above the items
 * @param footer the text below the items
 * @param prompt the prompt of the input line
 * @param scrolledTo the index of the first visible item; ignored if all items fit
 */
public record Menu(
    List<Text> header, List<Item> items, List<Text> footer, String prompt, int scrolledTo) {
  private static final int MIN_WORD_WIDTH = 9;

  /** The minimum number of visible items for the header to be shown. */
  private static final int MIN_VISIBLE_ITEMS = 5;

  /**
   * An item.
   *
   * @param word the word to type
   * @param name the displayed name
   * @param description the effect of choosing the item
   */
  public record Item(String word, String name, String description) {
    private static final Pattern PHRASE = Pattern.compile("[,;:.] |  ");

    /**
     * Returns as much of the name as fits, cut after a phrase if possible, otherwise after a word.
     */
    String name(int room) {
      if (name.length() <= room) {
        return name;
      }
      int phrase =
          PHRASE
              .matcher(name)
              .results()
              .mapToInt(MatchResult::start)
              .filter(end -> end <= room)
              .max()
              .orElse(0);
      int word = name.lastIndexOf(' ', Math.max(0, room));
      return name.substring(0, Math.max(0, 2 * phrase >= room ? phrase : word > 0 ? word : room));
    }
  }

  public Menu {
    header = List.copyOf(header);
    items = List.copyOf(items);
    footer = List.copyOf(footer);
  }

  /** Creates a menu that shows its first items. */
  public Menu(List<Text> head, List<Item> items, List<Text> foot, String prompt) {
    this(head, items, foot, prompt, 0);
  }

  /**
   * Returns the item that a line chooses: the item with this word, or the only item whose word
   * begins with the line. Empty if the line is unknown or ambiguous.
   */
  public Optional<Item> choose(String line) {
    String text = normalized(line);
    List<Item> near = itemsStartingWith(text);
    return items.stream()
        .filter(item -> item.word().equals(text))
        .findFirst()
        .or(() -> near.size() == 1 ? near.stream().findFirst() : Optional.empty());
  }

  /**
   * Returns the message about a line that chooses no item.
   *
   * @param others the possible input other than the words of the items
   */
  public String notUnderstood(String line, String... others) {
    List<String> suggestions =
        itemsStartingWith(normalized(line)).stream().map(Item::word).toList();
    if (suggestions.size() > 1) {
      return Messages.COMMON.format(
          ParseErrorCode.AMBIGUOUS_WORD, List.of(line.strip(), suggestions));
    }
    List<String> all = Stream.concat(items.stream().map(Item::word), Stream.of(others)).toList();
    return MESSAGES.format("menu.unclear", line.strip(), all);
  }

  private List<Item> itemsStartingWith(String text) {
    return items.stream().filter(item -> !text.isEmpty() && item.word().startsWith(text)).toList();
  }

  private static String normalized(String line) {
    return line.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns this menu with another footer. */
  public Menu withFooter(List<Text> lines) {
    return new Menu(header, items, lines, prompt, scrolledTo);
  }

  /** Returns this menu scrolled to an item. */
  public Menu scrolledTo(int first) {
    return new Menu(header, items, footer, prompt, first);
  }

  /**
   * Returns the index of the first visible item after turning pages.
   *
   * @param pages the number of pages to turn forward; negative to turn back
   */
  public int firstAfterTurning(int pages, Size size) {
    int room = visibleItems(size);
    int last = Math.max(0, items.size() - room);
    return Math.clamp(firstVisible(size) + (long) pages * room, 0, last);
  }

  private int firstVisible(Size size) {
    return Math.clamp(scrolledTo, 0, Math.max(0, items.size() - visibleItems(size)));
  }

  /** Returns the wrapped header, shortened or omitted in a small window. */
  private List<Text> above(Size size) {
    boolean wide = header.stream().allMatch(line -> line.words().length() <= size.columns());
    List<Text> whole = Text.wrapped(header, size.columns());
    boolean fits = size.rows() - whole.size() - 3 >= Math.min(items.size(), MIN_VISIBLE_ITEMS);
    if (fits && (wide || size.columns() >= Size.DEFAULT.columns())) {
      return whole;
    }
    return fits
        ? whole.stream().filter(line -> !line.words().isBlank()).limit(2).toList()
        : List.of();
  }

  /**
   * Returns the wrapped footer, no wider than a standard window because menus are centered; empty
   * if the header is omitted.
   */
  private List<Text> below(Size size) {
    return above(size).isEmpty()
        ? List.of()
        : Text.wrapped(footer, Math.min(size.columns(), Size.DEFAULT.columns()));
  }

  /** Returns the maximum number of visible items. */
  private int visibleItems(Size size) {
    int others = above(size).size() + below(size).size();
    int free = Math.max(1, size.rows() - others - 3);
    return items.size() <= free ? free : Math.max(1, free - 1);
  }

  /** Returns the screen for a window of a size. */
  public Screen screen(Size size) {
    int first = firstVisible(size);
    List<Item> seen = items.subList(first, Math.min(first + visibleItems(size), items.size()));
    List<Text> above = above(size);
    List<Text> below = new ArrayList<>();
    if (seen.size() < items.size()) {
      below.add(
          Text.faint(MESSAGES.format("menu.part", first + 1, first + seen.size(), items.size())));
    }
    below.addAll(below(size));
    int word =
        Math.max(
            MIN_WORD_WIDTH, items.stream().mapToInt(item -> item.word().length()).max().orElse(0));
    List<Screen.HotSpot> places = new ArrayList<>();
    Sketch sketch = new Sketch(new Size(size.columns(), seen.size()));
    for (int row = 0; row < seen.size(); row++) {
      Item item = seen.get(row);
      sketch.text(2, row, item.word(), Style.BRIGHT);
      sketch.text(2 + word + 2, row, item.name(size.columns() - word - 4), Style.PLAIN);
      places.add(
          new Screen.HotSpot(
              Area.of(1, above.size() + row, Math.max(1, size.columns() - 2), 1),
              List.of(Text.plain(item.description())),
              List.of(item.word()),
              item.word()));
    }
    Frame frame =
        Frame.of(above).stackedOn(sketch.frame(), Frame.of(List.of(Text.EMPTY)), Frame.of(below));
    return Screen.plain(Screen.Kind.MENU, size, frame, prompt)
        .withLines(items.stream().map(Item::word).toList(), true)
        .withWords(List.of(), line -> choose(line).isPresent())
        .withHotSpots(places)
        .withHelp(Stream.concat(header.stream(), descriptions()).toList());
  }

  /** Returns the words and descriptions of all items, for the help. */
  private Stream<Text> descriptions() {
    return items.stream().map(item -> Text.plain(item.word() + ": " + item.description()));
  }
}
