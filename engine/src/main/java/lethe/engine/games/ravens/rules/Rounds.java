package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenStatus;

/** What comes after what. Rule book: Flow of the game. */
final class Rounds {
  private Rounds() {}

  /** Rule book: Ren's turn 2, last paragraph; Feth's turn 1. */
  static void beginRound(Transition draft) {
    if (draft.deck.isEmpty()) {
      draft.lose(Loss.DECK_DEPLETED);
      return;
    }
    draft.round++;
    draft.phase = Phase.DRAW;
    draft.zone = draft.ravens(RavenStatus.STANDING);
    draft.placed = 0;
    draft.tell(new Observation.RoundBegan(draft.batch, draft.round, draft.zone));
  }

  /**
   * After the Atman may have lost cards: it is settled whether it still holds together, then the
   * phase goes on. Rule book: If the Atman is split or runs out.
   */
  static void settle(Transition draft, Phase next) {
    if (draft.atman.isEmpty()) {
      draft.lose(Loss.ATMAN_GONE);
      return;
    }
    int chunks = draft.atman.chunks().size();
    if (chunks > 1) {
      draft.back = next;
      draft.phase = Phase.KEEP;
      draft.tell(new Observation.AtmanSplit(chunks));
      return;
    }
    goOn(draft, next);
  }

  /** Goes on with a phase, unless there is nothing left to do in it. */
  static void goOn(Transition draft, Phase next) {
    draft.phase = next;
    switch (next) {
      case BUILD -> {
        if (draft.placed == 0 && !placeable(draft.line, draft.atman) && !hasPower(draft)) {
          draft.lose(Loss.NOTHING_PLACED);
        }
      }
      case WINDOW -> {
        if (!hasPower(draft)) {
          announce(draft);
        }
      }
      case PARTING -> {
        if (!hasPower(draft)) {
          nextBatch(draft);
        }
      }
      case ARRANGE, DRAW, REVEAL, KEEP, ORDER, FREE, TAKE, WITH, OVER -> {}
    }
  }

  private static boolean hasPower(Transition draft) {
    return !HeldPowers.usable(draft.state()).isEmpty();
  }

  /** Whether any card of the line can be placed. */
  static boolean placeable(List<Piece> line, Atman atman) {
    return line.stream().anyMatch(piece -> piece instanceof Card card && atman.takes(card));
  }

  /** Rule book: Rens turn 2, announce result; Special rules for the third batch. */
  static void announce(Transition draft) {
    boolean complete = draft.verses.stream().allMatch(RowState::complete);
    Colors hearts = Colors.NONE;
    for (RowState verse : draft.verses) {
      hearts = hearts.with(verse.heart().color());
    }
    boolean finished = complete && draft.atman.colors().equals(hearts);
    draft.tell(new Observation.Announced(finished));
    if (finished) {
      finishBatch(draft);
    } else if (complete && draft.batch == Counts.BATCHES) {
      draft.lose(Loss.ATMAN_ASTRAY);
    } else {
      draft.refuted |= complete ? 1 << draft.atman.colors().mask() : 0;
      beginRound(draft);
    }
  }

  /** Rule book: If the batch is finished, then this happens, 1 and 2. */
  private static void finishBatch(Transition draft) {
    draft.layHeartsOpen();
    List<Card> relived = hearts(draft, true);
    draft.score = Transition.plus(draft.score, relived);
    if (!relived.isEmpty()) {
      draft.tell(new Observation.Scored(relived));
    }
    if (draft.batch == Counts.BATCHES) {
      draft.win();
      return;
    }
    List<PoemCard> poem = draft.verses.stream().flatMap(verse -> verse.poem().stream()).toList();
    List<Card> rest = new ArrayList<>();
    draft.atman.stack().forEach(laid -> rest.add(laid.card()));
    rest.addAll(hearts(draft, false));
    poem.forEach(card -> rest.add(card.card()));
    draft.verses = List.of();
    draft.atman = Atman.EMPTY;
    draft.discard(rest);
    draft.parting = poem.stream().filter(card -> !card.used()).map(PoemCard::card).toList();
    goOn(draft, Phase.PARTING);
  }

  private static List<Card> hearts(Transition draft, boolean relived) {
    return draft.verses.stream()
        .filter(verse -> verse.lies() == HeartStatus.RELIVED == relived)
        .map(RowState::heart)
        .toList();
  }

  /** Rule book: If the batch is finished, then this happens, 3 to 5. */
  static void nextBatch(Transition draft) {
    draft.parting = List.of();
    destroy(draft);
    returnRavens(draft);
    if (draft.ravens(RavenStatus.STANDING) == Color.COUNT) {
      draft.lose(Loss.RAVENS_RETURNED);
      return;
    }
    List<Card> memories =
        Stream.concat(draft.deck.stream(), draft.discards.stream())
            .flatMap(piece -> piece instanceof Card card ? Stream.of(card) : Stream.empty())
            .toList();
    if (memories.size() < Setup.FEWEST_MEMORIES) {
      draft.lose(Loss.MEMORIES_LOST);
      return;
    }
    draft.batch++;
    Setup.deal(draft, memories);
  }

  private static void destroy(Transition draft) {
    long lost = 0;
    for (Color color : Color.values()) {
      RavenState hold = draft.hold(color);
      lost |= hold.beneath();
      draft.hold(color, new RavenState(hold.status(), 0));
    }
    draft.destroyed |= lost;
    if (lost != 0) {
      draft.tell(new Observation.Destroyed(Long.bitCount(lost)));
    }
  }

  private static void returnRavens(Transition draft) {
    List<Color> returned = new ArrayList<>();
    for (Color color : Color.values()) {
      if (draft.hold(color).status() == RavenStatus.CHASED) {
        draft.hold(color, new RavenState(RavenStatus.STANDING, 0));
        returned.add(color);
      }
    }
    if (!returned.isEmpty()) {
      draft.tell(new Observation.RavensReturned(List.copyOf(returned)));
    }
  }
}
