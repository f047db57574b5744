package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.text.Lazy;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemView;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * Animates a memory that is relived, hearts that are turned face up, scored or discarded, and
 * ravens that land or are chased.
 */
final class Animation {
  private static final int MAX_FRAMES = 24;

  /** The number of frames after each heart that is turned face up at the end of a batch. */
  private static final int HEART_FRAMES = 3;

  /** The number of frames in which a raven lands or leaves. */
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

  /** Returns the frames of a change; empty if nothing moves. */
  static List<Frame> frames(ViewChange<Observation, View> change, Viewer viewer, Size bounds) {
    View after = change.after();
    Animation animation =
        new Animation(change.before(), after, Lazy.of(() -> DrawnTable.of(after, viewer, bounds)));
    animation.animateReliving();
    animation.animateHearts();
    animation.animateChase();
    change
        .firstObservation(Observation.Announced.class)
        .filter(Observation.Announced::finished)
        .flatMap(_ -> change.firstObservation(Observation.HeartsOpened.class))
        .map(opened -> animation.animateBatchEnd(opened.hearts(), viewer, bounds))
        .ifPresentOrElse(
            opened -> animation.animateLanding(Lazy.of(() -> opened)),
            () -> animation.animateLanding(animation.table));
    return List.copyOf(animation.frames.subList(0, Math.min(MAX_FRAMES, animation.frames.size())));
  }

  /** If a memory was relived, highlights its cards, one more in each frame. */
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

  /**
   * Returns the card that was placed on the Atman or moved within it, if the Atman has not changed
   * otherwise; empty if a new batch has begun.
   */
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

  private void animateChase() {
    List<Color> chasedColors = new ArrayList<>();
    for (RavenView raven : before.ravens()) {
      boolean isStanding = after.raven(raven.color()).status() == RavenStatus.STANDING;
      if (raven.status() == RavenStatus.STANDING
          && !isStanding
          && before.progress().batch() == after.progress().batch()) {
        chasedColors.add(raven.color());
      }
    }
    for (int step = FLIGHT_FRAMES - 1; step >= 0 && !chasedColors.isEmpty(); step--) {
      frames.add(drawFlight(table.get(), chasedColors, step));
    }
  }

  /**
   * Animates the end of a batch: on the table before the change, the hearts are turned face up one
   * after another, and marked as scored or discarded.
   *
   * @param hearts the hearts, in the order of the rows
   * @return the table with all hearts face up
   */
  private DrawnTable animateBatchEnd(List<Card> hearts, Viewer viewer, Size bounds) {
    DrawnTable opened = DrawnTable.of(before, viewer, bounds);
    Size size = opened.frame().size();
    for (int count = 1; count <= hearts.size(); count++) {
      opened = DrawnTable.of(withOpenHearts(hearts.subList(0, count)), viewer, bounds);
      for (RowView row : before.poem().rows().subList(0, count)) {
        boolean isScored = row.heart().status() == HeartStatus.RELIVED;
        opened =
            opened.highlighted(
                new TableItem.PoemRowItem(row.number()),
                isScored ? Highlights.ADDED : Highlights.REMOVED);
      }
      opened = opened.withFrame(new Sketch(size).draw(0, 0, opened.frame()).frame());
      frames.addAll(Collections.nCopies(HEART_FRAMES, opened.frame()));
    }
    return opened;
  }

  /** Returns the view before the change, with these hearts face up in the first rows. */
  private View withOpenHearts(List<Card> hearts) {
    List<RowView> rows = new ArrayList<>(before.poem().rows());
    for (int i = 0; i < hearts.size(); i++) {
      RowView row = rows.get(i);
      HeartView heart = row.heart();
      HeartView openHeart =
          new HeartView(
              new Face.Up(hearts.get(i)),
              heart.status() == HeartStatus.DOWN ? HeartStatus.SIDEWAYS : heart.status(),
              heart.minNumber(),
              heart.maxNumber(),
              heart.excludedColors());
      rows.set(i, new RowView(row.number(), row.meter(), openHeart, row.poem(), row.complete()));
    }
    return new View(
        before.progress(),
        before.piles(),
        before.atman(),
        before.ravens(),
        new PoemView(rows, before.poem().refutedColorSets(), before.poem().powers()),
        before.pendingTake(),
        before.outcome());
  }

  /** Animates all landing ravens at the same time. */
  private void animateLanding(Lazy<DrawnTable> board) {
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
    DrawnTable landedTable = board.get();
    for (int step = 0; step < FLIGHT_FRAMES; step++) {
      frames.add(drawFlight(landedTable, landedColors, step));
    }
    for (Color color : landedColors) {
      landedTable = landedTable.highlighted(new TableItem.RavenItem(color), '↓');
    }
    frames.addAll(List.of(landedTable.frame(), landedTable.frame()));
  }

  /**
   * Draws ravens in flight.
   *
   * @param step 0 at the top of the table; the higher, the closer to their places
   */
  private static Frame drawFlight(DrawnTable board, List<Color> colors, int step) {
    Sketch sketch = Sketch.of(board.frame());
    for (Color color : colors) {
      Area area = board.itemAreas().get(new TableItem.RavenItem(color));
      if (area != null) {
        drawRaven(sketch, area, step, ItemNames.style(color).bolded());
      }
    }
    return sketch.frame();
  }

  /** Draws a raven in flight with its wings alternately up and down. */
  private static void drawRaven(Sketch sketch, Area area, int step, Style style) {
    String wings = step % 2 == 0 ? "\\v/" : "-v-";
    int row = area.row() * step / FLIGHT_FRAMES;
    for (int i = 0; i < wings.length(); i++) {
      sketch.put(area.column() + i, row, new Cell(wings.charAt(i), style));
    }
  }
}
