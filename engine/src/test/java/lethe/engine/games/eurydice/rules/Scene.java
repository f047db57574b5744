package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.GameEvent;
import lethe.engine.core.ParseResult;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.ObservationHistory;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.kit.Vocabulary;

/**
 * A state written as text, with methods to play commands and to check the result. Each line is a
 * zone or a property. Cards are h, c, s, d and j, the top of the deck first: in lower case if face
 * down, in parentheses if face down and remembered, in upper case if face up. Expected piles that
 * begin with ~ may have any order.
 *
 * <pre>
 * symbols  glance 1, peril 3
 * deck   h c (h) s
 * discard  c H
 * card   The Lyre
 * </pre>
 */
final class Scene {
  private static final List<SpecialCard> CARDS =
      CardsParser.parse(ShippedParts.CARDS, 3)
              instanceof Validated.Valid<List<SpecialCard>>(var cards)
          ? cards
          : List.of();

  private final Rules rules;
  private final State state;
  private final List<GameEvent<Observation>> events;

  private Scene(Rules rules, State state, List<GameEvent<Observation>> events) {
    this.rules = rules;
    this.state = state;
    this.events = events;
  }

  static Scene of(String text) {
    Map<String, String> lines = lines(text);
    List<Symbol> symbols =
        Stream.of(lines.getOrDefault("symbols", "").split(", *", -1))
            .filter(word -> !word.isEmpty())
            .map(Scene::symbol)
            .toList();
    List<Space> spaces =
        List.of(
            new Space(0, Lane.MIDDLE, "Start", List.of(), List.of(Lane.LEFT)),
            new Space(1, Lane.LEFT, "Here", symbols, List.of(Lane.MIDDLE, Lane.RIGHT)),
            new Space(2, Lane.MIDDLE, "Styx", symbols, List.of(Lane.MIDDLE)),
            new Space(2, Lane.RIGHT, "Still Water", List.of(), List.of(Lane.MIDDLE)),
            new Space(3, Lane.MIDDLE, "End", List.of(), List.of()));
    int boards = Integer.parseInt(lines.getOrDefault("boards", "1"));
    int number = Integer.parseInt(lines.getOrDefault("board", "1"));
    List<Board> boardList = new ArrayList<>();
    for (int i = 1; i <= boards; i++) {
      boardList.add(new Board(i, spaces));
    }
    Rules rules = new Rules(new PrintedParts(boardList, CARDS));
    State state = new State(rng(lines.getOrDefault("die", "")), boardList.get(number - 1));
    int row = Integer.parseInt(lines.getOrDefault("row", "1"));
    state.path = spaces.subList(0, row == 2 ? 3 : row + 1);
    state.space = state.path.getLast();
    state.pendingSymbols = row == 1 ? symbols : List.of();
    state.phase = state.pendingSymbols.isEmpty() ? Phase.MOVE : Phase.SPACE;
    state.deck = PileText.parse(lines.getOrDefault("deck", ""));
    state.discard = PileText.parse(lines.getOrDefault("discard", ""));
    state.removed = PileText.parse(lines.getOrDefault("removed", ""));
    state.marks = Integer.parseInt(lines.getOrDefault("marks", "0"));
    state.obols = Integer.parseInt(lines.getOrDefault("obols", "0"));
    state.currentCard = Optional.ofNullable(lines.get("card")).map(Scene::card);
    state.usesLeft =
        state
            .currentCard
            .filter(card -> card.effect().hasLimitedUses())
            .map(SpecialCard::value)
            .orElse(0);
    if (lines.containsKey("box")) {
      for (int suit = 0; suit < state.box.length; suit++) {
        state.box[suit] = Pile.count(PileText.parse(lines.get("box")), Suit.ALL.get(suit));
      }
    }
    state.memory = ObservationHistory.NONE;
    return new Scene(rules, state, List.of());
  }

  /** Plays a line of legal commands. */
  Scene play(String line) {
    State current = state;
    List<GameEvent<Observation>> newEvents = new ArrayList<>(events);
    for (Command command : parse(line)) {
      Command canonical = rules.canonicalize(current, GameSeats.ORPHEUS, command);
      switch (rules.apply(current, GameSeats.ORPHEUS, canonical)) {
        case Ruling.Accepted<State, Observation>(
                State next,
                List<GameEvent<Observation>> acceptedEvents) -> {
          current = next;
          newEvents.addAll(acceptedEvents);
        }
        case Ruling.Rejected<State, Observation>(var rejection) ->
            throw new AssertionError(command + ": " + rejection);
      }
    }
    return new Scene(rules, current, newEvents);
  }

  /** Checks that the first command of the line is rejected for this reason. */
  Scene rejects(String line, ErrorCode code) {
    Command command = rules.canonicalize(state, GameSeats.ORPHEUS, parse(line).getFirst());
    assertThat(rules.apply(state, GameSeats.ORPHEUS, command))
        .isInstanceOfSatisfying(
            Ruling.Rejected.class,
            rejected -> assertThat(rejected.rejection().code()).isEqualTo(code));
    return this;
  }

  /**
   * Checks that the first command of the line is rejected for this reason, with these arguments.
   */
  Scene rejects(String line, ErrorCode code, Object... arguments) {
    Command command = rules.canonicalize(state, GameSeats.ORPHEUS, parse(line).getFirst());
    assertThat(rules.apply(state, GameSeats.ORPHEUS, command))
        .isEqualTo(Ruling.reject(code, arguments));
    return this;
  }

  /** Returns the labels of the symbols not yet resolved. */
  List<String> pendingSymbols() {
    return state.pendingSymbols.stream().map(Symbol::label).toList();
  }

  /** Checks that the state agrees with all lines of the text. */
  Scene shows(String text) {
    Map<String, String> expected = lines(text);
    Map<String, String> actualLines = new LinkedHashMap<>();
    for (Map.Entry<String, String> line : expected.entrySet()) {
      boolean anyOrder = line.getValue().startsWith("~");
      String actual = format(line.getKey());
      actualLines.put(line.getKey(), anyOrder ? "~ " + PileText.sorted(actual) : actual);
      if (anyOrder) {
        line.setValue("~ " + PileText.sorted(line.getValue().substring(1)));
      }
    }
    assertThat(actualLines).isEqualTo(expected);
    return this;
  }

  /** Checks that Orpheus has received these observations, in any order. */
  Scene tells(Observation... expected) {
    assertThat(observations()).contains(expected);
    return this;
  }

  Scene tellsNo(Class<? extends Observation> kind) {
    assertThat(observations()).noneMatch(kind::isInstance);
    return this;
  }

  List<Observation> observations() {
    return observations(GameSeats.ORPHEUS);
  }

  List<Observation> observations(Viewer viewer) {
    return events.stream().map(event -> event.observationFor(viewer)).toList();
  }

  List<String> legalCommands() {
    return LegalCommands.of(state).stream().map(rules.notation()::format).toList();
  }

  /** Returns the text of the outcome if Orpheus concedes now. */
  String outcomeIfConceded() {
    return rules.outcomeIfConceded(state, GameSeats.ORPHEUS).toString();
  }

  View view(Seat seat) {
    return rules.view(state, seat);
  }

  View spectatorView() {
    return rules.view(state, Spectator.SPECTATOR);
  }

  private List<Command> parse(String line) {
    if (rules.notation().parse(line) instanceof ParseResult.Parsed<Command> parsed) {
      return parsed.values();
    }
    throw new AssertionError(line + ": " + rules.notation().parse(line));
  }

  private String format(String line) {
    return switch (line) {
      case "deck" -> PileText.format(state.deck);
      case "discard" -> PileText.format(state.discard);
      case "removed" -> PileText.format(state.removed);
      case "held" -> PileText.format(state.heldCards);
      case "marks" -> "" + state.marks;
      case "obols" -> "" + state.obols;
      case "card" -> state.currentCard.map(SpecialCard::name).orElse("none");
      case "symbols" ->
          state.pendingSymbols.stream().map(Symbol::label).collect(Collectors.joining(", "));
      case "phase" -> state.phase.name().toLowerCase(Locale.ROOT);
      case "space" -> state.space.name();
      case "board" -> "" + state.board.number();
      case "ending" -> state.ending.map(Vocabulary::keyword).orElse("none");
      case "count" ->
          state.deckCounts.hearts()
              + " to "
              + (state.deckCounts.clubs() + state.deckCounts.jokers());
      case "box" -> PileText.format(boxContents());
      default -> throw new IllegalArgumentException(line);
    };
  }

  private byte[] boxContents() {
    byte[] box = Pile.empty();
    for (Suit suit : Suit.ALL) {
      box = Pile.with(box, Pile.unknownCard(suit), state.box[suit.index()]);
    }
    return box;
  }

  private static Map<String, String> lines(String text) {
    Map<String, String> lines = new LinkedHashMap<>();
    text.lines()
        .filter(line -> !line.isBlank())
        .forEach(
            line -> {
              String[] parts = line.strip().split("\\s+", 2);
              lines.put(parts[0], parts.length > 1 ? parts[1].replaceAll("\\s+", " ") : "");
            });
    return lines;
  }

  /**
   * Returns the default card with this name, or a custom card for an effect and its number, such as
   * {@code ignore-space 2}.
   */
  private static SpecialCard card(String name) {
    String[] words = name.split(" ", -1);
    return CARDS.stream()
        .filter(card -> card.name().equals(name))
        .findFirst()
        .orElseGet(
            () ->
                Stream.of(SpecialCard.Effect.values())
                    .filter(effect -> effect.word().equals(words[0]))
                    .map(
                        effect -> new SpecialCard(1, name, true, effect, number(words), "It does."))
                    .findFirst()
                    .orElseThrow());
  }

  private static int number(String... words) {
    return words.length > 1 ? Integer.parseInt(words[1]) : 0;
  }

  private static Symbol symbol(String text) {
    return Stream.of(Symbol.Kind.values())
        .filter(kind -> text.equals(kind.label()) || text.startsWith(kind.label() + " "))
        .map(
            kind ->
                new Symbol(
                    kind,
                    kind.isNumbered()
                        ? Integer.parseInt(text.substring(text.lastIndexOf(' ') + 1))
                        : 0))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns a generator whose first roll of the die shows this number; any generator if the text is
   * empty.
   */
  private static Rng rng(String die) {
    long seed = 0;
    while (!die.isEmpty() && new Rng(seed).nextInt(6).value() + 1 != Integer.parseInt(die)) {
      seed++;
    }
    return new Rng(seed);
  }
}
