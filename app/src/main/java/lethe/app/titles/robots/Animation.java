package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.text.Messages;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.View;

/** The animation of cards that are turned face up. */
final class Animation {
  /**
   * The number of frames that show a card turning, followed by {@link #STILL_FRAMES} frames that
   * show it face up.
   */
  private static final int TURN_FRAMES = 4;

  private static final int STILL_FRAMES = 3;

  private Animation() {}

  /** Returns the frames of a change; empty if no card is turned face up. */
  static List<Frame> frames(
      Messages messages, ViewChange<Observation, View> change, Viewer viewer, Size bounds) {
    View after = change.after();
    List<Place> turnedPlaces = turnedPlaces(change.before(), after);
    if (turnedPlaces.isEmpty()) {
      return List.of();
    }
    DrawnTable table = new DrawnTable(messages, after, viewer, bounds);
    BoardLayout layout = table.layout();
    List<Frame> frames = new ArrayList<>();
    for (int step = 0; step < TURN_FRAMES + STILL_FRAMES; step++) {
      Sketch sketch = Sketch.of(table.frame());
      for (Place place : turnedPlaces) {
        Area area = layout.cardArea(place);
        Face face = after.cardAt(place);
        Frame card =
            step < TURN_FRAMES
                ? layout.card().drawTurning(place, face, step)
                : layout.card().draw(place, face, CardDrawing.Emphasis.POINTED);
        sketch.draw(area.column(), area.row(), card);
      }
      frames.add(sketch.frame());
    }
    return frames;
  }

  /** Returns the places of cards that were face down and are face up in the same round. */
  private static List<Place> turnedPlaces(View before, View after) {
    boolean areHidden = before.phase() != Phase.MEMORIZING && after.phase() != Phase.MEMORIZING;
    if (!areHidden || before.round() != after.round() || !before.layout().equals(after.layout())) {
      return List.of();
    }
    return after.layout().places().stream()
        .filter(
            place ->
                before.cardAt(place) instanceof Face.Down && after.cardAt(place) instanceof Face.Up)
        .toList();
  }
}
