package lethe.engine.games.robots.rules;

import java.util.List;
import lethe.engine.core.Rejection;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Call;
import lethe.engine.games.robots.Command.CallCircuit;
import lethe.engine.games.robots.Command.Decline;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Command.Ready;
import lethe.engine.games.robots.Command.Suggest;
import lethe.engine.games.robots.Command.SuggestCircuit;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.IllegalMoveCode;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;

/**
 * The rejections of illegal commands: each names the rule that the command breaks. Called only for
 * illegal commands of a seat that may move.
 */
final class Rejections {
  private Rejections() {}

  static Rejection reject(State state, Command command) {
    if (state.phase() == Phase.MEMORIZING) {
      return Rejection.of(IllegalMoveCode.CARDS_STILL_FACE_UP);
    }
    return switch (command) {
      case Ready() -> Rejection.of(IllegalMoveCode.CARDS_ALREADY_FACE_DOWN);
      case Point(Place place) -> rejectPoint(state, place);
      case Call(List<Feature> features) -> rejectCall(state, features);
      case CallCircuit() -> rejectCall(state, List.of());
      case Suggest(List<Feature> features) when state.phase() == Phase.ADVISING ->
          rejectFeatures(features);
      case Suggest _, SuggestCircuit _ -> Rejection.of(IllegalMoveCode.NOTHING_TO_SUGGEST);
      case Decline() -> Rejection.of(IllegalMoveCode.NOTHING_TO_DECLINE);
    };
  }

  private static Rejection rejectPoint(State state, Place place) {
    if (state.phase() == Phase.ADVISING || state.phase() == Phase.CALLING) {
      return Rejection.of(IllegalMoveCode.CARD_ALREADY_CHOSEN, state.pointedPlace().orElseThrow());
    }
    Layout layout = state.grid().layout();
    return layout.contains(place)
        ? Rejection.of(IllegalMoveCode.CARD_ALREADY_FACE_UP, place, state.grid().cardAt(place))
        : Rejection.of(IllegalMoveCode.NO_SUCH_CARD, place, layout.placeAt(layout.size() - 1));
  }

  private static Rejection rejectCall(State state, List<Feature> features) {
    return switch (state.phase()) {
      case ADVISING -> Rejection.of(IllegalMoveCode.NOT_CAPTAIN, Seating.seat(state.activeSeat()));
      case CALLING -> rejectFeatures(features);
      case MEMORIZING, POINTING, PICKING, OVER -> Rejection.of(IllegalMoveCode.NO_CARD_CHOSEN);
    };
  }

  private static Rejection rejectFeatures(List<Feature> features) {
    for (int i = 1; i < features.size(); i++) {
      Feature previous = features.get(i - 1);
      if (features.get(i).kind() == previous.kind()) {
        return Rejection.of(
            IllegalMoveCode.TWO_VALUES_OF_A_FEATURE, previous.word(), features.get(i).word());
      }
    }
    return Rejection.of(IllegalMoveCode.NO_FEATURE_NAMED);
  }
}
