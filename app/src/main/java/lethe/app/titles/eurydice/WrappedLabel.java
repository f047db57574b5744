package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A label broken into lines. Nothing is omitted or abbreviated: parts that are longer than a line
 * are broken between words, and words that are longer than a line anywhere.
 *
 * @param hasCommas whether commas separate the parts on a line
 */
record WrappedLabel(List<Piece> pieces, boolean hasCommas) {
  /**
   * A piece of text on one line.
   *
   * @param part the index of the part that contains the piece, from 0; or {@link #HEADING} or
   *     {@link #EXPLANATION}
   */
  record Piece(int part, int line, int column, String text) {
    private int end() {
      return column + text.length();
    }
  }

  /** The part number of a heading, which applies to all parts. */
  static final int HEADING = -1;

  /** The part number of a text that explains the previous part. */
  static final int EXPLANATION = -2;

  static final WrappedLabel NONE = new WrappedLabel(List.of(), false);

  /**
   * Creates a label with as few lines as possible. Blanks follow the commas if this requires no
   * additional line.
   */
  static WrappedLabel of(List<String> parts, int width) {
    WrappedLabel spaced = wrap(parts, ", ", width);
    WrappedLabel tight = wrap(parts, ",", width);
    return tight.rows() < spaced.rows() ? tight : spaced;
  }

  /** Creates a label in which each part begins on a new line. */
  static WrappedLabel listed(List<String> parts, int width) {
    WrappedLabel label = NONE;
    for (int part = 0; part < parts.size(); part++) {
      label = label.with(wrap(List.of(parts.get(part)), " ", width), part);
    }
    return label;
  }

  /**
   * Creates a label in which each part begins on a new line and is followed by its explanation.
   *
   * @param explanations one explanation per part
   */
  static WrappedLabel explained(List<String> parts, List<String> explanations, int width) {
    WrappedLabel label = NONE;
    for (int part = 0; part < parts.size(); part++) {
      String name = parts.get(part) + ":";
      List<String> pieceTexts = new ArrayList<>(List.of(name));
      pieceTexts.addAll(List.of(explanations.get(part).split(" ", -1)));
      List<Piece> pieces = new ArrayList<>();
      for (Piece piece : wrap(pieceTexts, " ", width).pieces) {
        pieces.add(
            piece.part == 0
                ? new Piece(0, piece.line, piece.column, parts.get(part))
                : new Piece(EXPLANATION, piece.line, piece.column, piece.text));
      }
      pieces.add(1, new Piece(EXPLANATION, 0, pieces.getFirst().end(), ":"));
      label = label.with(new WrappedLabel(pieces, false), part);
    }
    return label;
  }

  /** Returns this label with another one below it, as the given part. */
  private WrappedLabel with(WrappedLabel below, int part) {
    List<Piece> allPieces = new ArrayList<>(pieces);
    for (Piece piece : below.pieces) {
      int newPart = piece.part < 0 ? piece.part : part;
      allPieces.add(new Piece(newPart, rows() + piece.line, piece.column, piece.text));
    }
    return new WrappedLabel(List.copyOf(allPieces), false);
  }

  private static WrappedLabel wrap(List<String> parts, String separator, int width) {
    List<Piece> pieces = new ArrayList<>();
    int line = 0;
    int end = 0;
    for (int part = 0; part < parts.size(); part++) {
      int gap = part == 0 ? 0 : separator.length();
      for (String text : split(parts.get(part), width)) {
        boolean fits = end + gap + text.length() <= width;
        Piece piece = new Piece(part, fits ? line : line + 1, fits ? end + gap : 0, text);
        pieces.add(piece);
        line = piece.line;
        end = piece.end();
        gap = 1;
      }
    }
    return new WrappedLabel(List.copyOf(pieces), separator.startsWith(","));
  }

  private static List<String> split(String part, int width) {
    return part.length() <= width
        ? List.of(part)
        : Stream.of(part.split(" ", -1)).flatMap(word -> chunks(word, width)).toList();
  }

  private static Stream<String> chunks(String word, int width) {
    return word.length() <= width
        ? Stream.of(word)
        : Stream.concat(Stream.of(word.substring(0, width)), chunks(word.substring(width), width));
  }

  int rows() {
    return pieces.isEmpty() ? 0 : pieces.getLast().line + 1;
  }

  /** Returns the first piece of a part; empty if the label does not contain the part. */
  Optional<Piece> firstPiece(int part) {
    return pieces.stream().filter(piece -> piece.part == part).findFirst();
  }

  /** Returns this label as a heading, with another label below it. */
  WrappedLabel above(WrappedLabel below) {
    List<Piece> allPieces = new ArrayList<>();
    pieces.forEach(
        piece -> allPieces.add(new Piece(HEADING, piece.line, piece.column, piece.text)));
    below.pieces.forEach(
        piece ->
            allPieces.add(new Piece(piece.part, rows() + piece.line, piece.column, piece.text)));
    return new WrappedLabel(List.copyOf(allPieces), below.hasCommas);
  }

  /** Returns the separators: one after each part that is followed by another on the same line. */
  List<Piece> commas() {
    return IntStream.range(0, pieces.size() - 1)
        .filter(_ -> hasCommas)
        .filter(i -> pieces.get(i).part != pieces.get(i + 1).part)
        .filter(i -> pieces.get(i).line == pieces.get(i + 1).line)
        .mapToObj(i -> comma(pieces.get(i), pieces.get(i + 1)))
        .toList();
  }

  /** Returns a comma after a piece, followed by the blanks before the next piece. */
  private static Piece comma(Piece piece, Piece next) {
    String blanks = " ".repeat(next.column - piece.end() - 1);
    return new Piece(piece.part, piece.line, piece.end(), "," + blanks);
  }
}
