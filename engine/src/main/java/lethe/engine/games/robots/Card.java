package lethe.engine.games.robots;

import java.util.List;
import java.util.stream.Stream;

/**
 * One of the 64 memory cards; every combination of features exists once. Rule book: Components,
 * Card Features.
 */
public record Card(Feature number, Feature color, Feature type) implements Face.Up {
  /** All memory cards, ordered by number, color and type. */
  public static final List<Card> ALL =
      Feature.Kind.NUMBER.features().stream().flatMap(Card::cardsWithNumber).toList();

  private static Stream<Card> cardsWithNumber(Feature number) {
    return Feature.Kind.COLOR.features().stream()
        .flatMap(
            color ->
                Feature.Kind.TYPE.features().stream().map(type -> new Card(number, color, type)));
  }

  public boolean has(Feature feature) {
    return feature == feature(feature.kind());
  }

  public Feature feature(Feature.Kind kind) {
    return switch (kind) {
      case NUMBER -> number;
      case COLOR -> color;
      case TYPE -> type;
    };
  }

  public List<Feature> features() {
    return List.of(number, color, type);
  }

  /** Returns a description such as {@code 3 red bulbs}. */
  @Override
  public String toString() {
    String noun = number == Feature.ONE ? type.word() : type.plural();
    return number.word() + " " + color.word() + " " + noun;
  }
}
