package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Sketch;
import lethe.app.frame.Text;

/**
 * A line of several pieces, each in its own style.
 *
 * @param marks the things in it that can be pointed at
 */
record Strip(List<Text> pieces, List<Mark> marks) {
  static final Strip EMPTY = of();

  /** The position of a thing in a line. */
  record Mark(Thing thing, int column, int columns) {}

  Strip {
    pieces = List.copyOf(pieces);
    marks = List.copyOf(marks);
  }

  static Strip of(Text... pieces) {
    return new Strip(List.of(pieces), List.of());
  }

  static Strip plain(String words) {
    return of(Text.plain(words));
  }

  static Strip faint(String words) {
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

  Strip and(Strip more) {
    List<Text> all = new ArrayList<>(pieces);
    all.addAll(more.pieces);
    List<Mark> both = new ArrayList<>(marks);
    int column = columns();
    for (Mark mark : more.marks) {
      both.add(new Mark(mark.thing, column + mark.column, mark.columns));
    }
    return new Strip(all, both);
  }

  /** Returns this line, all of which stands for one thing. */
  Strip as(Thing thing) {
    List<Mark> more = new ArrayList<>(marks);
    more.add(new Mark(thing, 0, columns()));
    return new Strip(pieces, more);
  }

  Strip and(Text more) {
    List<Text> all = new ArrayList<>(pieces);
    all.add(more);
    return new Strip(all, marks);
  }

  Strip and(String words) {
    return and(Text.plain(words));
  }

  /** Returns this line padded with blanks up to a column, with at least one blank. */
  Strip to(int column) {
    return and(" ".repeat(Math.max(1, column - columns())));
  }

  void draw(Sketch sketch, int column, int row) {
    int at = column;
    for (Text piece : pieces) {
      sketch.text(at, row, piece);
      at += piece.words().length();
    }
  }

  /**
   * Returns a label followed by items on as many lines as they need; later lines begin below the
   * first item.
   */
  static List<Strip> list(Strip label, List<Strip> items, int columns) {
    String indent = " ".repeat(label.columns());
    List<Strip> lines = new ArrayList<>();
    Strip line = label;
    boolean fresh = true;
    for (Strip item : items) {
      if (!fresh && line.columns() + 2 + item.columns() > columns) {
        lines.add(line);
        line = plain(indent);
        fresh = true;
      }
      line = (fresh ? line : line.and("  ")).and(item);
      fresh = false;
    }
    lines.add(line);
    return lines;
  }
}
