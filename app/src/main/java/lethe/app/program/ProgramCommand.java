package lethe.app.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits the command line of a program into arguments, with quotation marks and backslashes similar
 * to those of a shell.
 */
public final class ProgramCommand {
  private ProgramCommand() {}

  /**
   * Returns the program and its arguments. Blanks separate arguments unless they are in single or
   * double quotation marks or follow a backslash; no other characters are special. Returns empty if
   * a quotation is not closed or there is no argument.
   */
  public static Optional<List<String>> parse(String command) {
    List<String> arguments = new ArrayList<>();
    StringBuilder argument = new StringBuilder();
    boolean inArgument = false;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char character = command.charAt(i);
      if (character == '\\' && quote != '\'' && i + 1 < command.length()) {
        i++;
        argument.append(command.charAt(i));
        inArgument = true;
      } else if (quote != 0) {
        if (character == quote) {
          quote = 0;
        } else {
          argument.append(character);
        }
      } else if (character == '\'' || character == '"') {
        quote = character;
        inArgument = true;
      } else if (Character.isWhitespace(character)) {
        if (inArgument) {
          arguments.add(argument.toString());
          argument.setLength(0);
        }
        inArgument = false;
      } else {
        argument.append(character);
        inArgument = true;
      }
    }
    if (inArgument) {
      arguments.add(argument.toString());
    }
    return quote != 0 || arguments.isEmpty() ? Optional.empty() : Optional.of(arguments);
  }
}
