package lethe.engine.games.ravens.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;

/**
 * Draws an Atman as text: for each spot, the visible quadrant, such as {@code r1#} for a faded and
 * {@code r1.} for a clear quadrant of a red 1, or {@code ---} if there is no card.
 */
final class AtmanText {
  private AtmanText() {}

  static String draw(Atman atman) {
    TreeSet<Integer> columns = new TreeSet<>();
    TreeSet<Integer> rows = new TreeSet<>(Comparator.naturalOrder());
    for (LaidCard laidCard : atman.stack()) {
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        columns.add(laidCard.spot().quadrant(quadrant).column());
        rows.add(laidCard.spot().quadrant(quadrant).row());
      }
    }
    StringBuilder text = new StringBuilder("  ");
    List<Integer> across = span(columns);
    across.forEach(column -> text.append("  ").append(Spot.columnName(column)).append(' '));
    for (int row : span(rows)) {
      text.append("\n").append(row);
      for (int column : across) {
        text.append(' ').append(quadrantText(atman, new Spot(column, row)));
      }
    }
    return text.toString().lines().map(String::stripTrailing).reduce((a, b) -> a + "\n" + b).get()
        + "\n";
  }

  private static List<Integer> span(SortedSet<Integer> values) {
    return IntStream.rangeClosed(values.first(), values.last()).boxed().toList();
  }

  private static String quadrantText(Atman atman, Spot spot) {
    Optional<LaidCard> laidCard = atman.topCard(spot);
    if (laidCard.isEmpty()) {
      return "---";
    }
    Card card = laidCard.get().card();
    String color = card.color().name().substring(0, 1).toLowerCase(Locale.ROOT);
    return color + card.number() + (atman.isFaded(spot) ? "#" : ".");
  }
}
