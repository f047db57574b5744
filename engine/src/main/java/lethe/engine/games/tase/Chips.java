package lethe.engine.games.tase;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An immutable set of chips of one side, with values from 1 to 8. There is one instance for each of
 * the 256 sets.
 */
public final class Chips implements Iterable<Integer> {
  /** The highest value, which is also the number of chips of a side. */
  public static final int MAX_VALUE = 8;

  private static final Chips[] ALL_SETS =
      IntStream.range(0, 1 << MAX_VALUE).mapToObj(Chips::new).toArray(Chips[]::new);

  public static final Chips NONE = ofMask(0);
  public static final Chips ALL = ofMask((1 << MAX_VALUE) - 1);

  private final int mask;
  private final int sum;
  private final List<Integer> values;

  private Chips(int mask) {
    this.mask = mask;
    Integer[] values = new Integer[Integer.bitCount(mask)];
    int count = 0;
    int total = 0;
    for (int value = 1; value <= MAX_VALUE; value++) {
      if ((mask & bit(value)) != 0) {
        values[count++] = value;
        total += value;
      }
    }
    this.values = List.of(values);
    this.sum = total;
  }

  /** Returns the set with this mask, from 0 to 255; bit 0 represents value 1. */
  public static Chips ofMask(int mask) {
    return ALL_SETS[mask];
  }

  /** Returns the set as a mask; bit 0 represents value 1. */
  public int mask() {
    return mask;
  }

  /** Returns the values, lowest first. */
  public List<Integer> values() {
    return values;
  }

  @Override
  public Iterator<Integer> iterator() {
    return values.iterator();
  }

  public int size() {
    return values.size();
  }

  public int sum() {
    return sum;
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public boolean has(int value) {
    return value >= 1 && value <= MAX_VALUE && (mask & bit(value)) != 0;
  }

  /** Returns the lowest value of a set that is not empty. */
  public int lowest() {
    return Integer.numberOfTrailingZeros(mask) + 1;
  }

  /** Returns the highest value, or 0 if the set is empty. */
  public int highest() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(mask);
  }

  public Chips without(int value) {
    return ofMask(mask & ~bit(value));
  }

  public Chips without(Chips others) {
    return ofMask(mask & ~others.mask);
  }

  /** Returns the intersection with another set. */
  public Chips intersection(Chips other) {
    return ofMask(mask & other.mask);
  }

  /** Returns the mask of a single value. */
  public static int bit(int value) {
    return 1 << (value - 1);
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
