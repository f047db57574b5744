package lethe.engine.games.robots;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.kit.Vocabulary;

/** One value of one of a card's three features. Rule book: Card Features. */
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

  /** Which of the three features it is a value of. */
  public enum Kind {
    NUMBER,
    COLOR,
    TYPE;

    /** Its four values. */
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

  /** 1 to 4, the place among the values of its kind; of a number, the number. */
  public int rank() {
    return rank;
  }

  /** How it is written: {@code 3}, {@code red}, {@code bulb}. */
  public String word() {
    return kind == Kind.NUMBER ? String.valueOf(rank) : Vocabulary.keyword(this);
  }

  /** How several of it are called: {@code bulbs}. */
  public String plural() {
    return this == BATTERY ? "batteries" : word() + "s";
  }

  /**
   * The feature that this lower-case word means: a digit, a word, its plural, or the beginning of
   * exactly one.
   */
  public static Optional<Feature> read(String word) {
    List<Feature> whole = ALL.stream().filter(feature -> feature.isCalled(word)).toList();
    List<Feature> fits =
        whole.isEmpty()
            ? ALL.stream().filter(feature -> Vocabulary.keyword(feature).startsWith(word)).toList()
            : whole;
    return fits.size() == 1 ? Optional.of(fits.getFirst()) : Optional.empty();
  }

  private boolean isCalled(String word) {
    return word.equals(word())
        || word.equals(Vocabulary.keyword(this))
        || (kind == Kind.TYPE && word.equals(plural()));
  }

  /** In the order they are written, each once. */
  public static List<Feature> sorted(List<Feature> features) {
    Set<Feature> sorted = EnumSet.noneOf(Feature.class);
    sorted.addAll(features);
    return List.copyOf(sorted);
  }
}
