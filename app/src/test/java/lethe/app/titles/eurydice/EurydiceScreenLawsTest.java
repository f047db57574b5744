package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.Tutor;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.rules.EurydiceShownLaws;

/** Checks the twin law on everything that a viewer is shown, instead of on the view alone. */
class EurydiceScreenLawsTest extends EurydiceShownLaws {
  private static final int LATEST = 12;

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public Object shown(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    Narration<Observation, View> narration = EurydiceTitle.TITLE.narration();
    Renderer<Command, View> renderer = EurydiceTitle.TITLE.renderer();
    Tutor<Command, View> tutor = EurydiceTitle.TITLE.tutor();
    List<ToldObservation<Observation>> latest =
        observations.subList(Math.max(0, observations.size() - LATEST), observations.size());
    return List.of(
        renderer.draw(view, viewer, new Size(100, 30)),
        renderer.describe(view, viewer),
        viewer instanceof Seat seat ? tutor.question(view, seat, List.of()) : "",
        latest.stream().map(one -> narration.narrate(one.observation(), viewer)).toList(),
        latest.stream().map(one -> narration.storyMoment(one.observation(), viewer)).toList());
  }
}
