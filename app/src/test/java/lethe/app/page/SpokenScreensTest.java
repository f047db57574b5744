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

  private List<String> spoken(String... lines) {
    Frame frame = Frame.of(Stream.of(lines).map(Text::plain).toList());
    return screens.next(Screen.plain(Screen.Kind.TABLE, Size.DEFAULT, frame, "> ")).lines();
  }

  @Test
  void unchangedLinesAreNotRepeated() {
    assertThat(spoken("Red moves.", "Your turn.")).containsExactly("Red moves.", "Your turn.");
    assertThat(spoken("Red moves.", "Your turn.")).isEmpty();
    assertThat(spoken("Red moves.", "Blue moves.", "Your turn.")).containsExactly("Blue moves.");
    assertThat(spoken("Ben says hello.", "Red moves.", "Blue moves.", "Your turn."))
        .containsExactly("Ben says hello.");
  }

  @Test
  void aRepeatedMessageIsSpokenTwice() {
    assertThat(spoken("Red draws.")).containsExactly("Red draws.");
    assertThat(spoken("Red draws.", "Red draws.")).containsExactly("Red draws.");
  }

  @Test
  void aReplyIsSpokenInFull() {
    spoken("That is not clear.", "Your turn.");
    screens.startReply();
    assertThat(spoken("That is not clear.", "Your turn."))
        .containsExactly("That is not clear.", "Your turn.");
  }

  @Test
  void blankLinesAreNotSpoken() {
    assertThat(spoken("", "Your turn.", " ")).containsExactly("Your turn.");
  }
}
