package lethe.app.page;

import static lethe.app.page.PageMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.frame.Text;

/**
 * A text that is read one page at a time.
 *
 * @param firstLine the index of the first visible line
 */
public record Pager(List<Text> lines, int firstLine) {
  public Pager {
    lines = List.copyOf(lines);
  }

  /** The maximum line length for comfortable reading, in columns. */
  public static final int MAX_LINE_WIDTH = 92;

  /** The maximum number of lines of a heading, including the empty line before it. */
  private static final int MAX_HEADING_LINES = 2;

  /** Creates a pager at the beginning of a text. */
  public static Pager of(List<Text> lines) {
    return new Pager(lines, 0);
  }

  /** Returns this pager with the text of another one appended. */
  Pager plus(Pager other) {
    return new Pager(Stream.concat(lines.stream(), other.lines.stream()).toList(), firstLine);
  }

  /** Returns the next page; empty if this is the last one. */
  Optional<Pager> next(Size size) {
    int next = pageEnd(size);
    return next < lines.size() ? Optional.of(new Pager(lines, next)) : Optional.empty();
  }

  /** Returns the previous page, or the first page if there is none. */
  Pager previous(Size size) {
    Pager page = of(lines);
    while (page.pageEnd(size) < firstLine) {
      page = new Pager(lines, page.pageEnd(size));
    }
    return page;
  }

  /**
   * Draws the page above an input line. If the whole text leaves at least half of the window free,
   * the upper part of {@code background} is drawn above it.
   */
  Frame frame(Size size, Frame background) {
    List<Text> page = Text.wrapped(lines.subList(firstLine, pageEnd(size)), lineWidth(size));
    List<Text> visibleLines = page.subList(0, Math.min(page.size(), maxRows(size)));
    int freeRows = size.rows() - 2 - visibleLines.size();
    boolean fitsOnePage = firstLine == 0 && pageEnd(size) == lines.size();
    if (!fitsOnePage || 2 * freeRows < size.rows() - 2 || background.size().rows() == 0) {
      return Frame.of(visibleLines);
    }
    String rule = "─".repeat(size.columns());
    return background
        .topRows(Math.min(freeRows, background.size().rows()))
        .stackedOn(Frame.of(List.of(Text.faint(rule))), Frame.of(visibleLines));
  }

  /** Returns the lines of the page, not wrapped. */
  List<Text> page(Size size) {
    return lines.subList(firstLine, pageEnd(size));
  }

  String prompt(Size size) {
    return MESSAGES.format(pageEnd(size) < lines.size() ? "prompt.more" : "prompt.last");
  }

  /** Returns the index of the first line after the page; the number of lines on the last page. */
  private int pageEnd(Size size) {
    int freeRows = maxRows(size);
    int index = firstLine;
    while (index < lines.size()) {
      freeRows -= lines.get(index).wrapped(lineWidth(size)).size();
      if (freeRows < 0 && index > firstLine) {
        return withoutTrailingHeading(index);
      }
      index++;
    }
    return index;
  }

  /** Moves the end of a page up, so that a heading at the end begins the next page. */
  private int withoutTrailingHeading(int end) {
    int index = end;
    while (index > firstLine + 1
        && end - index < MAX_HEADING_LINES
        && isHeading(lines.get(index - 1))) {
      index--;
    }
    return index;
  }

  private static boolean isHeading(Text line) {
    return line.text().isBlank() || line.style().equals(Style.BRIGHT);
  }

  private static int lineWidth(Size size) {
    return Math.min(MAX_LINE_WIDTH, size.columns());
  }

  private static int maxRows(Size size) {
    return Math.max(1, size.rows() - 2);
  }
}
