package lethe.engine.games.tase.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Rejection;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Ruling.Rejected;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.Side;
import lethe.engine.games.tase.View;

/**
 * Reads and writes states as text: each side's hand, its chips in cups 1, 2 and 3, the chips that
 * have left the game, and the cups it has won, if any; then the seat to move, the phase, and the
 * value of the chip to compare with.
 *
 * <pre>
 * red  12.45678 | 3 . .
 * blue 12345.78 | . 6 .
 * round 1 of red: blue SECOND 6
 * </pre>
 */
final class StateText {
  static final Rules RULES = new Rules(false);

  private static final Pattern SIDE =
      Pattern.compile(
          "(?:red|blue) +([.1-8]+) \\| ([.1-8]+) ([.1-8]+) ([.1-8]+)(?: out (\\d+))?(?: won (\\d+))?");
  private static final Pattern LAST_LINE =
      Pattern.compile("round (\\d) of (\\w+): (\\w+) ([A-Z]+)(?: (\\d))?");

  private StateText() {}

  static State parse(String text) {
    List<String> lines = text.lines().toList();
    Matcher red = requireMatch(SIDE, lines.get(0));
    Matcher blue = requireMatch(SIDE, lines.get(1));
    Matcher lastLine = requireMatch(LAST_LINE, lines.get(2));
    Cups cups = Cups.EMPTY;
    for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
      for (int chip : chips(red.group(cup + 1)).values()) {
        cups = cups.with(0, chip, cup);
      }
      for (int chip : chips(blue.group(cup + 1)).values()) {
        cups = cups.with(1, chip, cup);
      }
    }
    checkAllChips(red);
    checkAllChips(blue);
    int round = Integer.parseInt(lastLine.group(1));
    int mover = seat(lastLine.group(3)).index();
    Phase phase = Phase.valueOf(lastLine.group(4));
    int bound = lastLine.group(5) == null ? 0 : Integer.parseInt(lastLine.group(5));
    return new State(
        round,
        seat(lastLine.group(2)).index(),
        phase,
        mover,
        side(red),
        side(blue),
        cups,
        bound,
        latestPlacements(round, phase == Phase.SECOND ? mover : 1 - mover, bound, cups),
        List.of());
  }

  static String format(State state) {
    String lastLine =
        String.format(
            Locale.ROOT,
            "round %d of %s: %s %s%s\n",
            state.round(),
            seat(state.opener()),
            state.phase() == Phase.OVER ? "nobody" : seat(state.mover()),
            state.phase(),
            state.bound() == 0 ? "" : " " + state.bound());
    return format(state, 0) + format(state, 1) + lastLine;
  }

  /** Returns the text of the state after these legal commands of the seats to move. */
  static String after(String stateText, String... commands) {
    State state = parse(stateText);
    for (String command : commands) {
      state = apply(state, command).next();
    }
    return format(state);
  }

  /** Returns the state after a legal command of the seat to move. */
  static State stateAfter(String stateText, String command) {
    return apply(parse(stateText), command).next();
  }

  /** Returns the match after a legal command of the seat to move. */
  static Match<Command, Observation, View> matchAfter(
      Match<Command, Observation, View> match, String command) {
    Seat mover = match.view(Spectator.SPECTATOR).mover().orElseThrow();
    EntryResult<Command, Observation, View> result = match.submit(mover, parseCommand(command));
    assertThat(result).as(command).isInstanceOf(Applied.class);
    return ((Applied<Command, Observation, View>) result).next();
  }

  /** Returns the observations that a command causes for every viewer. */
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

  /** Returns the legal commands of the seat to move, as players type them. */
  static List<String> legalCommands(String stateText) {
    State state = parse(stateText);
    return RULES.legalCommands(state, seat(state.mover())).stream()
        .map(RULES.notation()::format)
        .toList();
  }

  private static Accepted<State, Observation> apply(State state, String command) {
    Ruling<State, Observation> ruling = ruling(state, command);
    assertThat(ruling).as(command).isInstanceOf(Accepted.class);
    return (Accepted<State, Observation>) ruling;
  }

  private static Ruling<State, Observation> ruling(State state, String command) {
    return RULES.apply(state, seat(state.mover()), parseCommand(command));
  }

  private static Command parseCommand(String command) {
    if (RULES.notation().parse(command) instanceof Parsed<Command> parsed
        && parsed.commands().size() == 1) {
      return parsed.values().getFirst();
    }
    throw new AssertionError("not one command: " + command);
  }

  private static String format(State state, int seat) {
    Side side = state.side(seat);
    String hand =
        IntStream.rangeClosed(1, Chips.MAX_VALUE)
            .mapToObj(chip -> side.hand().has(chip) ? String.valueOf(chip) : ".")
            .collect(Collectors.joining());
    String cups =
        IntStream.rangeClosed(1, RuleNumbers.CUPS)
            .mapToObj(cup -> " " + digits(state.cups().chips(seat, cup)))
            .collect(Collectors.joining());
    return String.format(Locale.ROOT, "%-4s %s |%s", seat(seat), hand, cups)
        + (side.discardedChips().isEmpty() ? "" : " out " + digits(side.discardedChips()))
        + (side.cupsWon() == 0 ? "" : " won " + side.cupsWon())
        + "\n";
  }

  /** Checks that each of a side's chips is in exactly one place. */
  private static void checkAllChips(Matcher sideLine) {
    String chips =
        IntStream.rangeClosed(1, 5)
            .mapToObj(i -> sideLine.group(i) == null ? "" : sideLine.group(i).replace(".", ""))
            .collect(Collectors.joining());
    assertThat(chips.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()))
        .as(sideLine.group())
        .isEqualTo("12345678");
  }

  private static String digits(Chips chips) {
    return chips.isEmpty()
        ? "."
        : chips.values().stream().map(String::valueOf).collect(Collectors.joining());
  }

  private static Side side(Matcher sideLine) {
    return new Side(
        chips(sideLine.group(1)),
        sideLine.group(5) == null ? Chips.NONE : chips(sideLine.group(5)),
        sideLine.group(6) == null ? 0 : Integer.parseInt(sideLine.group(6)));
  }

  static Chips chips(String digits) {
    return Chips.ofMask(digits.chars().filter(c -> c != '.').map(c -> Chips.bit(c - '0')).sum());
  }

  private static List<Placed> latestPlacements(int round, int seat, int bound, Cups cups) {
    return IntStream.rangeClosed(1, RuleNumbers.CUPS)
        .filter(cup -> cups.chips(seat, cup).has(bound))
        .mapToObj(cup -> new Placed(round, seat(seat), bound, cup))
        .toList();
  }

  private static Seat seat(String name) {
    return GameSeats.SEATS.byName(name).orElseThrow();
  }

  private static Seat seat(int index) {
    return index == 0 ? GameSeats.RED : GameSeats.BLUE;
  }

  private static Matcher requireMatch(Pattern pattern, String line) {
    Matcher matcher = pattern.matcher(line);
    assertThat(matcher.matches()).as(line).isTrue();
    return matcher;
  }
}
