package lethe.engine.games.ravens;

import java.util.List;
import java.util.stream.Stream;
import lethe.engine.kit.Vocabulary;

/**
 * A world-devouring raven.
 *
 * @param color the color of the memories that it devours
 */
public record Raven(Color color) implements Piece {
  /** All five ravens, in the order of the colors. */
  public static final List<Raven> ALL = Stream.of(Color.values()).map(Raven::new).toList();

  public static Raven of(Color color) {
    return ALL.get(color.index());
  }

  @Override
  public String toString() {
    return Vocabulary.keyword(color) + " raven";
  }
}
