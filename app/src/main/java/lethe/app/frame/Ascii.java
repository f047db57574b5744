package lethe.app.frame;

/** ASCII substitutes for glyphs. */
final class Ascii {
  /** Pairs of a glyph and its substitute. */
  private static final String PAIRS =
      "─-━-│|┃|┌+┐+└+┘+├+┤+┬+┴+┼+╭+╮+╰+╯+═=║|╒+╕+╘+╛+╔+╗+╚+╝+╞|╡|╱/╲\\╳X▔-▁_▂.▃-▄=▅+▆*▇%░:▒%▓#█#·.•*–-—-’'‘'“\"”\"…~×x→>←<↑^↓v«<»>♠S♥H♦D♣C";

  private Ascii() {}

  static char of(char glyph) {
    if (glyph < 128) {
      return glyph;
    }
    int at = PAIRS.indexOf(glyph);
    return at < 0 ? '?' : PAIRS.charAt(at + 1);
  }
}
