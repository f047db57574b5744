package lethe.app.titles.eurydice;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.BoardBegan;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol.Kind;

/** Maps observations to moments of the story. */
final class StoryMoments {
  /**
   * The moments of the story at which Orpheus arrives at a space, by a word in the name of the
   * space.
   */
  private static final Map<String, String> ARRIVAL_MOMENTS =
      new TreeMap<>(
          Map.of(
              "acheron", "river.acheron",
              "cocytus", "river.cocytus",
              "styx", "river.styx",
              "phlegethon", "river.phlegethon",
              "lethe", "river.lethe",
              "cerberus", "cerberus",
              "bargain", "bargain.again",
              "footfall", "footfall",
              "threshold", "last.step"));

  private StoryMoments() {}

  static Optional<String> find(Observation observation) {
    return switch (observation) {
      case BoardBegan(int board) -> Optional.of("board." + board);
      case Stepped(int _, Space space) -> arrivalMoment(space);
      case SpaceIgnored(Space _, boolean obolSpent) -> Optional.of(obolSpent ? "obol" : "favour");
      case SpadePunished spade -> Optional.of("spade." + spade.marks());
      case SpadesForgiven _ -> Optional.of("forgiven");
      case ThirdSpadeMarked() -> Optional.of("spade.3");
      case CardsSeen cardsSeen when cardsSeen.cause() == Kind.HYMN -> Optional.of("hymn");
      default -> Optional.empty();
    };
  }

  private static Optional<String> arrivalMoment(Space space) {
    String name = space.name().toLowerCase(Locale.ROOT);
    return ARRIVAL_MOMENTS.entrySet().stream()
        .filter(place -> name.contains(place.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
