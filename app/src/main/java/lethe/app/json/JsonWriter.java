package lethe.app.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * Writes values as JSON. Strings, booleans, maps, iterables, and numbers of the types {@code
 * Integer}, {@code Long} and {@code Double} become their counterparts. A record becomes an object
 * with the name of its type under {@code is}, followed by its components; but a seat or a player is
 * written as a string. Names of types and enum constants are written in lower case with hyphens. An
 * empty {@code Optional} is written as null, any other one as its value, a supplier as the value
 * that it supplies, and a value of any other type as a string.
 */
public final class JsonWriter {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** The JSON form of each record type, cached because reflection is slow. */
  private static final ClassValue<RecordForm> FORMS =
      new ClassValue<>() {
        @Override
        protected RecordForm computeValue(Class<?> type) {
          return RecordForm.of(type);
        }
      };

  /** The JSON names of the constants of each enum type. */
  private static final ClassValue<Map<Object, SerializableString>> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected Map<Object, SerializableString> computeValue(Class<?> type) {
          Map<Object, SerializableString> names = new HashMap<>();
          for (Object constant : type.getEnumConstants()) {
            names.put(constant, new SerializedString(kebabCase(((Enum<?>) constant).name())));
          }
          return Map.copyOf(names);
        }
      };

  private static final SerializableString KIND = new SerializedString("is");

  private record RecordForm(SerializableString name, List<Component> components) {
    static RecordForm of(Class<?> type) {
      List<Component> components = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents()) {
        Method accessor = component.getAccessor();
        // The record may be private.
        accessor.trySetAccessible();
        components.add(new Component(new SerializedString(component.getName()), accessor));
      }
      return new RecordForm(
          new SerializedString(kebabCase(type.getSimpleName())), List.copyOf(components));
    }
  }

  private record Component(SerializableString name, Method accessor) {}

  /** A value that has been converted to JSON, for values that are written many times. */
  public static final class Encoded {
    private final SerializableString json;

    private Encoded(SerializableString json) {
      this.json = json;
    }
  }

  private JsonWriter() {}

  /** Converts a value to JSON. Wherever the result is part of a value, it is written unchanged. */
  public static Encoded encode(Object value) {
    return new Encoded(new SerializedString(write(value)));
  }

  /** Returns a value as JSON without line breaks. */
  public static String write(Object value) {
    // A generator that writes bytes is faster than one that writes characters.
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      write(json, value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * Returns a JSON object with two fields: the value under {@code name}, and the text under {@code
   * text}.
   */
  public static String objectWithText(String name, Object value, String text) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put(name, value);
    object.put("text", text);
    return write(object);
  }

  /** Returns a JSON object with its kind under {@code is}, followed by other fields. */
  public static String object(String kind, Map<String, Object> fields) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("is", kind);
    object.putAll(fields);
    return write(object);
  }

  private static void write(JsonGenerator json, Object value) throws IOException {
    switch (value) {
      // The most frequent types come first.
      case String text -> json.writeString(wellFormed(text));
      case Enum<?> constant ->
          json.writeString(
              Objects.requireNonNull(CONSTANTS.get(constant.getDeclaringClass()).get(constant)));
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Double number -> json.writeNumber(number);
      case Boolean bool -> json.writeBoolean(bool);
      case Seat seat -> json.writeString(seat.name());
      case Player player -> json.writeString(player.toString());
      case Optional<?> optional when optional.isEmpty() -> json.writeNull();
      case Optional<?> optional -> write(json, optional.get());
      case Supplier<?> supplier -> write(json, supplier.get());
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
      case Encoded encoded -> json.writeRawValue(encoded.json);
      case Record record -> writeRecord(json, record);
      default -> json.writeString(value.toString());
    }
  }

  /** Returns a text with each unpaired surrogate replaced by a question mark. */
  private static String wellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
      }
    }
    return text;
  }

  private static void writeRecord(JsonGenerator json, Record record) throws IOException {
    RecordForm form = FORMS.get(record.getClass());
    json.writeStartObject();
    json.writeFieldName(KIND);
    json.writeString(form.name());
    for (Component component : form.components()) {
      json.writeFieldName(component.name());
      try {
        write(json, component.accessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(component.accessor().toString(), e);
      }
    }
    json.writeEndObject();
  }

  /** Converts the name of a type or constant to lower case with hyphens. */
  static String kebabCase(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
