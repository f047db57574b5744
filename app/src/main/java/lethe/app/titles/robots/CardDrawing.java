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
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;

/**
 * Draws single cards, all of the same size. A card is a box with its place in the upper edge, its
 * objects inside, and its description in the lower edge. If boxes do not fit, a card consists of
 * its description, with the objects below if there is a second row.
 */
final class CardDrawing {
  /**
   * The highlighting of a card: none, as the card of a command under consideration, as the card
   * pointed at, or as a card that has recently been turned face up.
   */
  enum Emphasis {
    NONE,
    CONSIDERED,
    POINTED,
    TURNED
  }

  /** The maximum size of a card that is not enlarged. */
  private static final Size MAX_NORMAL_SIZE = new Size(19, 5);

  /**
   * The maximum number of columns and rows by which an enlarged card exceeds its objects, including
   * its border.
   */
  private static final Size MAX_MARGIN = new Size(6, 6);

  /** The minimum width of a card that shows only text, in columns. */
  static final int MIN_TEXT_COLUMNS = 9;

  private static final int MIN_BOX_COLUMNS = 13;
  private static final int MIN_BOX_ROWS = 3;
  private static final Size BORDER = new Size(2, 2);

  /** The minimum height of a card with a full back and a large spark, in rows. */
  private static final int MIN_ROWS_WITH_FULL_BACK = 7;

  private static final String SPARK = "--/\\/--";
  private static final List<String> LARGE_SPARK =
      List.of("      /|      ", "-----/ | /-----", "       |/      ");
  private static final String BACK = "· · ·";

  /** The sign after the place of a card that has recently been turned face up. */
  private static final String TURNED_SIGN = "*";

  private final Size size;
  private final Optional<Arrangement> objects;

  private CardDrawing(Size size) {
    this.size = size;
    this.objects = Arrangement.fitting(innerSize(size));
  }

  /**
   * Returns the drawing with the largest cards for which the layout fits into the available size.
   *
   * @param isEnlarged whether cards may be larger than normal
   */
  static CardDrawing fitting(Layout layout, Size bounds, boolean isEnlarged) {
    Size available = new Size(bounds.columns() / layout.columns(), bounds.rows() / layout.rows());
    Size maxSize = isEnlarged ? maxSize(available) : MAX_NORMAL_SIZE;
    int columns = Math.min(maxSize.columns(), available.columns());
    int rows = Math.min(maxSize.rows(), available.rows());
    boolean isBoxed = columns >= MIN_BOX_COLUMNS && rows >= MIN_BOX_ROWS;
    return new CardDrawing(new Size(columns, isBoxed ? rows : Math.clamp(rows, 1, 2)));
  }

  /**
   * Returns the largest useful size of a card: that of the largest objects that fit into {@code
   * available}, plus a margin, but at least {@link #MAX_NORMAL_SIZE}.
   */
  private static Size maxSize(Size available) {
    return Arrangement.fitting(innerSize(available))
        .map(Arrangement::size)
        .map(
            size ->
                new Size(
                    Math.max(MAX_NORMAL_SIZE.columns(), size.columns() + MAX_MARGIN.columns()),
                    Math.max(MAX_NORMAL_SIZE.rows(), size.rows() + MAX_MARGIN.rows())))
        .orElse(MAX_NORMAL_SIZE);
  }

  private static Size innerSize(Size size) {
    return new Size(size.columns() - BORDER.columns(), size.rows() - BORDER.rows());
  }

  Size size() {
    return size;
  }

  private boolean isBoxed() {
    return size.rows() >= MIN_BOX_ROWS;
  }

  Frame draw(Place place, Face face, Emphasis emphasis) {
    if (!isBoxed()) {
      return drawWithoutBox(place, face, emphasis).frame();
    }
    return switch (emphasis) {
      case NONE, CONSIDERED -> drawBox(place.toString(), face, emphasis, Style.FAINT).frame();
      case POINTED -> drawBox(place.toString(), face, emphasis, Style.BRIGHT).frame();
      case TURNED -> drawBox(place + TURNED_SIGN, face, emphasis, Style.BRIGHT).frame();
    };
  }

  private Sketch drawBox(String label, Face face, Emphasis emphasis, Style borderStyle) {
    Sketch sketch = new Sketch(size);
    drawBorder(sketch, emphasis == Emphasis.POINTED, borderStyle).text(1, 0, label, borderStyle);
    switch (face) {
      case Face.Down() -> {
        String back =
            switch (emphasis) {
              case NONE, TURNED -> BACK;
              case CONSIDERED -> "> " + BACK + " <";
              case POINTED -> ">  ?  <";
            };
        drawCentered(sketch, size.rows() / 2, back, borderStyle);
        if (emphasis == Emphasis.NONE && size.rows() >= MIN_ROWS_WITH_FULL_BACK) {
          drawCentered(sketch, size.rows() / 2 - 1, BACK, borderStyle);
          drawCentered(sketch, size.rows() / 2 + 1, BACK, borderStyle);
        }
      }
      case ShortCircuitCard() -> {
        drawSpark(sketch, Style.of(Ink.PURPLE).bolded());
        drawLabel(sketch, circuitLabel(), Style.PLAIN);
      }
      case Card card -> {
        Style style = Style.of(Art.ink(card.color())).bolded();
        drawObjects(sketch, card, style);
        drawLabel(sketch, CardLabel.fitting(card.features(), size.columns() - 2), style);
      }
    }
    return sketch;
  }

  private String circuitLabel() {
    return MESSAGES.format("card.circuit" + (size.columns() < 15 ? ".short" : ""));
  }

  /**
   * Draws a card as if a claim about it were right.
   *
   * @param features the claimed features; empty for a short circuit
   * @param points the points that the claim earns if it is right
   */
  Frame drawClaimed(Place place, List<Feature> features, int points) {
    Sketch sketch = new Sketch(size);
    Optional<Feature> color = featureOf(features, Feature.Kind.COLOR);
    Style colorStyle = color.map(feature -> Style.of(Art.ink(feature))).orElse(Style.PLAIN);
    Style style = features.isEmpty() ? Style.of(Ink.PURPLE) : colorStyle;
    String reward = "+" + points;
    if (!isBoxed()) {
      String text =
          features.isEmpty() ? MESSAGES.format("card.circuit.short") : CardLabel.shortest(features);
      return sketch.text(0, 0, place.toString(), Style.BRIGHT).text(3, 0, text, style).frame();
    }
    drawBorder(sketch, true, Style.BRIGHT)
        .text(1, 0, place.toString(), Style.BRIGHT)
        .textEndingAt(size.columns() - 2, 0, reward, Style.BRIGHT);
    int middle = size.rows() / 2;
    if (features.isEmpty()) {
      drawSpark(sketch, style);
      drawLabel(sketch, circuitLabel(), style);
      return sketch.frame();
    }
    Optional<Feature> number = featureOf(features, Feature.Kind.NUMBER);
    Optional<Feature> type = featureOf(features, Feature.Kind.TYPE);
    if (objects.isPresent() && type.isPresent()) {
      int count = number.map(Feature::rank).orElse(1);
      objects.get().draw(sketch, innerSize(size), type.get(), count, style);
      if (number.isEmpty()) {
        sketch.text(2, middle, "?", style);
      }
    } else {
      String object = type.map(CardDrawing::objectSign).orElse(number.isPresent() ? "?" : "");
      String text =
          number
              .map(count -> objectRow(object, count.rank(), size.columns() - 2))
              .orElse("? " + object);
      drawCentered(sketch, middle, text, style);
    }
    drawLabel(sketch, CardLabel.fitting(features, size.columns() - 2), style);
    return sketch.frame();
  }

  /**
   * Draws a card that has been called, with the result of the call: its points, or whether it was
   * right.
   */
  Frame drawCalled(Called call) {
    Style style = Style.of(call.correct() ? Ink.GREEN : Ink.RED).bolded();
    String result =
        call.points() > 0
            ? "+" + call.points()
            : MESSAGES.format(call.correct() ? "draw.called.right" : "draw.called.wrong");
    if (isBoxed()) {
      return drawBox(call.place().toString(), call.card(), Emphasis.NONE, style)
          .textEndingAt(size.columns() - 2, 0, result, style)
          .frame();
    }
    Sketch sketch = drawWithoutBox(call.place(), call.card(), Emphasis.NONE);
    if (MIN_TEXT_COLUMNS + 1 + result.length() < size.columns()) {
      sketch.text(MIN_TEXT_COLUMNS + 1, 0, result, style);
    }
    return sketch.frame();
  }

  private static String objectSign(Feature type) {
    return Art.LINE.object(type).getFirst();
  }

  private void drawSpark(Sketch sketch, Style style) {
    int middle = size.rows() / 2;
    if (size.rows() < MIN_ROWS_WITH_FULL_BACK) {
      drawCentered(sketch, middle, SPARK, style);
      return;
    }
    for (int i = 0; i < LARGE_SPARK.size(); i++) {
      drawCentered(sketch, middle - 1 + i, LARGE_SPARK.get(i), style);
    }
  }

  /** Returns the objects side by side, or one object and the number if they do not fit. */
  private String objectRow(String object, int count, int columns) {
    boolean isSpaced =
        columns >= 4 * (objectSign(Feature.GEAR).length() + 1) - 1 || object.length() == 1;
    String row = String.join(isSpaced ? " " : "", Collections.nCopies(count, object));
    return row.length() > columns ? object + " ×" + count : row;
  }

  /**
   * Draws a card that is being turned face up.
   *
   * @param step the step of the motion, from 0 to 3
   */
  Frame drawTurning(Place place, Face face, int step) {
    Sketch sketch = new Sketch(size);
    if (!isBoxed()) {
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
    Size boxSize = new Size(across, size.rows());
    return sketch.box(left, 0, boxSize, step == 1 ? Style.BRIGHT : style).frame();
  }

  private Sketch drawBorder(Sketch sketch, boolean isMarked, Style style) {
    sketch.box(0, 0, size, style);
    if (isMarked) {
      String line = "═".repeat(size.columns() - 2);
      sketch.text(0, 0, "╒" + line + "╕", style).text(0, size.rows() - 1, "╘" + line + "╛", style);
    }
    return sketch;
  }

  private Sketch drawWithoutBox(Place place, Face face, Emphasis emphasis) {
    Style style = emphasis == Emphasis.NONE ? Style.FAINT : Style.BRIGHT;
    Sketch sketch = new Sketch(size).text(0, 0, place.toString(), style);
    return switch (face) {
      case Face.Down() ->
          sketch.text(
              3,
              0,
              switch (emphasis) {
                case NONE, TURNED -> BACK;
                case CONSIDERED -> "> · <";
                case POINTED -> "> ? <";
              },
              style);
      case ShortCircuitCard() ->
          sketch.text(3, 0, MESSAGES.format("card.circuit.short"), Style.of(Ink.PURPLE).bolded());
      case Card card -> {
        Style colorStyle = Style.of(Art.ink(card.color())).bolded();
        if (size.rows() > 1) {
          String row = objectRow(objectSign(card.type()), card.number().rank(), size.columns() - 3);
          sketch.text(3, 1, row, colorStyle);
        }
        yield sketch.text(3, 0, CardLabel.shortest(card.features()), colorStyle);
      }
    };
  }

  /**
   * Draws the objects in the largest size in which four of them fit into this card, or as one-line
   * signs if the card is too small for any size.
   */
  private void drawObjects(Sketch sketch, Card card, Style style) {
    int count = card.number().rank();
    if (objects.isPresent()) {
      objects.get().draw(sketch, innerSize(size), card.type(), count, style);
      return;
    }
    int columns = size.columns() - 2;
    int rows = size.rows() - 2;
    String object = objectSign(card.type());
    if (rows == 1) {
      boolean fits = count * object.length() <= columns;
      drawCentered(
          sketch, 1, fits ? object.repeat(count) : objectRow(object, count, columns), style);
      return;
    }
    int top = Math.min(count, 2);
    drawCentered(sketch, 1, String.join(" ", List.of(object, object).subList(0, top)), style);
    if (count > 2) {
      drawCentered(
          sketch, rows, String.join(" ", List.of(object, object).subList(0, count - 2)), style);
    }
  }

  /** Writes the description into the lower edge. */
  private void drawLabel(Sketch sketch, String text, Style style) {
    drawCentered(sketch, size.rows() - 1, text, style);
  }

  private void drawCentered(Sketch sketch, int row, String text, Style style) {
    sketch.text(1 + (size.columns() - 2 - text.length()) / 2, row, text, style);
  }

  private static Optional<Feature> featureOf(List<Feature> features, Feature.Kind kind) {
    return features.stream().filter(feature -> feature.kind() == kind).findFirst();
  }
}
