package lethe.app.titles.robots;

import java.util.List;
import java.util.Locale;
import lethe.engine.games.robots.Feature;

/** Describes cards in the available width. */
final class CardLabel {
  /** The minimum number of columns for a description with full words. */
  private static final int MIN_COLUMNS_FULL = 16;

  /** The minimum number of columns for a description with the first letters of a color. */
  private static final int MIN_COLUMNS_ABBREVIATED = 13;

  private CardLabel() {}

  /**
   * Returns the description of a card: {@code 4 yellow battery}, {@code 4 yel battery} or {@code 4Y
   * battery}, depending on the available width. A missing feature is shown as {@code ?}.
   */
  static String fitting(List<Feature> features, int columns) {
    String number = word(features, Feature.Kind.NUMBER);
    String color = word(features, Feature.Kind.COLOR);
    String type = word(features, Feature.Kind.TYPE);
    if (columns >= MIN_COLUMNS_FULL) {
      return number + " " + color + " " + type;
    }
    return columns >= MIN_COLUMNS_ABBREVIATED
        ? number + " " + prefix(color, 3) + " " + type
        : number + initial(color) + " " + type;
  }

  /** Returns the shortest description, such as {@code 4Ybatt}. */
  static String shortest(List<Feature> features) {
    return word(features, Feature.Kind.NUMBER)
        + initial(word(features, Feature.Kind.COLOR))
        + prefix(word(features, Feature.Kind.TYPE), 4);
  }

  private static String word(List<Feature> features, Feature.Kind kind) {
    return features.stream()
        .filter(feature -> feature.kind() == kind)
        .findFirst()
        .map(Feature::word)
        .orElse("?");
  }

  private static String prefix(String word, int letters) {
    return word.substring(0, Math.min(letters, word.length()));
  }

  private static String initial(String color) {
    return prefix(color, 1).toUpperCase(Locale.ROOT);
  }
}
