package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.PointerTarget;

/**
 * A table in a window that is too small for a drawing: a list of possible actions, followed by a
 * description of the table. If both do not fit, each page shows a part of the list and a part of
 * the description, and neither takes more than half of the rows if the other needs them.
 */
final class ListedBoard<C, O, V> implements BoardDrawing<C, V> {
  /** A size at which all targets are visible. */
  private static final Size FULL_SIZE = new Size(200, 60);

  /** The minimum number of rows of a page, even if they do not fit into the window. */
  private static final int MIN_ROWS = 3;

  private static final int SEPARATOR_AND_INPUT_ROWS = 2;

  private static final int INDENT = 2;

  /**
   * A row of the list.
   *
   * @param commands the commands that can be entered; may be empty
   */
  private record ListedRow<C>(String label, List<Text> description, List<C> commands) {}

  private final int columns;
  private final List<ListedRow<C>> textRows;
  private final List<ListedRow<C>> commandRows;

  private final int textRowsPerPage;
  private final int commandRowsPerPage;

  private final int lastPage;

  private final int pageIndex;

  private ListedBoard(MatchPage<C, O, V> page) {
    this.columns = page.size().columns();
    this.textRows = textRows(page);
    this.commandRows = commandRows(page);
    int maxRows =
        Math.max(
            MIN_ROWS,
            page.size().rows()
                - SEPARATOR_AND_INPUT_ROWS
                - MatchScreens.replyAndStatus(page).size());
    int total = textRows.size() + commandRows.size();
    int visible = total <= maxRows ? total : maxRows - 1;
    this.commandRowsPerPage =
        Math.min(commandRows.size(), Math.max(visible / 2, visible - textRows.size()));
    this.textRowsPerPage = visible - commandRowsPerPage;
    this.lastPage =
        Math.max(
                pageCount(textRows.size(), textRowsPerPage),
                pageCount(commandRows.size(), commandRowsPerPage))
            - 1;
    this.pageIndex = Math.clamp(page.listPage(), 0, lastPage);
  }

  private static int pageCount(int rows, int rowsPerPage) {
    return Math.max(1, Math.ceilDiv(rows, Math.max(1, rowsPerPage)));
  }

  static <C, O, V> ListedBoard<C, O, V> of(MatchPage<C, O, V> page) {
    return new ListedBoard<>(page);
  }

  /**
   * Returns whether the table of a page is a list with further pages. False if the output scrolls.
   */
  static <C, O, V> boolean hasNextPage(MatchPage<C, O, V> page) {
    return page.isListed() && !page.context().preferences().scrolls() && of(page).hasMoreRows();
  }

  private boolean hasMoreRows() {
    return pageIndex < lastPage;
  }

  boolean hasPreviousPage() {
    return pageIndex > 0;
  }

  /**
   * Returns the page with the list turned forward or back; unchanged if the table is not a list.
   *
   * @param pages the number of pages to turn; negative to turn back
   */
  static <C, O, V> MatchPage<C, O, V> turnPages(MatchPage<C, O, V> page, int pages) {
    if (!page.isListed()) {
      return page;
    }
    ListedBoard<C, O, V> list = of(page);
    return page.withListPage(Math.clamp((long) list.pageIndex + pages, 0, list.lastPage));
  }

  /**
   * Returns a row for each target that offers at least one command not offered by an earlier
   * target.
   */
  private static <C, O, V> List<ListedRow<C>> commandRows(MatchPage<C, O, V> page) {
    Set<C> offeredCommands = new HashSet<>();
    List<ListedRow<C>> commandRows = new ArrayList<>();
    for (PointerTarget<C> target :
        page.snapshot().layOut(FULL_SIZE).targets(page.legalCommands())) {
      if (!offeredCommands.containsAll(target.commands())) {
        offeredCommands.addAll(target.commands());
        String firstCommand = page.notation().format(target.commands().getFirst());
        int others = target.commands().size() - 1;
        String label =
            others > 0 ? firstCommand + MESSAGES.format("list.more", others) : firstCommand;
        commandRows.add(new ListedRow<>(label, target.description(), target.commands()));
      }
    }
    return commandRows;
  }

  private static <C, O, V> List<ListedRow<C>> textRows(MatchPage<C, O, V> page) {
    int columns = Math.max(1, page.size().columns() - INDENT);
    return SpokenOutput.boardLines(page).stream()
        .flatMap(
            paragraph ->
                paragraph.wrapped(columns).stream()
                    .map(line -> new ListedRow<C>(line.text(), List.of(paragraph), List.of())))
        .toList();
  }

  private List<ListedRow<C>> visibleRows() {
    return Stream.concat(
            visibleRows(commandRows, commandRowsPerPage).stream(),
            visibleRows(textRows, textRowsPerPage).stream())
        .toList();
  }

  /**
   * Returns the rows that are on the visible page. If the rows end on that page or before it,
   * returns the last {@code count} rows.
   */
  private List<ListedRow<C>> visibleRows(List<ListedRow<C>> rows, int count) {
    int firstIndex = Math.min(pageIndex * count, rows.size() - count);
    return rows.subList(firstIndex, firstIndex + count);
  }

  @Override
  public Frame frame() {
    List<ListedRow<C>> visibleRows = visibleRows();
    Sketch sketch = new Sketch(new Size(columns, visibleRows.size()));
    for (int row = 0; row < visibleRows.size(); row++) {
      Style style = visibleRows.get(row).commands().isEmpty() ? Style.PLAIN : Style.BRIGHT;
      sketch.text(INDENT, row, truncate(visibleRows.get(row).label(), columns - INDENT), style);
    }
    Frame list = sketch.frame();
    return lastPage == 0
        ? list
        : list.stackedOn(
            Frame.of(
                List.of(
                    Text.faint(
                        truncate(
                            MESSAGES.format("list.visible-page", pageIndex + 1, lastPage + 1),
                            columns)))));
  }

  private static String truncate(String label, int columns) {
    return label.length() <= columns ? label : label.substring(0, Math.max(0, columns - 1)) + "…";
  }

  /** Returns the visible rows, with the commands that they offer. Ignores {@code legal}. */
  @Override
  public List<PointerTarget<C>> targets(List<C> legal) {
    List<ListedRow<C>> visibleRows = visibleRows();
    List<PointerTarget<C>> targets = new ArrayList<>();
    for (int row = 0; row < visibleRows.size(); row++) {
      targets.add(
          new PointerTarget<>(
              Area.of(1, row, Math.max(1, columns - INDENT), 1),
              visibleRows.get(row).description(),
              visibleRows.get(row).commands()));
    }
    return targets;
  }
}
