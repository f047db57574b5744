package lethe.app.program;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lethe.app.json.JsonReader;

/** Validates lines against a JSON Schema. Supports the keywords that {@link MessageSchema} uses. */
record SchemaCheck(Map<?, ?> document) {
  static SchemaCheck of(String document) {
    return new SchemaCheck((Map<?, ?>) JsonReader.read(document).orElseThrow());
  }

  /** Returns the first error in a line; empty if it is valid. */
  Optional<String> error(String line) {
    Object value = JsonReader.read(line).orElseThrow();
    Object kind = ((Map<?, ?>) value).get("is");
    // An error should be about the alternatives of the same kind.
    List<Map<?, ?>> alternatives =
        ((List<?>) document.get("anyOf"))
            .stream()
                .<Map<?, ?>>map(alternative -> resolve((Map<?, ?>) alternative))
                .filter(schema -> error(kind, kindSchema(schema), "is").isEmpty())
                .toList();
    if (alternatives.isEmpty()) {
      return Optional.of("no message " + kind);
    }
    return alternatives.stream().anyMatch(schema -> error(value, schema, "").isEmpty())
        ? Optional.empty()
        : error(value, alternatives.getFirst(), "");
  }

  private static Map<?, ?> kindSchema(Map<?, ?> schema) {
    return (Map<?, ?>) ((Map<?, ?>) schema.get("properties")).get("is");
  }

  private Map<?, ?> resolve(Map<?, ?> schema) {
    return schema.get("$ref") instanceof String reference
        ? (Map<?, ?>)
            ((Map<?, ?>) document.get("$defs")).get(reference.substring("#/$defs/".length()))
        : schema;
  }

  private Optional<String> error(Object value, Map<?, ?> givenSchema, String path) {
    Map<?, ?> schema = resolve(givenSchema);
    if (schema.containsKey("const") && !schema.get("const").equals(value)) {
      return Optional.of(path + " is not " + schema.get("const"));
    }
    if (schema.get("enum") instanceof List<?> values && !values.contains(value)) {
      return Optional.of(path + " is not one of " + values + ": " + value);
    }
    if (schema.get("type") instanceof String type && !hasType(value, type)) {
      return Optional.of(path + " is not of type " + type + ": " + value);
    }
    if (schema.get("anyOf") instanceof List<?> alternatives
        && alternatives.stream().allMatch(one -> error(value, (Map<?, ?>) one, path).isPresent())) {
      return Optional.of(path + " fits no alternative: " + value);
    }
    if (schema.get("oneOf") instanceof List<?> alternatives
        && alternatives.stream()
                .filter(one -> error(value, (Map<?, ?>) one, path).isEmpty())
                .count()
            != 1) {
      return Optional.of(path + " does not fit exactly one alternative: " + value);
    }
    return switch (value) {
      case Map<?, ?> object -> objectError(object, schema, path);
      case List<?> items when schema.get("items") instanceof Map<?, ?> itemSchema ->
          items.stream().flatMap(item -> error(item, itemSchema, path + "[]").stream()).findFirst();
      default -> Optional.empty();
    };
  }

  private Optional<String> objectError(Map<?, ?> object, Map<?, ?> schema, String path) {
    if (schema.get("required") instanceof List<?> names) {
      Optional<?> missing = names.stream().filter(name -> !object.containsKey(name)).findFirst();
      if (missing.isPresent()) {
        return Optional.of(path + " has no field " + missing.get());
      }
    }
    Map<?, ?> properties = schema.get("properties") instanceof Map<?, ?> fields ? fields : Map.of();
    for (Map.Entry<?, ?> field : object.entrySet()) {
      Object fieldSchema =
          properties.containsKey(field.getKey())
              ? properties.get(field.getKey())
              : schema.get("additionalProperties");
      // Every field of a message is in the schema, unless the schema does not restrict the object.
      if (fieldSchema == null && schema.containsKey("properties")) {
        return Optional.of(path + " has the unknown field " + field.getKey());
      }
      if (fieldSchema instanceof Map<?, ?> known) {
        Optional<String> error =
            error(Objects.requireNonNull(field.getValue()), known, path + "." + field.getKey());
        if (error.isPresent()) {
          return error;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean hasType(Object value, String type) {
    return switch (type) {
      case "object" -> value instanceof Map;
      case "array" -> value instanceof List;
      case "string" -> value instanceof String;
      case "integer" -> value instanceof Long;
      case "number" -> value instanceof Long || value instanceof Double;
      case "boolean" -> value instanceof Boolean;
      case "null" -> value.equals(Optional.empty());
      default -> throw new IllegalArgumentException(type);
    };
  }
}
