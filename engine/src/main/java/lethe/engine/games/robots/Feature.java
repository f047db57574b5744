package lethe.engine.games.robots;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.kit.Vocabulary;

/** A value of one of the three features of a card. Rule book: Card Features. */
public enum Feature {
  ONE(Kind.NUMBER, 1),
  TWO(Kind.NUMBER, 2),
  THREE(Kind.NUMBER, 3),
  FOUR(Kind.NUMBER, 4),
  YELLOW(Kind.COLOR, 1),
  RED(Kind.COLOR, 2),
  BLUE(Kind.COLOR, 3),
  GREEN(Kind.COLOR, 4),
  BATTERY(Kind.TYPE, 1),
  GEAR(Kind.TYPE, 2),
  TOOL(Kind.TYPE, 3),
  BULB(Kind.TYPE, 4);

  /** The three kinds of feature. */
  public enum Kind {
    NUMBER,
    COLOR,
    TYPE;

    /** Returns the four values of this kind. */
    public List<Feature> features() {
      return ALL.stream().filter(feature -> feature.kind == this).toList();
    }
  }

  private static final List<Feature> ALL = List.of(values());

  private final Kind kind;
  private final int rank;

  Feature(Kind kind, int rank) {
    this.kind = kind;
    this.rank = rank;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Returns the position among the values of its kind, from 1 to 4; for a number, the number
   * itself.
   */
  public int rank() {
    return rank;
  }

  /** Returns the word for this feature, such as {@code 3}, {@code red} or {@code bulb}. */
  public String word() {
    return kind == Kind.NUMBER ? String.valueOf(rank) : Vocabulary.keyword(this);
  }

  /** Returns the plural, such as {@code bulbs}. */
  public String plural() {
    return this == BATTERY ? "batteries" : word() + "s";
  }

  /**
   * Returns the feature for a lower-case word: a digit, a name, the plural of a type, or an
   * unambiguous prefix of a name; empty for other words.
   */
  public static Optional<Feature> parse(String word) {
    List<Feature> exact = ALL.stream().filter(feature -> feature.isNamed(word)).toList();
    List<Feature> matches =
        exact.isEmpty()
            ? ALL.stream().filter(feature -> Vocabulary.keyword(feature).startsWith(word)).toList()
            : exact;
    return matches.size() == 1 ? Optional.of(matches.getFirst()) : Optional.empty();
  }

  private boolean isNamed(String word) {
    return word.equals(word())
        || word.equals(Vocabulary.keyword(this))
        || (kind == Kind.TYPE && word.equals(plural()));
  }

  /** Returns the features in canonical order, without duplicates. */
  public static List<Feature> sortedDistinct(List<Feature> features) {
    Set<Feature> sortedFeatures = EnumSet.noneOf(Feature.class);
    sortedFeatures.addAll(features);
    return List.copyOf(sortedFeatures);
  }
}
