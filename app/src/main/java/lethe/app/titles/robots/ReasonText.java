package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.Locale;
import lethe.engine.bots.robots.Reason;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Place;

/** The texts for the reasons of commands. */
final class ReasonText {
  private ReasonText() {}

  static String text(Reason reason) {
    return switch (reason) {
      case Reason.SeenCard(Place place, Face.Up card) ->
          MESSAGES.format("reason.seen", place, card);
      case Reason.UnseenCard(Place place, double chance) ->
          MESSAGES.format("reason.unseen", place, Math.round(100 * chance));
      case Reason.EqualChoices(int cards) -> MESSAGES.format("reason.indifferent", cards);
      case Reason.OthersGain(Place place, double points, double lowest, double highest) ->
          MESSAGES.format("reason.others", place, number(points), number(lowest), number(highest));
    };
  }

  private static String number(double points) {
    return String.format(Locale.ROOT, "%.1f", points);
  }
}
