package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Rng.Draw;
import org.junit.jupiter.api.Test;

class RngTest {
  /**
   * The expected values are the published outputs of SplitMix64. A draw is the upper 63 bits of an
   * output, modulo the bound.
   */
  @Test
  void drawsFollowSplitMix64() {
    assertDraws(0, "e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f", "f88bb8a8724c81ec");
    assertDraws(
        1_234_567,
        Long.toHexString(6_457_827_717_110_365_317L),
        Long.toHexString(3_203_168_211_198_807_973L),
        Long.toHexString(Long.parseUnsignedLong("9817491932198370423")),
        Long.toHexString(4_593_380_528_125_082_431L),
        Long.toHexString(Long.parseUnsignedLong("16408922859458223821")));
  }

  @Test
  void everyBitOfTheSeedAffectsTheDraws() {
    Set<Integer> first = new HashSet<>();
    for (int bit = 0; bit < 64; bit++) {
      first.add(new Rng(1L << bit).nextInt(Integer.MAX_VALUE).value());
    }
    assertThat(first).hasSize(64);
  }

  @Test
  void aDrawDoesNotChangeTheGenerator() {
    Rng rng = new Rng(5);
    assertThat(rng.nextInt(1_000)).isEqualTo(rng.nextInt(1_000));
    assertThat(rng).isEqualTo(new Rng(5));
    assertThat(rng.nextInt(1_000).next()).isNotEqualTo(rng);
  }

  @Test
  void drawsAreUniformBelowTheirBound() {
    for (int bound : List.of(1, 2, 3, 6, 7, 10, 52, 100)) {
      int[] counts = new int[bound];
      Rng rng = new Rng(bound);
      for (int i = 0; i < 1_000 * bound; i++) {
        Draw<Integer> draw = rng.nextInt(bound);
        counts[draw.value()]++;
        rng = draw.next();
      }
      assertUniform(counts, 1_000);
    }
  }

  @Test
  void drawsAreUniformBelowTheLargestBound() {
    int[] counts = new int[8];
    Rng rng = new Rng(8);
    for (int i = 0; i < 8_000; i++) {
      Draw<Integer> draw = rng.nextInt(Integer.MAX_VALUE);
      counts[draw.value() >>> 28]++;
      rng = draw.next();
    }
    assertUniform(counts, 1_000);
  }

  @Test
  void theBoundMustBePositive() {
    assertThatThrownBy(() -> new Rng(0).nextInt(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Rng(0).nextInt(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shufflesAreUniform() {
    Map<List<Integer>, Integer> orders = new HashMap<>();
    Rng rng = new Rng(9);
    List<Integer> items = List.of(1, 2, 3, 4);
    for (int i = 0; i < 24_000; i++) {
      Draw<List<Integer>> draw = rng.shuffled(items);
      orders.merge(draw.value(), 1, Integer::sum);
      rng = draw.next();
    }
    assertThat(orders).hasSize(24);
    assertUniform(orders.values().stream().mapToInt(n -> n).toArray(), 1_000);
    assertThat(items).containsExactly(1, 2, 3, 4);
  }

  @Test
  void anEmptyListAndASingleItemCanBeShuffled() {
    assertThat(new Rng(1).shuffled(List.of()).value()).isEmpty();
    assertThat(new Rng(1).shuffled(List.of("a")).value()).containsExactly("a");
  }

  @Test
  void picksAreUniform() {
    Map<String, Integer> counts = new HashMap<>();
    Rng rng = new Rng(3);
    for (int i = 0; i < 3_000; i++) {
      Draw<String> draw = rng.pick(List.of("a", "b", "c"));
      counts.merge(draw.value(), 1, Integer::sum);
      rng = draw.next();
    }
    assertUniform(counts.values().stream().mapToInt(n -> n).toArray(), 1_000);
  }

  @Test
  void theSamePurposeGivesTheSameStream() {
    assertThat(new Rng(7).derive("bot red")).isEqualTo(new Rng(7).derive("bot red"));
  }

  @Test
  void differentPurposesAndSeedsGiveDifferentStreams() {
    Set<Rng> streams = new HashSet<>();
    for (long seed = 0; seed < 1_000; seed++) {
      Rng rng = new Rng(seed);
      streams.add(rng);
      Stream.of("", "a", "b", "ab", "ba", "bot red", "bot blue")
          .map(rng::derive)
          .forEach(streams::add);
    }
    assertThat(streams).hasSize(8_000);
  }

  /**
   * Compares the first draw of a derived stream with the first draws of its seed, of the same
   * stream of the next seed, and of another stream, over many seeds.
   */
  @Test
  void streamsAreIndependent() {
    List<String> purposes = List.of("a", "b", "bot 0", "bot 1");
    for (String purpose : purposes) {
      int[] withSeed = new int[16];
      int[] withNextSeed = new int[16];
      int[] withOtherStream = new int[16];
      for (long seed = 0; seed < 16_000; seed++) {
        int value = new Rng(seed).derive(purpose).nextInt(4).value();
        withSeed[4 * value + new Rng(seed).nextInt(4).value()]++;
        withNextSeed[4 * value + new Rng(seed + 1).derive(purpose).nextInt(4).value()]++;
        withOtherStream[4 * value + new Rng(seed).derive(purpose + "'").nextInt(4).value()]++;
      }
      assertUniform(withSeed, 1_000);
      assertUniform(withNextSeed, 1_000);
      assertUniform(withOtherStream, 1_000);
    }
  }

  @Test
  void theTextOfAGeneratorDoesNotRevealItsState() {
    assertThat(new Rng(1)).hasToString(new Rng(2).toString());
  }

  private static void assertDraws(long seed, String... outputs) {
    for (int bound : List.of(Integer.MAX_VALUE, 1 << 30, 1_000_003)) {
      List<Integer> draws = new ArrayList<>();
      Rng rng = new Rng(seed);
      for (int i = 0; i < outputs.length; i++) {
        Draw<Integer> draw = rng.nextInt(bound);
        draws.add(draw.value());
        rng = draw.next();
      }
      assertThat(draws)
          .containsExactlyElementsOf(
              Stream.of(outputs)
                  .map(hex -> (int) ((Long.parseUnsignedLong(hex, 16) >>> 1) % bound))
                  .toList());
    }
  }

  /** Checks that chi-squared is at most five standard deviations above its mean. */
  private static void assertUniform(int[] counts, int expected) {
    double chi =
        IntStream.of(counts).mapToDouble(n -> n - expected).map(d -> d * d).sum() / expected;
    double degrees = counts.length - 1;
    assertThat(chi).isLessThanOrEqualTo(degrees + 5 * Math.sqrt(2 * degrees));
  }
}
