package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.EnumMap;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.eurydice.Cards.Part;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * The layout of the table: the map with the cards beside it; in small windows, the cards below it
 * and no ways between the spaces.
 *
 * @param size the size of the whole layout
 * @param track the map
 * @param top the row at which the map begins
 * @param parts the cards, each part in its position
 * @param legend the explanation of the symbols, if there is room for it
 */
record Plan(Size size, Track track, int top, Map<Part, Block> parts, Block legend) {
  /** The minimum size for a map and the cards. */
  static final Size LEAST = new Size(60, 18);

  /** The size from which the cards are drawn beside the map. */
  private static final Size WIDE = new Size(80, 23);

  /** The number of rows that are used by neither the table nor the texts. */
  private static final int EDGES = 3;

  /** The number of rows reserved for texts. */
  private static final int WORDS = 6;

  private static final int FEWEST_WORDS = 3;

  /** The minimum number of columns per space for which ways are drawn. */
  private static final int NARROWEST = 13;

  private static final int SIDE = 20;
  private static final int WIDEST_SIDE = 46;

  /** The maximum number of lines per row of spaces. */
  private static final int HIGHEST = 7;

  static Plan of(View view, Viewer viewer, Size room) {
    boolean wide = room.contains(WIDE) && Track.room(view.board(), map(room)) >= NARROWEST;
    return wide ? beside(view, viewer, room) : below(view, viewer, room);
  }

  /** Returns the width of the cards beside the map. */
  private static int side(Size room) {
    return Math.min(WIDEST_SIDE, SIDE + (room.columns() - WIDE.columns()) / 2);
  }

  private static int map(Size room) {
    return room.columns() - side(room) - 2;
  }

  private static Plan beside(View view, Viewer viewer, Size room) {
    int side = side(room);
    int rows = room.rows() - EDGES - WORDS;
    Board board = view.board();
    int left = room.columns() - side - 1;
    Block wide = legend(room.columns());
    Block slim = legend(side);
    int least = 2 * board.rows() - 2;
    boolean under = rows >= least + wide.rows() + 1 && side < WIDEST_SIDE;
    int high = under ? rows - wide.rows() - 1 : rows;
    int step = Math.clamp((high - 2) / Math.max(1, board.rows() - 2), 2, HIGHEST);
    Track track = new Track(view, new Size(map(room), high), step);
    boolean over = !under && rows >= slim.rows() + 14;
    int most = over ? Math.max(track.size().rows(), rows) - slim.rows() - 1 : high;
    Map<Part, Block> cards = Cards.in(view, viewer, side, most);
    int air = Cards.rows(cards) + cards.size() <= most ? 1 : 0;
    Map<Part, Block> parts = placed(cards, left, air);
    int low = bottom(parts);
    Block legend =
        under
            ? wide.at(0, Math.max(track.size().rows(), low) + 1)
            : over
                ? slim.at(left, Math.max(low + 1, track.size().rows() - slim.rows()))
                : Block.NONE;
    int bottom = Math.max(Math.max(track.size().rows(), low), bottom(legend));
    return new Plan(new Size(room.columns(), bottom), track, 0, parts, legend);
  }

  private static Plan below(View view, Viewer viewer, Size room) {
    int words = room.contains(WIDE) ? WORDS : FEWEST_WORDS;
    int rows = room.rows() - EDGES - words;
    int least = view.board().rows();
    Map<Part, Block> cards = Cards.in(view, viewer, room.columns() - 1, rows - least);
    int other = Cards.rows(cards);
    Track track = new Track(view, new Size(room.columns(), rows - other), 1);
    Map<Part, Block> parts = new EnumMap<>(Part.class);
    int row = 0;
    for (Map.Entry<Part, Block> part : cards.entrySet()) {
      parts.put(part.getKey(), part.getValue().at(0, row));
      row += part.getValue().rows() + (part.getKey() == Part.HEAD ? track.size().rows() : 0);
    }
    int top = parts.get(Part.HEAD) == null ? 0 : parts.get(Part.HEAD).rows();
    return new Plan(new Size(room.columns(), row), track, top, parts, Block.NONE);
  }

  /** Places the parts below one another, separated by {@code air} rows. */
  private static Map<Part, Block> placed(Map<Part, Block> cards, int column, int air) {
    Map<Part, Block> parts = new EnumMap<>(Part.class);
    int row = 0;
    for (Map.Entry<Part, Block> part : cards.entrySet()) {
      parts.put(part.getKey(), part.getValue().at(column, row));
      row += part.getValue().rows() + air;
    }
    return parts;
  }

  private static int bottom(Map<Part, Block> parts) {
    return parts.values().stream().mapToInt(Plan::bottom).max().orElse(0);
  }

  /** Returns the row below a block. */
  private static int bottom(Block block) {
    return block.placed().isEmpty() ? 0 : block.placed().getLast().row() + 1;
  }

  /** Returns the explanations of the symbols, two per line if there is room. */
  private static Block legend(int columns) {
    Symbol.Kind[] kinds = Symbol.Kind.values();
    Block.Builder legend = new Block.Builder(columns);
    int rows = columns < WIDE.columns() ? kinds.length : (kinds.length + 1) / 2;
    for (int row = 0; row < rows; row++) {
      legend.line();
      for (int i = row; i < kinds.length; i += rows) {
        if (i > row) {
          legend.to(columns / 2);
        }
        legend
            .word(MESSAGES.format("draw.legend", kinds[i].words()), Words.style(kinds[i], false))
            .gap(1)
            .word(Words.legend(kinds[i]), Style.FAINT);
      }
    }
    return legend.block().at(0, -1);
  }

  Frame draw() {
    Sketch sketch = new Sketch(size);
    sketch.draw(0, top, track.draw());
    parts.values().forEach(block -> block.draw(sketch));
    legend.draw(sketch);
    return sketch.frame();
  }
}
