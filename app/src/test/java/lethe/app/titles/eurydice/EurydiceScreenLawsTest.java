package lethe.app.titles.eurydice;

import java.util.List;
import lethe.app.frame.Size;
import lethe.app.titles.Title;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.rules.EurydiceScreenLaws;

/** Checks the twin law for a large table and the latest messages, not only for the view. */
class EurydiceScreenLawsTest extends EurydiceScreenLaws {
  private static final int MAX_OBSERVATIONS = 12;

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public Object screen(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    Title<Command, Observation, View> title = EurydiceTitle.TITLE;
    List<ToldObservation<Observation>> latest =
        observations.subList(
            Math.max(0, observations.size() - MAX_OBSERVATIONS), observations.size());
    return List.of(
        title.draw(view, viewer, new Size(100, 30)),
        title.describe(view, viewer),
        viewer instanceof Seat seat ? title.question(view, seat, List.of()) : "",
        latest.stream().map(told -> title.narrate(told.observation(), viewer)).toList(),
        latest.stream().map(told -> title.storyMoment(told.observation())).toList());
  }
}
