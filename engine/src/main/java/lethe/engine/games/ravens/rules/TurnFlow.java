package lethe.engine.games.ravens.rules;

import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenStatus;

/** The consequences of a move up to the next decision. Rule book: Flow of the game. */
final class TurnFlow {
  private TurnFlow() {}

  /** Begins a round. Rule book: Ren's turn 2, last paragraph; Feth's turn 1. */
  static void begin(Transition t) {
    if (t.deck.isEmpty()) {
      t.lose(Loss.DECK_DEPLETED);
      return;
    }
    t.round++;
    t.phase = Phase.DRAW;
    t.zone = t.ravens(RavenStatus.STANDING);
    t.placed = 0;
    t.tell(new Observation.RoundBegan(t.batch, t.round, t.zone));
  }

  /**
   * Checks whether the Atman still holds together after it may have lost cards, then continues with
   * a phase. Rule book: If the Atman is split or runs out.
   */
  static void afterAtmanChange(Transition t, Phase next) {
    if (t.atman.isEmpty()) {
      t.lose(Loss.ATMAN_GONE);
      return;
    }
    int chunks = t.atman.chunks().size();
    if (chunks > 1) {
      t.askFirst(Phase.KEEP, next);
      t.tell(new Observation.AtmanSplit(chunks));
      return;
    }
    enterPhase(t, next);
  }

  /** Continues with a phase, or skips it if there is nothing to do in it. */
  static void enterPhase(Transition t, Phase next) {
    t.phase = next;
    switch (next) {
      case BUILD -> {
        if (t.placed == 0
            && !LegalCommands.canPlace(t.line, t.atman)
            && !LegalCommands.hasPower(t.state())) {
          t.lose(Loss.NOTHING_PLACED);
        }
      }
      case WINDOW -> {
        if (!LegalCommands.hasPower(t.state())) {
          announce(t);
        }
      }
      case PARTING -> {
        if (!LegalCommands.hasPower(t.state())) {
          BatchEnd.next(t);
        }
      }
      case ARRANGE, DRAW, REVEAL, KEEP, ORDER, FREE, TAKE, WITH, OVER -> {}
    }
  }

  /**
   * Announces the result. Rule book: Ren's turn 2, announce result; Special rules for the third
   * batch.
   */
  static void announce(Transition t) {
    boolean complete = t.rows.stream().allMatch(RowState::complete);
    Colors hearts = Colors.NONE;
    for (RowState row : t.rows) {
      hearts = hearts.with(row.heart().color());
    }
    boolean finished = complete && t.atman.colors().equals(hearts);
    t.tell(new Observation.Announced(finished));
    if (finished && t.isLastBatch()) {
      BatchEnd.score(t);
      t.win();
    } else if (finished) {
      BatchEnd.score(t);
      BatchEnd.clear(t);
      enterPhase(t, Phase.PARTING);
    } else if (complete && t.isLastBatch()) {
      t.lose(Loss.ATMAN_ASTRAY);
    } else {
      t.refuted |= complete ? 1 << t.atman.colors().mask() : 0;
      begin(t);
    }
  }
}
