package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Sketch;
import lethe.app.frame.Text;

/**
 * A line of several pieces, each in its own style.
 *
 * @param spans the items that can be selected with the pointer
 */
record StyledLine(List<Text> pieces, List<ItemSpan> spans) {
  static final StyledLine EMPTY = of();

  /** The position of an item in a line. */
  record ItemSpan(TableItem item, int column, int columns) {}

  StyledLine {
    pieces = List.copyOf(pieces);
    spans = List.copyOf(spans);
  }

  static StyledLine of(Text... pieces) {
    return new StyledLine(List.of(pieces), List.of());
  }

  static StyledLine plain(String text) {
    return of(Text.plain(text));
  }

  static StyledLine faint(String text) {
    return of(Text.faint(text));
  }

  int columns() {
    int columns = 0;
    for (Text piece : pieces) {
      columns += piece.text().length();
    }
    return columns;
  }

  boolean isEmpty() {
    return columns() == 0;
  }

  StyledLine plus(StyledLine other) {
    List<Text> allPieces = new ArrayList<>(pieces);
    allPieces.addAll(other.pieces);
    List<ItemSpan> allSpans = new ArrayList<>(spans);
    int column = columns();
    for (ItemSpan span : other.spans) {
      allSpans.add(new ItemSpan(span.item, column + span.column, span.columns));
    }
    return new StyledLine(allPieces, allSpans);
  }

  /** Returns this line with an additional item that spans all of it. */
  StyledLine withItem(TableItem item) {
    List<ItemSpan> allSpans = new ArrayList<>(spans);
    allSpans.add(new ItemSpan(item, 0, columns()));
    return new StyledLine(pieces, allSpans);
  }

  StyledLine plus(Text other) {
    List<Text> allPieces = new ArrayList<>(pieces);
    allPieces.add(other);
    return new StyledLine(allPieces, spans);
  }

  StyledLine plus(String text) {
    return plus(Text.plain(text));
  }

  /** Returns this line padded with blanks up to a column, but with at least one blank. */
  StyledLine padTo(int column) {
    return plus(" ".repeat(Math.max(1, column - columns())));
  }

  void draw(Sketch sketch, int column, int row) {
    int x = column;
    for (Text piece : pieces) {
      sketch.text(x, row, piece);
      x += piece.text().length();
    }
  }

  /**
   * Returns a label followed by items on as many lines as necessary; later lines begin below the
   * first item.
   */
  static List<StyledLine> wrapList(StyledLine label, List<StyledLine> items, int columns) {
    String indent = " ".repeat(label.columns());
    List<StyledLine> lines = new ArrayList<>();
    StyledLine line = label;
    boolean isFirst = true;
    for (StyledLine item : items) {
      if (!isFirst && line.columns() + 2 + item.columns() > columns) {
        lines.add(line);
        line = plain(indent);
        isFirst = true;
      }
      line = (isFirst ? line : line.plus("  ")).plus(item);
      isFirst = false;
    }
    lines.add(line);
    return lines;
  }
}
