package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Ruling;

/** What may happen the moment a card is placed. Rule book: Relive memories. */
final class Reliving {
  private static final int TOTAL = 7;

  private Reliving() {}

  /** A card has just been placed; when all that follows is settled, this phase goes on. */
  static void placed(Draft draft, Laid laid, Phase next, Memories memories) {
    List<Laid> block = draft.atman.block(laid);
    if (block.stream().mapToInt(part -> part.card().number()).sum() != TOTAL) {
      Turns.settle(draft, next);
      return;
    }
    Color color = laid.card().color();
    draft.tell(new Observation.Relived(color, block.stream().map(Laid::card).toList()));
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
    Turns.settle(draft, next);
  }

  /** Ren shows a part of her heart. */
  static Ruling<State, Observation> reveal(State state, int row) {
    if (row < 1 || row > Verse.COUNT) {
      return Ruling.rejected(Illegal.NO_SUCH_ROW, row);
    }
    Verse verse = state.verses().get(row - 1);
    if (!verse.isDown()) {
      return Ruling.rejected(Illegal.HEART_FACE_UP, row);
    }
    if (!verse.stirs(state.asked().orElseThrow())) {
      return Ruling.rejected(Illegal.HEART_OF_OTHER_COLOR, row, state.asked().orElseThrow());
    }
    Draft draft = new Draft(state);
    draft.asked = Optional.empty();
    draft.verse(verse.relived().refreshed());
    draft.tell(new Observation.HeartRelived(row, verse.heart()));
    List<Card> refreshed =
        verse.poem().stream().filter(PoemCard::used).map(PoemCard::card).toList();
    if (!refreshed.isEmpty()) {
      draft.tell(new Observation.PowersRefreshed(row, refreshed));
    }
    Turns.settle(draft, state.back());
    return draft.accepted();
  }
}
