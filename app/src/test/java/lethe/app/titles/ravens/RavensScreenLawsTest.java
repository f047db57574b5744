package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.titles.Title;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;
import lethe.engine.games.ravens.rules.RavensScreenLaws;
import org.junit.jupiter.api.Order;

/** Checks the twin law for everything that a viewer sees or can point at, not only for the view. */
@Order(1)
class RavensScreenLawsTest extends RavensScreenLaws {
  private static final int MAX_OBSERVATIONS = 12;

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public Object screen(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    Title<Command, Observation, View> title = RavensTitle.TITLE;
    List<ToldObservation<Observation>> latest =
        observations.subList(
            Math.max(0, observations.size() - MAX_OBSERVATIONS), observations.size());
    return List.of(
        title.draw(view, viewer, Size.DEFAULT),
        title.describe(view, viewer),
        title.describePlace("m13", view, viewer),
        PointerTexts.collect(title, view, viewer, observations.size()),
        viewer instanceof Seat seat ? title.question(view, seat, PointerTexts.commands(view)) : "",
        latest.stream().map(told -> title.narrate(told.observation(), viewer)).toList(),
        latest.stream().map(told -> title.storyMoment(told.observation())).toList());
  }
}
