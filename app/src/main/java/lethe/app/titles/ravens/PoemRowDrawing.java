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
 * A row of the poem. Brackets enclose a face-down heart, an asterisk marks a relived one, a tilde
 * precedes a poem card, and parentheses enclose sideways cards: a heart turned by a poem card, or a
 * poem card whose power has been used.
 */
final class PoemRowDrawing {
  /** The indentation of continuation lines, as wide as the number. */
  private static final String INDENT = "  ";

  private PoemRowDrawing() {}

  /**
   * Draws the row on as many lines as necessary, with the total at the end of the last one. While
   * the hearts are arranged, draws only the heart.
   */
  static List<StyledLine> draw(RowView row, Phase phase, boolean isCurrent, int columns) {
    boolean isBeingBuilt = isCurrent && phase != Phase.ARRANGE;
    StyledLine line =
        StyledLine.of(
                isBeingBuilt
                    ? Text.bright(">" + row.number() + " ")
                    : Text.faint(" " + row.number() + " "))
            .plus(heart(row))
            .withItem(new TableItem.PoemRowItem(row.number()));
    if (phase == Phase.ARRANGE) {
      return List.of(line);
    }
    List<StyledLine> items = new ArrayList<>();
    for (PoemCard poem : row.poem()) {
      Text mark = ItemNames.coloredPoemMark(poem.card());
      items.add(poem.used() ? sideways(mark) : StyledLine.of(mark));
    }
    items.add(excludedColors(row));
    items.removeIf(StyledLine::isEmpty);
    List<StyledLine> lines = new ArrayList<>();
    for (StyledLine item : items) {
      if (line.columns() + 1 + item.columns() > columns) {
        lines.add(line);
        line = StyledLine.plain(INDENT);
      }
      line = line.plus(" ").plus(item);
    }
    StyledLine total = total(row);
    if (line.columns() + 1 + total.columns() > columns) {
      lines.add(line);
      line = StyledLine.plain(INDENT);
    }
    lines.add(line.padTo(columns - total.columns()).plus(total));
    return lines;
  }

  private static StyledLine heart(RowView row) {
    boolean isDown = row.heart().status() == HeartStatus.DOWN;
    return switch (row.heart().card()) {
      case Face.Up(Card card) when isDown ->
          StyledLine.of(Text.faint("["), ItemNames.coloredMark(card), Text.faint("]"));
      case Face.Up(Card card) when row.heart().status() == HeartStatus.RELIVED ->
          StyledLine.of(ItemNames.coloredMark(card), Text.bright("* "));
      case Face.Up(Card card) -> sideways(ItemNames.coloredMark(card));
      case Face.Up _, Face.Down _ -> {
        String number =
            row.heart().minNumber() == row.heart().maxNumber()
                ? String.valueOf(row.heart().minNumber())
                : "?";
        yield StyledLine.faint("[?" + number + "]");
      }
    };
  }

  private static StyledLine sideways(Text mark) {
    return StyledLine.of(Text.faint("("), mark, Text.faint(")"));
  }

  /** Returns the colors that a face-down heart is publicly known not to have. */
  private static StyledLine excludedColors(RowView row) {
    if (row.heart().excludedColors().size() == 0 || !(row.heart().card() instanceof Face.Down)) {
      return StyledLine.EMPTY;
    }
    String letters =
        row.heart().excludedColors().toList().stream()
            .map(ItemNames::letter)
            .collect(Collectors.joining(" "));
    return StyledLine.faint(MESSAGES.format("draw.not", letters));
  }

  private static StyledLine total(RowView row) {
    String sum =
        row.heart().card() instanceof Face.Up(Card card)
            ? String.valueOf(card.number() + row.poemTotal())
            : "?+" + row.poemTotal();
    return row.complete()
        ? StyledLine.of(Text.plain(sum + " "), Text.bright(MESSAGES.format("draw.complete")))
        : StyledLine.plain(MESSAGES.format("draw.of", sum, row.meter()));
  }
}
