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
 * A list of items, one of which is chosen by pointing at it or by typing a prefix of its word.
 *
 * @param head the text above the items
 * @param foot the text below the items
 * @param prompt the prompt of the input line
 * @param from the index of the first visible item, if they do not all fit
 */
public record Menu(List<Text> head, List<Item> items, List<Text> foot, String prompt, int from) {
  private static final int WORD = 9;

  /** The number of items that must be visible before the head is shown. */
  private static final int FEW = 5;

  /**
   * An item.
   *
   * @param word the word to type
   * @param name the displayed name
   * @param about what choosing it does
   */
  public record Item(String word, String name, String about) {
    private static final Pattern PHRASE = Pattern.compile("[,;:.] |  ");

    /** Returns as much of the name as fits, cut after a phrase or else after a word. */
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
    head = List.copyOf(head);
    items = List.copyOf(items);
    foot = List.copyOf(foot);
  }

  /** Creates a menu that shows its first items. */
  public Menu(List<Text> head, List<Item> items, List<Text> foot, String prompt) {
    this(head, items, foot, prompt, 0);
  }

  /** Returns the item with this word, or the only one whose word begins with it. */
  public Optional<Item> chosen(String line) {
    String said = said(line);
    List<Item> near = begun(said);
    return items.stream()
        .filter(item -> item.word().equals(said))
        .findFirst()
        .or(() -> near.size() == 1 ? near.stream().findFirst() : Optional.empty());
  }

  /**
   * Returns the message for a line that chooses nothing.
   *
   * @param others what can be typed apart from the words of the items
   */
  public String unclear(String line, String... others) {
    List<String> near = begun(said(line)).stream().map(Item::word).toList();
    if (near.size() > 1) {
      return Messages.COMMON.format(ParseErrorCode.AMBIGUOUS_WORD, List.of(line.strip(), near));
    }
    List<String> all = Stream.concat(items.stream().map(Item::word), Stream.of(others)).toList();
    return MESSAGES.format("menu.unclear", line.strip(), all);
  }

  private List<Item> begun(String said) {
    return items.stream().filter(item -> !said.isEmpty() && item.word().startsWith(said)).toList();
  }

  private static String said(String line) {
    return line.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns this menu with another foot. */
  public Menu saying(List<Text> lines) {
    return new Menu(head, items, lines, prompt, from);
  }

  /** Returns this menu scrolled to an item. */
  public Menu from(int first) {
    return new Menu(head, items, foot, prompt, first);
  }

  /** Returns the index of the first visible item after turning pages forward or back. */
  public int turned(int pages, Size size) {
    int room = room(size);
    int last = Math.max(0, items.size() - room);
    return Math.clamp(first(size) + (long) pages * room, 0, last);
  }

  private int first(Size size) {
    return Math.clamp(from, 0, Math.max(0, items.size() - room(size)));
  }

  /** Returns the text above the items, shortened if there is little room. */
  private List<Text> above(Size size) {
    boolean wide = head.stream().allMatch(line -> line.words().length() <= size.columns());
    List<Text> whole = Text.wrapped(head, size.columns());
    boolean fits = size.rows() - whole.size() - 3 >= Math.min(items.size(), FEW);
    if (fits && (wide || size.columns() >= Size.USUAL.columns())) {
      return whole;
    }
    return fits
        ? whole.stream().filter(line -> !line.words().isBlank()).limit(2).toList()
        : List.of();
  }

  /** Returns the text below the items, no wider than a usual window because menus are centered. */
  private List<Text> below(Size size) {
    return above(size).isEmpty()
        ? List.of()
        : Text.wrapped(foot, Math.min(size.columns(), Size.USUAL.columns()));
  }

  /** Returns the number of visible items. */
  private int room(Size size) {
    int others = above(size).size() + below(size).size();
    int free = Math.max(1, size.rows() - others - 3);
    return items.size() <= free ? free : Math.max(1, free - 1);
  }

  public Screen screen(Size size) {
    int first = first(size);
    List<Item> seen = items.subList(first, Math.min(first + room(size), items.size()));
    List<Text> above = above(size);
    List<Text> below = new ArrayList<>();
    if (seen.size() < items.size()) {
      below.add(
          Text.faint(MESSAGES.format("menu.part", first + 1, first + seen.size(), items.size())));
    }
    below.addAll(below(size));
    int word =
        Math.max(WORD, items.stream().mapToInt(item -> item.word().length()).max().orElse(0));
    List<Screen.Place> places = new ArrayList<>();
    Sketch sketch = new Sketch(new Size(size.columns(), seen.size()));
    for (int row = 0; row < seen.size(); row++) {
      Item item = seen.get(row);
      sketch.text(2, row, item.word(), Style.BRIGHT);
      sketch.text(2 + word + 2, row, item.name(size.columns() - word - 4), Style.PLAIN);
      places.add(
          new Screen.Place(
              Area.of(1, above.size() + row, Math.max(1, size.columns() - 2), 1),
              List.of(Text.plain(item.about())),
              List.of(item.word()),
              item.word()));
    }
    Frame frame =
        Frame.of(above).above(sketch.frame(), Frame.of(List.of(Text.EMPTY)), Frame.of(below));
    return Screen.plain(Screen.Kind.MENU, size, frame, prompt)
        .offering(items.stream().map(Item::word).toList(), true)
        .adding(List.of(), line -> chosen(line).isPresent())
        .pointing(places)
        .helping(Stream.concat(head.stream(), about()).toList());
  }

  /** Returns the descriptions of the items. */
  private Stream<Text> about() {
    return items.stream().map(item -> Text.plain(item.word() + ": " + item.about()));
  }
}
