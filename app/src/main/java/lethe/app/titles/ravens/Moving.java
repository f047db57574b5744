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
final class Moving {
  private static final int MOST = 8;

  /** The number of frames in which a raven lands. */
  private static final int FLIGHT = 4;

  private final View before;
  private final View after;
  private final Lazy<Board> drawn;
  private final List<Frame> pictures = new ArrayList<>();

  private Moving(View before, View after, Lazy<Board> drawn) {
    this.before = before;
    this.after = after;
    this.drawn = drawn;
  }

  static List<Frame> pictures(View before, View after, Viewer viewer, Size room) {
    Moving moving = new Moving(before, after, Lazy.of(() -> Board.of(after, viewer, room)));
    moving.relived();
    moving.hearts();
    moving.landed();
    return List.copyOf(moving.pictures.subList(0, Math.min(MOST, moving.pictures.size())));
  }

  /** Highlights the cards of the memory one after another. */
  private void relived() {
    Atman atman = after.atman();
    Optional<LaidCard> placed = placed().filter(laid -> !atman.relived(laid).isEmpty());
    if (placed.isEmpty()) {
      return;
    }
    List<LaidCard> block = atman.block(placed.get());
    for (int count = 1; count <= block.size(); count++) {
      Lit lit = Lit.NONE.sign(atman, block.subList(0, count), Lit.COMES);
      pictures.add(drawn.get().with(atman, lit).frame());
    }
    pictures.add(pictures.getLast());
  }

  /** Returns the card that was placed on the Atman, if nothing else happened to it. */
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

  private void hearts() {
    for (int i = 0; i < Math.min(before.poem().rows().size(), after.poem().rows().size()); i++) {
      boolean showed = before.poem().rows().get(i).heart().status() == HeartStatus.RELIVED;
      if (!showed && after.poem().rows().get(i).heart().status() == HeartStatus.RELIVED) {
        Board board = drawn.get();
        Frame lit = board.lit(new Thing.Row(i + 1), Lit.COMES).frame();
        pictures.addAll(List.of(lit, board.frame(), lit));
      }
    }
  }

  /** Animates all landing ravens at once. */
  private void landed() {
    List<Color> landed = new ArrayList<>();
    for (RavenView raven : after.ravens()) {
      boolean stood = before.raven(raven.color()).status() == RavenStatus.STANDING;
      if (!stood && raven.status() == RavenStatus.STANDING) {
        landed.add(raven.color());
      }
    }
    if (landed.isEmpty()) {
      return;
    }
    Board board = drawn.get();
    for (int step = 0; step < FLIGHT; step++) {
      Sketch sketch = Sketch.of(board.frame());
      for (Color color : landed) {
        Optional<Area> place = Optional.ofNullable(board.things().get(new Thing.Raven(color)));
        int at = step;
        place.ifPresent(area -> bird(sketch, area, at, Words.style(color).bolded()));
      }
      pictures.add(sketch.frame());
    }
    Board down = board;
    for (Color color : landed) {
      down = down.lit(new Thing.Raven(color), '↓');
    }
    pictures.addAll(List.of(down.frame(), down.frame()));
  }

  /** Draws a descending raven with its wings alternately up and down. */
  private static void bird(Sketch sketch, Area place, int step, Style style) {
    String wings = step % 2 == 0 ? "\\v/" : "-v-";
    int row = place.row() * step / FLIGHT;
    for (int i = 0; i < wings.length(); i++) {
      sketch.put(place.column() + i, row, new Cell(wings.charAt(i), style));
    }
  }
}
