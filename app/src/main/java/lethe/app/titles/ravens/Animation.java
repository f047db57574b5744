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
import lethe.app.text.Lazy;
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
  private final Lazy<DrawnTable> table;
  private final List<Frame> frames = new ArrayList<>();

  private Animation(View before, View after, Lazy<DrawnTable> table) {
    this.before = before;
    this.after = after;
    this.table = table;
  }

  static List<Frame> between(View before, View after, Viewer viewer, Size bounds) {
    Animation animation =
        new Animation(before, after, Lazy.of(() -> DrawnTable.of(after, viewer, bounds)));
    animation.animateReliving();
    animation.animateHearts();
    animation.animateLanding();
    return List.copyOf(animation.frames.subList(0, Math.min(MAX_FRAMES, animation.frames.size())));
  }

  /** Highlights the cards of the memory one after another. */
  private void animateReliving() {
    Atman atman = after.atman();
    Optional<LaidCard> placedCard =
        placedCard().filter(laidCard -> !atman.relivedBlock(laidCard).isEmpty());
    if (placedCard.isEmpty()) {
      return;
    }
    List<LaidCard> block = atman.block(placedCard.get());
    for (int count = 1; count <= block.size(); count++) {
      Highlights highlights =
          Highlights.NONE.withMark(atman, block.subList(0, count), Highlights.ADDED);
      frames.add(table.get().withAtman(atman, highlights).frame());
    }
    frames.add(frames.getLast());
  }

  /** Returns the card that was placed on the Atman, if there was no other change. */
  private Optional<LaidCard> placedCard() {
    List<LaidCard> newStack = after.atman().stack();
    List<LaidCard> oldStack = new ArrayList<>(before.atman().stack());
    if (newStack.isEmpty() || before.progress().batch() != after.progress().batch()) {
      return Optional.empty();
    }
    LaidCard lastCard = newStack.getLast();
    if (oldStack.size() == newStack.size() && !oldStack.equals(newStack)) {
      oldStack.removeIf(
          laidCard -> laidCard.card().equals(lastCard.card()) && !laidCard.equals(lastCard));
    }
    return oldStack.equals(newStack.subList(0, newStack.size() - 1))
        ? Optional.of(lastCard)
        : Optional.empty();
  }

  private void animateHearts() {
    for (int i = 0; i < Math.min(before.poem().rows().size(), after.poem().rows().size()); i++) {
      boolean wasRelived = before.poem().rows().get(i).heart().status() == HeartStatus.RELIVED;
      if (!wasRelived && after.poem().rows().get(i).heart().status() == HeartStatus.RELIVED) {
        DrawnTable board = table.get();
        Frame highlighted =
            board.highlighted(new TableItem.PoemRowItem(i + 1), Highlights.ADDED).frame();
        frames.addAll(List.of(highlighted, board.frame(), highlighted));
      }
    }
  }

  /** Animates all landing ravens at once. */
  private void animateLanding() {
    List<Color> landedColors = new ArrayList<>();
    for (RavenView raven : after.ravens()) {
      boolean wasStanding = before.raven(raven.color()).status() == RavenStatus.STANDING;
      if (!wasStanding && raven.status() == RavenStatus.STANDING) {
        landedColors.add(raven.color());
      }
    }
    if (landedColors.isEmpty()) {
      return;
    }
    DrawnTable board = table.get();
    for (int step = 0; step < FLIGHT_FRAMES; step++) {
      Sketch sketch = Sketch.of(board.frame());
      for (Color color : landedColors) {
        Area area = board.itemAreas().get(new TableItem.RavenItem(color));
        if (area != null) {
          drawRaven(sketch, area, step, ItemNames.style(color).bolded());
        }
      }
      frames.add(sketch.frame());
    }
    DrawnTable landedTable = board;
    for (Color color : landedColors) {
      landedTable = landedTable.highlighted(new TableItem.RavenItem(color), '↓');
    }
    frames.addAll(List.of(landedTable.frame(), landedTable.frame()));
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
