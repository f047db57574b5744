package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.core.GameEvent;
import lethe.engine.core.ParseResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * A state written as text, with methods to play commands and to check the result. Each line
 * describes a location or a property. Pieces that no line lists are in the deck, in order, beneath
 * the pieces listed in the line of the deck.
 *
 * <pre>
 * batch 1
 * round 1
 * phase build      "build after before_announcement" if another phase is resumed later
 * asked red
 * zone 2
 * placed 1
 * known 2          number of cards on top of the deck that Feth has seen
 * deck r4 B        topmost first; b2a is the first blue 2, R the red raven; a final dot: no others
 * line g3 p1a
 * atman r1a@m13 b2a@n14  the bottom one first
 * poem g2+r3!+b1a | ^b4 | ~y3+y1a | p5   hearts, ^ relived, ~ sideways, and poem cards, ! used
 * row R(r4 r5) B     standing ravens and what lies beneath
 * chased G
 * defeated Y
 * score y5
 * discards p2a
 * parting r1b        discarded poem cards whose powers can still be used, also listed elsewhere
 * destroyed p3
 * </pre>
 */
final class Scene {
  private static final Map<String, Piece> PIECES = pieces();
  private static final Map<Piece, String> NAMES = names();

  private final Rules rules = new Rules(StandardDeck.MEMORIES);
  private final State state;
  private final List<GameEvent<Observation>> events;

  Scene(State state, List<GameEvent<Observation>> events) {
    this.state = state;
    this.events = events;
  }

  static Scene of(String text) {
    return new Scene(new Reader(text).state(), List.of());
  }

  State state() {
    return state;
  }

  View view(Viewer viewer) {
    return rules.view(state, viewer);
  }

  /**
   * Returns a random state that a viewer with these observations cannot distinguish from the true
   * state.
   */
  State sampleState(Viewer viewer, List<Observation> observations, long seed) {
    return rules.stateSampler(view(viewer), observations, viewer).sample(new Rng(seed));
  }

  /** Plays a line: the seat, a colon, and one or more commands as players type them. */
  Scene when(String line) {
    Seat seat = GameSeats.SEATS.byName(line.substring(0, line.indexOf(':'))).orElseThrow();
    State current = state;
    List<GameEvent<Observation>> newEvents = new ArrayList<>();
    for (Command command : commands(line)) {
      Command canonical = rules.canonicalize(current, seat, command);
      switch (rules.apply(current, seat, canonical)) {
        case Ruling.Accepted<State, Observation>(
                State next,
                List<GameEvent<Observation>> acceptedEvents) -> {
          assertThat(rules.legalCommands(current, seat)).contains(canonical);
          current = next;
          newEvents.addAll(acceptedEvents);
        }
        case Ruling.Rejected<State, Observation>(Rejection rejection) ->
            throw new AssertionError(line + ": " + rejection);
      }
    }
    return new Scene(current, newEvents);
  }

  private List<Command> commands(String line) {
    String text = line.substring(line.indexOf(':') + 1);
    return switch (rules.notation().parse(text)) {
      case ParseResult.Parsed<Command> parsed -> parsed.values();
      case ParseResult.ParseFailure<Command> failure -> throw new AssertionError(line + failure);
    };
  }

  /** Checks that the first command of the line is rejected for this reason. */
  Scene rejects(String line, Enum<?> code) {
    Seat seat = GameSeats.SEATS.byName(line.substring(0, line.indexOf(':'))).orElseThrow();
    return rejects(seat, rules.canonicalize(state, seat, commands(line).getFirst()), code);
  }

  /**
   * Checks that a command is rejected for this reason. The command is not converted to its
   * canonical form.
   */
  Scene rejects(Seat seat, Command command, Enum<?> code) {
    assertThat(rules.legalCommands(state, seat)).doesNotContain(command);
    assertThat(rules.apply(state, seat, command))
        .as(command.toString())
        .isInstanceOfSatisfying(
            Ruling.Rejected.class,
            rejected -> assertThat(rejected.rejection().code()).isEqualTo(code));
    return this;
  }

  /** Returns the legal commands of the seat, as players type them. */
  List<String> legalCommands(Seat seat) {
    return rules.legalCommands(state, seat).stream().map(rules.notation()::format).toList();
  }

  /** Checks that the state agrees with all lines of the text. */
  Scene then(String text) {
    Map<String, String> actual = lines(state);
    String actualText =
        text.lines()
            .map(line -> key(line) + " " + actual.getOrDefault(key(line), ""))
            .map(String::strip)
            .collect(Collectors.joining("\n"));
    assertThat(actualText).isEqualTo(text.strip());
    return this;
  }

  /** Checks the types of the observations that the last line caused for a viewer. */
  Scene tells(Viewer viewer, String... names) {
    assertThat(
            observations(viewer).stream()
                .map(observation -> observation.getClass().getSimpleName())
                .toList())
        .containsExactly(names);
    return this;
  }

  /** Checks that an observation is among the public observations that the last line caused. */
  Scene tells(Observation observation) {
    assertThat(events.stream().map(event -> event.publicObservation()).toList())
        .contains(observation);
    return this;
  }

  Scene tellsNothing() {
    assertThat(events).isEmpty();
    return this;
  }

  List<Observation> observations(Viewer viewer) {
    return events.stream().map(event -> event.observationFor(viewer)).toList();
  }

  Scene isLost(Loss loss) {
    assertThat(rules.turn(state))
        .isInstanceOfSatisfying(
            Turn.Over.class,
            over -> assertThat(over.outcome().ending()).isEqualTo(loss.outcomeName()));
    assertThat(state.outcome().orElseThrow().results()).allMatch(result -> !result.won());
    assertThat(events.getLast().publicObservation()).isEqualTo(new Observation.Lost(loss));
    assertThat(view(GameSeats.FETH).mover()).isEmpty();
    return this;
  }

  Scene isWon(Ending ending, int score) {
    assertThat(state.outcome())
        .isEqualTo(Optional.of(Outcomes.of(ending.outcomeName(), score, true)));
    assertThat(events.getLast().publicObservation()).isEqualTo(new Observation.Won(ending, score));
    return this;
  }

  Scene awaits(Seat seat) {
    assertThat(rules.turn(state)).isEqualTo(new Turn.Awaits(List.of(seat)));
    assertThat(view(seat).mover()).contains(seat);
    return this;
  }

  static Card card(String name) {
    return (Card) PIECES.get(name);
  }

  static Face face(String name) {
    return new Face.Up(PIECES.get(name));
  }

  static List<Card> cards(String names) {
    return Stream.of(names.split(" ")).map(Scene::card).toList();
  }

  static Spot spot(String name) {
    return Spot.parse(name).orElseThrow();
  }

  static Atman atman(String text) {
    Atman atman = Atman.EMPTY;
    for (String word : words(text)) {
      String[] parts = word.split("@", -1);
      Card card = card(parts[0]);
      Spot spot = spot(parts[1]);
      assertThat(atman.isEmpty() ? Optional.empty() : atman.placementError(card, spot))
          .as(word)
          .isEmpty();
      atman = atman.with(new LaidCard(card, spot));
    }
    return atman;
  }

  private static Map<String, Piece> pieces() {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (Card card : StandardDeck.MEMORIES.cards()) {
      String name = colorInitial(card.color()) + card.number();
      boolean hasTwoCards = card.number() < 3;
      pieces.put(hasTwoCards ? name + (pieces.containsKey(name + "a") ? "b" : "a") : name, card);
    }
    for (Raven raven : Raven.ALL) {
      pieces.put(colorInitial(raven.color()).toUpperCase(Locale.ROOT), raven);
    }
    return pieces;
  }

  private static String colorInitial(Color color) {
    return color.name().substring(0, 1).toLowerCase(Locale.ROOT);
  }

  private static Map<Piece, String> names() {
    Map<Piece, String> names = new LinkedHashMap<>();
    PIECES.forEach((name, piece) -> names.put(piece, name));
    return names;
  }

  private static List<String> words(String text) {
    return Stream.of(text.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  private static String key(String line) {
    return words(line).getFirst();
  }

  private static String text(List<? extends Piece> pieces) {
    return pieces.stream().map(NAMES::get).collect(Collectors.joining(" "));
  }

  private static Map<String, String> lines(State state) {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("batch", "" + state.progress().batch());
    lines.put("round", "" + state.progress().round());
    lines.put("phase", state.phase().name().toLowerCase(Locale.ROOT));
    lines.put(
        "asked",
        state.progress().requestedColor().map(c -> c.name().toLowerCase(Locale.ROOT)).orElse(""));
    lines.put("zone", "" + state.progress().safetyZone());
    lines.put("placed", "" + state.progress().cardsPlaced());
    lines.put("deck", text(state.piles().deck().reversed()));
    lines.put("line", text(state.piles().line()));
    lines.put(
        "atman",
        state.atman().stack().stream()
            .map(laid -> NAMES.get(laid.card()) + "@" + laid.spot())
            .collect(Collectors.joining(" ")));
    lines.put(
        "poem", state.poem().rows().stream().map(Scene::text).collect(Collectors.joining(" | ")));
    lines.put("row", ravens(state, RavenStatus.STANDING));
    lines.put("chased", ravens(state, RavenStatus.CHASED));
    lines.put("defeated", ravens(state, RavenStatus.DEFEATED));
    lines.put("score", text(state.piles().score()));
    lines.put("discards", text(state.piles().discards()));
    lines.put("parting", text(state.poem().leftoverCards()));
    lines.put("destroyed", text(StandardDeck.MEMORIES.cardsIn(state.piles().destroyedCards())));
    return lines;
  }

  private static String text(RowState row) {
    String sign =
        switch (row.status()) {
          case DOWN -> "";
          case RELIVED -> "^";
          case SIDEWAYS -> "~";
        };
    return row.poem().stream()
        .map(card -> "+" + NAMES.get(card.card()) + (card.used() ? "!" : ""))
        .collect(Collectors.joining("", sign + NAMES.get(row.heart()), ""));
  }

  private static String ravens(State state, RavenStatus status) {
    List<String> ravens = new ArrayList<>();
    for (Raven raven : Raven.ALL) {
      RavenState ravenState = state.raven(raven.color());
      if (ravenState.status() == status) {
        String beneath = text(StandardDeck.MEMORIES.cardsIn(ravenState.cardsBeneath()));
        ravens.add(NAMES.get(raven) + (beneath.isEmpty() ? "" : "(" + beneath + ")"));
      }
    }
    return String.join(" ", ravens);
  }

  /** Reads the text of a state. */
  private static final class Reader {
    private final Map<String, String> lines = new LinkedHashMap<>();
    private final List<String> remainingNames = new ArrayList<>(PIECES.keySet());

    Reader(String text) {
      text.lines()
          .filter(line -> !line.isBlank())
          .forEach(line -> lines.put(key(line), line.strip().substring(key(line).length())));
    }

    State state() {
      List<String> phases = words(lines.getOrDefault("phase", "build"));
      Phase phase = phase(phases.getFirst());
      List<RavenState> ravenStates =
          new ArrayList<>(Collections.nCopies(Color.COUNT, RavenState.AWAY));
      ravens(ravenStates, "row", RavenStatus.STANDING);
      ravens(ravenStates, "chased", RavenStatus.CHASED);
      ravens(ravenStates, "defeated", RavenStatus.DEFEATED);
      List<Piece> top = take("deck");
      List<Piece> line = take("line");
      List<Piece> discards = take("discards");
      List<Piece> score = take("score");
      Atman atman = atman(lines.getOrDefault("atman", ""));
      atman.stack().forEach(laid -> remainingNames.remove(NAMES.get(laid.card())));
      List<RowState> rows = rows();
      List<Card> parting = cardsOf("parting");
      long destroyed = bits(take("destroyed"));
      List<Piece> deck = new ArrayList<>(top);
      if (!lines.containsKey("deck") || !lines.get("deck").endsWith(" .")) {
        remainingNames.forEach(name -> deck.add(PIECES.get(name)));
      }
      String colorName = lines.getOrDefault("asked", "").strip();
      Optional<Color> askedColor =
          colorName.isEmpty()
              ? Optional.empty()
              : Optional.of(Color.valueOf(colorName.toUpperCase(Locale.ROOT)));
      Phase resumedPhase = phases.size() > 2 ? phase(phases.get(2)) : phase;
      return new State(
          new MatchProgress(
              number("batch", 1),
              number("round", 1),
              phase,
              resumedPhase,
              askedColor,
              number("zone", 0),
              number("placed", 0)),
          new Piles(
              List.copyOf(deck.reversed()), number("known", 0), line, discards, score, destroyed),
          atman,
          List.copyOf(ravenStates),
          new Poem(rows, 0, parting),
          PendingTake.NONE,
          Optional.empty(),
          new Rng(1));
    }

    private static Phase phase(String name) {
      return Phase.valueOf(name.toUpperCase(Locale.ROOT));
    }

    private int number(String key, int defaultValue) {
      return lines.containsKey(key) ? Integer.parseInt(lines.get(key).strip()) : defaultValue;
    }

    /**
     * Returns the pieces listed in a line, without a final dot, and removes them from the remaining
     * pieces.
     */
    private List<Piece> take(String key) {
      List<Piece> pieces = new ArrayList<>();
      for (String name : words(lines.getOrDefault(key, ""))) {
        if (!name.equals(".")) {
          pieces.add(piece(name));
        }
      }
      return List.copyOf(pieces);
    }

    private Piece piece(String name) {
      assertThat(remainingNames.remove(name)).as("one " + name).isTrue();
      return PIECES.get(name);
    }

    private List<Card> cardsOf(String key) {
      return words(lines.getOrDefault(key, "")).stream().map(Scene::card).toList();
    }

    private List<RowState> rows() {
      List<RowState> rows = new ArrayList<>();
      for (String row : lines.getOrDefault("poem", "").split("\\|", -1)) {
        if (row.isBlank()) {
          continue;
        }
        String text = row.strip();
        HeartStatus status =
            text.startsWith("^")
                ? HeartStatus.RELIVED
                : text.startsWith("~") ? HeartStatus.SIDEWAYS : HeartStatus.DOWN;
        String[] names = (status == HeartStatus.DOWN ? text : text.substring(1)).split("\\+", -1);
        List<PoemCard> poem = new ArrayList<>();
        for (int i = 1; i < names.length; i++) {
          boolean used = names[i].endsWith("!");
          poem.add(new PoemCard((Card) piece(names[i].replace("!", "")), used));
        }
        Card heart = (Card) piece(names[0]);
        rows.add(new RowState(rows.size() + 1, heart, status, List.copyOf(poem), 1, Colors.NONE));
      }
      return List.copyOf(rows);
    }

    private void ravens(List<RavenState> states, String key, RavenStatus status) {
      String text = lines.getOrDefault(key, "").replace("(", " ( ").replace(")", " ) ");
      Color color = null;
      boolean isInParentheses = false;
      for (String word : words(text)) {
        switch (word) {
          case "(" -> isInParentheses = true;
          case ")" -> isInParentheses = false;
          default -> {
            Piece piece = piece(word);
            if (isInParentheses) {
              RavenState raven = states.get(color.index());
              states.set(color.index(), raven.withCardBeneath((Card) piece));
            } else {
              color = ((Raven) piece).color();
              states.set(color.index(), new RavenState(status, 0));
            }
          }
        }
      }
    }

    private static long bits(List<Piece> pieces) {
      return pieces.stream().mapToLong(piece -> ((Card) piece).bit()).sum();
    }
  }
}
