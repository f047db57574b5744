package lethe.app.frame;

/** What stands for a glyph where only ASCII is to be had. */
final class Ascii {
  /** Each glyph with what stands for it. */
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
