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
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.engine.core.ParseResult.ParseErrorCode;

/**
 * A list of items. The user chooses an item by pointing at it or by typing a prefix of its word.
 *
 * @param header the text above the items
 * @param footer the text below the items
 * @param prompt the prompt of the input line
 * @param scrollPosition the index of the first visible item; ignored if all items fit
 * @param name distinguishes the menu from others that can be shown before or after it
 * @param initialWord the word of the item that is selected when the menu appears; if no visible
 *     item has this word, the first visible item is selected
 */
public record Menu(
    List<Text> header,
    List<Item> items,
    List<Text> footer,
    String prompt,
    int scrollPosition,
    String name,
    String initialWord) {
  /** The style of the words that can be typed. */
  private static final Style WORD_STYLE = Style.of(Ink.BLUE).bolded();

  private static final int MIN_WORD_WIDTH = 9;

  /** The minimum number of visible items for the header to be shown. */
  private static final int MIN_VISIBLE_ITEMS = 5;

  /** The maximum number of lines of a shortened header. */
  private static final int MAX_SHORT_HEADER_LINES = 2;

  /**
   * The number of rows for the empty line above the footer, the free row below the footer, and the
   * input line.
   */
  private static final int MARGIN_AND_INPUT_ROWS = 3;

  /**
   * An item.
   *
   * @param word the word to type
   * @param name the displayed name
   * @param description the effect of choosing the item
   * @param style the style of the name, which conveys nothing that the name does not say
   */
  public record Item(String word, String name, String description, Style style) {
    /** Creates an item whose name has no special style. */
    public Item(String word, String name, String description) {
      this(word, name, description, Style.PLAIN);
    }

    private static final String ELLIPSIS = " …";

    private static final Pattern PHRASE_END = Pattern.compile("[,;:.] |  ");

    /**
     * Returns as much of the name as fits: cut after a phrase if that leaves at least half of the
     * width; otherwise after a word, with an ellipsis; or within the first word if that is too
     * long.
     *
     * @param width the maximum length, in columns
     */
    String shortenedName(int width) {
      if (name.length() <= width) {
        return name;
      }
      int phrase =
          PHRASE_END
              .matcher(name)
              .results()
              .mapToInt(MatchResult::start)
              .filter(end -> end <= width && !isInParentheses(end))
              .max()
              .orElse(0);
      if (2 * phrase >= width) {
        return name.substring(0, phrase);
      }
      int word = name.lastIndexOf(' ', Math.max(0, width - ELLIPSIS.length()));
      return word > 0 ? name.substring(0, word) + ELLIPSIS : name.substring(0, Math.max(0, width));
    }

    private boolean isInParentheses(int index) {
      return name.lastIndexOf('(', index) > name.lastIndexOf(')', index);
    }
  }

  public Menu {
    header = List.copyOf(header);
    items = List.copyOf(items);
    footer = List.copyOf(footer);
  }

  /** Creates a menu that shows its first items and selects the first. */
  public Menu(List<Text> header, List<Item> items, List<Text> footer, String prompt) {
    this(header, items, footer, prompt, 0, "", "");
  }

  /**
   * Returns the item that a line chooses: the item with this word, or the only item whose word
   * begins with the line. Empty if the line is unknown or ambiguous.
   */
  public Optional<Item> choose(String line) {
    String text = normalize(line);
    List<Item> matches = itemsStartingWith(text);
    return items.stream()
        .filter(item -> item.word().equals(text))
        .findFirst()
        .or(() -> matches.size() == 1 ? matches.stream().findFirst() : Optional.empty());
  }

  /**
   * Returns the message about a line that chooses no item.
   *
   * @param otherInput further possible input, which the message also lists
   */
  public String invalidChoiceMessage(String line, String... otherInput) {
    List<String> suggestions = itemsStartingWith(normalize(line)).stream().map(Item::word).toList();
    if (suggestions.size() > 1) {
      return Messages.COMMON.format(
          ParseErrorCode.AMBIGUOUS_WORD, List.of(line.strip(), suggestions));
    }
    List<String> choices =
        Stream.concat(items.stream().map(Item::word), Stream.of(otherInput)).toList();
    return MESSAGES.format("menu.unknown-choice", line.strip(), choices);
  }

  private List<Item> itemsStartingWith(String text) {
    return items.stream().filter(item -> !text.isEmpty() && item.word().startsWith(text)).toList();
  }

  private static String normalize(String line) {
    return line.strip().toLowerCase(Locale.ROOT);
  }

  public Menu withFooter(List<Text> newFooter) {
    return new Menu(header, items, newFooter, prompt, scrollPosition, name, initialWord);
  }

  /** Returns this menu with the item at an index as its first visible item. */
  public Menu scrolledTo(int index) {
    return new Menu(header, items, footer, prompt, index, name, initialWord);
  }

  /** Returns this menu with a name, and with another item that is selected when it appears. */
  public Menu withSelection(String newName, String newInitialWord) {
    return new Menu(header, items, footer, prompt, scrollPosition, newName, newInitialWord);
  }

  /**
   * Returns the index of the first visible item after turning pages.
   *
   * @param pages the number of pages to turn forward; negative to turn back
   */
  public int scrollPositionAfter(int pages, Size size) {
    int itemsPerPage = maxVisibleItems(size);
    int maxPosition = Math.max(0, items.size() - itemsPerPage);
    return Math.clamp(firstVisibleIndex(size) + (long) pages * itemsPerPage, 0, maxPosition);
  }

  private int firstVisibleIndex(Size size) {
    return Math.clamp(scrollPosition, 0, Math.max(0, items.size() - maxVisibleItems(size)));
  }

  /**
   * Returns the wrapped header; shortened if it is wider than the window, and the window is
   * narrower than the default. It is omitted if all items fit only without it, or if it would leave
   * fewer than {@value #MIN_VISIBLE_ITEMS} rows (or than the items of a shorter list) for the items
   * and the footer.
   */
  private List<Text> visibleHeader(Size size) {
    boolean fitsUnwrapped =
        header.stream().allMatch(line -> line.text().length() <= size.columns());
    List<Text> headerLines = Text.wrapped(header, size.columns());
    List<Text> lines =
        fitsUnwrapped || size.columns() >= Size.DEFAULT.columns()
            ? headerLines
            : headerLines.stream()
                .filter(line -> !line.text().isBlank())
                .limit(MAX_SHORT_HEADER_LINES)
                .toList();
    int rowsWithoutHeader = size.rows() - MARGIN_AND_INPUT_ROWS;
    int rowsWithHeader = rowsWithoutHeader - lines.size();
    boolean hidesItems =
        items.size() <= rowsWithoutHeader
            && items.size() > rowsWithHeader - wrappedFooter(size).size();
    return hidesItems || rowsWithHeader < Math.min(items.size(), MIN_VISIBLE_ITEMS)
        ? List.of()
        : lines;
  }

  /** Returns the wrapped footer; empty if the header is omitted and not all items fit above it. */
  private List<Text> visibleFooter(Size size) {
    List<Text> lines = wrappedFooter(size);
    boolean fits = items.size() + lines.size() <= size.rows() - MARGIN_AND_INPUT_ROWS;
    return fits || !visibleHeader(size).isEmpty() ? lines : List.of();
  }

  /** Returns the wrapped footer, no wider than a standard window because menus are centered. */
  private List<Text> wrappedFooter(Size size) {
    return Text.wrapped(footer, Math.min(size.columns(), Size.DEFAULT.columns()));
  }

  private int maxVisibleItems(Size size) {
    int otherRows = visibleHeader(size).size() + visibleFooter(size).size();
    int freeRows = Math.max(1, size.rows() - otherRows - MARGIN_AND_INPUT_ROWS);
    return items.size() <= freeRows ? freeRows : Math.max(1, freeRows - 1);
  }

  /** Returns the screen for a window of the given size. */
  public Screen screen(Size size) {
    int first = firstVisibleIndex(size);
    List<Item> visibleItems =
        items.subList(first, Math.min(first + maxVisibleItems(size), items.size()));
    List<Text> headerLines = visibleHeader(size);
    List<Text> footerLines = new ArrayList<>();
    if (visibleItems.size() < items.size()) {
      footerLines.add(
          Text.faint(
              MESSAGES.format(
                  "menu.visible-range", first + 1, first + visibleItems.size(), items.size())));
    }
    footerLines.addAll(visibleFooter(size));
    int wordWidth =
        Math.max(
            MIN_WORD_WIDTH, items.stream().mapToInt(item -> item.word().length()).max().orElse(0));
    List<Screen.HotSpot> hotSpots = new ArrayList<>();
    Sketch sketch = new Sketch(new Size(size.columns(), visibleItems.size()));
    for (int row = 0; row < visibleItems.size(); row++) {
      Item item = visibleItems.get(row);
      sketch.text(2, row, item.word(), WORD_STYLE);
      sketch.text(
          2 + wordWidth + 2, row, item.shortenedName(size.columns() - wordWidth - 4), item.style());
      hotSpots.add(
          item.word().equals(initialWord) ? 0 : hotSpots.size(),
          new Screen.HotSpot(
              Area.of(1, headerLines.size() + row, Math.max(1, size.columns() - 2), 1),
              List.of(Text.plain(item.description())),
              List.of(item.word()),
              (name + " " + item.word()).strip()));
    }
    Frame frame =
        Frame.of(headerLines)
            .stackedOn(sketch.frame(), Frame.of(List.of(Text.EMPTY)), Frame.of(footerLines));
    return Screen.plain(Screen.Kind.MENU, size, frame, prompt)
        .withLines(items.stream().map(Item::word).toList(), true)
        .withExtraInput(List.of(), line -> choose(line).isPresent())
        .withHotSpots(hotSpots)
        .withHelp(Stream.concat(header.stream(), descriptions()).toList());
  }

  /** Returns a line with the word and the description of each item, for the help. */
  private Stream<Text> descriptions() {
    return items.stream().map(item -> Text.plain(item.word() + ": " + item.description()));
  }
}
