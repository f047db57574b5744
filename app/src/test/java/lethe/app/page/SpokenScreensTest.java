package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class SpokenScreensTest {
  private final SpokenScreens speech = new SpokenScreens();

  private List<String> said(String... lines) {
    Frame frame = Frame.of(Stream.of(lines).map(Text::plain).toList());
    return speech.next(Screen.plain(Screen.Kind.TABLE, Size.DEFAULT, frame, "> ")).lines();
  }

  @Test
  void unchangedLinesAreNotRepeated() {
    assertThat(said("Red moves.", "Your turn.")).containsExactly("Red moves.", "Your turn.");
    assertThat(said("Red moves.", "Your turn.")).isEmpty();
    assertThat(said("Red moves.", "Blue moves.", "Your turn.")).containsExactly("Blue moves.");
    assertThat(said("Ben says hello.", "Red moves.", "Blue moves.", "Your turn."))
        .containsExactly("Ben says hello.");
  }

  @Test
  void aRepeatedEventIsSaidTwice() {
    assertThat(said("Red draws.")).containsExactly("Red draws.");
    assertThat(said("Red draws.", "Red draws.")).containsExactly("Red draws.");
  }

  @Test
  void anAnswerIsSaidInFull() {
    said("That is not clear.", "Your turn.");
    speech.startReply();
    assertThat(said("That is not clear.", "Your turn."))
        .containsExactly("That is not clear.", "Your turn.");
  }

  @Test
  void blankLinesAreNotSaid() {
    assertThat(said("", "Your turn.", " ")).containsExactly("Your turn.");
  }
}
