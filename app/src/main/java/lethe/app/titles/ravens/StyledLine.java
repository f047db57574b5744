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

  static StyledLine plain(String words) {
    return of(Text.plain(words));
  }

  static StyledLine faint(String words) {
    return of(Text.faint(words));
  }

  int columns() {
    int columns = 0;
    for (Text piece : pieces) {
      columns += piece.words().length();
    }
    return columns;
  }

  boolean isEmpty() {
    return columns() == 0;
  }

  StyledLine plus(StyledLine more) {
    List<Text> all = new ArrayList<>(pieces);
    all.addAll(more.pieces);
    List<ItemSpan> both = new ArrayList<>(spans);
    int column = columns();
    for (ItemSpan mark : more.spans) {
      both.add(new ItemSpan(mark.item, column + mark.column, mark.columns));
    }
    return new StyledLine(all, both);
  }

  /** Returns this line with one item that spans all of it. */
  StyledLine ofItem(TableItem thing) {
    List<ItemSpan> more = new ArrayList<>(spans);
    more.add(new ItemSpan(thing, 0, columns()));
    return new StyledLine(pieces, more);
  }

  StyledLine plus(Text more) {
    List<Text> all = new ArrayList<>(pieces);
    all.add(more);
    return new StyledLine(all, spans);
  }

  StyledLine plus(String words) {
    return plus(Text.plain(words));
  }

  /** Returns this line padded with blanks up to a column, with at least one blank. */
  StyledLine padTo(int column) {
    return plus(" ".repeat(Math.max(1, column - columns())));
  }

  void draw(Sketch sketch, int column, int row) {
    int at = column;
    for (Text piece : pieces) {
      sketch.text(at, row, piece);
      at += piece.words().length();
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
    boolean fresh = true;
    for (StyledLine item : items) {
      if (!fresh && line.columns() + 2 + item.columns() > columns) {
        lines.add(line);
        line = plain(indent);
        fresh = true;
      }
      line = (fresh ? line : line.plus("  ")).plus(item);
      fresh = false;
    }
    lines.add(line);
    return lines;
  }
}
