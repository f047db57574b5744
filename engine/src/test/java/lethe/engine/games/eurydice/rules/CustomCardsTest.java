package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation.CardReturned;
import lethe.engine.games.eurydice.Observation.CardUsed;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import org.junit.jupiter.api.Test;

/** Tests custom special cards with numbers that do not occur on the default cards. */
class CustomCardsTest {
  @Test
  void aCardThatForgivesTwiceIsReturnedAfterItsSecondUse() {
    Scene once =
        Scene.of(
                """
                symbols  glance 1, glance 2, glance 3
                deck     s h s s
                card     forgive-spades 2
                """)
            .play("resolve glance 1; look deck; done");
    once.tells(new SpadesForgiven(1), new CardUsed(once.view(GameSeats.ORPHEUS).card().get(), 1))
        .tellsNo(CardReturned.class)
        .shows(
            """
            card   forgive-spades 2
            marks  0
            """);
    assertThat(once.view(GameSeats.ORPHEUS).usesLeft()).isEqualTo(1);
    Scene twice = once.play("resolve glance 3; look deck; look deck; look deck; done");
    assertThat(twice.observations()).hasAtLeastOneElementOfType(CardReturned.class);
    twice
        .tellsNo(SpadePunished.class)
        .shows(
            """
            card   none
            marks  0
            """)
        .play("resolve glance 2; look deck; look deck; done")
        .shows("marks 1");
  }

  @Test
  void aCardThatIgnoresTwoSpacesIsReturnedAfterTheSecond() {
    Scene once =
        Scene.of(
                """
                symbols  peril 3
                deck     h
                card     ignore-space 2
                """)
            .play("ignore");
    once.tellsNo(CardReturned.class)
        .shows(
            """
            card   ignore-space 2
            phase  move
            """);
    once.play("up styx; ignore")
        .shows(
            """
            deck   h
            card   none
            phase  move
            """);
  }
}
