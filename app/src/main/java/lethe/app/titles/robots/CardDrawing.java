package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.SAY;

import java.util.List;
import java.util.Locale;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Circuit;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Place;

/**
 * Draws single cards, all in one size: a box with the place in its upper edge, the objects inside
 * it, and what they are in words in its lower edge; or, where there is no room for boxes, the words
 * alone.
 */
final class CardDrawing {
  private static final int WIDEST = 19;
  private static final String SPARK = "--/\\/--";

  private final Size size;

  private CardDrawing(Size size) {
    this.size = size;
  }

  /** The largest cards of which so many fit in this room. */
  static CardDrawing fitting(Layout layout, Size room) {
    int columns = Math.min(WIDEST, room.columns() / layout.columns());
    int rows = Math.min(5, room.rows() / layout.rows());
    return new CardDrawing(new Size(columns, columns < 13 || rows < 3 ? 1 : rows));
  }

  Size size() {
    return size;
  }

  /**
   * One card.
   *
   * @param pointed whether it is the one to be called
   */
  Frame draw(Place place, Face face, boolean pointed) {
    Sketch sketch = new Sketch(size);
    if (size.rows() == 1) {
      return line(sketch, place, face, pointed).frame();
    }
    Style edge = pointed ? Style.BRIGHT : Style.FAINT;
    sketch.box(0, 0, size, edge).text(1, 0, place.toString(), edge);
    switch (face) {
      case Face.Down() -> {
        String back = pointed ? ">  ?  <" : "· · ·";
        center(sketch, size.rows() / 2, back, edge);
      }
      case Circuit() -> {
        center(sketch, size.rows() / 2, SPARK, Style.of(Ink.PURPLE).strong());
        String narrow = size.columns() < 15 ? ".short" : "";
        label(sketch, SAY.say("card.circuit" + narrow), Style.PLAIN);
      }
      case Card card -> {
        Style ink = Style.of(Art.ink(card)).strong();
        objects(sketch, card, ink);
        label(sketch, words(card), ink);
      }
    }
    return sketch.frame();
  }

  private Sketch line(Sketch sketch, Place place, Face face, boolean pointed) {
    Style style = pointed ? Style.BRIGHT : Style.FAINT;
    sketch.text(0, 0, place.toString(), style);
    return switch (face) {
      case Face.Down() -> sketch.text(3, 0, pointed ? "> ? <" : "· · ·", style);
      case Circuit() ->
          sketch.text(3, 0, SAY.say("card.circuit.short"), Style.of(Ink.PURPLE).strong());
      case Card card ->
          sketch.text(
              3,
              0,
              card.number().word() + initial(card) + card.type().word().substring(0, 4),
              Style.of(Art.ink(card)).strong());
    };
  }

  /** All in a row, as high as the box allows; two by two where the box is too narrow. */
  private void objects(Sketch sketch, Card card, Style ink) {
    int columns = size.columns() - 2;
    int rows = size.rows() - 2;
    int count = card.number().rank();
    boolean wide = columns >= 4 * Art.COLUMNS + 3;
    if (wide || rows == 1) {
      int gap = wide ? 1 : 0;
      List<String> art = Art.object(card.type(), rows);
      int across = count * (Art.COLUMNS + gap) - gap;
      int left = 1 + (columns - across) / 2;
      for (int i = 0; i < count; i++) {
        for (int row = 0; row < rows; row++) {
          sketch.text(left + i * (Art.COLUMNS + gap), 1 + row, art.get(row), ink);
        }
      }
      return;
    }
    String object = Art.object(card.type(), 1).getFirst();
    int top = Math.min(count, 2);
    center(sketch, 1, String.join(" ", List.of(object, object).subList(0, top)), ink);
    if (count > 2) {
      center(sketch, rows, String.join(" ", List.of(object, object).subList(0, count - 2)), ink);
    }
  }

  /** In the lower edge, in as many letters as there is room for on every card. */
  private void label(Sketch sketch, String words, Style style) {
    center(sketch, size.rows() - 1, words, style);
  }

  private void center(Sketch sketch, int row, String words, Style style) {
    sketch.text(1 + (size.columns() - 2 - words.length()) / 2, row, words, style);
  }

  /** {@code 4 yellow battery}, {@code 4 yel battery} or {@code 4Y battery}. */
  private String words(Card card) {
    String number = card.number().word();
    String color = card.color().word();
    String type = card.type().word();
    int room = size.columns() - 2;
    if (room >= 16) {
      return number + " " + color + " " + type;
    }
    return room >= 13
        ? number + " " + color.substring(0, 3) + " " + type
        : number + initial(card) + " " + type;
  }

  private static String initial(Card card) {
    return card.color().word().substring(0, 1).toUpperCase(Locale.ROOT);
  }
}
