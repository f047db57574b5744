package lethe.engine.bots.ravens;

import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.View;

/** When Feth uses the powers that leave the Atman alone, and how he answers what they ask. */
final class PowerTiming {
  private PowerTiming() {}

  /** Powers that are best used as soon as they can be. */
  static boolean atOnce(View view, Command command) {
    return switch (command) {
      case Command.Dawn dawn ->
          view.progress().isLastBatch() || view.threat() == RavenThreat.FIVE_AFTER_DRAWING;
      case Command.Glimmer glimmer -> view.piles().line().isEmpty();
      case Command.Seed seed -> true;
      default -> false;
    };
  }

  /** Ravens go where the safety zone still is, or else deep. */
  static double ordered(View view, Command.Order order) {
    double value = 0;
    for (int i = 0; i < order.order().size(); i++) {
      Face face = view.piles().top().get(order.order().get(i) - 1);
      if (face instanceof Face.Up(Raven raven)) {
        boolean safe =
            view.progress().phase() == Phase.ORDER && view.progress().resumes() == Phase.DRAW;
        value += safe && view.piles().line().size() + i < view.progress().zone() ? 5 - i : i;
      }
    }
    return value;
  }

  /** How many cards a power saves from being destroyed. */
  static double saved(View view, Command command) {
    return switch (command) {
      case Command.Requiem(Color raven, _) -> view.raven(raven).beneath().size();
      case Command.Dawn(Color raven, _) -> view.raven(raven).beneath().size() - 0.1;
      case Command.Whisper whisper -> 0.8;
      case Command.Pass pass -> 0.5;
      default -> 0;
    };
  }
}
