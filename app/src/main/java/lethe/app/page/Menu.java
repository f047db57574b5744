package lethe.app.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.words.Messages;
import lethe.engine.core.Reading.Misread;

/**
 * Things of which one is chosen, by pointing at it or by typing the beginning of its word.
 *
 * @param head what stands above them
 * @param foot what stands below them
 * @param prompt what stands before the line that is being typed
 */
public record Menu(List<Text> head, List<Item> items, List<Text> foot, String prompt) {
  private static final Messages SAY = Messages.of(Menu.class);

  private static final int WORD = 12;

  /**
   * One of the things.
   *
   * @param word what is typed to choose it
   * @param name what it is called
   * @param about what choosing it does
   */
  public record Item(String word, String name, String about) {}

  public Menu {
    head = List.copyOf(head);
    items = List.copyOf(items);
    foot = List.copyOf(foot);
  }

  /** The thing whose word this is, or the only one whose word begins like this. */
  public Optional<Item> chosen(String line) {
    String said = said(line);
    List<Item> near = begun(said);
    return items.stream()
        .filter(item -> item.word().equals(said))
        .findFirst()
        .or(() -> near.size() == 1 ? near.stream().findFirst() : Optional.empty());
  }

  /**
   * Why a line chooses nothing.
   *
   * @param others what can be typed beside the words of these things
   */
  public String unclear(String line, String... others) {
    List<String> near = begun(said(line)).stream().map(Item::word).toList();
    if (near.size() > 1) {
      return Messages.COMMON.say(Misread.AMBIGUOUS_WORD, List.of(line.strip(), near));
    }
    List<String> all = Stream.concat(items.stream().map(Item::word), Stream.of(others)).toList();
    return SAY.say("menu.unclear", line.strip(), all);
  }

  private List<Item> begun(String said) {
    return items.stream().filter(item -> !said.isEmpty() && item.word().startsWith(said)).toList();
  }

  private static String said(String line) {
    return line.strip().toLowerCase(Locale.ROOT);
  }

  /** The same with another foot. */
  public Menu saying(List<Text> lines) {
    return new Menu(head, items, lines, prompt);
  }

  public Sheet sheet(Size size) {
    List<Text> above = Text.wrapped(head, size.columns());
    List<Text> below = Text.wrapped(foot, size.columns());
    int free = Math.max(1, size.rows() - above.size() - below.size() - 3);
    List<Item> seen = items.subList(0, Math.min(free, items.size()));
    if (seen.size() < items.size()) {
      Text more = Text.faint(SAY.say("menu.more", items.size() - seen.size()));
      below = Stream.concat(Stream.of(more), below.stream()).toList();
    }
    int word =
        Math.max(WORD, items.stream().mapToInt(item -> item.word().length()).max().orElse(0));
    List<Sheet.Place> places = new ArrayList<>();
    int widest = items.stream().mapToInt(item -> item.name().length()).max().orElse(0);
    int columns = Math.min(size.columns(), 6 + word + widest);
    Sketch sketch = new Sketch(new Size(size.columns(), seen.size()));
    for (int row = 0; row < seen.size(); row++) {
      Item item = seen.get(row);
      sketch.text(2, row, item.word(), Style.BRIGHT);
      sketch.text(2 + word + 2, row, item.name(), Style.PLAIN);
      places.add(
          new Sheet.Place(
              Area.of(1, above.size() + row, Math.max(1, columns - 1), 1),
              List.of(Text.plain(item.about())),
              List.of(item.word())));
    }
    Frame frame =
        Frame.of(above).above(sketch.frame(), Frame.of(List.of(Text.EMPTY)), Frame.of(below));
    return new Sheet(
        Sheet.Kind.MENU,
        size,
        frame,
        prompt,
        items.stream().map(Item::word).toList(),
        List.of(),
        places,
        List.of(),
        List.of(),
        true,
        new Sheet.Outlook() {
          @Override
          public boolean can(String line) {
            return chosen(line).isPresent();
          }

          @Override
          public Frame considering(String line) {
            return frame;
          }
        });
  }
}
