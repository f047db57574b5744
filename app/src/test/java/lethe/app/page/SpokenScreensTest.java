package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class SpokenScreensTest {
  private final SpokenScreens screens = new SpokenScreens();

  private List<String> newLines(String... lines) {
    Frame frame = Frame.of(Stream.of(lines).map(Text::plain).toList());
    return screens.takeNewLines(Screen.plain(Screen.Kind.TABLE, Size.DEFAULT, frame, "> ")).lines();
  }

  @Test
  void unchangedLinesAreNotRepeated() {
    assertThat(newLines("Red moves.", "Your turn.")).containsExactly("Red moves.", "Your turn.");
    assertThat(newLines("Red moves.", "Your turn.")).isEmpty();
    assertThat(newLines("Red moves.", "Blue moves.", "Your turn.")).containsExactly("Blue moves.");
    assertThat(newLines("Ben says hello.", "Red moves.", "Blue moves.", "Your turn."))
        .containsExactly("Ben says hello.");
  }

  @Test
  void aRepeatedMessageIsSpokenTwice() {
    assertThat(newLines("Red draws.")).containsExactly("Red draws.");
    assertThat(newLines("Red draws.", "Red draws.")).containsExactly("Red draws.");
  }

  /** The page shows only the latest two messages, so the first one has disappeared. */
  @Test
  void aMessageIsSpokenAgainWhenItArrivesAgain() {
    newLines("Ben: yes", "Anna: no", "Your turn.");
    assertThat(newLines("Anna: no", "Ben: yes", "Your turn.")).containsExactly("Ben: yes");
  }

  @Test
  void remainingLinesAreNotSpokenAgain() {
    newLines("Red moves.", "Ben: yes", "Blue moves.", "Your turn.");
    assertThat(newLines("Blue moves.", "Red draws.", "Your turn.")).containsExactly("Red draws.");
    assertThat(newLines("Your turn.")).isEmpty();
  }

  @Test
  void allLinesAreSpokenAfterForgettingThePreviousScreen() {
    newLines("That is not clear.", "Your turn.");
    screens.forgetPreviousScreen();
    assertThat(newLines("That is not clear.", "Your turn."))
        .containsExactly("That is not clear.", "Your turn.");
  }

  @Test
  void blankLinesAreNotSpoken() {
    assertThat(newLines("", "Your turn.", " ")).containsExactly("Your turn.");
  }
}
