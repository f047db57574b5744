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
 * @param illustration the picture beside the first lines, if there is one
 */
public record Pager(List<Text> lines, int firstLine, Optional<Illustration> illustration) {
  public Pager {
    lines = List.copyOf(lines);
  }

  /** Creates a pager without a picture. */
  Pager(List<Text> lines, int firstLine) {
    this(lines, firstLine, Optional.empty());
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
    return new Pager(
        Stream.concat(lines.stream(), other.lines.stream()).toList(), firstLine, illustration);
  }

  /** Returns the next page; empty if this is the last one. */
  Optional<Pager> nextPage(Size size) {
    int next = pageEnd(size);
    return next < lines.size() ? Optional.of(withFirstLine(next)) : Optional.empty();
  }

  /** Returns the previous page, or the first page if there is none. */
  Pager previousPage(Size size) {
    Pager page = withFirstLine(0);
    while (page.pageEnd(size) < firstLine) {
      page = withFirstLine(page.pageEnd(size));
    }
    return page;
  }

  private Pager withFirstLine(int index) {
    return new Pager(lines, index, illustration);
  }

  /**
   * Draws the page above an input line. If the whole text leaves at least half of the window free,
   * the upper part of {@code background} is drawn above it.
   */
  Frame frame(Size size, Frame background) {
    Frame visiblePage = drawnPage(size).topRows(maxRows(size));
    int freeRows = size.rows() - 2 - visiblePage.size().rows();
    boolean fitsOnePage = firstLine == 0 && pageEnd(size) == lines.size();
    if (!fitsOnePage || 2 * freeRows < size.rows() - 2 || background.size().rows() == 0) {
      return visiblePage;
    }
    Frame above = background.topRows(freeRows);
    String rule = "─".repeat(size.columns());
    return lines.isEmpty()
        ? above
        : above.stackedOn(Frame.of(List.of(Text.faint(rule))), visiblePage);
  }

  /** Draws the text of the page, and the picture if it is visible. */
  private Frame drawnPage(Size size) {
    int end = pageEnd(size);
    int besideCount = Math.min(lineCountBesidePicture(size), end - firstLine);
    Frame below =
        Frame.of(Text.wrapped(lines.subList(firstLine + besideCount, end), lineWidth(size)));
    return besideCount == 0
        ? below
        : illustration
            .orElseThrow()
            .frame(lines.subList(0, besideCount), lineWidth(size))
            .stackedOn(below);
  }

  /**
   * Returns the number of lines beside the picture; 0 if this is not the first page, or if the
   * picture does not fit.
   */
  private int lineCountBesidePicture(Size size) {
    return firstLine > 0
        ? 0
        : illustration
            .filter(candidate -> candidate.fits(lines, lineWidth(size), maxRows(size)))
            .map(Illustration::lineCountBeside)
            .orElse(0);
  }

  /** Returns the lines of the page, not wrapped. */
  List<Text> pageLines(Size size) {
    return lines.subList(firstLine, pageEnd(size));
  }

  String prompt(Size size) {
    return MESSAGES.format(pageEnd(size) < lines.size() ? "prompt.more" : "prompt.last");
  }

  /**
   * Returns the index of the first line after the page; if this is the last page, the number of all
   * lines.
   */
  private int pageEnd(Size size) {
    int besideCount = lineCountBesidePicture(size);
    int index = firstLine + besideCount;
    int freeRows =
        besideCount == 0
            ? maxRows(size)
            : maxRows(size) - illustration.orElseThrow().rows(lines, lineWidth(size));
    while (index < lines.size()) {
      freeRows -= lines.get(index).wrapped(lineWidth(size)).size();
      if (freeRows < 0 && index > firstLine) {
        return withoutTrailingHeading(index);
      }
      index++;
    }
    return index;
  }

  /**
   * Returns the end of a page, moved up if necessary so that a heading at the end begins the next
   * page.
   */
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
