package lethe.app.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * A JSON Schema (draft 2020-12) of the values that {@link JsonWriter} writes, generated from their
 * types. Each record type becomes a definition. Not thread-safe.
 */
public final class JsonSchema {
  private static final String DEFINITIONS = "$defs";

  private final Map<String, Object> definitions = new TreeMap<>();
  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  /** The possible types of the values of components declared as {@code Object}, by {@link #key}. */
  private final Map<String, List<Class<?>>> objectTypes = new LinkedHashMap<>();

  /**
   * Sets the possible types of a record component that is declared as {@code Object}, or of its
   * elements if the component is iterable.
   */
  public void setTypes(Class<?> recordType, String component, List<Class<?>> types) {
    objectTypes.put(key(recordType, component), types);
  }

  private static String key(Class<?> recordType, String component) {
    return recordType.getName() + "#" + component;
  }

  /** Adds a definition, which replaces an earlier definition with the same name. */
  public void define(String name, Map<String, Object> schema) {
    definitions.put(name, schema);
  }

  /**
   * Returns the complete schema as JSON.
   *
   * @param title the title of the schema
   * @param alternatives the names of the definitions of which a valid value matches at least one
   */
  public String document(String title, List<String> alternatives) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("title", title);
    document.put("anyOf", alternatives.stream().map(JsonSchema::reference).toList());
    document.put(DEFINITIONS, definitions);
    return JsonWriter.write(sorted(document));
  }

  /**
   * Returns a value with the fields of its objects sorted by name, so that equal schemas have equal
   * text.
   */
  private static Object sorted(Object value) {
    return switch (value) {
      case Map<?, ?> object -> {
        Map<String, Object> fields = new TreeMap<>();
        object.forEach((name, field) -> fields.put(String.valueOf(name), sorted(field)));
        yield fields;
      }
      case List<?> items -> items.stream().map(JsonSchema::sorted).toList();
      default -> value;
    };
  }

  /** Adds the definition of a record type if there is none yet, and returns its name. */
  public String defineRecord(Class<?> recordType) {
    String existingName = names.get(recordType);
    if (existingName != null) {
      return existingName;
    }
    String name = freeName(recordType);
    names.put(recordType, name);
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("is", Map.of("const", JsonWriter.kebabCase(recordType.getSimpleName())));
    for (RecordComponent component : recordType.getRecordComponents()) {
      List<Class<?>> types = objectTypes.get(key(recordType, component.getName()));
      properties.put(
          component.getName(),
          types == null
              ? schema(component.getGenericType())
              : Iterable.class.isAssignableFrom(component.getType())
                  ? array(anyOf(types.stream().map(this::schema).toList()))
                  : anyOf(types.stream().map(this::schema).toList()));
    }
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("type", "object");
    definition.put("properties", properties);
    definition.put("required", List.copyOf(properties.keySet()));
    definitions.put(name, definition);
    return name;
  }

  private String freeName(Class<?> recordType) {
    String nested = recordType.getName().replaceAll(".*\\.", "").replace('$', '.');
    String name = JsonWriter.kebabCase(nested);
    for (int number = 2; names.containsValue(name); number++) {
      name = JsonWriter.kebabCase(nested) + "-" + number;
    }
    return name;
  }

  private Map<String, Object> schema(Type type) {
    return switch (type) {
      case Class<?> plain -> schema(plain);
      case ParameterizedType generic -> schema(generic);
      case WildcardType wildcard -> schema(wildcard.getUpperBounds()[0]);
      default -> Map.of();
    };
  }

  private Map<String, Object> schema(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
    if (raw == Optional.class) {
      return anyOf(List.of(schema(last), Map.of("type", "null")));
    }
    if (Supplier.class.isAssignableFrom(raw)) {
      return schema(last);
    }
    if (Map.class.isAssignableFrom(raw)) {
      return Map.of("type", "object", "additionalProperties", schema(last));
    }
    return Iterable.class.isAssignableFrom(raw) ? array(schema(last)) : schema(raw);
  }

  private Map<String, Object> schema(Class<?> type) {
    if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
      return Map.of("type", "integer");
    }
    if (type == double.class || type == Double.class) {
      return Map.of("type", "number");
    }
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == Object.class) {
      return Map.of();
    }
    if (type.isEnum()) {
      return Map.of(
          "enum",
          Stream.of(type.getEnumConstants())
              .map(constant -> JsonWriter.kebabCase(((Enum<?>) constant).name()))
              .toList());
    }
    if (Seat.class.isAssignableFrom(type) || Player.class.isAssignableFrom(type)) {
      return Map.of("type", "string");
    }
    Optional<Type> suppliedType = typeArgument(type, Supplier.class);
    if (suppliedType.isPresent()) {
      return schema(suppliedType.get());
    }
    Optional<Type> elementType = typeArgument(type, Iterable.class);
    if (elementType.isPresent()) {
      return array(schema(elementType.get()));
    }
    if (type.isRecord()) {
      return reference(defineRecord(type));
    }
    return type.isSealed()
        ? anyOf(Stream.of(type.getPermittedSubclasses()).map(this::schema).toList())
        : Map.of("type", "string");
  }

  /**
   * Returns the first type argument with which a class directly implements an interface; empty if
   * it does not.
   */
  private static Optional<Type> typeArgument(Class<?> type, Class<?> interfaceType) {
    return Stream.of(type.getGenericInterfaces())
        .filter(ParameterizedType.class::isInstance)
        .map(ParameterizedType.class::cast)
        .filter(implemented -> implemented.getRawType() == interfaceType)
        .map(implemented -> implemented.getActualTypeArguments()[0])
        .findFirst();
  }

  private static Map<String, Object> array(Map<String, Object> items) {
    return Map.of("type", "array", "items", items);
  }

  private static Map<String, Object> anyOf(List<Map<String, Object>> alternatives) {
    List<Map<String, Object>> distinct = alternatives.stream().distinct().toList();
    return distinct.size() == 1 ? distinct.getFirst() : Map.of("anyOf", distinct);
  }

  private static Map<String, Object> reference(String name) {
    return Map.of("$ref", "#/" + DEFINITIONS + "/" + name);
  }
}
