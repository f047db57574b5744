package lethe.engine.games.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SpotTest {
  @Test
  void columnsAreLettersAndRowsAreNumbers() {
    assertThat(new Spot(12, 13)).hasToString("m13");
    assertThat(new Spot(0, 1)).hasToString("a1");
    assertThat(new Spot(25, 1)).hasToString("z1");
  }

  @Test
  void columnsRightOfZHaveTwoLetters() {
    assertThat(new Spot(26, 1)).hasToString("aa1");
    assertThat(new Spot(27, 1)).hasToString("ab1");
    assertThat(new Spot(51, 1)).hasToString("az1");
    assertThat(new Spot(52, 1)).hasToString("ba1");
  }

  @Test
  void columnsLeftOfAHaveAMinusSign() {
    assertThat(new Spot(-1, 1)).hasToString("-a1");
    assertThat(new Spot(-2, 1)).hasToString("-b1");
    assertThat(new Spot(-27, 1)).hasToString("-aa1");
  }

  @Test
  void rowsAboveRowOneAreZeroOrNegative() {
    assertThat(new Spot(12, 0)).hasToString("m0");
    assertThat(new Spot(12, -1)).hasToString("m-1");
    assertThat(new Spot(-1, -1)).hasToString("-a-1");
    assertThat(Spot.parse("m-123")).contains(new Spot(12, -123));
  }

  /**
   * Every card overlaps another card, so no card can lie farther from the first card than the
   * number of cards.
   */
  @Test
  void everyReachableSpotHasItsOwnName() {
    Set<String> names = new HashSet<>();
    for (int column = 12 - 36; column <= 12 + 36; column++) {
      for (int row = 13 - 36; row <= 13 + 36; row++) {
        Spot spot = new Spot(column, row);
        assertThat(Spot.parse(spot.toString())).contains(spot);
        assertThat(names.add(spot.toString())).isTrue();
      }
    }
  }

  @Test
  void anInvalidNameIsRejected() {
    for (String text :
        List.of("", "-", "m", "13", "m-", "-1", "m1x", "m--1", "mmm1", "m1234", "-13", "m 1")) {
      assertThat(Spot.parse(text)).as(text).isEqualTo(Optional.empty());
    }
  }
}
