package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.Stream;

/** A memory card; each of the 64 is there once. Rule book: Components, Card Features. */
public record Card(Feature number, Feature color, Feature type) implements Face.Up {
  /** All of them, in a fixed order. */
  public static final List<Card> ALL =
      Feature.Kind.NUMBER.features().stream().flatMap(Card::ofNumber).toList();

  private static Stream<Card> ofNumber(Feature number) {
    return Feature.Kind.COLOR.features().stream()
        .flatMap(
            color ->
                Feature.Kind.TYPE.features().stream().map(type -> new Card(number, color, type)));
  }

  /** Whether this is on the card. */
  public boolean has(Feature feature) {
    return feature == of(feature.kind());
  }

  public Feature of(Feature.Kind kind) {
    return switch (kind) {
      case NUMBER -> number;
      case COLOR -> color;
      case TYPE -> type;
    };
  }

  public List<Feature> features() {
    return List.of(number, color, type);
  }

  /** {@code 3 red bulbs}. */
  @Override
  public String toString() {
    String things = number == Feature.ONE ? type.word() : type.plural();
    return number.word() + " " + color.word() + " " + things;
  }
}
