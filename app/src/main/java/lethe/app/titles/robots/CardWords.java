package lethe.app.titles.robots;

import java.util.List;
import java.util.Locale;
import lethe.engine.games.robots.Feature;

/** What a card is, in as many letters as there is room for. */
final class CardWords {
  /** From so many letters on there is room for all words. */
  private static final int WHOLE = 16;

  /** From so many letters on there is room for the beginning of a color. */
  private static final int SHORT = 13;

  private CardWords() {}

  /** {@code 4 yellow battery}, {@code 4 yel battery} or {@code 4Y battery}. */
  static String of(List<Feature> features, int room) {
    String number = word(features, Feature.Kind.NUMBER);
    String color = word(features, Feature.Kind.COLOR);
    String type = word(features, Feature.Kind.TYPE);
    if (room >= WHOLE) {
      return number + " " + color + " " + type;
    }
    return room >= SHORT
        ? number + " " + beginning(color, 3) + " " + type
        : number + initial(color) + " " + type;
  }

  /** {@code 4Ybatt}. */
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
