package lethe.app.program;

import java.util.Map;
import java.util.Optional;
import lethe.app.json.JsonReader;

/** A line from a program: a JSON object, or the error that makes it invalid. */
sealed interface ProgramLine {
  /** A JSON object. */
  record Message(Map<?, ?> fields) implements ProgramLine {
    /** Returns the value of the field {@code is}, which names the kind of message. */
    String kind() {
      return text("is");
    }

    /** Returns the value of a field that is a text; an empty text if there is no such field. */
    String text(String name) {
      return fields.get(name) instanceof String text ? text : "";
    }
  }

  /** A line that is not a JSON object. */
  record Malformed(ProgramError error) implements ProgramLine {}

  static ProgramLine parse(String line) {
    Optional<Object> value = JsonReader.read(line);
    if (value.isEmpty()) {
      return new Malformed(ProgramError.of(ProgramErrorCode.INVALID_JSON));
    }
    return value.get() instanceof Map<?, ?> fields
        ? new Message(fields)
        : new Malformed(ProgramError.of(ProgramErrorCode.NOT_AN_OBJECT));
  }
}
