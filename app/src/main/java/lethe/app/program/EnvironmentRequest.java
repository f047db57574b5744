package lethe.app.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A request to a training environment, or the error in a line that is not a valid one. */
public sealed interface EnvironmentRequest {
  /**
   * Begins a match.
   *
   * @param match the identifier of a match that the new one replaces; empty to add one
   * @param game the identifier of the game
   * @param options the chosen options; all others have their defaults
   * @param seed the seed of the deal and of the bots
   * @param seats the players by seat: {@code program}, {@code bot} or {@code bot:LEVEL}; all other
   *     seats are played by the program
   * @param texts whether the replies also describe positions and observations in words
   */
  record Reset(
      Optional<Long> match,
      String game,
      Map<String, String> options,
      long seed,
      Map<String, String> seats,
      boolean texts)
      implements EnvironmentRequest {}

  /**
   * Makes a move.
   *
   * @param match the identifier of the match
   * @param seat the name of the seat; empty for the first seat that is to move
   */
  record Step(long match, Optional<String> seat, FromProgram.Move move)
      implements EnvironmentRequest {}

  /**
   * Begins a copy of another match, in which everything that a seat does not know is dealt again.
   *
   * @param match the identifier of the other match
   * @param seat the name of the seat; empty for the first seat that is to move
   * @param seed the seed of the deal
   */
  record Imagine(long match, Optional<String> seat, long seed) implements EnvironmentRequest {}

  /**
   * Closes a match, whose identifier becomes invalid.
   *
   * @param match the identifier of the match
   */
  record Close(long match) implements EnvironmentRequest {}

  /** A line that is not a valid request. */
  record Malformed(ProgramError error) implements EnvironmentRequest {}

  /** Parses a line. Unknown fields are ignored. */
  static EnvironmentRequest parse(String line) {
    return switch (ProgramLine.parse(line)) {
      case ProgramLine.Malformed(ProgramError error) -> new Malformed(error);
      case ProgramLine.Message message -> parse(message);
    };
  }

  private static EnvironmentRequest parse(ProgramLine.Message message) {
    if (message.kind().equals("reset")) {
      return parseReset(message);
    }
    Optional<String> seat = Optional.of(message.text("seat")).filter(name -> !name.isEmpty());
    Optional<Long> id = longField(message, "match");
    if (id.isEmpty() && List.of("step", "imagine", "close").contains(message.kind())) {
      return malformed(ProgramErrorCode.INVALID_FIELD, "match", "a whole number");
    }
    long match = id.orElse(0L);
    return switch (message.kind()) {
      case "step" ->
          FromProgram.parseMove(message.fields()) instanceof FromProgram.Move move
              ? new Step(match, seat, move)
              : malformed(ProgramErrorCode.ONE_MOVE_REQUIRED);
      case "imagine" ->
          longField(message, "seed")
              .<EnvironmentRequest>map(seed -> new Imagine(match, seat, seed))
              .orElseGet(() -> malformed(ProgramErrorCode.INVALID_FIELD, "seed", "a whole number"));
      case "close" -> new Close(match);
      default -> malformed(ProgramErrorCode.UNKNOWN_REQUEST);
    };
  }

  private static EnvironmentRequest parseReset(ProgramLine.Message message) {
    Optional<Long> seed = longField(message, "seed");
    Optional<Map<String, String>> options = textFields(message, "options");
    Optional<Map<String, String>> seats = textFields(message, "seats");
    if (seed.isEmpty()) {
      return malformed(ProgramErrorCode.INVALID_FIELD, "seed", "a whole number");
    }
    if (options.isEmpty()) {
      return malformed(ProgramErrorCode.INVALID_FIELD, "options", "an object with strings");
    }
    if (seats.isEmpty()) {
      return malformed(ProgramErrorCode.INVALID_FIELD, "seats", "an object with strings");
    }
    boolean wantsTexts = Boolean.TRUE.equals(message.fields().get("texts"));
    return new Reset(
        longField(message, "match"),
        message.text("game"),
        options.get(),
        seed.get(),
        seats.get(),
        wantsTexts);
  }

  private static Optional<Long> longField(ProgramLine.Message message, String name) {
    return message.fields().get(name) instanceof Long number
        ? Optional.of(number)
        : Optional.empty();
  }

  /**
   * Returns the fields of an object, or no fields if the object is missing; empty if the value is
   * not an object, or one of its fields is not a text.
   */
  private static Optional<Map<String, String>> textFields(
      ProgramLine.Message message, String name) {
    if (!message.fields().containsKey(name)) {
      return Optional.of(Map.of());
    }
    if (!(message.fields().get(name) instanceof Map<?, ?> fields)) {
      return Optional.empty();
    }
    Map<String, String> texts = new TreeMap<>();
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      if (!(field.getKey() instanceof String key) || !(field.getValue() instanceof String text)) {
        return Optional.empty();
      }
      texts.put(key, text);
    }
    return Optional.of(texts);
  }

  private static EnvironmentRequest malformed(ProgramErrorCode code, Object... arguments) {
    return new Malformed(ProgramError.of(code, arguments));
  }
}
