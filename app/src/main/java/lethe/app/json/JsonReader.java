package lethe.app.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON as plain values: {@code Map} for an object, {@code List} for an array, {@code String},
 * {@code Long} for an integer in the range of that type, {@code Double} for any other number,
 * {@code Boolean}, and an empty {@code Optional} for null.
 */
public final class JsonReader {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonReader() {}

  /**
   * Returns the value of a JSON text; empty if the text is not valid JSON or exceeds the limits of
   * the parser, such as its maximum depth.
   */
  public static Optional<Object> read(String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() == null) {
        return Optional.empty();
      }
      Object value = readValue(parser);
      return parser.nextToken() == null ? Optional.of(value) : Optional.empty();
    } catch (IOException e) {
      // The text is invalid or exceeds a limit; reading from a string cannot fail otherwise.
      return Optional.empty();
    }
  }

  private static Object readValue(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          fields.put(name, readValue(parser));
        }
        yield fields;
      }
      case START_ARRAY -> {
        List<Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(readValue(parser));
        }
        yield items;
      }
      case VALUE_NUMBER_INT ->
          parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? (Object) parser.getDoubleValue()
              : (Object) parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> Optional.empty();
      default -> parser.getText();
    };
  }
}
