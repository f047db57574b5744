package lethe.app.page;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Text;

/**
 * A picture beside the first lines of a text. It decorates the text, which contains the same
 * information.
 *
 * @param lineCountBeside the number of lines to the right of the picture, at least 1
 * @param firstPageLineCount the number of lines that the first page has to contain; if they do not
 *     fit together with the picture, the picture is omitted
 */
public record Illustration(Frame picture, int lineCountBeside, int firstPageLineCount) {
  /** The number of blank columns between the picture and the text. */
  private static final int GAP = 2;

  /** The minimum width of the text beside the picture, in columns. */
  private static final int MIN_TEXT_WIDTH = 40;

  /**
   * Returns whether the picture and the first {@link #firstPageLineCount} lines fit into an area,
   * with enough space for the text beside the picture.
   *
   * @param lines the lines of the whole text
   */
  boolean fits(List<Text> lines, int columns, int maxRows) {
    return textWidth(columns) >= MIN_TEXT_WIDTH
        && rows(lines, columns)
                + Text.wrapped(lines.subList(lineCountBeside, firstPageLineCount), columns).size()
            <= maxRows;
  }

  /**
   * Returns the number of rows of the picture and the text beside it.
   *
   * @param lines the lines of the whole text
   */
  int rows(List<Text> lines, int columns) {
    return Math.max(
        picture.size().rows(),
        Text.wrapped(lines.subList(0, lineCountBeside), textWidth(columns)).size());
  }

  /**
   * Draws the picture and the lines beside it.
   *
   * @param lines the first {@link #lineCountBeside} lines of the text
   */
  Frame frame(List<Text> lines, int columns) {
    Sketch sketch = new Sketch(new Size(columns, rows(lines, columns)));
    sketch.draw(0, 0, picture);
    List<Text> wrapped = Text.wrapped(lines, textWidth(columns));
    for (int row = 0; row < wrapped.size(); row++) {
      sketch.text(picture.size().columns() + GAP, row, wrapped.get(row));
    }
    return sketch.frame();
  }

  private int textWidth(int columns) {
    return columns - picture.size().columns() - GAP;
  }
}
