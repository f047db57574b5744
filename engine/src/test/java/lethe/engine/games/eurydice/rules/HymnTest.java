package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Hymned;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/** Tests the hymn by example. Rule book: Special Symbols. */
class HymnTest {
  @Test
  void aHymnRemovesDiamondsAndReturnsHearts() {
    Scene.of(
            """
            symbols  hymn
            deck     d h d c
            discard  H c H H
            """)
        .play("resolve hymn; hymn deck; hymn deck; hymn deck; done")
        .tells(new Hymned(2, List.of(), List.of(1, 3), 0, 0), new Shuffled(0))
        .shows(
            """
            deck     ~ h c h h
            discard  c H
            removed  ~ d d
            """);
  }

  @Test
  void aHymnCountsHeartsThatItTurnsUp() {
    Scene.of(
            """
            symbols  hymn
            deck     c
            discard  d h c
            """)
        .play("resolve hymn; hymn discard 1; hymn discard 2; done")
        .shows(
            """
            deck     ~ c h
            discard  c
            removed  d
            """);
  }

  /** Ruling 5: Removed is one shuffled pile. */
  @Test
  void diamondsRemovedByAHymnAreShuffledIntoRemoved() {
    Scene.of(
            """
            symbols  hymn
            deck     d c
            discard  H
            removed  h h h h h h
            """)
        .play("resolve hymn; hymn deck; done")
        .shows("removed d h h h h h h");
  }

  /** Everyone sees the diamonds about which Orpheus must decide. */
  @Test
  void spectatorsSeeTheExcessDiamondsOfAHymn() {
    Scene scene =
        Scene.of(
                """
                symbols  hymn
                deck     d c c c
                """)
            .play("resolve hymn; hymn deck");
    assertThat(scene.spectatorView().picks()).isEmpty();
    Scene asked = scene.play("done");
    assertThat(asked.spectatorView().picks())
        .isEqualTo(asked.view(GameSeats.ORPHEUS).picks())
        .hasSize(1);
  }

  @Test
  void aHymnMayChooseFaceUpDiscards() {
    Scene resolving =
        Scene.of(
                """
                symbols  hymn
                deck     c
                discard  D H C h
                """)
            .play("resolve hymn");
    assertThat(resolving.legalCommands())
        .containsExactly(
            "hymn deck",
            "hymn discard 1",
            "hymn discard 2",
            "hymn discard 3",
            "hymn discard 4",
            "skip");
    resolving
        .play("hymn discard 1; done")
        .tells(
            new CardsSeen(Kind.HYMN, List.of(new Glimpse(Zone.DISCARD, 1, new Up(Suit.DIAMOND)))),
            new Hymned(0, List.of(1), List.of(2), 0, 0))
        .shows(
            """
            deck     ~ c h
            discard  C h
            removed  d
            """);
  }

  @Test
  void aHymnIsPossibleWithOnlyFaceUpDiscards() {
    Scene.of(
            """
            symbols  hymn
            deck
            discard  D H
            """)
        .play("resolve hymn; hymn discard 1; done")
        .shows(
            """
            deck     h
            discard
            removed  d
            """);
  }

  @Test
  void aHymnLooksAtOnlyOneZone() {
    Scene start =
        Scene.of(
                """
                symbols  hymn
                deck     c c
                discard  d h
                """)
            .play("resolve hymn");
    start.play("hymn deck").rejects("hymn discard 1", IllegalMoveCode.BOTH_ZONES_CHOSEN);
    start.play("hymn discard 1").rejects("hymn deck", IllegalMoveCode.BOTH_ZONES_CHOSEN);
    start.play("hymn deck; hymn deck").rejects("hymn deck", IllegalMoveCode.DECK_TOO_SMALL);
  }

  @Test
  void aHymnMayLeaveDiamondsWithoutAMatchingHeart() {
    Scene asked =
        Scene.of(
                """
                symbols  hymn
                deck     d d c
                discard  H
                """)
            .play("resolve hymn; hymn deck; hymn deck; done");
    asked.shows("phase excess");
    asked
        .play("skip")
        .tells(new Hymned(1, List.of(), List.of(1), 0, 1))
        .shows(
            """
            deck     ~ d c h
            discard
            removed  d
            """);
    asked
        .play("remove diamonds")
        .shows(
            """
            deck     ~ c h
            removed  ~ d d
            """);
  }

  @Test
  void aHymnThatSeesNoDiamondOnlyShuffles() {
    Scene.of(
            """
            symbols  hymn
            deck     c h
            discard  H
            """)
        .play("resolve hymn; hymn deck; done")
        .tellsNo(Hymned.class)
        .tells(new Shuffled(0))
        .shows(
            """
            deck     ~ c h
            discard  H
            """);
  }
}
