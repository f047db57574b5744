package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;

/** Feth's line: each card as a small drawing, two lines high, after its number. */
final class LineDrawing {
  private static final int COLUMNS = 16;

  private LineDrawing() {}

  /** Returns the drawing; empty if there is no line. */
  static List<StyledLine> draw(List<Piece> line, int columns) {
    List<StyledLine> lines = new ArrayList<>();
    int across = Math.max(1, columns / COLUMNS);
    for (int from = 0; from < line.size(); from += across) {
      StyledLine upper = StyledLine.EMPTY;
      StyledLine lower = StyledLine.EMPTY;
      for (int i = from; i < Math.min(line.size(), from + across); i++) {
        StyledLine number = StyledLine.of(Text.bright((i < 9 ? " " : "") + (i + 1) + " "));
        int column = (i - from) * COLUMNS;
        TableItem item = new TableItem.LineItem(i + 1);
        upper = padded(upper, column).plus(number.plus(half(line.get(i), 0)).ofItem(item));
        lower =
            padded(lower, column)
                .plus(StyledLine.plain("   ").plus(half(line.get(i), 2)).ofItem(item));
      }
      lines.add(upper);
      lines.add(lower);
    }
    return lines;
  }

  private static StyledLine padded(StyledLine strip, int column) {
    return column == 0 ? strip : strip.padTo(column);
  }

  /** Returns a smaller drawing: marks, and the quadrants on one line. */
  static List<StyledLine> drawSmall(List<Piece> line, int columns) {
    List<StyledLine> items =
        IntStream.range(0, line.size()).mapToObj(i -> small(i + 1, line.get(i))).toList();
    return items.isEmpty()
        ? List.of()
        : StyledLine.wrapList(StyledLine.faint(MESSAGES.format("draw.line") + " "), items, columns);
  }

  private static StyledLine small(int number, Piece piece) {
    StyledLine mark = StyledLine.of(Text.faint(number + ":"), ItemNames.ink(piece));
    StyledLine all =
        piece instanceof Card card
            ? mark.plus(" " + sides(card.pattern(), 0) + "/" + sides(card.pattern(), 2))
            : mark;
    return all.ofItem(new TableItem.LineItem(number));
  }

  private static String sides(Pattern pattern, int quadrant) {
    return side(pattern, quadrant) + side(pattern, quadrant + 1);
  }

  private static String side(Pattern pattern, int quadrant) {
    return pattern.isFaded(quadrant) ? "▒" : "·";
  }

  /** Returns the upper or lower half of a piece: two quadrants and the text next to them. */
  private static StyledLine half(Piece piece, int quadrant) {
    Style style = ItemNames.style(ItemNames.color(piece));
    boolean upper = quadrant == 0;
    return switch (piece) {
      case Card card ->
          pattern(card.pattern(), quadrant, style)
              .plus(
                  upper
                      ? new Text(" " + ItemNames.mark(card), style.bolded())
                      : Text.plain(" " + ItemNames.of(card.power())));
      case Raven raven ->
          StyledLine.of(
              new Text(upper ? "\\  / " : " \\/  ", style.bolded()),
              upper ? new Text(ItemNames.mark(raven), style.bolded()) : Text.EMPTY);
    };
  }

  private static StyledLine pattern(Pattern pattern, int quadrant, Style style) {
    return StyledLine.of(fill(pattern, quadrant, style), fill(pattern, quadrant + 1, style));
  }

  private static Text fill(Pattern pattern, int quadrant, Style style) {
    return new Text(side(pattern, quadrant).repeat(2), style);
  }
}
