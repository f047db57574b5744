package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/** Ren's moves. Rule book: Ren's turn 1; If the Atman is split or runs out. */
final class RenTurn {
  private RenTurn() {}

  static void arrange(Transition t, List<Integer> order) {
    List<Card> hearts = order.stream().map(number -> t.row(number).heart()).toList();
    t.rows = Poem.of(hearts);
    t.tellRen(
        new Observation.HeartsArranged(Face.up(hearts)),
        new Observation.HeartsArranged(Face.down(hearts.size())));
    TurnFlow.begin(t);
  }

  /**
   * Takes a card. In the third batch the move is completed only after score cards have been chosen.
   */
  static void take(Transition t, State before, Spot name) {
    LaidCard card = t.atman.at(name).orElseThrow();
    if (before.mayAddScored()) {
      t.taking = new PendingTake(Optional.of(card), 0);
      t.phase = Phase.WITH;
    } else {
      carryOut(t, card, List.of());
    }
  }

  static void with(Transition t, int number) {
    Card card = (Card) t.score.get(number - 1);
    t.taking = new PendingTake(t.taking.card(), t.taking.scored() | card.bit());
  }

  static void done(Transition t, State before) {
    t.taking = PendingTake.NOTHING;
    carryOut(t, before.taking().card().orElseThrow(), before.chosen());
  }

  private static void carryOut(Transition t, LaidCard taken, List<Card> scored) {
    Optional<RowState> current = Poem.current(t.rows);
    Spot name = t.atman.name(taken);
    t.atman = t.atman.without(taken);
    Card card = taken.card();
    boolean fits = current.isPresent() && card.fits(current.get().lacks());
    t.tell(new Observation.Taken(card, name, fits, scored));
    if (fits) {
      grow(t, current.orElseThrow().number(), card, false);
    } else {
      RavenRow.discard(t, List.of(card));
      current.ifPresent(row -> t.row(row.tooShortFor(card.number())));
    }
    for (Card more : scored) {
      t.score = ListEdits.minus(t.score, t.score.indexOf(more));
      grow(t, current.orElseThrow().number(), more, true);
    }
    if (t.atman.isEmpty()) {
      t.lose(Loss.ATMAN_GONE);
      return;
    }
    boolean completed = current.isPresent() && announced(t, current.get().number());
    if (t.isLastBatch() && !completed) {
      t.lose(Loss.ROW_NOT_COMPLETED);
      return;
    }
    TurnFlow.afterAtmanChange(t, Phase.WINDOW);
  }

  private static void grow(Transition t, int row, Card card, boolean scored) {
    RowState before = t.row(row);
    RowState after = before.with(card);
    boolean turns = before.status() != after.status();
    t.row(after);
    t.tell(new Observation.PoemGrew(row, card, scored, turns));
    if (turns) {
      t.tell(new Observation.HeartTurned(row, after.heart()));
    }
  }

  /** Announces whether the row is complete and, after the third row, whether the fourth is. */
  private static boolean announced(Transition t, int row) {
    boolean complete = t.row(row).complete();
    t.tell(new Observation.RowAnnounced(row, complete));
    if (complete && row == RuleNumbers.ROWS - 1) {
      announced(t, row + 1);
    }
    return complete;
  }

  static void keep(Transition t, Spot chunk) {
    AtmanChange change = AtmanChange.keep(t.atman, chunk);
    t.atman = change.after();
    t.tell(new Observation.ChunkKept(chunk));
    RavenRow.discard(t, change.gone().stream().map(LaidCard::card).toList());
    TurnFlow.enterPhase(t, t.resumes);
  }
}
