package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardReturned;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import org.junit.jupiter.api.Test;

/** Tests the nine special cards, by example. */
class SpecialCardsTest {
  @Test
  void persephonesPityForgivesTheFirstSpadesSeen() {
    Scene forgiven =
        Scene.of(
                """
                symbols  glance 2, glance 1
                deck     s s h h h
                card     Persephone's Pity
                """)
            .play("resolve glance 2; look deck; look deck; done");
    forgiven
        .tells(new SpadesForgiven(2), new Shuffled(0))
        .tellsNo(SpadePunished.class)
        .shows(
            """
            deck   ~ s s h h h
            marks  0
            card   none
            """);
  }

  @Test
  void theLyreAddsOneToARoll() {
    Scene.of(
            """
            symbols  peril 3
            deck     h h
            card     The Lyre
            die      3
            """)
        .play("resolve peril; roll")
        .tells(new Rolled(3, 1, 3, true))
        .shows("deck h h");
  }

  @Test
  void footstepsBehindAddsASpadeWhenItIsDrawn() {
    int drawnCount = 0;
    for (int seed = 0; seed < 50; seed++) {
      State state = ShippedParts.RULES.initialState(1, new Rng(seed));
      boolean isDrawn = state.hasEffect(SpecialCard.Effect.ADD_SPADE);
      assertThat(Pile.count(state.deck, Suit.SPADE)).isEqualTo(isDrawn ? 4 : 3);
      assertThat(state.box[Suit.SPADE.index()]).isEqualTo(isDrawn ? 9 : 10);
      assertThat(state.deck).hasSize(isDrawn ? 21 : 20);
      assertThat(ShippedParts.RULES.view(state, GameSeats.ORPHEUS).deck())
          .containsOnly(new Face.Down());
      drawnCount += isDrawn ? 1 : 0;
    }
    assertThat(drawnCount).isPositive();
  }

  @Test
  void charonsFavourIgnoresOneSpaceAndIsReturned() {
    Scene.of(
            """
            symbols  peril 3
            deck     h
            card     Charon's Favour
            """)
        .play("ignore")
        .shows(
            """
            deck   h
            card   none
            phase  move
            """);
    Scene.of("symbols peril 3").rejects("ignore", IllegalMoveCode.NO_CURRENT_CARD);
    Scene.of(
            """
            symbols  peril 3
            card     The Lyre
            """)
        .rejects("ignore", IllegalMoveCode.CARD_CANNOT_IGNORE);
    Scene.of(
            """
            symbols  survey, peril 3
            card     Charon's Favour
            """)
        .play("resolve survey")
        .rejects("ignore", IllegalMoveCode.TOO_LATE_TO_IGNORE);
  }

  @Test
  void cerberusAsleepAllowsDiscardingFromTheBottom() {
    Scene start =
        Scene.of(
            """
            symbols  steep peril 6
            deck     h c d h
            card     Cerberus Asleep
            die      1
            """);
    start
        .play("resolve steep; pay bottom; bottom")
        .shows(
            """
            deck     h c
            discard  h d
            """);
    start
        .play("resolve steep; roll; top; bottom; bottom")
        .shows(
            """
            deck     c
            discard  h h d
            """);
    start.play("resolve steep; pay").shows("phase drop");
    assertThat(start.play("resolve steep").legalCommands())
        .containsExactly("pay", "pay bottom", "roll");
    Scene rolled = start.play("resolve steep; roll");
    assertThat(rolled.view(GameSeats.ORPHEUS).cardsToDiscard()).isEqualTo(3);
    assertThat(rolled.spectatorView().cardsToDiscard()).isEqualTo(3);
    Scene.of(
            """
            symbols  steep peril 6
            deck     h c
            card     Cerberus Asleep
            die      1
            """)
        .play("resolve steep; roll; top; bottom")
        .shows("phase move");
    Scene.of(
            """
            symbols  peril 3
            deck     h
            """)
        .play("resolve peril")
        .rejects("pay bottom", IllegalMoveCode.ONLY_FROM_TOP);
  }

  @Test
  void cerberusAsleepAlsoAppliesToExchanges() {
    Scene.of(
            """
            symbols  exchange 2
            deck     h c d
            card     Cerberus Asleep
            """)
        .play("resolve exchange; exchange 2; bottom; top; return 1 2; done")
        .shows("deck ~ c d h");
  }

  @Test
  void letheWaterRemovesTheTopCardAfterAShuffle() {
    Scene.of(
            """
            symbols  song 1
            deck     d d
            card     Lethe Water
            """)
        .play("resolve song; sing 1")
        .tells(new Shuffled(1))
        .shows(
            """
            deck     d d
            removed  d
            """);
  }

  /** Ruling 5: Removed is one shuffled pile. */
  @Test
  void cardsRemovedByLetheWaterAreShuffledIntoRemoved() {
    Scene.of(
            """
            symbols  song 1
            deck     d d
            removed  h h h h h h
            card     Lethe Water
            die      3
            """)
        .play("resolve song; sing 1")
        .shows("removed h h d h h h h");
  }

  @Test
  void hermesSandalsAddOneCardToAReturn() {
    Scene.of(
            """
            symbols  return 1
            deck     c
            discard  H H H
            card     Hermes' Sandals
            """)
        .play("resolve return; return 1 2")
        .rejects("return 3", IllegalMoveCode.ENOUGH_CARDS_CHOSEN)
        .play("done")
        .shows("discard H");
  }

  @Test
  void dawnAddsAHeartBeforeTheCount() {
    Scene.of(
            """
            row   2
            deck  h c
            card  Dawn
            """)
        .play("up")
        .tells(new Observation.HeartsAdded(1))
        .shows(
            """
            ending  over
            count   2 to 1
            box     h h h c c c c c s s s s s s s s s s d d d d d d d d d d d d d j j
            """);
  }

  @Test
  void theBackwardGlanceLooksAtACardAfterARollOfOne() {
    Scene looking =
        Scene.of(
                """
                symbols  peril 3
                deck     c h h
                card     The Backward Glance
                die      1
                """)
            .play("resolve peril; roll");
    looking.shows(
        """
        deck   h h
        held   (c)
        phase  place
        """);
    looking
        .play("bottom")
        .shows(
            """
            deck     (c)
            discard  h h
            phase    move
            """);
  }

  @Test
  void theBackwardGlanceMaySeeASpade() {
    Scene.of(
            """
            symbols  peril 3
            deck     s h h h h
            card     The Backward Glance
            die      1
            """)
        .play("resolve peril; roll")
        .tells(new SpadePunished(1, 0, 3, 3, 0), new Observation.Discarded(2, false))
        .shows("marks 1");
  }

  @Test
  void theBackwardGlanceDoesNothingAfterARollOfTwo() {
    Scene.of(
            """
            symbols  peril 3
            deck     s h h
            card     The Backward Glance
            die      2
            """)
        .play("resolve peril; roll")
        .tellsNo(CardsSeen.class)
        .shows("marks 0");
  }

  @Test
  void aSpecialCardReturnedByAFarewellHasNoEffect() {
    Scene.of(
            """
            symbols  farewell, peril 3
            deck     h h
            card     The Lyre
            die      3
            """)
        .play("resolve farewell; resolve peril; roll")
        .tells(new Rolled(3, 0, 3, false));
    assertThat(
            Scene.of(
                    """
                    symbols  farewell
                    card     Dawn
                    """)
                .play("resolve farewell")
                .observations())
        .hasAtLeastOneElementOfType(CardReturned.class);
  }
}
