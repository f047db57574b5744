package lethe.engine.games.ravens;

import java.util.Collections;
import java.util.List;

/** A piece as a viewer sees it. */
public sealed interface Face {
  Face DOWN = new Down();

  /** A visible piece. */
  record Up(Piece piece) implements Face {}

  /** A hidden piece. */
  record Down() implements Face {}

  static List<Face> up(List<? extends Piece> pieces) {
    return pieces.stream().<Face>map(Up::new).toList();
  }

  static List<Face> down(int count) {
    return Collections.nCopies(count, DOWN);
  }
}
