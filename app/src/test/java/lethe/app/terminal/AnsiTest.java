package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AnsiTest {
  @Test
  void aPlainRowHasNoEscapeSequences() {
    Frame frame = new Sketch(new Size(6, 1)).text(1, 0, "ab", Style.PLAIN).frame();
    assertThat(Ansi.line(frame, 0)).isEqualTo(" ab");
  }

  @Test
  void aStyleChangeIsWrittenOnceAndResetAtTheEnd() {
    Frame frame =
        new Sketch(new Size(9, 1))
            .text(0, 0, "ab", Style.of(Ink.RED))
            .text(2, 0, "cd", Style.PLAIN)
            .text(4, 0, "ef", Style.of(Ink.BLUE).bolded().reversed())
            .frame();
    assertThat(Ansi.line(frame, 0))
        .isEqualTo("\u001b[0;91mab\u001b[0mcd\u001b[0;1;7;94mef\u001b[0m");
  }

  @ParameterizedTest
  @EnumSource
  void inksDoNotChangeTheText(Ink ink) {
    Frame frame = new Sketch(new Size(3, 1)).text(0, 0, "abc", Style.of(ink)).frame();
    assertThat(Ansi.line(frame, 0).replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo("abc");
  }
}
