package lethe.app.titles.ravens;

import java.util.Optional;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;

/**
 * Maps observations to moments of the story. All of these observations are public, so the story is
 * the same for every viewer.
 */
final class StoryMoments {
  private StoryMoments() {}

  static Optional<String> find(Observation observation) {
    return switch (observation) {
      case Observation.BatchBegan(int batch, Card _) when batch == 1 -> Optional.of("dive");
      case Observation.RoundBegan(int batch, int round, int _) when round == 1 ->
          Optional.of("batch." + batch);
      case Observation.RavenLanded _ -> Optional.of("raven.landed");
      case Observation.RavenChased _ -> Optional.of("raven.chased");
      case Observation.RavenDefeated _ -> Optional.of("raven.defeated");
      case Observation.Relived(Color color, var _) ->
          Optional.of("relived." + ItemNames.name(color));
      case Observation.HeartRelived _ -> Optional.of("heart");
      case Observation.RowAnnounced(int row, boolean complete) when complete ->
          Optional.of("row." + row);
      case Observation.AtmanSplit _ -> Optional.of("split");
      case Observation.Announced(boolean finished) when finished -> Optional.of("poem");
      default -> Optional.empty();
    };
  }
}
