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
final class Hand {
  private static final int COLUMNS = 16;

  private Hand() {}

  /** Returns the drawing; empty if there is no line. */
  static List<Strip> draw(List<Piece> line, int columns) {
    List<Strip> lines = new ArrayList<>();
    int across = Math.max(1, columns / COLUMNS);
    for (int from = 0; from < line.size(); from += across) {
      Strip upper = Strip.EMPTY;
      Strip lower = Strip.EMPTY;
      for (int i = from; i < Math.min(line.size(), from + across); i++) {
        Strip number = Strip.of(Text.bright((i < 9 ? " " : "") + (i + 1) + " "));
        int column = (i - from) * COLUMNS;
        Thing thing = new Thing.InLine(i + 1);
        upper = padded(upper, column).and(number.and(half(line.get(i), 0)).as(thing));
        lower = padded(lower, column).and(Strip.plain("   ").and(half(line.get(i), 2)).as(thing));
      }
      lines.add(upper);
      lines.add(lower);
    }
    return lines;
  }

  private static Strip padded(Strip strip, int column) {
    return column == 0 ? strip : strip.to(column);
  }

  /** Returns a smaller drawing: marks, and the quadrants on one line. */
  static List<Strip> drawSmall(List<Piece> line, int columns) {
    List<Strip> items =
        IntStream.range(0, line.size()).mapToObj(i -> small(i + 1, line.get(i))).toList();
    return items.isEmpty()
        ? List.of()
        : Strip.list(Strip.faint(MESSAGES.format("draw.line") + " "), items, columns);
  }

  private static Strip small(int number, Piece piece) {
    Strip mark = Strip.of(Text.faint(number + ":"), Words.ink(piece));
    Strip all =
        piece instanceof Card card
            ? mark.and(" " + sides(card.pattern(), 0) + "/" + sides(card.pattern(), 2))
            : mark;
    return all.as(new Thing.InLine(number));
  }

  private static String sides(Pattern pattern, int quadrant) {
    return side(pattern, quadrant) + side(pattern, quadrant + 1);
  }

  private static String side(Pattern pattern, int quadrant) {
    return pattern.faded(quadrant) ? "▒" : "·";
  }

  /** Returns the upper or lower half of a piece: two quadrants and the text beside them. */
  private static Strip half(Piece piece, int quadrant) {
    Style style = Words.style(Words.color(piece));
    boolean upper = quadrant == 0;
    return switch (piece) {
      case Card card ->
          pattern(card.pattern(), quadrant, style)
              .and(
                  upper
                      ? new Text(" " + Words.mark(card), style.bolded())
                      : Text.plain(" " + Words.of(card.power())));
      case Raven raven ->
          Strip.of(
              new Text(upper ? "\\  / " : " \\/  ", style.bolded()),
              upper ? new Text(Words.mark(raven), style.bolded()) : Text.EMPTY);
    };
  }

  private static Strip pattern(Pattern pattern, int quadrant, Style style) {
    return Strip.of(fill(pattern, quadrant, style), fill(pattern, quadrant + 1, style));
  }

  private static Text fill(Pattern pattern, int quadrant, Style style) {
    return new Text(side(pattern, quadrant).repeat(2), style);
  }
}
