package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RowView;

/**
 * A row of the poem. Brackets enclose a face-down heart, a star marks a relived one, a tilde
 * precedes a poem card, and parentheses enclose sideways cards: a heart turned by a poem card, or a
 * poem card whose power has been used.
 */
final class PoemRow {
  /** The indentation of continuation lines, as wide as the number. */
  private static final String INDENT = "  ";

  private PoemRow() {}

  /** Draws the row on as many lines as it needs; the total is at the end of the last one. */
  static List<Strip> draw(RowView row, Phase phase, boolean current, int columns) {
    boolean builds = current && phase != Phase.ARRANGE;
    Strip line =
        Strip.of(
                builds
                    ? Text.bright(">" + row.number() + " ")
                    : Text.faint(" " + row.number() + " "))
            .and(heart(row))
            .as(new Thing.Row(row.number()));
    if (phase == Phase.ARRANGE) {
      return List.of(line);
    }
    List<Strip> items = new ArrayList<>();
    for (PoemCard poem : row.poem()) {
      Text mark = Words.poemInk(poem.card());
      items.add(poem.used() ? sideways(mark) : Strip.of(mark));
    }
    items.add(not(row));
    items.removeIf(Strip::isEmpty);
    List<Strip> lines = new ArrayList<>();
    for (Strip item : items) {
      if (line.columns() + 1 + item.columns() > columns) {
        lines.add(line);
        line = Strip.plain(INDENT);
      }
      line = line.and(" ").and(item);
    }
    Strip total = total(row);
    if (line.columns() + 1 + total.columns() > columns) {
      lines.add(line);
      line = Strip.plain(INDENT);
    }
    lines.add(line.to(columns - total.columns()).and(total));
    return lines;
  }

  private static Strip heart(RowView row) {
    boolean down = row.heart().status() == HeartStatus.DOWN;
    return switch (row.heart().card()) {
      case Face.Up(Card card) when down ->
          Strip.of(Text.faint("["), Words.ink(card), Text.faint("]"));
      case Face.Up(Card card) when row.heart().status() == HeartStatus.RELIVED ->
          mark(card).and(Text.bright("* "));
      case Face.Up(Card card) -> sideways(Words.ink(card));
      case Face.Up _, Face.Down _ -> {
        String number =
            row.heart().least() == row.heart().most() ? String.valueOf(row.heart().least()) : "?";
        yield Strip.faint("[?" + number + "]");
      }
    };
  }

  private static Strip mark(Card card) {
    return Strip.of(Words.ink(card));
  }

  private static Strip sideways(Text mark) {
    return Strip.of(Text.faint("("), mark, Text.faint(")"));
  }

  /** Returns the colors that a face-down heart is publicly known not to have. */
  private static Strip not(RowView row) {
    if (row.heart().not().size() == 0 || !(row.heart().card() instanceof Face.Down)) {
      return Strip.EMPTY;
    }
    String letters =
        row.heart().not().list().stream().map(Words::letter).collect(Collectors.joining(" "));
    return Strip.faint(MESSAGES.format("draw.not", letters));
  }

  private static Strip total(RowView row) {
    String sum =
        row.heart().card() instanceof Face.Up(Card card)
            ? String.valueOf(card.number() + row.poemTotal())
            : "?+" + row.poemTotal();
    return row.complete()
        ? Strip.of(Text.plain(sum + " "), Text.bright(MESSAGES.format("draw.complete")))
        : Strip.plain(MESSAGES.format("draw.of", sum, row.meter()));
  }
}
