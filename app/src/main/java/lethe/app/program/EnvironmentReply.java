package lethe.app.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.json.JsonWriter;
import lethe.engine.core.Seat;

/** A reply of a training environment. The names of the components are the fields in JSON. */
public sealed interface EnvironmentReply {
  /**
   * The position after {@code reset}, {@code step} or {@code imagine}.
   *
   * @param match the identifier of the match
   * @param told the observations of each seat of the program since the last position
   * @param choices for each seat of the program that is to move, its view and legal moves
   * @param rewards the points that each seat of the program has earned since the last position,
   *     which are 0 until the match is over
   * @param over the result; empty while the match is running
   */
  record Position(
      long match,
      Map<Seat, List<ToProgram.Told>> told,
      Map<Seat, ToProgram.Choose> choices,
      Map<Seat, Integer> rewards,
      Optional<ToProgram.Over> over)
      implements EnvironmentReply {}

  /**
   * A match was closed.
   *
   * @param match the identifier of the match
   */
  record Closed(long match) implements EnvironmentReply {}

  /**
   * The request was refused and had no effect.
   *
   * @param code the identifier of the error
   * @param text the message about the error
   */
  record Refused(String code, String text) implements EnvironmentReply {}

  static EnvironmentReply refused(ProgramErrorCode code, Object... arguments) {
    return refused(ProgramError.of(code, arguments));
  }

  static EnvironmentReply refused(ProgramError error) {
    return new Refused(error.code().id(), error.text());
  }

  /** Returns the line of this reply, without the line break. */
  default String line() {
    return JsonWriter.write(this);
  }
}
