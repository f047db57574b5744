package lethe.app.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  @Test
  void valuesAreReadAsJavaTypes() {
    assertThat(JsonReader.read("{\"a\": [1, 2.5, \"x\\n\", true, false, null, {}], \"b\": -3}"))
        .contains(
            Map.of(
                "a", List.of(1L, 2.5, "x\n", true, false, Optional.empty(), Map.of()), "b", -3L));
    assertThat(JsonReader.read(" 7 ")).contains(7L);
    assertThat(JsonReader.read("99999999999999999999")).contains(1e20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "{", "[1", "{\"a\"}", "{} {}", "x", "'a'", "{\"a\":}", "\u0000"})
  void invalidTextIsRejected(String text) {
    assertThat(JsonReader.read(text)).isEmpty();
  }

  @Test
  void deepNestingIsRejected() {
    assertThat(JsonReader.read("[".repeat(50_000))).isEmpty();
  }

  @Test
  void aWrittenRecordCanBeRead() {
    record Pair(int first, Optional<String> second) {}
    assertThat(JsonReader.read(JsonWriter.write(new Pair(1, Optional.empty()))))
        .contains(Map.of("is", "pair", "first", 1L, "second", Optional.empty()));
  }
}
