package lethe.app.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the steps of a replay as JSON for the page's script. {@code rows} and {@code descriptions}
 * contain each distinct row and each distinct line of a description once, and {@code steps} refers
 * to them by index. A row is an array in which text alternates with the CSS classes of that text.
 */
final class ReplayJson {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder().characterEscapes(new ScriptEscapes()).build();

  /** The index of each distinct row, in the order of the indexes. */
  private final Map<List<String>, Integer> rowIndexes = new LinkedHashMap<>();

  /** The index of each distinct line of a description, in the order of the indexes. */
  private final Map<String, Integer> descriptionIndexes = new LinkedHashMap<>();

  private ReplayJson() {}

  /** Returns the JSON, escaped so that it can be embedded in a script element. */
  static String toJson(HtmlReplay replay) {
    ReplayJson replayJson = new ReplayJson();
    for (HtmlReplay.ReplayStep step : replay.steps()) {
      rowsOf(step)
          .forEach(row -> replayJson.rowIndexes.putIfAbsent(row, replayJson.rowIndexes.size()));
      step.boardText()
          .forEach(
              text ->
                  replayJson.descriptionIndexes.putIfAbsent(
                      text, replayJson.descriptionIndexes.size()));
    }
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      replayJson.write(replay, json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static List<List<String>> rowsOf(HtmlReplay.ReplayStep step) {
    return StyledRun.rows(step.frame()).stream()
        .map(
            row -> row.stream().flatMap(run -> Stream.of(run.characters(), run.classes())).toList())
        .toList();
  }

  private void write(HtmlReplay replay, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("rows");
    for (List<String> row : rowIndexes.keySet()) {
      writeStrings(row, json);
    }
    json.writeEndArray();
    json.writeFieldName("descriptions");
    writeStrings(descriptionIndexes.keySet(), json);
    json.writeArrayFieldStart("steps");
    for (HtmlReplay.ReplayStep step : replay.steps()) {
      json.writeStartObject();
      json.writeStringField("stage", HtmlEscaper.replaceInvalid(step.stage()));
      writeIndexes("rows", rowsOf(step), rowIndexes, json);
      writeIndexes("descriptions", step.boardText(), descriptionIndexes, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writeStrings(Iterable<String> texts, JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (String text : texts) {
      json.writeString(HtmlEscaper.replaceInvalid(text));
    }
    json.writeEndArray();
  }

  private static <T> void writeIndexes(
      String name, List<T> items, Map<T, Integer> indexes, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(name);
    for (T item : items) {
      json.writeNumber(Objects.requireNonNull(indexes.get(item)));
    }
    json.writeEndArray();
  }

  /**
   * Escapes the characters that have a meaning in HTML, and surrogates, because a run may contain
   * only one half of a surrogate pair.
   */
  private static final class ScriptEscapes extends CharacterEscapes {
    private static final long serialVersionUID = 1L;

    @Override
    public int[] getEscapeCodesForAscii() {
      int[] codes = standardAsciiEscapesForJSON();
      "<>&'".chars().forEach(c -> codes[c] = ESCAPE_STANDARD);
      return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int c) {
      return Character.isSurrogate((char) c)
          ? new SerializedString("\\u" + HexFormat.of().toHexDigits((char) c))
          : null;
    }
  }
}
