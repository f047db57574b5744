package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Script.ScriptLine;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that any text is either parsed as a script or rejected with the position of an error. */
class ScriptTextsTest {
  @Test
  void randomTextsAreParsedOrRejectedAtAPosition() {
    parseRandomTexts(3_000);
  }

  @Test
  @Tag("long")
  void aMillionTextsAreParsedOrRejectedAtAPosition() {
    parseRandomTexts(1_000_000);
  }

  private static void parseRandomTexts(int texts) {
    MutableRng rng = new MutableRng(new Rng(texts));
    List<String> lines = ScriptTest.COMPLETE_SCRIPT.lines().toList();
    for (int i = 0; i < texts; i++) {
      String text =
          rng.oneIn(2)
              ? mutateLines(lines, rng)
              : FuzzedTexts.mutate(List.of(ScriptTest.COMPLETE_SCRIPT), rng);
      try {
        switch (Script.parse(text)) {
          case Valid<Script>(Script script) -> {
            script.parseHeader(ScriptTest.ONE_TO_THREE_SEATS);
            script.parseHeader(Seats.exactly("red", "blue"));
            for (ScriptLine line : script.lines()) {
              if (line.isControl()) {
                String content = line.content().text();
                if (ControlEntry.parse(content, ScriptTest.ONE_TO_THREE_SEATS.firstSeats(3))
                    instanceof Invalid<ControlEntry> invalid) {
                  assertThat(invalid.errors())
                      .allMatch(f -> f.column() >= 1 && f.column() <= content.length() + 1);
                }
              }
            }
          }
          case Invalid<Script>(List<InputError> errors) -> {
            assertThat(errors).isNotEmpty();
            long count = Math.max(1, text.lines().count());
            errors.forEach(error -> assertThat(error.line()).isBetween(1, (int) count));
            errors.forEach(error -> assertThat(error.column()).isPositive());
          }
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("\"" + text + "\"", e);
      }
    }
  }

  /**
   * Returns the lines of a script with some of them removed, duplicated, moved or changed, and
   * sometimes without the end.
   */
  private static String mutateLines(List<String> lines, MutableRng rng) {
    StringBuilder text = new StringBuilder();
    for (String line : rng.oneIn(3) ? rng.shuffled(lines) : lines) {
      int copies = rng.oneIn(6) ? 0 : rng.oneIn(10) ? 2 : 1;
      for (int i = 0; i < copies; i++) {
        text.append(rng.oneIn(8) ? FuzzedTexts.mutate(lines, rng) : line).append('\n');
      }
    }
    return text.substring(0, rng.oneIn(4) ? rng.nextInt(text.length() + 1) : text.length());
  }
}
