package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;

/**
 * Draws single cards, all of the same size. A card is a box with its place in the upper edge, its
 * objects inside, and its description in the lower edge. If boxes do not fit, a card consists of
 * its description, with the objects below if there is a second row.
 */
final class CardDrawing {
  /**
   * The highlighting of a card: none, as the card of a command under consideration, or as the card
   * pointed at.
   */
  enum Emphasis {
    NONE,
    CONSIDERED,
    POINTED
  }

  /** The size of a card in a window of the default size. */
  private static final Size DEFAULT_SIZE = new Size(19, 5);

  /**
   * The maximum number of columns and rows by which an enlarged card exceeds its objects, including
   * its border.
   */
  private static final Size AROUND = new Size(6, 6);

  /** The minimum width of a card that shows only text, in columns. */
  static final int MIN_COLUMNS_WORDS_ONLY = 9;

  private static final int MIN_COLUMNS = 13;
  private static final int MIN_ROWS = 3;
  private static final Size EDGES = new Size(2, 2);

  /** The minimum height of a card with a full back and a large spark, in rows. */
  private static final int MIN_ROWS_WITH_FULL_BACK = 7;

  private static final String SPARK = "--/\\/--";
  private static final List<String> LARGE_SPARK =
      List.of("      /|      ", "-----/ | /-----", "       |/      ");
  private static final String BACK = "· · ·";

  private final Size size;
  private final Optional<Arrangement> objects;

  private CardDrawing(Size size) {
    this.size = size;
    this.objects = Arrangement.fitting(within(size));
  }

  /**
   * Returns the drawing with the largest cards for which the layout fits into the available size.
   *
   * @param larger whether cards may be larger than the default
   */
  static CardDrawing fitting(Layout layout, Size bounds, boolean larger) {
    Size each = new Size(bounds.columns() / layout.columns(), bounds.rows() / layout.rows());
    Size most = larger ? maxSize(each) : DEFAULT_SIZE;
    int columns = Math.min(most.columns(), each.columns());
    int rows = Math.min(most.rows(), each.rows());
    boolean boxed = columns >= MIN_COLUMNS && rows >= MIN_ROWS;
    return new CardDrawing(new Size(columns, boxed ? rows : Math.clamp(rows, 1, 2)));
  }

  /**
   * Returns the largest useful size of a card: that of the largest objects that fit into {@code
   * each}, plus a margin, but at least the default size.
   */
  private static Size maxSize(Size each) {
    return Arrangement.fitting(within(each))
        .map(Arrangement::size)
        .map(
            size ->
                new Size(
                    Math.max(DEFAULT_SIZE.columns(), size.columns() + AROUND.columns()),
                    Math.max(DEFAULT_SIZE.rows(), size.rows() + AROUND.rows())))
        .orElse(DEFAULT_SIZE);
  }

  private static Size within(Size size) {
    return new Size(size.columns() - EDGES.columns(), size.rows() - EDGES.rows());
  }

  Size size() {
    return size;
  }

  /**
   * Returns whether a card is drawn without a box, as text with the objects below it if there is a
   * second row.
   */
  private boolean isLine() {
    return size.rows() < MIN_ROWS;
  }

  Frame draw(Place place, Face face, Emphasis mark) {
    Sketch sketch = new Sketch(size);
    if (isLine()) {
      return line(sketch, place, face, mark).frame();
    }
    Style edge = mark == Emphasis.POINTED ? Style.BRIGHT : Style.FAINT;
    edge(sketch, mark == Emphasis.POINTED, edge).text(1, 0, place.toString(), edge);
    switch (face) {
      case Face.Down() -> {
        String back =
            switch (mark) {
              case NONE -> BACK;
              case CONSIDERED -> "> " + BACK + " <";
              case POINTED -> ">  ?  <";
            };
        center(sketch, size.rows() / 2, back, edge);
        if (mark == Emphasis.NONE && size.rows() >= MIN_ROWS_WITH_FULL_BACK) {
          center(sketch, size.rows() / 2 - 1, BACK, edge);
          center(sketch, size.rows() / 2 + 1, BACK, edge);
        }
      }
      case ShortCircuitCard() -> {
        spark(sketch, Style.of(Ink.PURPLE).bolded());
        label(
            sketch,
            MESSAGES.format("card.circuit" + (size.columns() < 15 ? ".short" : "")),
            Style.PLAIN);
      }
      case Card card -> {
        Style ink = Style.of(Art.ink(card.color())).bolded();
        objects(sketch, card, ink);
        label(sketch, CardWords.of(card.features(), size.columns() - 2), ink);
      }
    }
    return sketch.frame();
  }

  /**
   * Draws the called card as if the call were right.
   *
   * @param features the features named; empty for a short circuit
   * @param worth the points that a right call earns
   */
  Frame claimed(Place place, List<Feature> features, int worth) {
    Sketch sketch = new Sketch(size);
    Optional<Feature> color = featureOf(features, Feature.Kind.COLOR);
    Style ink = color.map(named -> Style.of(Art.ink(named))).orElse(Style.PLAIN);
    Style style = features.isEmpty() ? Style.of(Ink.PURPLE) : ink;
    String earns = "+" + worth;
    if (isLine()) {
      String brief =
          features.isEmpty() ? MESSAGES.format("card.circuit.short") : CardWords.brief(features);
      return sketch.text(0, 0, place.toString(), Style.BRIGHT).text(3, 0, brief, style).frame();
    }
    edge(sketch, true, Style.BRIGHT)
        .text(1, 0, place.toString(), Style.BRIGHT)
        .textEndingAt(size.columns() - 2, 0, earns, Style.BRIGHT);
    int middle = size.rows() / 2;
    if (features.isEmpty()) {
      spark(sketch, style);
      label(sketch, MESSAGES.format("card.circuit" + (size.columns() < 15 ? ".short" : "")), style);
      return sketch.frame();
    }
    Optional<Feature> number = featureOf(features, Feature.Kind.NUMBER);
    Optional<Feature> type = featureOf(features, Feature.Kind.TYPE);
    if (objects.isPresent() && type.isPresent()) {
      int count = number.map(Feature::rank).orElse(1);
      objects.get().draw(sketch, within(size), type.get(), count, style);
      if (number.isEmpty()) {
        sketch.text(2, middle, "?", style);
      }
    } else {
      String object = type.map(CardDrawing::sign).orElse(number.isPresent() ? "?" : "");
      String all =
          number
              .map(count -> several(object, count.rank(), size.columns() - 2))
              .orElse("? " + object);
      center(sketch, middle, all, style);
    }
    label(sketch, CardWords.of(features, size.columns() - 2), style);
    return sketch.frame();
  }

  /** Returns the one-line drawing of an object. */
  private static String sign(Feature type) {
    return Art.LINE.object(type).getFirst();
  }

  private void spark(Sketch sketch, Style style) {
    int middle = size.rows() / 2;
    if (size.rows() < MIN_ROWS_WITH_FULL_BACK) {
      center(sketch, middle, SPARK, style);
      return;
    }
    for (int i = 0; i < LARGE_SPARK.size(); i++) {
      center(sketch, middle - 1 + i, LARGE_SPARK.get(i), style);
    }
  }

  /** Returns the objects in a row, or one object and the number if the row does not fit. */
  private String several(String object, int count, int columns) {
    boolean wide = columns >= 4 * (sign(Feature.GEAR).length() + 1) - 1 || object.length() == 1;
    String row = String.join(wide ? " " : "", Collections.nCopies(count, object));
    return row.length() > columns ? object + " ×" + count : row;
  }

  /**
   * Draws a card that is being turned face up.
   *
   * @param step the step of the motion, from 0 to 3
   */
  Frame turning(Place place, Face face, int step) {
    Sketch sketch = new Sketch(size);
    if (isLine()) {
      String sign = List.of("> · <", " >·<", "  │", " > <").get(step);
      return sketch
          .text(0, 0, place.toString(), Style.BRIGHT)
          .text(3, 0, sign, Style.BRIGHT)
          .frame();
    }
    if (step == 0) {
      return draw(place, new Face.Down(), Emphasis.CONSIDERED);
    }
    Style style =
        switch (face) {
          case Face.Down() -> Style.BRIGHT;
          case ShortCircuitCard() -> Style.of(Ink.PURPLE).bolded();
          case Card card -> Style.of(Art.ink(card.color())).bolded();
        };
    int across = step == 2 ? 1 : size.columns() / 2;
    int left = (size.columns() - across) / 2;
    if (across == 1) {
      for (int row = 0; row < size.rows(); row++) {
        sketch.text(left, row, "│", Style.BRIGHT);
      }
      return sketch.frame();
    }
    Size narrow = new Size(across, size.rows());
    return sketch.box(left, 0, narrow, step == 1 ? Style.BRIGHT : style).frame();
  }

  private Sketch edge(Sketch sketch, boolean marked, Style style) {
    sketch.box(0, 0, size, style);
    if (marked) {
      String line = "═".repeat(size.columns() - 2);
      sketch.text(0, 0, "╒" + line + "╕", style).text(0, size.rows() - 1, "╘" + line + "╛", style);
    }
    return sketch;
  }

  private Sketch line(Sketch sketch, Place place, Face face, Emphasis mark) {
    Style style = mark == Emphasis.NONE ? Style.FAINT : Style.BRIGHT;
    sketch.text(0, 0, place.toString(), style);
    return switch (face) {
      case Face.Down() ->
          sketch.text(
              3,
              0,
              switch (mark) {
                case NONE -> BACK;
                case CONSIDERED -> "> · <";
                case POINTED -> "> ? <";
              },
              style);
      case ShortCircuitCard() ->
          sketch.text(3, 0, MESSAGES.format("card.circuit.short"), Style.of(Ink.PURPLE).bolded());
      case Card card -> {
        Style ink = Style.of(Art.ink(card.color())).bolded();
        if (size.rows() > 1) {
          sketch.text(
              3, 1, several(sign(card.type()), card.number().rank(), size.columns() - 3), ink);
        }
        yield sketch.text(3, 0, CardWords.brief(card.features()), ink);
      }
    };
  }

  /**
   * Draws the objects in the largest size in which four of them fit into this card, or as one-line
   * signs if the card is too narrow for any size.
   */
  private void objects(Sketch sketch, Card card, Style ink) {
    int count = card.number().rank();
    if (objects.isPresent()) {
      objects.get().draw(sketch, within(size), card.type(), count, ink);
      return;
    }
    int columns = size.columns() - 2;
    int rows = size.rows() - 2;
    String object = sign(card.type());
    if (rows == 1) {
      boolean tight = count * object.length() <= columns;
      center(sketch, 1, tight ? object.repeat(count) : several(object, count, columns), ink);
      return;
    }
    int top = Math.min(count, 2);
    center(sketch, 1, String.join(" ", List.of(object, object).subList(0, top)), ink);
    if (count > 2) {
      center(sketch, rows, String.join(" ", List.of(object, object).subList(0, count - 2)), ink);
    }
  }

  /** Writes the description into the lower edge. */
  private void label(Sketch sketch, String words, Style style) {
    center(sketch, size.rows() - 1, words, style);
  }

  private void center(Sketch sketch, int row, String words, Style style) {
    sketch.text(1 + (size.columns() - 2 - words.length()) / 2, row, words, style);
  }

  private static Optional<Feature> featureOf(List<Feature> features, Feature.Kind kind) {
    return features.stream().filter(feature -> feature.kind() == kind).findFirst();
  }
}
