package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.words.Lazy;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.View;

/** Animates ravens that land, a memory that is relived, and a heart that is turned face up. */
final class Animation {
  private static final int MAX_FRAMES = 8;

  /** The number of frames in which a raven lands. */
  private static final int FLIGHT_FRAMES = 4;

  private final View before;
  private final View after;
  private final Lazy<DrawnTable> drawn;
  private final List<Frame> frames = new ArrayList<>();

  private Animation(View before, View after, Lazy<DrawnTable> drawn) {
    this.before = before;
    this.after = after;
    this.drawn = drawn;
  }

  static List<Frame> between(View before, View after, Viewer viewer, Size bounds) {
    Animation moving =
        new Animation(before, after, Lazy.of(() -> DrawnTable.of(after, viewer, bounds)));
    moving.animateReliving();
    moving.animateHearts();
    moving.animateLanding();
    return List.copyOf(moving.frames.subList(0, Math.min(MAX_FRAMES, moving.frames.size())));
  }

  /** Highlights the cards of the memory one after another. */
  private void animateReliving() {
    Atman atman = after.atman();
    Optional<LaidCard> placed = placed().filter(laid -> !atman.relivedBlock(laid).isEmpty());
    if (placed.isEmpty()) {
      return;
    }
    List<LaidCard> block = atman.block(placed.get());
    for (int count = 1; count <= block.size(); count++) {
      Highlights lit = Highlights.NONE.withMark(atman, block.subList(0, count), Highlights.ADDED);
      frames.add(drawn.get().withAtman(atman, lit).frame());
    }
    frames.add(frames.getLast());
  }

  /** Returns the card that was placed on the Atman, if there was no other change. */
  private Optional<LaidCard> placed() {
    List<LaidCard> now = after.atman().stack();
    List<LaidCard> then = new ArrayList<>(before.atman().stack());
    if (now.isEmpty() || before.progress().batch() != after.progress().batch()) {
      return Optional.empty();
    }
    LaidCard last = now.getLast();
    if (then.size() == now.size() && !then.equals(now)) {
      then.removeIf(laid -> laid.card().equals(last.card()) && !laid.equals(last));
    }
    return then.equals(now.subList(0, now.size() - 1)) ? Optional.of(last) : Optional.empty();
  }

  private void animateHearts() {
    for (int i = 0; i < Math.min(before.poem().rows().size(), after.poem().rows().size()); i++) {
      boolean showed = before.poem().rows().get(i).heart().status() == HeartStatus.RELIVED;
      if (!showed && after.poem().rows().get(i).heart().status() == HeartStatus.RELIVED) {
        DrawnTable board = drawn.get();
        Frame lit = board.highlighted(new TableItem.PoemRowItem(i + 1), Highlights.ADDED).frame();
        frames.addAll(List.of(lit, board.frame(), lit));
      }
    }
  }

  /** Animates all landing ravens at once. */
  private void animateLanding() {
    List<Color> landed = new ArrayList<>();
    for (RavenView raven : after.ravens()) {
      boolean wasStanding = before.raven(raven.color()).status() == RavenStatus.STANDING;
      if (!wasStanding && raven.status() == RavenStatus.STANDING) {
        landed.add(raven.color());
      }
    }
    if (landed.isEmpty()) {
      return;
    }
    DrawnTable board = drawn.get();
    for (int step = 0; step < FLIGHT_FRAMES; step++) {
      Sketch sketch = Sketch.of(board.frame());
      for (Color color : landed) {
        Optional<Area> place =
            Optional.ofNullable(board.itemAreas().get(new TableItem.RavenItem(color)));
        int at = step;
        place.ifPresent(area -> drawRaven(sketch, area, at, ItemNames.style(color).bolded()));
      }
      frames.add(sketch.frame());
    }
    DrawnTable down = board;
    for (Color color : landed) {
      down = down.highlighted(new TableItem.RavenItem(color), '↓');
    }
    frames.addAll(List.of(down.frame(), down.frame()));
  }

  /** Draws a descending raven with its wings alternately up and down. */
  private static void drawRaven(Sketch sketch, Area place, int step, Style style) {
    String wings = step % 2 == 0 ? "\\v/" : "-v-";
    int row = place.row() * step / FLIGHT_FRAMES;
    for (int i = 0; i < wings.length(); i++) {
      sketch.put(place.column() + i, row, new Cell(wings.charAt(i), style));
    }
  }
}
