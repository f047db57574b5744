package lethe.app.frame;

/** ASCII substitutes for glyphs. */
final class Ascii {
  /** Pairs of a glyph and its substitute. */
  private static final String PAIRS =
      "─-━-│|┃|┌+┐+└+┘+├+┤+┬+┴+┼+╭+╮+╰+╯+═=║|╒+╕+╘+╛+╔+╗+╚+╝+╞|╡|╱/╲\\╳X▔-▁_▂.▃-▄=▅+▆*▇%░:▒%▓#█#·.•*–-—-’'‘'“\"”\"…~×x→>←<↑^↓v«<»>♠S♥H♦D♣C";

  private Ascii() {}

  /**
   * Returns an ASCII character unchanged, and the substitute of any other glyph; {@code ?} if it
   * has none.
   */
  static char toAscii(char glyph) {
    if (glyph < 128) {
      return glyph;
    }
    int index = PAIRS.indexOf(glyph);
    return index < 0 ? '?' : PAIRS.charAt(index + 1);
  }
}
