package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Ruling;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Illegal;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.PoemCard;

/** What may happen the moment a card is placed. Rule book: Relive memories. */
final class Reliving {
  private static final int TOTAL = 7;

  private Reliving() {}

  /** A card has just been placed; when all that follows is settled, this phase goes on. */
  static void placed(Transition draft, LaidCard laid, Phase next, Memories memories) {
    List<LaidCard> block = draft.atman.block(laid);
    if (block.stream().mapToInt(part -> part.card().number()).sum() != TOTAL) {
      Rounds.settle(draft, next);
      return;
    }
    Color color = laid.card().color();
    draft.tell(new Observation.Relived(color, block.stream().map(LaidCard::card).toList()));
    draft.chase(color, memories);
    boolean stirred = draft.verses.stream().anyMatch(verse -> verse.stirs(color));
    draft.tell(new Observation.HeartStirred(color, stirred));
    if (stirred) {
      draft.asked = Optional.of(color);
      draft.back = next;
      draft.phase = Phase.REVEAL;
      return;
    }
    draft.verses = draft.verses.stream().map(verse -> verse.without(color)).toList();
    Rounds.settle(draft, next);
  }

  /** Ren shows a part of her heart. */
  static Ruling<State, Observation> reveal(State state, int row) {
    if (row < 1 || row > RowState.COUNT) {
      return Ruling.rejected(Illegal.NO_SUCH_ROW, row);
    }
    RowState verse = state.verses().get(row - 1);
    if (!verse.isDown()) {
      return Ruling.rejected(Illegal.HEART_FACE_UP, row);
    }
    if (!verse.stirs(state.asked().orElseThrow())) {
      return Ruling.rejected(Illegal.HEART_OF_OTHER_COLOR, row, state.asked().orElseThrow());
    }
    Transition draft = new Transition(state);
    draft.asked = Optional.empty();
    draft.verse(verse.relived().refreshed());
    draft.tell(new Observation.HeartRelived(row, verse.heart()));
    List<Card> refreshed =
        verse.poem().stream().filter(PoemCard::used).map(PoemCard::card).toList();
    if (!refreshed.isEmpty()) {
      draft.tell(new Observation.PowersRefreshed(row, refreshed));
    }
    Rounds.settle(draft, state.back());
    return draft.accepted();
  }
}
