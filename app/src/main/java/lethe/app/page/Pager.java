package lethe.app.page;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.words.Messages;

/**
 * A text that is read a screen at a time.
 *
 * @param from the first line that is shown
 */
public record Pager(List<Text> lines, int from) {
  private static final Messages SAY = Messages.of(Pager.class);

  /** What is typed to see the page before this one. */
  public static final String BACK = "back";

  public Pager {
    lines = List.copyOf(lines);
  }

  /** A text from its beginning. */
  public static Pager of(List<Text> lines) {
    return new Pager(lines, 0);
  }

  /** The page that a line asks for; none if it asks for none, or there is none. */
  public Optional<Pager> turned(String line, Size size) {
    if (line.equals(BACK)) {
      return Optional.of(new Pager(lines, before(size)));
    }
    int next = next(size);
    return line.isBlank() && next < lines.size()
        ? Optional.of(new Pager(lines, next))
        : Optional.empty();
  }

  /** The page, in a room that it shares with one line that is typed. */
  public Frame frame(Size size) {
    List<Text> page = Text.wrapped(lines.subList(from, next(size)), size.columns());
    return Frame.of(page.subList(0, Math.min(page.size(), readable(size))));
  }

  public String prompt(Size size) {
    return SAY.say(next(size) < lines.size() ? "prompt.more" : "prompt.last");
  }

  public Sheet sheet(Size size) {
    return Sheet.plain(Sheet.Kind.READING, size, frame(size), prompt(size));
  }

  /** The first line of the page after this one; behind the last line if there is none. */
  private int next(Size size) {
    int room = readable(size);
    int at = from;
    while (at < lines.size()) {
      room -= lines.get(at).wrapped(size.columns()).size();
      if (room < 0 && at > from) {
        return at;
      }
      at++;
    }
    return at;
  }

  /** The first line of the page before this one. */
  private int before(Size size) {
    Pager page = of(lines);
    while (page.next(size) < from) {
      page = new Pager(lines, page.next(size));
    }
    return page.from;
  }

  private static int readable(Size size) {
    return Math.max(1, size.rows() - 2);
  }
}
