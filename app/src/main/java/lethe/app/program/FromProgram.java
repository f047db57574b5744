package lethe.app.program;

import java.util.Map;

/** A message from a program, or the error in a line that is not a valid one. */
public sealed interface FromProgram {
  /**
   * The program is ready to play.
   *
   * @param lethe the version of the protocol; {@link ToProgram#VERSION} if the program states none
   * @param name the name of the program; may be empty
   * @param version the version of the program; may be empty
   */
  record Ready(long lethe, String name, String version) implements FromProgram {}

  /** A move in one of three forms. */
  sealed interface Move extends FromProgram {}

  /** A move in the notation of the game. */
  record TypedMove(String text) implements Move {}

  /** A move by its position among the legal moves, from 0. */
  record NumberedMove(long index) implements Move {}

  /** A move as a structured command. */
  record StructuredMove(Map<?, ?> command) implements Move {}

  /**
   * A remark about the position, to which the program gets no reply.
   *
   * @param evaluation the program's evaluation, a number or a text; may be empty
   * @param note a text; may be empty
   */
  record Info(String evaluation, String note) implements FromProgram {
    /** The maximum length of a remark, in characters. */
    private static final int MAX_LENGTH = 200;

    /** Returns the remark as one line, truncated to {@value #MAX_LENGTH} characters. */
    String line() {
      String line = (evaluation + " " + note).replaceAll("\\s+", " ").strip();
      return line.substring(0, Math.min(MAX_LENGTH, line.length()));
    }
  }

  /** The program concedes the match. */
  record Resign() implements FromProgram {}

  /** A line that is not a valid message. */
  record Malformed(ProgramError error) implements FromProgram {}

  /** Parses a line. Unknown fields are ignored. */
  static FromProgram parse(String line) {
    return switch (ProgramLine.parse(line)) {
      case ProgramLine.Malformed(ProgramError error) -> new Malformed(error);
      case ProgramLine.Message message ->
          switch (message.kind()) {
            case "ready" -> parseReady(message);
            case "move" -> parseMove(message.fields());
            case "info" -> parseInfo(message);
            case "resign" -> new Resign();
            default -> malformed(ProgramErrorCode.UNKNOWN_MESSAGE);
          };
    };
  }

  private static FromProgram parseReady(ProgramLine.Message message) {
    long version =
        message.fields().get("lethe") instanceof Long number ? number : (long) ToProgram.VERSION;
    return new Ready(version, message.text("name"), message.text("version"));
  }

  private static FromProgram parseInfo(ProgramLine.Message message) {
    Object evaluation = message.fields().get("evaluation");
    return new Info(
        evaluation instanceof Long || evaluation instanceof Double
            ? evaluation.toString()
            : message.text("evaluation"),
        message.text("note"));
  }

  /**
   * Parses the fields of a move. Returns {@link Malformed} unless exactly one of them is present
   * and of the right type.
   */
  static FromProgram parseMove(Map<?, ?> message) {
    boolean hasText = message.containsKey("text");
    boolean hasIndex = message.containsKey("index");
    boolean hasCommand = message.containsKey("command");
    if ((hasText ? 1 : 0) + (hasIndex ? 1 : 0) + (hasCommand ? 1 : 0) != 1) {
      return malformed(ProgramErrorCode.ONE_MOVE_REQUIRED);
    }
    if (hasText && message.get("text") instanceof String text) {
      return new TypedMove(text);
    }
    if (hasIndex && message.get("index") instanceof Long index) {
      return new NumberedMove(index);
    }
    if (hasCommand && message.get("command") instanceof Map<?, ?> command) {
      return new StructuredMove(command);
    }
    return malformed(ProgramErrorCode.ONE_MOVE_REQUIRED);
  }

  private static FromProgram malformed(ProgramErrorCode code) {
    return new Malformed(ProgramError.of(code));
  }
}
