package lethe.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import lethe.app.MutatedTexts;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.TestVolume;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Feeds the program mutated inputs of every kind that comes from outside. The same seed produces
 * the same inputs.
 */
class FuzzTest {
  @ParameterizedTest
  @EnumSource
  void noInputBreaksAnything(FuzzInputKind kind) throws IOException {
    take(kind, 1, kind.share(100));
  }

  /**
   * {@code -Dlethe.inputs=1000000} sets the number of inputs of all kinds together, {@code
   * -Dlethe.seed=2} another seed.
   */
  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void noInputOfAMillionBreaksAnything(FuzzInputKind kind) throws IOException {
    take(
        kind, TestVolume.property("seed", 1), kind.share(TestVolume.property("inputs", 1_000_000)));
  }

  private static void take(FuzzInputKind kind, long seed, long inputs) throws IOException {
    List<byte[]> corpus = kind.corpus();
    List<String> texts =
        corpus.stream().map(bytes -> new String(bytes, StandardCharsets.UTF_8)).toList();
    MutableRng rng = new MutableRng(new Rng(seed).derive(kind.name()));
    try (FuzzTarget fuzzed = kind.open();
        TestVolume soak = TestVolume.start("inputs of " + kind, inputs)) {
      soak.setSummary("seed %d, changed from %d on record".formatted(seed, corpus.size()));
      for (byte[] input : corpus) {
        take(fuzzed, "on record", input);
      }
      for (long i = 0; i < inputs; i++) {
        take(fuzzed, "seed " + seed + ", input " + i, changed(texts, rng));
        soak.record(1);
      }
      soak.markPassed();
    }
  }

  private static byte[] changed(List<String> texts, MutableRng rng) {
    return MutatedTexts.of(texts, rng).getBytes(StandardCharsets.UTF_8);
  }

  private static void take(FuzzTarget fuzzed, String which, byte[] input) throws IOException {
    if (fault(fuzzed, input).isPresent()) {
      byte[] least = shrunk(fuzzed, input);
      Throwable fault = fault(fuzzed, least).orElseGet(() -> new AssertionError("not again"));
      throw new AssertionError(
          "%s, shrunk from %d bytes to %d: %s%n%s%n%s"
              .formatted(
                  which,
                  input.length,
                  least.length,
                  fault.getMessage(),
                  new String(least, StandardCharsets.UTF_8),
                  HexFormat.of().formatHex(least)),
          fault);
    }
  }

  /** Returns the smallest part of the input that still fails in the same way. */
  private static byte[] shrunk(FuzzTarget fuzzed, byte[] input) throws IOException {
    byte[] least = input;
    for (int part = Math.max(1, input.length / 2); part > 0; part /= 2) {
      for (int at = 0; at < least.length; ) {
        byte[] less = without(least, at, Math.min(least.length, at + part));
        if (fault(fuzzed, less).isPresent()) {
          least = less;
        } else {
          at += part;
        }
      }
    }
    return least;
  }

  private static byte[] without(byte[] input, int from, int to) {
    byte[] less = Arrays.copyOf(input, input.length - (to - from));
    System.arraycopy(input, to, less, from, input.length - to);
    return less;
  }

  private static Optional<Throwable> fault(FuzzTarget fuzzed, byte[] input) throws IOException {
    try {
      fuzzed.take(input);
      return Optional.empty();
    } catch (AssertionError | RuntimeException e) {
      return Optional.of(e);
    }
  }
}
