package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Narration;
import lethe.app.titles.PlyChange;
import lethe.app.titles.TurningPoint;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/** The wording of the Ravens. */
record RavensNarration(Messages say) implements Narration<Observation, View> {
  @Override
  public String stage(View view) {
    int batch = view.progress().batch();
    int round = view.progress().round();
    return round == 0
        ? MESSAGES.format("stage.batch", batch)
        : MESSAGES.format("stage", batch, round);
  }

  @Override
  public List<Text> narrate(Observation observation, Viewer viewer) {
    return List.of(Text.plain(new ObservationText(say).sentence(observation, viewer)));
  }

  @Override
  public boolean unveils(Observation told) {
    return told instanceof Observation.HeartsOpened;
  }

  @Override
  public Narration<Observation, View> abbreviated() {
    return new RavensNarration(say.abbreviated());
  }

  @Override
  public List<Text> ending(Outcome outcome, Viewer viewer) {
    int score = outcome.results().getFirst().score();
    return List.of(Text.bright(MESSAGES.format("end." + outcome.ending(), score)));
  }

  @Override
  public List<Text> recap(
      View view, List<Observation> observations, Outcome outcome, Viewer viewer) {
    return Recap.of(view, outcome);
  }

  @Override
  public Optional<TurningPoint> turningPoint(PlyChange<Observation, View> change, Viewer viewer) {
    return TurningPoints.of(change, viewer);
  }

  @Override
  public Optional<String> storyMoment(Observation observation, Viewer viewer) {
    return StoryMoments.of(observation);
  }
}
