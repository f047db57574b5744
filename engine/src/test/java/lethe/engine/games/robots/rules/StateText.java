package lethe.engine.games.robots.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

/**
 * Reads and writes states as text: the grid with all cards visible, face-up cards in brackets; then
 * the round, the phase, the active player, the position pointed at, and the points of every side.
 * Before the points, {@code bonus} marks a bonus card, {@code teams 5} a match of five players in
 * teams, and {@code done axle,cog} the players who are ready or have suggested or declined.
 *
 * <pre>
 * [3rbu]  1yge     3 red bulbs, face up; 1 yellow gear
 *  zzzz   2gba     a short circuit; 2 green batteries
 * round 1 CALLING axle at b1: 0 6
 * </pre>
 */
final class StateText {
  private static final Pattern LAST_LINE =
      Pattern.compile(
          "round (\\d) ([A-Z]+) (\\w+)(?: at (\\w\\d))?( bonus)?(?: teams (\\d))?(?: done ([\\w,]+))?:((?: \\d+)+)");

  private static final Map<String, String> CARD_NAMES =
      Card.ALL.stream()
          .collect(
              Collectors.toMap(
                  card ->
                      card.number().word()
                          + card.color().word().charAt(0)
                          + card.type().word().substring(0, 2),
                  Card::toString));

  private StateText() {}

  static State parse(String text) {
    List<String> lines = text.lines().toList();
    List<List<String>> rows =
        lines.subList(0, lines.size() - 1).stream()
            .map(line -> Arrays.asList(line.strip().split("\\s+")))
            .toList();
    List<Face.Up> cards = new ArrayList<>();
    long faceUpMask = 0;
    for (List<String> row : rows) {
      for (String word : row) {
        faceUpMask |= word.startsWith("[") ? 1L << cards.size() : 0;
        cards.add(parseCard(word.replace("[", "").replace("]", "")));
      }
    }
    int circuits = (int) cards.stream().filter(ShortCircuitCard.class::isInstance).count();
    Matcher lastLine = LAST_LINE.matcher(lines.getLast());
    assertThat(lastLine.matches()).as(lines.getLast()).isTrue();
    List<Integer> points =
        Arrays.stream(lastLine.group(8).strip().split(" ")).map(Integer::valueOf).toList();
    boolean isTeamGame = lastLine.group(6) != null;
    Seating seating =
        new Seating(isTeamGame ? Integer.parseInt(lastLine.group(6)) : points.size(), isTeamGame);
    int doneMask =
        lastLine.group(7) == null
            ? 0
            : Arrays.stream(lastLine.group(7).split(",")).mapToInt(s -> 1 << seat(s).index()).sum();
    return new State(
        seating,
        Integer.parseInt(lastLine.group(1)),
        Phase.valueOf(lastLine.group(2)),
        new CurrentTurn(
            seat(lastLine.group(3)).index(),
            doneMask,
            Optional.ofNullable(lastLine.group(4)).flatMap(Phrases::parsePlace),
            lastLine.group(5) != null),
        new Grid(new Layout(rows.size(), rows.getFirst().size(), circuits), cards, faceUpMask),
        points,
        Optional.empty(),
        new Rng(7));
  }

  static String format(State state) {
    StringBuilder text = new StringBuilder();
    Layout layout = state.grid().layout();
    for (Place place : layout.places()) {
      String code = cardCode(state.grid().cardAt(place));
      text.append(
          state.grid().isUp(state.grid().layout().indexOf(place))
              ? "[" + code + "]"
              : " " + code + " ");
      text.append(place.column() == layout.columns() ? "\n" : " ");
    }
    String pointed = state.pointedPlace().map(place -> " at " + place).orElse("");
    String teams = state.seating().isTeamGame() ? " teams " + state.seating().seatCount() : "";
    String done =
        GameSeats.SEATS.firstSeats(6).stream()
            .filter(seat -> state.isDone(seat.index()))
            .map(Seat::name)
            .collect(Collectors.joining(","));
    return text.toString().replaceAll("(?m)\\s+$", "")
        + String.format(
            Locale.ROOT,
            "\nround %d %s %s%s%s%s%s:%s\n",
            state.round(),
            state.phase(),
            Seating.seat(state.activeSeat()),
            pointed,
            state.currentTurn().isBonus() ? " bonus" : "",
            teams,
            done.isEmpty() ? "" : " done " + done,
            state.points().stream().map(p -> " " + p).collect(Collectors.joining()));
  }

  /** Returns the text of the state after these legal commands, such as {@code axle: call red}. */
  static String after(String stateText, String... commands) {
    return format(stateAfter(stateText, commands));
  }

  static State stateAfter(String stateText, String... commands) {
    State state = parse(stateText);
    for (String command : commands) {
      state = apply(state, command).next();
    }
    return state;
  }

  static Accepted<State, Observation> apply(State state, String command) {
    Ruling<State, Observation> ruling = ruling(state, command);
    assertThat(ruling).as(command).isInstanceOf(Accepted.class);
    return (Accepted<State, Observation>) ruling;
  }

  /** Returns the public observations that a command causes. */
  static List<Observation> observations(String stateText, String command) {
    return apply(parse(stateText), command).events().stream()
        .<Observation>map(event -> event.publicObservation())
        .toList();
  }

  /** Returns the rejection of a command, which must be illegal. */
  static Rejection rejection(String stateText, String command) {
    return switch (ruling(parse(stateText), command)) {
      case Rejected<State, Observation>(Rejection rejection) -> rejection;
      case Accepted<State, Observation> _ -> throw new AssertionError(command + " is accepted");
    };
  }

  /** Returns the legal commands of a seat, as players type them. */
  static List<String> legalCommands(String stateText, String seat) {
    State state = parse(stateText);
    return rules(state).legalCommands(state, seat(seat)).stream()
        .map(Phrases.NOTATION::format)
        .toList();
  }

  static Rules rules(State state) {
    return new Rules(
        new GameSettings(
            Optional.of(state.grid().layout()), Optional.empty(), state.seating().isTeamGame()));
  }

  /** Returns the rules with these options, such as {@code level=easy teams=on}. */
  static Rules rules(String options) {
    return (Rules)
        ((Valid<Game<?, Command, Observation, View>>) Robots.open(options(options))).value();
  }

  static Options options(String options) {
    return Options.of(
        Pattern.compile("(\\S+)=(\\S+)")
            .matcher(options)
            .results()
            .collect(Collectors.toMap(pair -> pair.group(1), pair -> pair.group(2))));
  }

  static Seat seat(String name) {
    return GameSeats.SEATS.byName(name).orElseThrow();
  }

  private static Ruling<State, Observation> ruling(State state, String line) {
    String[] parts = line.split(": ", 2);
    if (!(Phrases.NOTATION.parse(parts[1]) instanceof Parsed<Command> parsed)) {
      throw new AssertionError("not a command: " + line);
    }
    Rules rules = rules(state);
    Seat seat = seat(parts[0]);
    return rules.apply(state, seat, rules.canonicalize(state, seat, parsed.values().getFirst()));
  }

  static Face.Up parseCard(String code) {
    return code.equals("zzzz")
        ? new ShortCircuitCard()
        : Card.ALL.stream()
            .filter(card -> card.toString().equals(CARD_NAMES.get(code)))
            .findFirst()
            .orElseThrow();
  }

  private static String cardCode(Face.Up card) {
    return card instanceof ShortCircuitCard
        ? "zzzz"
        : CARD_NAMES.entrySet().stream()
            .filter(entry -> entry.getValue().equals(card.toString()))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
  }
}
