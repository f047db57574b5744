package lethe.app.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * Writes values as JSON. A record becomes an object with the name of its type under {@code is},
 * followed by its components. Names of types and enum constants are written in lower case with
 * hyphens. An empty {@code Optional} is written as null, and a value of any other type as a string.
 */
final class JsonWriter {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonWriter() {}

  /** Returns an object with two fields: a value and a text. */
  static String objectWithText(String name, Object value, String textName, String text) {
    StringWriter writer = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(writer)) {
      json.writeStartObject();
      json.writeFieldName(name);
      write(json, value);
      json.writeStringField(textName, text);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return writer.toString();
  }

  /** Returns an object with its kind under {@code is}, followed by other fields by name. */
  static String object(String kind, Map<String, Object> fields) {
    StringWriter writer = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(writer)) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("is", kind);
      object.putAll(fields);
      write(json, object);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return writer.toString();
  }

  private static void write(JsonGenerator json, Object value) throws IOException {
    switch (value) {
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Double number -> json.writeNumber(number);
      case Boolean bool -> json.writeBoolean(bool);
      case Enum<?> constant -> json.writeString(kebabCase(constant.name()));
      case Seat seat -> json.writeString(seat.name());
      case Player player -> json.writeString(player.toString());
      case Optional<?> optional when optional.isEmpty() -> json.writeNull();
      case Optional<?> optional -> write(json, optional.get());
      case Map<?, ?> map -> {
        json.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          json.writeFieldName(String.valueOf(entry.getKey()));
          write(json, entry.getValue());
        }
        json.writeEndObject();
      }
      case Iterable<?> items -> {
        json.writeStartArray();
        for (Object item : items) {
          write(json, item);
        }
        json.writeEndArray();
      }
      case Record record -> writeRecord(json, record);
      default -> json.writeString(value.toString());
    }
  }

  private static void writeRecord(JsonGenerator json, Record record) throws IOException {
    json.writeStartObject();
    json.writeStringField("is", kebabCase(record.getClass().getSimpleName()));
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      json.writeFieldName(component.getName());
      try {
        write(json, component.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(component.toString(), e);
      }
    }
    json.writeEndObject();
  }

  private static String kebabCase(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
