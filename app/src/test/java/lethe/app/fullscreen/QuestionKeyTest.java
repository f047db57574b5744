package lethe.app.fullscreen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.page.Screen;
import lethe.app.page.Screen.InputOptions;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;

/** Tests the F2 key, which enters the question that a screen offers. */
class QuestionKeyTest {
  private static Screen withQuestion(Screen screen) {
    InputOptions options =
        new InputOptions("> ", List.of(), List.of(), false, screen.preview(), "judge");
    return new Screen(
        screen.kind(), screen.picture(), options, screen.log(), screen.helpSupplier());
  }

  @Test
  void theKeyEntersTheQuestionAndKeepsTheTypedLine() {
    Screen screen = withQuestion(TestScreens.of(Kind.STEPS));
    InputState typed = InputState.empty(true).press(screen, new Char('n')).state();
    InputState.KeyResult result = typed.press(screen, SpecialKey.F2);
    assertThat(result.action()).contains(new KeyAction.EnterLine("judge"));
    assertThat(result.state().editor().text()).isEqualTo("n");
  }

  @Test
  void theKeyDoesNothingOnAScreenWithoutAQuestion() {
    Screen screen = TestScreens.of(Kind.STEPS);
    assertThat(InputState.empty(true).press(screen, SpecialKey.F2).action()).isEmpty();
  }

  /** Additional commands and another prompt do not change the question. */
  @Test
  void theQuestionRemainsInASharedReview() {
    Screen screen = withQuestion(TestScreens.of(Kind.STEPS));
    Screen changed =
        screen.withWords(List.of("lead"), "lead"::equals).withPrompt("< ").waitingForInput();
    assertThat(changed.inputOptions().question()).isEqualTo("judge");
  }
}
