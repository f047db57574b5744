package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.RejectionCode;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import org.junit.jupiter.api.Test;

/** Tests rulings 1 to 3, on seeing cards and on the consequences of seeing spades, by example. */
class SeeingRulingsTest {
  /** Rulings 1 and 3. */
  @Test
  void aSpadeSeenInTheDeckIsMarkedAndPunished() {
    Scene.of(
            """
            symbols  glance 2
            deck     h s c h h d d
            box      c c c c c
            """)
        .play("resolve glance; look deck; look deck; done")
        .tells(new SpadePunished(1, 0, 3, 3, 0), new Shuffled(0))
        .tellsNo(PutBack.class)
        .shows(
            """
            deck     ~ h c h c c c
            removed  ~ h d d
            marks    1
            box      c c
            phase    move
            """);
  }

  /** Ruling 1. */
  @Test
  void spadesSeenOutsideTheDeckArePunishedToo() {
    Scene.of(
            """
            symbols  survey
            deck     h h h h
            discard  s c
            """)
        .play("resolve survey; survey 1; survey 2; done")
        .shows(
            """
            deck     ~ h c c c
            discard  C
            marks    1
            """);
    Scene.of(
            """
            symbols  glance 1
            deck     h h h h
            removed  s
            """)
        .play("resolve glance; look removed; done")
        .shows(
            """
            deck     ~ h c c c
            removed  ~ h h h
            marks    1
            """);
    Scene.of(
            """
            symbols  glance 1
            deck     h h h h
            removed  s s
            """)
        .play("resolve glance; look removed; done")
        .shows("removed ~ h h h s");
  }

  /** Ruling 1. */
  @Test
  void cardsThatAreMovedFaceDownAreNotSeen() {
    Scene.of(
            """
            symbols  peril 3, remove 1
            deck     s s h
            """)
        .play("resolve peril; pay; resolve remove; remove deck; done")
        .tellsNo(CardsSeen.class)
        .shows(
            """
            deck     h
            discard  s
            removed  s
            marks    0
            """);
  }

  /** Ruling 1. */
  @Test
  void spadesInTheFinalCountAreNotPunished() {
    Scene.of(
            """
            row   2
            deck  s s s h
            """)
        .play("up")
        .tells(new Counted(1, 0, 0))
        .shows(
            """
            marks   0
            ending  over
            """);
  }

  /** Ruling 2. */
  @Test
  void theChosenCardsAreSeenTogether() {
    Scene.of(
            """
            symbols  glance 2
            deck     s h
            discard  s
            """)
        .play("resolve glance; look deck; look discard 1")
        .tellsNo(CardsSeen.class)
        .shows(
            """
            discard  s
            marks    0
            """)
        .play("done")
        .tells(new SpadePunished(1, 1, 1, 3, 0));
  }

  /** Ruling 3. */
  @Test
  void spadesSeenTogetherCauseASinglePenalty() {
    Scene.of(
            """
            symbols  glance 3
            deck     s s s h h h h
            """)
        .play("resolve glance; look deck; look deck; look deck; done")
        .tells(new SpadePunished(1, 2, 3, 3, 0))
        .shows(
            """
            deck     ~ h c c c s s
            removed  h h h
            marks    1
            """);
  }

  /** Ruling 3. */
  @Test
  void seenCardsReturnToTheDeckBeforeItsBottomIsRemoved() {
    Scene.of(
            """
            symbols  glance 2
            deck     d s h
            """)
        .play("resolve glance; look deck; look deck; done")
        .shows(
            """
            deck     ~ c c c
            removed  ~ d h
            """);
  }

  /** Ruling 3. */
  @Test
  void theThirdMarkedSpadeLosesTheMatchAtOnce() {
    Scene.of(
            """
            symbols  glance 2, peril 3
            deck     s s h h
            marks    2
            """)
        .play("resolve glance; look deck; look deck; done")
        .tells(new ThirdSpadeMarked())
        .tellsNo(SpadePunished.class)
        .shows(
            """
            deck    h h (s)
            marks   3
            ending  gone
            phase   over
            """)
        .rejects("resolve peril", RejectionCode.MATCH_OVER);
  }

  /** Ruling 3. */
  @Test
  void aHymnContinuesAfterASpade() {
    Scene.of(
            """
            symbols  hymn
            deck     d s h h h h
            discard  H
            """)
        .play("resolve hymn; hymn deck; hymn deck; done")
        .tells(new SpadePunished(1, 0, 3, 3, 0), new Hymned(1, List.of(), List.of(1), 0, 0))
        .shows(
            """
            deck     ~ h h c c c
            discard
            removed  ~ d h h h
            marks    1
            """);
  }

  /** Ruling 3. */
  @Test
  void diamondsRemovedWithTheBottomStillReturnHearts() {
    Scene.of(
            """
            symbols  hymn
            deck     d s d
            discard  H H H
            """)
        .play("resolve hymn; hymn deck; hymn deck; hymn deck; done")
        .tells(new Hymned(0, List.of(), List.of(1, 2), 2, 0))
        .shows(
            """
            deck     ~ c c c h h
            discard  H
            removed  ~ d d
            """);
  }

  /** Ruling 3. */
  @Test
  void diamondsRemovedWithTheBottomAreMatchedWithHeartsFirst() {
    Scene.of(
            """
            symbols  hymn
            deck     d s d h h
            discard  H
            """)
        .play("resolve hymn; hymn deck; hymn deck; hymn deck; done")
        .shows("phase excess")
        .play("skip")
        .tells(new Hymned(0, List.of(), List.of(1), 1, 1));
  }

  /** Ruling 3. */
  @Test
  void spadesThatLeaveTheDiscardAreaDoNotShiftAHymnsDiamonds() {
    Scene.of(
            """
            symbols  hymn
            deck     h h h
            discard  s d H d
            """)
        .play("resolve hymn; hymn discard 1; hymn discard 2; done")
        .tells(new Hymned(0, List.of(1), List.of(2), 0, 0))
        .shows("discard d");
  }

  /** Ruling 3. */
  @Test
  void aSpadeRemovesAWholeDeckOfTwoCards() {
    Scene.of(
            """
            symbols  glance 1
            deck     s h d
            """)
        .play("resolve glance; look deck; done")
        .tells(new SpadePunished(1, 0, 2, 3, 0))
        .shows(
            """
            deck     ~ c c c
            removed  ~ h d
            """);
  }

  /** Ruling 3. */
  @Test
  void orpheusCannotChooseWhereCardsReturnAfterASpade() {
    Scene scene =
        Scene.of(
                """
                symbols  glance 3, survey
                deck     h s c h h h h
                discard  c
                """)
            .play("resolve glance; look deck; look deck; look deck; done")
            .tellsNo(PutBack.class)
            .rejects("top", IllegalMoveCode.OTHER_COMMAND_REQUIRED)
            .shows("phase space");
    assertThat(scene.legalCommands()).containsExactly("resolve survey");
  }

  /**
   * Ruling 3. Some of a hymn's diamonds may leave the deck because a special card removes cards
   * after the shuffle that the hymn's spade causes.
   */
  @Test
  void diamondsRemovedByLetheWaterStillReturnHearts() {
    Scene.of(
            """
            symbols  hymn
            deck     s d d d d d d d d
            box      d
            discard  H H H H H H H H
            card     Lethe Water
            """)
        .play("resolve hymn; hymn deck; hymn deck; hymn deck; hymn deck; hymn deck; hymn deck")
        .play("hymn deck; hymn deck; hymn deck; done")
        .tells(new DiamondsLeft(1), new Hymned(4, List.of(), List.of(1, 2, 3, 4, 5, 6, 7, 8), 4, 0))
        .shows(
            """
            deck     ~ h h h h h h h
            removed  ~ d d d d d d d d h
            discard
            """);
  }
}
