package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FromProgramTest {
  @Test
  void validMessagesAreParsed() {
    assertThat(FromProgram.parse("{\"is\":\"ready\",\"name\":\"x\",\"version\":\"2\",\"new\":[]}"))
        .isEqualTo(new FromProgram.Ready(1, "x", "2"));
    assertThat(FromProgram.parse("{\"lethe\":2,\"is\":\"ready\"}"))
        .isEqualTo(new FromProgram.Ready(2, "", ""));
    assertThat(FromProgram.parse("{\"is\":\"move\",\"text\":\"put 5 in 2\"}"))
        .isEqualTo(new FromProgram.TypedMove("put 5 in 2"));
    assertThat(FromProgram.parse("{\"is\":\"move\",\"index\":3}"))
        .isEqualTo(new FromProgram.NumberedMove(3));
    assertThat(FromProgram.parse("{\"is\":\"move\",\"command\":{\"is\":\"put\"}}"))
        .isEqualTo(new FromProgram.StructuredMove(Map.of("is", "put")));
    assertThat(FromProgram.parse("{\"is\":\"resign\"}")).isEqualTo(new FromProgram.Resign());
    assertThat(FromProgram.parse("{\"is\":\"info\",\"note\":\"?\"}"))
        .isEqualTo(new FromProgram.Info("", "?"));
  }

  @Test
  void aLongNoteIsFoldedIntoOneLineAndTruncated() {
    assertThat(
            ((FromProgram.Info)
                    FromProgram.parse(
                        "{\"is\":\"info\",\"evaluation\":0.5,\"note\":\"a\\n b"
                            + "c".repeat(300)
                            + "\"}"))
                .line())
        .startsWith("0.5 a bcc")
        .hasSize(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{                                         | INVALID_JSON",
        "move                                      | INVALID_JSON",
        "~~                                        | INVALID_JSON",
        "[]                                        | NOT_AN_OBJECT",
        "7                                         | NOT_AN_OBJECT",
        "{}                                        | UNKNOWN_MESSAGE",
        "{\"is\":\"moves\"}                        | UNKNOWN_MESSAGE",
        "{\"is\":7}                                | UNKNOWN_MESSAGE",
        "{\"is\":\"move\"}                         | ONE_MOVE_REQUIRED",
        "{\"is\":\"move\",\"index\":1.5}           | ONE_MOVE_REQUIRED",
        "{\"is\":\"move\",\"text\":null}           | ONE_MOVE_REQUIRED",
        "{\"is\":\"move\",\"index\":1,\"text\":\"\"} | ONE_MOVE_REQUIRED"
      })
  void invalidLinesAreReported(String line, ProgramErrorCode code) {
    assertThat(FromProgram.parse(line)).isEqualTo(new FromProgram.Malformed(ProgramError.of(code)));
  }
}
