package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;

/**
 * A block of text, with the positions of some of its words.
 *
 * @param placed the words and their positions
 * @param areas the areas of the words that can be selected with the pointer, in order
 */
record TextBlock(List<PlacedWord> placed, List<Area> areas) {
  static final TextBlock NONE = new TextBlock(List.of(), List.of());

  /** Words in one style. */
  record Word(String words, Style style) {}

  /** Words and their position. */
  record PlacedWord(int column, int row, Word word) {}

  /** Returns this block moved down and to the right. */
  TextBlock at(int column, int row) {
    return new TextBlock(
        placed.stream()
            .map(each -> new PlacedWord(each.column + column, each.row + row, each.word))
            .toList(),
        areas.stream()
            .map(area -> new Area(area.column() + column, area.row() + row, area.size()))
            .toList());
  }

  int rows() {
    return placed.isEmpty() ? 0 : placed.getLast().row - placed.getFirst().row + 1;
  }

  /** Returns the area of the first words, limited to a number of columns. */
  Area label(int most) {
    PlacedWord first = placed.getFirst();
    return Area.of(first.column, first.row, Math.min(most, first.word.words.length()), 1);
  }

  void draw(Sketch sketch) {
    placed.forEach(each -> sketch.text(each.column, each.row, each.word.words, each.word.style));
  }

  /** Builds a block. Words continue on the next line when a line is full. */
  static final class Builder {
    private final int columns;
    private final List<PlacedWord> placed = new ArrayList<>();
    private final List<Area> things = new ArrayList<>();
    private int column;
    private int row;
    private int gap;

    Builder(int columns) {
      this.columns = columns;
    }

    Builder word(String words, Style style) {
      if (column > 0 && column + gap + words.length() > columns) {
        line();
      }
      column += column == 0 ? 0 : gap;
      placed.add(new PlacedWord(column, row, new Word(words, style)));
      column += words.length();
      gap = 0;
      return this;
    }

    /** Adds a word that can be selected with the pointer. */
    Builder item(String words, Style style) {
      word(words, style);
      things.add(Area.of(column - words.length(), row, words.length(), 1));
      return this;
    }

    /** Adds blanks before the next word, except at the beginning of a line. */
    Builder gap(int blanks) {
      gap = blanks;
      return this;
    }

    /** Begins a new line. */
    Builder line() {
      row++;
      column = 0;
      gap = 0;
      return this;
    }

    /** Adds text on as many lines as necessary. */
    Builder text(Text text) {
      for (Text line : text.wrapped(columns)) {
        if (column > 0) {
          line();
        }
        word(line.words(), line.style());
      }
      return this;
    }

    /** Moves to a column, or stays if the line has already passed it. */
    Builder to(int begin) {
      gap = Math.max(1, begin - column);
      return this;
    }

    /** Moves so that a text of the given length ends at the right edge. */
    Builder upTo(int length) {
      gap = columns - length - column;
      return this;
    }

    TextBlock block() {
      return new TextBlock(List.copyOf(placed), List.copyOf(things));
    }
  }
}
