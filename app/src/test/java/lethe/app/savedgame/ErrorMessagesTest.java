package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.save.FileErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.ScriptErrorCode;
import org.junit.jupiter.api.Test;

class ErrorMessagesTest {
  @Test
  void anErrorMessageStatesPositionAndReason() {
    assertThat(
            ErrorMessages.format("x.lethe", InputError.at(3, 7, ScriptErrorCode.INVALID_SEED, "x")))
        .isEqualTo("x.lethe:3:7: \"x\" is not a seed; expected a whole number of at most 64 bits");
  }

  @Test
  void anErrorInTheWholeFileHasNoPosition() {
    assertThat(ErrorMessages.format("-", InputError.at(0, 0, FileErrorCode.NO_FILE)))
        .isEqualTo("-: there is no such file");
  }

  @Test
  void aFileFailureIsReportedWithItsReason() {
    assertThat(ErrorMessages.failure(new FileAlreadyExistsException("x")))
        .isEqualTo("lethe: x: there is already a file of this name");
    assertThat(ErrorMessages.failure(new FileSystemException("x", null, "No space left on device")))
        .isEqualTo("lethe: x: No space left on device");
  }

  /** The text of a script must not send control characters to the reader's terminal. */
  @Test
  void controlCharactersInAnErrorMessageAreEscaped() {
    assertThat(
            ErrorMessages.format(
                "x",
                InputError.at(
                    1, 1, ScriptErrorCode.INVALID_OPTION_VALUE, "a\n\u001b[2Jb\n", "on, off")))
        .isEqualTo(
            "x:1:1: \"a\\n\\u001b[2Jb\\n\" is not a value of this option; expected one of: on, off");
  }

  @Test
  void onlyTheFirstErrorsAreListed() {
    List<InputError> errors =
        IntStream.rangeClosed(1, 200_000)
            .mapToObj(line -> InputError.at(line, 1, ScriptErrorCode.MISSING_GAME))
            .toList();
    assertThat(ErrorMessages.format("x.lethe", errors))
        .hasSize(21)
        .startsWith(ErrorMessages.format("x.lethe", errors.getFirst()))
        .endsWith("199980 more errors");
    assertThat(ErrorMessages.format("x.lethe", errors.subList(0, 21))).endsWith("1 more error");
    assertThat(ErrorMessages.format("x.lethe", errors.subList(0, 20))).hasSize(20);
  }
}
