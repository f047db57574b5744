package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.StateText.RULES;
import static lethe.engine.games.tase.rules.TestStates.matchAfter;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests open cups, and the rejection of unknown options. */
class OptionsTest {
  @Test
  void openCupsShowTheirContents() {
    Options openCups = Options.of(Map.of("open-cups", "on"));
    View view = matchAfter(openCups, "put 5 in 2").view(Spectator.SPECTATOR);
    Cup empty = new Cup.Open(Chips.NONE, Chips.NONE);
    assertThat(view.cups().getFirst()).isEqualTo(empty);
    assertThat(view.cups().get(1))
        .isEqualTo(
            view.opener().equals(GameSeats.RED)
                ? new Cup.Open(StateText.chips("5"), Chips.NONE)
                : new Cup.Open(Chips.NONE, StateText.chips("5")));
    assertThat(view.cups().getLast()).isEqualTo(empty);
  }

  @Test
  void theJournalRecordsOpenCups() {
    Options openCups = Options.of(Map.of("open-cups", "on"));
    assertThat(matchAfter(openCups).journal().text(RULES.notation()))
        .contains("\noption open-cups on\n");
  }

  @Test
  void cupsAreClosedByDefault() {
    assertThat(TaSe.open(Options.NONE)).isEqualTo(new Valid<>(new Rules(false)));
    assertThat(TaSe.open(Options.of(Map.of("open-cups", "off"))))
        .isEqualTo(new Valid<>(new Rules(false)));
  }

  @Test
  void anUnknownOptionIsReported() {
    assertThat(TaSe.open(Options.of(Map.of("cups", "4"))))
        .isEqualTo(
            new Invalid<>(
                List.of(
                    InputError.inOption(
                        "cups", 1, 1, ScriptErrorCode.UNKNOWN_OPTION, "cups", "open-cups"))));
  }

  @Test
  void anUnknownValueIsReported() {
    assertThat(TaSe.open(Options.of(Map.of("open-cups", "yes"))))
        .isEqualTo(
            new Invalid<>(
                List.of(
                    InputError.inOption(
                        "open-cups",
                        1,
                        1,
                        ScriptErrorCode.INVALID_OPTION_VALUE,
                        "yes",
                        "on, off"))));
  }
}
