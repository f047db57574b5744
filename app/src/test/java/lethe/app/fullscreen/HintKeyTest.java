package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.InputOptions;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;

/** Tests the key that enters the hint command of a screen. */
class HintKeyTest {
  private static Screen withHintCommand(Screen screen) {
    InputOptions offer =
        new InputOptions("> ", List.of(), List.of(), false, screen.preview(), "judge");
    return new Screen(screen.kind(), screen.picture(), offer, screen.log(), screen.helpSupplier());
  }

  @Test
  void f2EntersTheHintCommandAndKeepsTheTypedLine() {
    Screen screen = withHintCommand(TestScreens.ofKind(Kind.REVIEW));
    InputState typed = InputState.empty(true).press(screen, new Char('n')).state();
    InputState.KeyResult pressed = typed.press(screen, SpecialKey.F2);
    assertThat(pressed.event()).contains(new PageEvent.LineEntered("judge"));
    assertThat(pressed.state().editor().text()).isEqualTo("n");
  }

  @Test
  void f2DoesNothingOnAScreenWithoutAHintCommand() {
    Screen screen = TestScreens.ofKind(Kind.REVIEW);
    assertThat(InputState.empty(true).press(screen, SpecialKey.F2).event()).isEmpty();
  }

  /** Additional commands and another prompt do not change the hint command. */
  @Test
  void theHintCommandRemainsInASharedReview() {
    Screen screen = withHintCommand(TestScreens.ofKind(Kind.REVIEW));
    Screen same =
        screen.withExtraInput(List.of("lead"), "lead"::equals).withPrompt("< ").waitingForInput();
    assertThat(same.inputOptions().hintCommand()).isEqualTo("judge");
  }
}
