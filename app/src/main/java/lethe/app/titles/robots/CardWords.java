package lethe.app.titles.robots;

import java.util.List;
import java.util.Locale;
import lethe.engine.games.robots.Feature;

/** Describes cards in the available width. */
final class CardWords {
  /** The minimum number of columns for a description with full words. */
  private static final int WHOLE = 16;

  /** The minimum number of columns for a description with the first letters of a color. */
  private static final int MIN_COLUMNS_ABBREVIATED = 13;

  private CardWords() {}

  /**
   * Returns the description of a card: {@code 4 yellow battery}, {@code 4 yel battery} or {@code 4Y
   * battery}, depending on the available width. A missing feature is shown as {@code ?}.
   *
   * @param room the number of available columns
   */
  static String of(List<Feature> features, int room) {
    String number = word(features, Feature.Kind.NUMBER);
    String color = word(features, Feature.Kind.COLOR);
    String type = word(features, Feature.Kind.TYPE);
    if (room >= WHOLE) {
      return number + " " + color + " " + type;
    }
    return room >= MIN_COLUMNS_ABBREVIATED
        ? number + " " + beginning(color, 3) + " " + type
        : number + initial(color) + " " + type;
  }

  /** Returns the shortest description: {@code 4Ybatt}. */
  static String brief(List<Feature> features) {
    return word(features, Feature.Kind.NUMBER)
        + initial(word(features, Feature.Kind.COLOR))
        + beginning(word(features, Feature.Kind.TYPE), 4);
  }

  private static String word(List<Feature> features, Feature.Kind kind) {
    return features.stream()
        .filter(feature -> feature.kind() == kind)
        .findFirst()
        .map(Feature::word)
        .orElse("?");
  }

  private static String beginning(String word, int letters) {
    return word.substring(0, Math.min(letters, word.length()));
  }

  private static String initial(String color) {
    return beginning(color, 1).toUpperCase(Locale.ROOT);
  }
}
