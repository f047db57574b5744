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
 * Tests the program with mutated external inputs of every kind. Equal seeds produce equal inputs.
 */
class FuzzTest {
  @ParameterizedTest
  @EnumSource
  void mutatedInputsCauseNoFailures(FuzzInputKind kind) throws IOException {
    assertNoFailures(kind, 1, kind.share(100));
  }

  /**
   * The system property {@code lethe.inputs} sets the number of inputs of all kinds together, and
   * {@code lethe.seed} the seed.
   */
  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void manyMutatedInputsCauseNoFailures(FuzzInputKind kind) throws IOException {
    assertNoFailures(
        kind, TestVolume.property("seed", 1), kind.share(TestVolume.property("inputs", 1_000_000)));
  }

  private static void assertNoFailures(FuzzInputKind kind, long seed, long inputs)
      throws IOException {
    List<byte[]> corpus = kind.corpus();
    List<String> texts =
        corpus.stream().map(bytes -> new String(bytes, StandardCharsets.UTF_8)).toList();
    MutableRng rng = new MutableRng(new Rng(seed).derive(kind.name()));
    try (FuzzTarget target = kind.openTarget();
        TestVolume volume = TestVolume.start("inputs of " + kind, inputs)) {
      volume.setSummary("seed %d, mutated from %d corpus inputs".formatted(seed, corpus.size()));
      for (byte[] input : corpus) {
        assertNoFailure(target, "corpus", input);
      }
      for (long i = 0; i < inputs; i++) {
        assertNoFailure(target, "seed " + seed + ", input " + i, mutate(texts, rng));
        volume.record(1);
      }
      volume.markPassed();
    }
  }

  private static byte[] mutate(List<String> texts, MutableRng rng) {
    return MutatedTexts.generate(texts, rng).getBytes(StandardCharsets.UTF_8);
  }

  private static void assertNoFailure(FuzzTarget target, String origin, byte[] input)
      throws IOException {
    if (failure(target, input).isPresent()) {
      byte[] smallest = shrink(target, input);
      Throwable failure =
          failure(target, smallest)
              .orElseGet(() -> new AssertionError("the input no longer fails"));
      throw new AssertionError(
          "%s, shrunk from %d bytes to %d: %s%n%s%n%s"
              .formatted(
                  origin,
                  input.length,
                  smallest.length,
                  failure.getMessage(),
                  new String(smallest, StandardCharsets.UTF_8),
                  HexFormat.of().formatHex(smallest)),
          failure);
    }
  }

  /** Removes parts of a failing input as long as the rest still fails. */
  private static byte[] shrink(FuzzTarget target, byte[] input) throws IOException {
    byte[] smallest = input;
    for (int length = Math.max(1, input.length / 2); length > 0; length /= 2) {
      for (int offset = 0; offset < smallest.length; ) {
        byte[] candidate =
            removeRange(smallest, offset, Math.min(smallest.length, offset + length));
        if (failure(target, candidate).isPresent()) {
          smallest = candidate;
        } else {
          offset += length;
        }
      }
    }
    return smallest;
  }

  private static byte[] removeRange(byte[] input, int from, int to) {
    byte[] rest = Arrays.copyOf(input, input.length - (to - from));
    System.arraycopy(input, to, rest, from, input.length - to);
    return rest;
  }

  private static Optional<Throwable> failure(FuzzTarget target, byte[] input) throws IOException {
    try {
      target.process(input);
      return Optional.empty();
    } catch (AssertionError | RuntimeException e) {
      return Optional.of(e);
    }
  }
}
