package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;

/** Feth's line: each card drawn small, two lines high, with its number before it. */
final class Hand {
  private static final int COLUMNS = 16;

  private Hand() {}

  /** Nothing where there is no line; else an empty line before it. */
  static List<Strip> draw(List<Piece> line, int columns) {
    List<Strip> lines = new ArrayList<>();
    int across = Math.max(1, columns / COLUMNS);
    for (int from = 0; from < line.size(); from += across) {
      Strip upper = Strip.EMPTY;
      Strip lower = Strip.EMPTY;
      for (int i = from; i < Math.min(line.size(), from + across); i++) {
        Strip number = Strip.of(Text.bright(String.format("%2d ", i + 1)));
        int column = (i - from) * COLUMNS;
        upper = padded(upper, column).and(number).and(half(line.get(i), 0));
        lower = padded(lower, column).and("   ").and(half(line.get(i), 2));
      }
      lines.add(upper);
      lines.add(lower);
    }
    return lines;
  }

  private static Strip padded(Strip strip, int column) {
    return column == 0 ? strip : strip.to(column);
  }

  /** The upper or the lower half of a piece: two quadrants, and words beside them. */
  private static Strip half(Piece piece, int quadrant) {
    Style style = Words.style(Words.color(piece));
    boolean upper = quadrant == 0;
    return switch (piece) {
      case Card card ->
          pattern(card.pattern(), quadrant, style)
              .and(
                  upper
                      ? new Text(" " + Words.mark(card), style.strong())
                      : Text.plain(" " + Words.of(card.power())));
      case Raven raven ->
          Strip.of(
              new Text(upper ? "\\  / " : " \\/  ", style.strong()),
              upper ? new Text(Words.mark(raven), style.strong()) : Text.EMPTY);
    };
  }

  private static Strip pattern(Pattern pattern, int quadrant, Style style) {
    return Strip.of(fill(pattern, quadrant, style), fill(pattern, quadrant + 1, style));
  }

  private static Text fill(Pattern pattern, int quadrant, Style style) {
    return new Text(pattern.faded(quadrant) ? "▒▒" : "··", style);
  }
}
