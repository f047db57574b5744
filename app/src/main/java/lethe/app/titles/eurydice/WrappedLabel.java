package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A label broken into lines. Nothing is omitted or abbreviated; parts longer than a line are broken
 * between words.
 *
 * @param pieces the pieces, in order
 * @param divided whether commas separate the parts on a line
 */
record WrappedLabel(List<Piece> pieces, boolean divided) {
  /**
   * A piece of text on one line.
   *
   * @param part the index of the part they belong to, from 0; or {@link #HEADING} or {@link #ASIDE}
   */
  record Piece(int part, int line, int column, String words) {
    private int end() {
      return column + words.length();
    }
  }

  /** The part number of a heading, which applies to all parts. */
  static final int HEADING = -1;

  /** The part number of a text that explains the previous part. */
  static final int ASIDE = -2;

  static final WrappedLabel NONE = new WrappedLabel(List.of(), false);

  /**
   * Creates a label with as few lines as possible, with wide gaps if this requires no additional
   * line.
   */
  static WrappedLabel of(List<String> parts, int width) {
    WrappedLabel wide = broken(parts, ", ", width);
    WrappedLabel close = broken(parts, ",", width);
    return close.rows() < wide.rows() ? close : wide;
  }

  /** Creates a label in which each part begins on a new line. */
  static WrappedLabel listed(List<String> parts, int width) {
    WrappedLabel all = NONE;
    for (int part = 0; part < parts.size(); part++) {
      all = all.with(broken(List.of(parts.get(part)), " ", width), part);
    }
    return all;
  }

  /**
   * Creates a label in which each part begins on a new line and is followed by its explanation.
   *
   * @param about one explanation per part
   */
  static WrappedLabel explained(List<String> parts, List<String> about, int width) {
    WrappedLabel all = NONE;
    for (int part = 0; part < parts.size(); part++) {
      String name = parts.get(part) + ":";
      List<String> words = new ArrayList<>(List.of(name));
      words.addAll(List.of(about.get(part).split(" ", -1)));
      List<Piece> pieces = new ArrayList<>();
      for (Piece piece : broken(words, " ", width).pieces) {
        pieces.add(
            piece.part == 0
                ? new Piece(0, piece.line, piece.column, parts.get(part))
                : new Piece(ASIDE, piece.line, piece.column, piece.words));
      }
      pieces.add(1, new Piece(ASIDE, 0, pieces.getFirst().end(), ":"));
      all = all.with(new WrappedLabel(pieces, false), part);
    }
    return all;
  }

  /** Returns this label with another one below it, as the given part. */
  private WrappedLabel with(WrappedLabel below, int part) {
    List<Piece> all = new ArrayList<>(pieces);
    for (Piece piece : below.pieces) {
      int its = piece.part < 0 ? piece.part : part;
      all.add(new Piece(its, rows() + piece.line, piece.column, piece.words));
    }
    return new WrappedLabel(List.copyOf(all), false);
  }

  private static WrappedLabel broken(List<String> parts, String between, int width) {
    List<Piece> pieces = new ArrayList<>();
    int line = 0;
    int end = 0;
    for (int part = 0; part < parts.size(); part++) {
      int gap = part == 0 ? 0 : between.length();
      for (String words : split(parts.get(part), width)) {
        boolean fits = end + gap + words.length() <= width;
        Piece piece = new Piece(part, fits ? line : line + 1, fits ? end + gap : 0, words);
        pieces.add(piece);
        line = piece.line;
        end = piece.end();
        gap = 1;
      }
    }
    return new WrappedLabel(List.copyOf(pieces), between.startsWith(","));
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

  /** Returns the first piece of a part. */
  Optional<Piece> first(int part) {
    return pieces.stream().filter(piece -> piece.part == part).findFirst();
  }

  /** Returns this label as a heading, which belongs to no part, with another label below it. */
  WrappedLabel above(WrappedLabel below) {
    List<Piece> all = new ArrayList<>();
    pieces.forEach(piece -> all.add(new Piece(HEADING, piece.line, piece.column, piece.words)));
    below.pieces.forEach(
        piece -> all.add(new Piece(piece.part, rows() + piece.line, piece.column, piece.words)));
    return new WrappedLabel(List.copyOf(all), below.divided);
  }

  /** Returns the separators: after each part that is followed by another on the same line. */
  List<Piece> commas() {
    return IntStream.range(0, pieces.size() - 1)
        .filter(_ -> divided)
        .filter(i -> pieces.get(i).part != pieces.get(i + 1).part)
        .filter(i -> pieces.get(i).line == pieces.get(i + 1).line)
        .mapToObj(i -> comma(pieces.get(i), pieces.get(i + 1)))
        .toList();
  }

  /** Returns a comma and the blanks before the next piece. */
  private static Piece comma(Piece one, Piece next) {
    String blanks = " ".repeat(next.column - one.end() - 1);
    return new Piece(one.part, one.line, one.end(), "," + blanks);
  }
}
