package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenStatus;

/** The end of a batch. Rule book: If the batch is finished, then this happens. */
final class BatchEnd {
  private BatchEnd() {}

  /** Step 1: scores the relived hearts. */
  static void score(Transition t) {
    t.layHeartsOpen();
    List<Card> relived = hearts(t, true);
    t.score = ListEdits.plus(t.score, relived);
    if (!relived.isEmpty()) {
      t.tell(new Observation.Scored(relived));
    }
  }

  /** Step 2: discards everything else; Feth can still use the poem cards. */
  static void clear(Transition t) {
    List<PoemCard> poem = t.rows.stream().flatMap(row -> row.poem().stream()).toList();
    List<Card> rest = new ArrayList<>();
    t.atman.stack().forEach(laid -> rest.add(laid.card()));
    rest.addAll(hearts(t, false));
    poem.forEach(card -> rest.add(card.card()));
    t.rows = List.of();
    t.atman = Atman.EMPTY;
    RavenRow.discard(t, rest);
    t.leftover = poem.stream().filter(card -> !card.used()).map(PoemCard::card).toList();
  }

  private static List<Card> hearts(Transition t, boolean relived) {
    return t.rows.stream()
        .filter(row -> row.status() == HeartStatus.RELIVED == relived)
        .map(RowState::heart)
        .toList();
  }

  /** Steps 3 to 5: lets ravens return and begins the next batch. */
  static void next(Transition t) {
    t.leftover = List.of();
    RavenRow.destroy(t);
    RavenRow.comeBack(t);
    if (t.ravens(RavenStatus.STANDING) == Color.COUNT) {
      t.lose(Loss.RAVENS_RETURNED);
      return;
    }
    List<Card> memories =
        Stream.concat(t.deck.stream(), t.discards.stream())
            .flatMap(piece -> piece instanceof Card card ? Stream.of(card) : Stream.empty())
            .toList();
    if (memories.size() < Setup.FEWEST_MEMORIES) {
      t.lose(Loss.MEMORIES_LOST);
      return;
    }
    t.batch++;
    Setup.deal(t, memories);
  }
}
