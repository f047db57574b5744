package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.ObolGained;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Symbol;

/**
 * Begins and finishes the resolution of symbols. A symbol must be resolved before the next one is
 * begun. Ruling 8.
 */
final class SymbolResolver {
  private final CardMoves cardMoves;
  private final State state;

  SymbolResolver(CardMoves cardMoves) {
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  void begin(Symbol symbol) {
    state.symbolBegun = true;
    state.currentSymbol = Optional.of(symbol);
    state.picks = List.of();
    switch (symbol.kind()) {
      case GLANCE -> startChoice(Phase.GLANCE);
      case PERIL, STEEP -> startChoice(Phase.PERIL);
      case SURVEY -> startChoice(Phase.SURVEY);
      case REMOVE -> startChoice(Phase.REMOVE);
      case EXCHANGE -> startChoice(Phase.EXCHANGE);
      case RETURN -> startChoiceOrShuffle(Phase.RETURN);
      case SONG -> startChoiceOrShuffle(Phase.SONG);
      case HYMN -> startChoiceOrShuffle(Phase.HYMN);
      case OBOL -> {
        state.obols++;
        cardMoves.tell(new ObolGained(state.obols));
        finish();
      }
      case FAREWELL -> {
        if (state.currentCard.isPresent()) {
          new CurrentCard(cardMoves).returnToSpecialDeck();
        } else {
          tellNothingDone();
        }
        finish();
      }
    }
  }

  /**
   * Starts the phase of a choice if there is anything to choose from; otherwise finishes the
   * symbol. Ruling 6.
   */
  private void startChoice(Phase phase) {
    if (state.countAvailable(phase) > 0) {
      state.phase = phase;
    } else {
      tellNothingDone();
      finish();
    }
  }

  /**
   * Starts the phase of a choice if there is anything to choose from; otherwise shuffles the deck,
   * as these symbols always do, and finishes the symbol. Rulings 6 and 11.
   */
  private void startChoiceOrShuffle(Phase phase) {
    if (state.countAvailable(phase) > 0) {
      state.phase = phase;
    } else {
      tellNothingDone();
      cardMoves.shuffle();
      finish();
    }
  }

  /**
   * Announces that the symbol had no effect, because there was nothing to act on or Orpheus
   * declined it.
   */
  void tellNothingDone() {
    cardMoves.tell(new NothingDone(state.currentSymbol.orElseThrow().kind()));
  }

  /** Marks the symbol as resolved and returns to the choice of a symbol or a move. */
  void finish() {
    List<Symbol> pending = new ArrayList<>(state.pendingSymbols);
    state.currentSymbol.ifPresent(pending::remove);
    state.pendingSymbols = List.copyOf(pending);
    state.currentSymbol = Optional.empty();
    state.picks = List.of();
    state.cardsToDiscard = 0;
    state.cardsToReturn = 0;
    state.phase = state.pendingSymbols.isEmpty() ? Phase.MOVE : Phase.SPACE;
  }
}
