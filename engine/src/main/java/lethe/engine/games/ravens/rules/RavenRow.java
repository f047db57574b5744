package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;

/** The effects of ravens on cards. Rule book: The world-devouring ravens. */
final class RavenRow {
  private RavenRow() {}

  /**
   * Discards cards: each goes to the discard pile, or beneath its raven if that stands in the row.
   */
  static void discard(Transition t, List<Card> cards) {
    List<Card> piled = new ArrayList<>();
    List<Card> devoured = new ArrayList<>();
    for (Card card : cards) {
      RavenState raven = t.raven(card.color());
      if (raven.stands()) {
        devoured.add(card);
        t.raven(card.color(), raven.with(card));
      } else {
        piled.add(card);
      }
    }
    t.discards = ListEdits.plus(t.discards, piled);
    if (!cards.isEmpty()) {
      t.tell(new Observation.Discarded(List.copyOf(piled), List.copyOf(devoured)));
    }
  }

  /**
   * Chases or defeats a raven; does nothing if it is not in the row. Rule book: Relive memories,
   * step 1.
   */
  static void chase(Transition t, Color color, MemoryDeck memories) {
    RavenState raven = t.raven(color);
    if (!raven.stands()) {
      return;
    }
    List<Card> freed = List.copyOf(memories.of(raven.beneath()));
    if (t.isLastBatch()) {
      t.raven(color, new RavenState(RavenStatus.DEFEATED, 0));
      t.score = ListEdits.plus(ListEdits.plus(t.score, Raven.of(color)), freed);
      t.tell(new Observation.RavenDefeated(color, freed));
    } else {
      t.raven(color, new RavenState(RavenStatus.CHASED, 0));
      t.discards = ListEdits.plus(t.discards, freed);
      t.tell(new Observation.RavenChased(color, freed));
    }
    if (t.phase == Phase.DRAW) {
      shrinkZone(t);
    }
  }

  /**
   * Leaves as many draws of this round safe as ravens stand. Cards already drawn keep their place
   * inside or outside the zone. Rule book: Relive memories, step 1.
   */
  private static void shrinkZone(Transition t) {
    int safe = Math.max(t.line.size(), t.ravens(RavenStatus.STANDING));
    t.zone = Math.min(t.zone, safe);
  }

  /** Moves a raven to the row. */
  static void land(Transition t, Raven raven) {
    t.raven(raven.color(), new RavenState(RavenStatus.STANDING, 0));
    t.tell(new Observation.RavenLanded(raven.color()));
  }

  /** Moves a raven to the discard pile. */
  static void holdOff(Transition t, Raven raven) {
    t.discards = ListEdits.plus(t.discards, raven);
    t.tell(new Observation.RavenHeldOff(raven.color()));
  }

  /** Moves cards from beneath a raven to the discard pile. */
  static void free(Transition t, Color color, List<Card> cards) {
    RavenState raven = t.raven(color);
    long left = raven.beneath();
    for (Card card : cards) {
      left &= ~card.bit();
    }
    t.raven(color, new RavenState(raven.status(), left));
    t.discards = ListEdits.plus(t.discards, cards);
    t.tell(new Observation.Freed(color, List.copyOf(cards)));
  }

  /** Destroys all cards beneath ravens. */
  static void destroy(Transition t) {
    long lost = 0;
    for (Color color : Color.values()) {
      RavenState raven = t.raven(color);
      lost |= raven.beneath();
      t.raven(color, new RavenState(raven.status(), 0));
    }
    t.destroyed |= lost;
    if (lost != 0) {
      t.tell(new Observation.Destroyed(Long.bitCount(lost)));
    }
  }

  /** Returns chased ravens to the row. */
  static void comeBack(Transition t) {
    List<Color> returned = new ArrayList<>();
    for (Color color : Color.values()) {
      if (t.raven(color).status() == RavenStatus.CHASED) {
        t.raven(color, new RavenState(RavenStatus.STANDING, 0));
        returned.add(color);
      }
    }
    if (!returned.isEmpty()) {
      t.tell(new Observation.RavensReturned(List.copyOf(returned)));
    }
  }
}
