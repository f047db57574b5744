package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Raven;

/** The names of items, for texts and as short marks. */
final class ItemNames {
  private ItemNames() {}

  static String name(Color color) {
    return lowerCaseName(color);
  }

  static String name(Power power) {
    return lowerCaseName(power);
  }

  /** Returns a name such as {@code red 3} or {@code the red raven}. */
  static String name(Piece piece) {
    return switch (piece) {
      case Card card -> name(card.color()) + " " + card.number();
      case Raven raven -> MESSAGES.format("word.raven", name(raven.color()));
    };
  }

  /** Returns a list such as {@code red 3, blue 1}. */
  static String list(List<? extends Piece> pieces) {
    return pieces.stream().map(ItemNames::name).collect(Collectors.joining(", "));
  }

  /** Returns a numbered list such as {@code 1 red 3, 2 blue 1}. */
  static String numberedPieces(List<? extends Piece> pieces) {
    return IntStream.range(0, pieces.size())
        .mapToObj(i -> (i + 1) + " " + name(pieces.get(i)))
        .collect(Collectors.joining(", "));
  }

  /** Returns the pieces that are face up. */
  static List<Piece> faceUp(List<Face> faces) {
    List<Piece> pieces = new ArrayList<>();
    for (Face face : faces) {
      if (face instanceof Face.Up(Piece piece)) {
        pieces.add(piece);
      }
    }
    return pieces;
  }

  /** Returns a letter such as {@code R}. */
  static String letter(Color color) {
    return color.name().substring(0, 1);
  }

  /** Returns a mark such as {@code R3} or {@code R raven}. */
  static String mark(Piece piece) {
    return switch (piece) {
      case Card card -> letter(card.color()) + card.number();
      case Raven raven -> MESSAGES.format("draw.raven", letter(raven.color()));
    };
  }

  static Style style(Color color) {
    return Style.of(
        switch (color) {
          case RED -> Ink.RED;
          case BLUE -> Ink.BLUE;
          case GREEN -> Ink.GREEN;
          case YELLOW -> Ink.YELLOW;
          case PURPLE -> Ink.PURPLE;
        });
  }

  static Color color(Piece piece) {
    return switch (piece) {
      case Card card -> card.color();
      case Raven raven -> raven.color();
    };
  }

  /** Returns the mark of a piece in its color. */
  static Text coloredMark(Piece piece) {
    return new Text(mark(piece), style(color(piece)).bolded());
  }

  /** Returns a name such as {@code poem card red 3}, for cards that lie next to a heart. */
  static String poemCard(Card card) {
    return MESSAGES.format("word.poem", name(card));
  }

  /** Returns the mark of a poem card in its color, with a sign that distinguishes poem cards. */
  static Text coloredPoemMark(Card card) {
    return new Text(MESSAGES.format("draw.poem", mark(card)), style(card.color()).bolded());
  }

  private static String lowerCaseName(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
