package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/**
 * Tests the symbols for which Orpheus chooses single cards, by example. Rule book: Symbol
 * Reference.
 */
class ChoosingSymbolsTest {
  @Test
  void aGlanceMayLookAtDeckDiscardAreaAndRemoved() {
    Scene.of(
            """
            symbols  glance 3
            deck     h c c
            discard  c h
            removed  c
            """)
        .play("resolve glance; look deck; look discard 2; look removed; done")
        .tells(
            new CardsSeen(
                Kind.GLANCE,
                List.of(
                    new Glimpse(Zone.DECK, 1, new Up(Suit.HEART)),
                    new Glimpse(Zone.DISCARD, 2, new Up(Suit.HEART)),
                    new Glimpse(Zone.REMOVED, 0, new Up(Suit.CLUB)))))
        .shows(
            """
            deck     c c
            held     (h)
            discard  c H
            removed  c
            phase    place
            """)
        .play("bottom")
        .shows(
            """
            deck     c c (h)
            held
            phase    move
            """);
  }

  @Test
  void aGlancePutsTheDeepestCardBackFirst() {
    Scene glanced =
        Scene.of(
                """
                symbols  glance 2
                deck     h c d
                """)
            .play("resolve glance; look deck; look deck; done");
    glanced.play("top; top").shows("deck (h) (c) d");
    glanced.play("bottom; top").shows("deck (h) d (c)");
    glanced.play("bottom; bottom").shows("deck d (c) (h)");
  }

  @Test
  void aGlanceRequiresExactlyItsNumberOfLooks() {
    Scene.of(
            """
            symbols  glance 2
            deck     h c d
            """)
        .play("resolve glance; look deck")
        .rejects("done", IllegalMoveCode.TOO_FEW_CARDS_CHOSEN)
        .play("look deck")
        .rejects("look deck", IllegalMoveCode.ENOUGH_CARDS_CHOSEN)
        .rejects("skip", IllegalMoveCode.CANNOT_SKIP);
  }

  @Test
  void aGlanceRequiresFewerLooksOnlyIfThereAreFewerCards() {
    Scene.of(
            """
            symbols  glance 3
            deck     h
            discard  C
            """)
        .play("resolve glance; look deck; done; top")
        .shows("deck (h)");
    Scene.of(
            """
            symbols  glance 3
            discard  C
            """)
        .play("resolve glance")
        .tells(new NothingDone(Kind.GLANCE))
        .shows("phase move");
  }

  @Test
  void aGlanceCannotLookAtFaceUpOrMissingCards() {
    Scene.of(
            """
            symbols  glance 1
            deck     h
            discard  C h
            """)
        .play("resolve glance")
        .rejects("look discard 1", IllegalMoveCode.CARD_ALREADY_FACE_UP)
        .rejects("look discard 3", IllegalMoveCode.NO_SUCH_CARD)
        .rejects("look removed", IllegalMoveCode.REMOVED_TOO_SMALL)
        .play("look deck")
        .rejects("look deck", IllegalMoveCode.ENOUGH_CARDS_CHOSEN);
  }

  @Test
  void aReturnTakesAnyDiscards() {
    Scene.of(
            """
            symbols  return 2
            deck     c c
            discard  c H D h
            """)
        .play("resolve return; return 2 4; done")
        .tells(new Observation.Returned(List.of(2, 4)), new Shuffled(0))
        .shows(
            """
            deck     ~ c c h h
            discard  c D
            """);
  }

  @Test
  void returningNothingStillShuffles() {
    Scene.of(
            """
            symbols  return 2
            deck     (c) c
            discard  c H
            """)
        .play("resolve return; skip")
        .tells(new NothingDone(Kind.RETURN), new Shuffled(0))
        .shows(
            """
            deck     c c
            discard  c H
            """);
  }

  @Test
  void aReturnTakesNoMoreCardsThanItsNumber() {
    Scene.of(
            """
            symbols  return 1
            deck     c
            discard  c H
            """)
        .play("resolve return; return 2")
        .rejects("return 1", IllegalMoveCode.ENOUGH_CARDS_CHOSEN)
        .play("done")
        .shows("discard c");
  }

  @Test
  void aSurveyTurnsTheChosenCardsFaceUpPermanently() {
    Scene.of(
            """
            symbols  survey
            discard  c h d C
            """)
        .play("resolve survey; survey 1 3")
        .rejects("survey 4", IllegalMoveCode.CARD_ALREADY_FACE_UP)
        .rejects("survey 1", IllegalMoveCode.CARD_ALREADY_CHOSEN)
        .play("done")
        .tellsNo(Shuffled.class)
        .shows("discard C h D C");
  }

  @Test
  void aSurveyMayBeSkipped() {
    Scene.of(
            """
            symbols  survey
            discard  c h
            """)
        .play("resolve survey; skip")
        .shows(
            """
            discard  c h
            phase    move
            """);
  }

  @Test
  void aRemovalMayTakeFromTheDeckAndTheDiscardArea() {
    Scene.of(
            """
            symbols  remove 2
            deck     h c
            discard  D c
            """)
        .play("resolve remove; remove deck; remove discard 1; done")
        .shows(
            """
            deck     c
            discard  c
            removed  ~ h d
            """);
  }

  @Test
  void aRemovalRequiresExactlyItsNumberOfCards() {
    Scene.of(
            """
            symbols  remove 2
            deck     h c
            """)
        .play("resolve remove; remove deck")
        .rejects("done", IllegalMoveCode.TOO_FEW_CARDS_CHOSEN)
        .rejects("remove discard 1", IllegalMoveCode.NO_SUCH_CARD);
  }

  @Test
  void equalSymbolsAreListedOnceAndNumbersMayBeOmitted() {
    assertThat(
            Scene.of(
                    """
                    symbols  steep peril 3, peril 4, peril 4, survey
                    deck     h
                    discard  c
                    """)
                .legalCommands())
        .containsExactly("resolve steep 3", "resolve peril 4", "resolve survey");
    Scene.of(
            """
            symbols  steep peril 3, peril 4
            deck     h h h
            """)
        .play("res steep peril; pay; res peril; pay")
        .shows("deck");
  }
}
