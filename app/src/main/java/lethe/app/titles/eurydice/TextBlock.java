package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;

/**
 * Texts in several styles, laid out on lines.
 *
 * @param placedTexts the texts and their positions, in reading order
 * @param areas the areas of the texts that can be selected with the pointer, in reading order
 */
record TextBlock(List<PlacedText> placedTexts, List<Area> areas) {
  static final TextBlock NONE = new TextBlock(List.of(), List.of());

  /** A text on one line, and its position. */
  record PlacedText(int column, int row, Text text) {}

  /** Returns this block moved right by a number of columns and down by a number of rows. */
  TextBlock moved(int columns, int rows) {
    return new TextBlock(
        placedTexts.stream()
            .map(item -> new PlacedText(item.column + columns, item.row + rows, item.text))
            .toList(),
        areas.stream().map(area -> area.moved(columns, rows)).toList());
  }

  int rows() {
    return placedTexts.isEmpty() ? 0 : placedTexts.getLast().row - placedTexts.getFirst().row + 1;
  }

  /**
   * Returns the area of the first text, limited to a number of columns. The block must not be
   * empty.
   */
  Area labelArea(int maxColumns) {
    PlacedText first = placedTexts.getFirst();
    int columns = Math.min(maxColumns, first.text.text().length());
    return Area.of(first.column, first.row, columns, 1);
  }

  void draw(Sketch sketch) {
    placedTexts.forEach(item -> sketch.text(item.column, item.row, item.text));
  }

  /** Builds a block. A text that does not fit on the current line begins a new one. */
  static final class Builder {
    private final int columns;
    private final List<PlacedText> placedTexts = new ArrayList<>();
    private final List<Area> areas = new ArrayList<>();
    private int column;
    private int row;

    /** The number of blanks before the next text. */
    private int gap;

    /** The column at which a line begins that continues the previous one. */
    private int indent;

    Builder(int columns) {
      this.columns = columns;
    }

    Builder add(String text, Style style) {
      return add(new Text(text, style));
    }

    Builder add(Text text) {
      int length = text.text().length();
      keepTogether(length);
      column += column == 0 ? 0 : gap;
      placedTexts.add(new PlacedText(column, row, text));
      column += length;
      gap = 0;
      return this;
    }

    /** Adds a text that can be selected with the pointer. */
    Builder addItem(Text text) {
      add(text);
      int length = text.text().length();
      areas.add(Area.of(column - length, row, length, 1));
      return this;
    }

    /** Inserts blanks before the next text, unless it begins a line. */
    Builder gap(int blanks) {
      gap = blanks;
      return this;
    }

    /** Begins a new line unless texts of this total length fit on the current one. */
    Builder keepTogether(int length) {
      if (column > 0 && column + gap + length > columns) {
        newLine();
        column = indent;
      }
      return this;
    }

    /** Indents the lines that continue previous ones. */
    Builder indent(int blanks) {
      indent = blanks;
      return this;
    }

    /** Begins a new line. */
    Builder newLine() {
      row++;
      column = 0;
      gap = 0;
      return this;
    }

    /** Adds a text that is wrapped at the width of the block, beginning on a new line. */
    Builder addWrapped(Text text) {
      for (Text line : text.wrapped(columns)) {
        if (column > 0) {
          newLine();
        }
        add(line);
      }
      return this;
    }

    /** Moves to a column; if the line has already passed it, inserts one blank. */
    Builder moveTo(int newColumn) {
      gap = Math.max(1, newColumn - column);
      return this;
    }

    /** Moves so that text of this length will end at the right edge. */
    Builder alignRight(int length) {
      gap = columns - length - column;
      return this;
    }

    TextBlock block() {
      return new TextBlock(List.copyOf(placedTexts), List.copyOf(areas));
    }
  }
}
