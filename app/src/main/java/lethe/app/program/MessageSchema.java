package lethe.app.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.json.JsonSchema;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;

/**
 * Generates the JSON Schema of all messages from and to programs in matches of one game, including
 * those of the training environment.
 */
public final class MessageSchema {
  private static final Map<String, Object> TEXT = Map.of("type", "string");
  private static final Map<String, Object> INTEGER = Map.of("type", "integer");
  private static final Map<String, Object> BOOLEAN = Map.of("type", "boolean");
  private static final Map<String, Object> OBJECT = Map.of("type", "object");
  private static final Map<String, Object> TEXTS =
      Map.of("type", "object", "additionalProperties", TEXT);

  private MessageSchema() {}

  /** Returns the schema as a JSON document. */
  public static <C, O, V> String text(Title<C, O, V> title) {
    JsonSchema schema = new JsonSchema();
    Match<C, O, V> match = startMatch(title);
    Turn.Awaits turn = (Turn.Awaits) match.turn();
    List<ToldObservation<O>> told = match.observations(turn.seats().getFirst());
    schema.setTypes(
        ToProgram.Told.class,
        "observation",
        List.of(outermostSealedType(told.getFirst().observation().getClass())));
    schema.setTypes(
        ToProgram.Choose.class, "view", List.of(match.view(turn.seats().getFirst()).getClass()));
    schema.setTypes(
        ToProgram.Choose.class,
        "commands",
        List.of(
            outermostSealedType(
                match.legalCommands(turn.seats().getFirst()).getFirst().getClass())));
    List<String> messages = new ArrayList<>();
    Stream.of(ToProgram.class, EnvironmentReply.class)
        .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
        .forEach(type -> messages.add(schema.defineRecord(type)));
    programMessages()
        .forEach(
            (name, request) -> {
              schema.define(name, request);
              messages.add(name);
            });
    return schema.document("Messages of " + title.name(), messages);
  }

  private static <C, O, V> Match<C, O, V> startMatch(Title<C, O, V> title) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    List<SeatedPlayer> players =
        title.seats().firstSeats(title.seats().defaultCount()).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine("")))
            .toList();
    return Match.start(game, new Header(title.id(), Options.NONE, 0, "", players));
  }

  /**
   * Returns the outermost sealed interface of a type, which all commands or observations of a game
   * have in common; the type itself if it has none.
   */
  private static Class<?> outermostSealedType(Class<?> type) {
    return Stream.of(type.getInterfaces())
        .filter(Class::isSealed)
        .findFirst()
        .<Class<?>>map(MessageSchema::outermostSealedType)
        .orElse(type);
  }

  /** Returns the schemas of the messages that programs send, by name. */
  private static Map<String, Map<String, Object>> programMessages() {
    Map<String, Map<String, Object>> schemas = new LinkedHashMap<>();
    schemas.put(
        "ready",
        message("ready", List.of(), Map.of("lethe", INTEGER, "name", TEXT, "version", TEXT)));
    schemas.put("move", withMove(message("move", List.of(), moveFields())));
    schemas.put("resign", message("resign", List.of(), Map.of()));
    schemas.put("info", message("info", List.of(), Map.of("evaluation", Map.of(), "note", TEXT)));
    schemas.put(
        "reset",
        message(
            "reset",
            List.of("game", "seed"),
            Map.of(
                "match", INTEGER, "game", TEXT, "options", TEXTS, "seed", INTEGER, "seats", TEXTS,
                "texts", BOOLEAN)));
    Map<String, Object> stepFields = new LinkedHashMap<>(moveFields());
    stepFields.put("match", INTEGER);
    stepFields.put("seat", TEXT);
    schemas.put("step", withMove(message("step", List.of("match"), stepFields)));
    schemas.put(
        "imagine",
        message(
            "imagine",
            List.of("match", "seed"),
            Map.of("match", INTEGER, "seat", TEXT, "seed", INTEGER)));
    schemas.put("close", message("close", List.of("match"), Map.of("match", INTEGER)));
    return schemas;
  }

  private static Map<String, Object> moveFields() {
    return Map.of("text", TEXT, "index", INTEGER, "command", OBJECT);
  }

  /** Returns a schema that also requires exactly one of the fields that denote a move. */
  private static Map<String, Object> withMove(Map<String, Object> request) {
    Map<String, Object> schema = new LinkedHashMap<>(request);
    schema.put(
        "oneOf",
        Stream.of("text", "index", "command")
            .map(name -> Map.of("required", List.of(name)))
            .toList());
    return schema;
  }

  private static Map<String, Object> message(
      String kind, List<String> required, Map<String, Object> fields) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("is", Map.of("const", kind));
    properties.putAll(fields);
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", Stream.concat(Stream.of("is"), required.stream()).toList());
    return schema;
  }
}
