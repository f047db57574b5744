package lethe.app.program;

import java.util.List;
import lethe.app.text.Messages;

/**
 * An error made by a program, or the reason why it cannot be started.
 *
 * @param text the message about the error, without the name of the program
 */
public record ProgramError(ProgramErrorCode code, String text) {
  static final Messages MESSAGES = Messages.of(ProgramError.class);

  static ProgramError of(ProgramErrorCode code, Object... arguments) {
    return new ProgramError(code, MESSAGES.format(code, List.of(arguments)));
  }
}
