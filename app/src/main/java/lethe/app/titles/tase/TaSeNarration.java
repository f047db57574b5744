package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.titles.Narration;
import lethe.app.titles.PlyChange;
import lethe.app.titles.TurningPoint;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.View;

/** The wording of Ta-Se. */
record TaSeNarration(Messages say) implements Narration<Observation, View> {
  @Override
  public String stage(View view) {
    return MESSAGES.format("stage", view.round());
  }

  @Override
  public List<Text> narrate(Observation observation, Viewer viewer) {
    return new ObservationText(say).of(observation);
  }

  @Override
  public Narration<Observation, View> abbreviated() {
    return new TaSeNarration(say.abbreviated());
  }

  @Override
  public List<Text> ending(Outcome outcome, Viewer viewer) {
    return ObservationText.end(outcome);
  }

  @Override
  public List<Text> recap(
      View view, List<Observation> observations, Outcome outcome, Viewer viewer) {
    return Stream.of(
            ObservationText.cups(view).stream(),
            view.scored().stream().map(ObservationText::round),
            ObservationText.next(outcome).stream())
        .flatMap(lines -> lines)
        .toList();
  }

  @Override
  public Optional<TurningPoint> turningPoint(PlyChange<Observation, View> change, Viewer viewer) {
    return TurningPoints.of(change);
  }

  @Override
  public Optional<String> storyMoment(Observation observation, Viewer viewer) {
    return observation instanceof RoundBegan(int round, Seat _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }
}
