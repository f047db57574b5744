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
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.SeatNames;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

/**
 * Reads and writes states as text: the grid with all cards visible, face-up cards in brackets; then
 * the round, the phase, the active player, the position pointed at, and the points of every side.
 *
 * <pre>
 * [3rbu]  1ygt
 * zzzz   2gba
 * round 1 CALLING axle at b1: 0 6
 * </pre>
 */
final class StateText {
  private static final Pattern LAST =
      Pattern.compile(
          "round (\\d) ([A-Z]+) (\\w+)(?: at (\\w\\d))?( bonus)?(?: teams (\\d))?(?: done ([\\w,]+))?:((?: \\d+)+)");

  private static final Map<String, String> CODES =
      Card.ALL.stream()
          .collect(
              Collectors.toMap(
                  card ->
                      card.number().word()
                          + card.color().word().charAt(0)
                          + card.type().word().substring(0, 2),
                  Card::toString));

  private StateText() {}

  /** Parses the text of a state. */
  static State table(String text) {
    List<String> lines = text.lines().toList();
    List<List<String>> rows =
        lines.subList(0, lines.size() - 1).stream()
            .map(line -> Arrays.asList(line.strip().split("\\s+")))
            .toList();
    List<Face.Up> cards = new ArrayList<>();
    long up = 0;
    for (List<String> row : rows) {
      for (String word : row) {
        up |= word.startsWith("[") ? 1L << cards.size() : 0;
        cards.add(parseCard(word.replace("[", "").replace("]", "")));
      }
    }
    int circuits = (int) cards.stream().filter(ShortCircuitCard.class::isInstance).count();
    Matcher last = LAST.matcher(lines.getLast());
    assertThat(last.matches()).as(lines.getLast()).isTrue();
    List<Integer> points =
        Arrays.stream(last.group(8).strip().split(" ")).map(Integer::valueOf).toList();
    boolean teams = last.group(6) != null;
    Teams sides = new Teams(teams ? Integer.parseInt(last.group(6)) : points.size(), teams);
    int done =
        last.group(7) == null
            ? 0
            : Arrays.stream(last.group(7).split(",")).mapToInt(s -> 1 << seat(s).index()).sum();
    return new State(
        sides,
        Integer.parseInt(last.group(1)),
        Phase.valueOf(last.group(2)),
        new CurrentTurn(
            seat(last.group(3)).index(),
            done,
            Optional.ofNullable(last.group(4)).flatMap(Phrases::parsePlace),
            last.group(5) != null),
        new Grid(new Layout(rows.size(), rows.getFirst().size(), circuits), cards, up),
        points,
        Optional.empty(),
        new Rng(7));
  }

  /** Returns the text of a state. */
  static String draw(State state) {
    StringBuilder text = new StringBuilder();
    Layout layout = state.grid().layout();
    for (Place place : layout.places()) {
      String code = cardCode(state.grid().cardAt(place));
      text.append(state.grid().isUp(place) ? "[" + code + "]" : " " + code + " ");
      text.append(place.column() == layout.columns() ? "\n" : " ");
    }
    String at = state.pointed().map(place -> " at " + place).orElse("");
    String teams = state.teams().isTeamGame() ? " teams " + state.teams().seatCount() : "";
    String done =
        SeatNames.SEATS.firstSeats(6).stream()
            .filter(seat -> state.isDone(seat.index()))
            .map(Seat::name)
            .collect(Collectors.joining(","));
    return text.toString().replaceAll("(?m)\\s+$", "")
        + String.format(
            Locale.ROOT,
            "\nround %d %s %s%s%s%s%s:%s\n",
            state.round(),
            state.phase(),
            Teams.seat(state.active()),
            at,
            state.current().bonus() ? " bonus" : "",
            teams,
            done.isEmpty() ? "" : " done " + done,
            state.points().stream().map(p -> " " + p).collect(Collectors.joining()));
  }

  /**
   * Returns the text of the state after these commands, which must be legal, such as {@code axle:
   * call red}.
   */
  static String after(String table, String... commands) {
    return draw(stateAfter(table, commands));
  }

  static State stateAfter(String table, String... commands) {
    State state = table(table);
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
  static List<Observation> observations(String table, String command) {
    return apply(table(table), command).events().stream()
        .<Observation>map(event -> event.publicObservation())
        .toList();
  }

  /** Returns the rejection of a command. */
  static Rejection rejection(String table, String command) {
    return switch (ruling(table(table), command)) {
      case Rejected<State, Observation>(Rejection rejection) -> rejection;
      case Accepted<State, Observation> _ -> throw new AssertionError(command + " is accepted");
    };
  }

  /** Returns the legal commands of a seat, as players type them. */
  static List<String> legalCommands(String table, String seat) {
    State state = table(table);
    return rules(state).legalCommands(state, seat(seat)).stream()
        .map(Phrases.NOTATION::format)
        .toList();
  }

  static Rules rules(State state) {
    return new Rules(
        new GameSettings(
            Optional.of(state.grid().layout()), Optional.empty(), state.teams().isTeamGame()));
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
    return SeatNames.SEATS.byName(name).orElseThrow();
  }

  private static Ruling<State, Observation> ruling(State state, String line) {
    String[] parts = line.split(": ", 2);
    if (!(Phrases.NOTATION.parse(parts[1]) instanceof Parsed<Command> read)) {
      throw new AssertionError("not a command: " + line);
    }
    Rules rules = rules(state);
    Seat seat = seat(parts[0]);
    return rules.apply(state, seat, rules.canonicalize(state, seat, read.values().getFirst()));
  }

  static Face.Up parseCard(String code) {
    return code.equals("zzzz")
        ? new ShortCircuitCard()
        : Card.ALL.stream()
            .filter(card -> card.toString().equals(CODES.get(code)))
            .findFirst()
            .orElseThrow();
  }

  private static String cardCode(Face.Up card) {
    return card instanceof ShortCircuitCard
        ? "zzzz"
        : CODES.entrySet().stream()
            .filter(entry -> entry.getValue().equals(card.toString()))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
  }
}
