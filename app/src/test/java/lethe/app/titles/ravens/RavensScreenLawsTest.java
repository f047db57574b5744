package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.Tutor;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import lethe.engine.games.ravens.rules.RavensShownLaws;
import org.junit.jupiter.api.Order;

/** Checks the twin law on everything that a viewer is shown, instead of on the view alone. */
@Order(1)
class RavensScreenLawsTest extends RavensShownLaws {
  private static final int LATEST = 12;

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public Object shown(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    Narration<Observation, View> narration = RavensTitle.TITLE.narration();
    Renderer<Command, View> renderer = RavensTitle.TITLE.renderer();
    Tutor<Command, View> tutor = RavensTitle.TITLE.tutor();
    List<ToldObservation<Observation>> latest =
        observations.subList(Math.max(0, observations.size() - LATEST), observations.size());
    return List.of(
        renderer.draw(view, viewer, Size.DEFAULT),
        renderer.describe(view, viewer),
        renderer.describePlace("m13", view, viewer),
        PointedTexts.some(renderer, view, viewer, observations.size()),
        viewer instanceof Seat seat ? tutor.question(view, seat, PointedTexts.commands(view)) : "",
        latest.stream().map(one -> narration.narrate(one.observation(), viewer)).toList(),
        latest.stream().map(one -> narration.storyMoment(one.observation(), viewer)).toList());
  }
}
