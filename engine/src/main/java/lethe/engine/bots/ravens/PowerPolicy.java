package lethe.engine.bots.ravens;

import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.View;

/**
 * Decides when Feth uses the powers that do not change the Atman, and how he makes the choices they
 * require.
 */
final class PowerPolicy {
  private PowerPolicy() {}

  /** Returns whether a power is best used immediately. */
  static boolean shouldUseNow(View view, Command command) {
    return switch (command) {
      case Command.Dawn dawn ->
          (view.progress().isLastBatch() && !isNextDrawSafe(view))
              || view.threat() == RavenThreat.FIVE_AFTER_DRAWING;
      case Command.Glimmer glimmer -> view.piles().line().isEmpty();
      case Command.Seed seed -> true;
      default -> false;
    };
  }

  /** Returns whether the next draw is within the safety zone. */
  private static boolean isNextDrawSafe(View view) {
    return view.progress().phase() == Phase.DRAW
        && view.piles().line().size() < view.progress().safetyZone();
  }

  /**
   * Returns the value of an order of the top cards of the deck. Ravens should be drawn within the
   * remaining safety zone or, failing that, as late as possible.
   */
  static double orderValue(View view, Command.Order order) {
    double value = 0;
    for (int i = 0; i < order.order().size(); i++) {
      Face face = view.piles().deckTop().get(order.order().get(i) - 1);
      if (face instanceof Face.Up(Raven raven)) {
        boolean isDrawing =
            view.progress().phase() == Phase.ORDER && view.progress().nextPhase() == Phase.DRAW;
        value +=
            isDrawing && view.piles().line().size() + i < view.progress().safetyZone() ? 5 - i : i;
      }
    }
    return value;
  }

  /**
   * Returns the value of using a power at the end of a batch, or of passing: the number of cards
   * saved from destruction, with fractions that rank alternatives.
   */
  static double batchEndValue(View view, Command command) {
    return switch (command) {
      case Command.Requiem(Color raven, _) -> view.raven(raven).cardsBeneath().size();
      case Command.Dawn(Color raven, _) -> view.raven(raven).cardsBeneath().size() - 0.1;
      case Command.Whisper whisper -> 0.8;
      case Command.Pass pass -> 0.5;
      default -> 0;
    };
  }
}
