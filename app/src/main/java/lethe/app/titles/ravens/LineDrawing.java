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

/** Feth's line: each piece as a small drawing, two lines high, after its number. */
final class LineDrawing {
  private static final int ITEM_COLUMNS = 16;

  private LineDrawing() {}

  /** Returns the drawing; empty if there is no piece. */
  static List<StyledLine> draw(List<Piece> line, int columns) {
    List<StyledLine> lines = new ArrayList<>();
    int across = Math.max(1, columns / ITEM_COLUMNS);
    for (int first = 0; first < line.size(); first += across) {
      StyledLine upper = StyledLine.EMPTY;
      StyledLine lower = StyledLine.EMPTY;
      for (int i = first; i < Math.min(line.size(), first + across); i++) {
        StyledLine number = StyledLine.of(Text.bright((i < 9 ? " " : "") + (i + 1) + " "));
        int column = (i - first) * ITEM_COLUMNS;
        TableItem item = new TableItem.LineItem(i + 1);
        upper = padded(upper, column).plus(number.plus(halfItem(line.get(i), 0)).withItem(item));
        lower =
            padded(lower, column)
                .plus(StyledLine.plain("   ").plus(halfItem(line.get(i), 2)).withItem(item));
      }
      lines.add(upper);
      lines.add(lower);
    }
    return lines;
  }

  private static StyledLine padded(StyledLine line, int column) {
    return column == 0 ? line : line.padTo(column);
  }

  /** Returns a smaller drawing, in which each piece is one line high. */
  static List<StyledLine> drawSmall(List<Piece> line, int columns) {
    List<StyledLine> items =
        IntStream.range(0, line.size()).mapToObj(i -> smallItem(i + 1, line.get(i))).toList();
    return items.isEmpty()
        ? List.of()
        : StyledLine.wrapList(StyledLine.faint(MESSAGES.format("draw.line") + " "), items, columns);
  }

  private static StyledLine smallItem(int number, Piece piece) {
    StyledLine mark = StyledLine.of(Text.faint(number + ":"), ItemNames.coloredMark(piece));
    StyledLine item =
        piece instanceof Card card
            ? mark.plus(" " + halfGlyphs(card.pattern(), 0) + "/" + halfGlyphs(card.pattern(), 2))
            : mark;
    return item.withItem(new TableItem.LineItem(number));
  }

  private static String halfGlyphs(Pattern pattern, int quadrant) {
    return glyph(pattern, quadrant) + glyph(pattern, quadrant + 1);
  }

  private static String glyph(Pattern pattern, int quadrant) {
    return pattern.isFaded(quadrant) ? "▒" : "·";
  }

  /** Returns the upper or lower half of a piece: two quadrants and the text next to them. */
  private static StyledLine halfItem(Piece piece, int quadrant) {
    Style style = ItemNames.style(ItemNames.color(piece));
    boolean upper = quadrant == 0;
    return switch (piece) {
      case Card card ->
          pattern(card.pattern(), quadrant, style)
              .plus(
                  upper
                      ? new Text(" " + ItemNames.mark(card), style.bolded())
                      : Text.plain(" " + ItemNames.name(card.power())));
      case Raven raven ->
          StyledLine.of(
              new Text(upper ? "\\  / " : " \\/  ", style.bolded()),
              upper ? new Text(ItemNames.mark(raven), style.bolded()) : Text.EMPTY);
    };
  }

  private static StyledLine pattern(Pattern pattern, int quadrant, Style style) {
    return StyledLine.of(
        quadrantText(pattern, quadrant, style), quadrantText(pattern, quadrant + 1, style));
  }

  private static Text quadrantText(Pattern pattern, int quadrant, Style style) {
    return new Text(glyph(pattern, quadrant).repeat(2), style);
  }
}
