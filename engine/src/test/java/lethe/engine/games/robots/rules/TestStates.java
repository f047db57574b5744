package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.StateText.stateAfter;

import java.util.List;
import lethe.engine.core.InputError;
import lethe.engine.core.Outcome;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Robots;

/** States of Nothing Human that several tests share, and queries about states. */
final class TestStates {
  static final String ALL_FACE_DOWN =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 POINTING axle: 0 0 0
      """;

  static final String AT_MEMORY_CARD =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a1: 0 0 0
      """;

  static final String AT_CIRCUIT =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a2: 0 0 0
      """;

  static final String SOLO =
      """
       3rbu   1yge
       zzzz   2gba
      round 1 CALLING axle at a2: 0
      """;

  private TestStates() {}

  static List<Face.Up> distinctCards(Grid grid) {
    return grid.cards().stream().filter(Card.class::isInstance).distinct().toList();
  }

  static String outcome(String stateText, String command) {
    State state = stateAfter(stateText, command);
    return rules(state).turn(state) instanceof Turn.Over(Outcome outcome)
        ? outcome.toString()
        : "goes on";
  }

  static List<InputError> errors(String options) {
    return switch (Robots.open(StateText.options(options))) {
      case Invalid<?>(List<InputError> errors) -> errors;
      case Valid<?> _ -> throw new AssertionError(options + " is accepted");
    };
  }
}
