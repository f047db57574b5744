package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Narration;
import lethe.app.titles.PlyChange;
import lethe.app.titles.TurningPoint;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.View;

/** Tells Nothing Human. */
record RobotsNarration(Messages say) implements Narration<Observation, View> {
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
    return new RobotsNarration(say.abbreviated());
  }

  @Override
  public List<Text> ending(Outcome outcome, Viewer viewer) {
    return new ObservationText(say).end(outcome);
  }

  @Override
  public List<Text> recap(
      View view, List<Observation> observations, Outcome outcome, Viewer viewer) {
    return Recap.of(view, observations);
  }

  @Override
  public Optional<TurningPoint> turningPoint(PlyChange<Observation, View> change, Viewer viewer) {
    return TurningPoints.of(change);
  }

  @Override
  public Optional<String> storyMoment(Observation observation, Viewer viewer) {
    return observation instanceof RoundBegan(int round, Seat _, List<Seat> _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }
}
