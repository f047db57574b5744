package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.ObolGained;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Symbol;

/** The beginning and end of symbols. A symbol is finished before the next one begins. Ruling 8. */
final class SymbolResolver {
  private final CardMoves cards;
  private final State s;

  SymbolResolver(CardMoves cards) {
    this.cards = cards;
    this.s = cards.s;
  }

  void begin(Symbol symbol) {
    s.begun = true;
    s.symbol = Optional.of(symbol);
    s.picks = List.of();
    switch (symbol.kind()) {
      case GLANCE -> choose(Phase.GLANCE);
      case PERIL, STEEP -> choose(Phase.PERIL);
      case SURVEY -> choose(Phase.SURVEY);
      case REMOVE -> choose(Phase.REMOVE);
      case EXCHANGE -> choose(Phase.EXCHANGE);
      case RETURN -> chooseThenShuffle(Phase.RETURN);
      case SONG -> chooseThenShuffle(Phase.SONG);
      case HYMN -> chooseThenShuffle(Phase.HYMN);
      case OBOL -> {
        s.obols++;
        cards.tell(new ObolGained(s.obols));
        finish();
      }
      case FAREWELL -> {
        if (s.card.isPresent()) {
          new CurrentCard(cards).giveBack();
        } else {
          nothing();
        }
        finish();
      }
    }
  }

  /** Asks for a choice if there is anything to choose from. Ruling 6. */
  private void choose(Phase phase) {
    if (s.available(phase) > 0) {
      s.phase = phase;
    } else {
      nothing();
      finish();
    }
  }

  /** Asks for a choice of a symbol that shuffles the deck in any case. */
  private void chooseThenShuffle(Phase phase) {
    if (s.available(phase) > 0) {
      s.phase = phase;
    } else {
      nothing();
      cards.shuffle();
      finish();
    }
  }

  /** Finishes a symbol that has nothing to act on. */
  void nothing() {
    cards.tell(new NothingDone(s.symbol.orElseThrow().kind()));
  }

  /** Finishes the symbol. */
  void finish() {
    List<Symbol> pending = new ArrayList<>(s.pending);
    s.symbol.ifPresent(pending::remove);
    s.pending = List.copyOf(pending);
    s.symbol = Optional.empty();
    s.picks = List.of();
    s.due = 0;
    s.owed = 0;
    s.phase = s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE;
  }
}
