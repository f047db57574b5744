package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomBotTest {
  /** One command of one kind, and nine of another. */
  private static final List<Object> LEGAL = List.of("stop", 1, 2, 3, 4, 5, 6, 7, 8, 9);

  private static List<Object> choices(RandomBot.CommandPicker<Object> picker, long seed) {
    Bot<Object, String, String> bot = RandomBot.withPicker(picker, new Rng(seed));
    List<Object> choices = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      bot.observe("told " + i);
      choices.add(bot.choose("view", LEGAL));
    }
    return choices;
  }

  private static List<Object> uniformChoices(long seed) {
    return choices((commands, rng) -> rng.pick(commands), seed);
  }

  @Test
  void theSameSeedGivesTheSameChoices() {
    assertThat(uniformChoices(3)).isEqualTo(uniformChoices(3)).isNotEqualTo(uniformChoices(4));
  }

  @Test
  void everyCommandIsEquallyLikely() {
    for (Object command : LEGAL) {
      assertThat(Collections.frequency(uniformChoices(5), command)).isBetween(70, 135);
    }
  }

  @Test
  void everyKindIsEquallyLikelyIfTheKindIsDrawnFirst() {
    List<Object> choices = choices(RandomBot::pickKindFirst, 5);
    assertThat(Collections.frequency(choices, "stop")).isBetween(440, 560);
    assertThat(Collections.frequency(choices, 9)).isBetween(30, 85);
  }
}
