package lethe.engine.games.robots.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.LayoutErrorCode;
import lethe.engine.games.robots.ShortCircuitCard;

/**
 * The settings of a game, derived from its options. Rule book: Variants.
 *
 * @param chosenLayout the chosen layout; if empty, the layout depends on the number of players
 * @param chosenCircuits the chosen number of short circuits; if empty, the number depends on the
 *     layout
 * @param hasTeams whether two teams play
 */
record GameSettings(
    Optional<Layout> chosenLayout, Optional<Integer> chosenCircuits, boolean hasTeams) {
  private static final String LEVEL = "level";
  private static final String LAYOUT = "layout";
  private static final String CIRCUITS = "circuits";
  private static final String TEAMS = "teams";

  static final List<Option> OPTIONS =
      List.of(
          Option.freeForm(CIRCUITS),
          Option.freeForm(LAYOUT),
          Option.of(LEVEL, "easy", "normal", "hard", "expert").withDefault("normal"),
          Option.onOrOff(TEAMS));

  private static final Layout NORMAL = new Layout(4, 4, 3);

  private static final Pattern LAYOUT_PATTERN = Pattern.compile("(\\d)x(\\d)");

  /** The minimum number of short circuits for a large group. Rule book: 5+ Players. */
  private static final int MIN_CIRCUITS_FOR_LARGE_GROUP = 2;

  /** The minimum number of players of a large group. */
  private static final int MIN_LARGE_GROUP_SIZE = 5;

  static Validated<GameSettings> read(Options options) {
    Optional<InputError> error = options.findError(OPTIONS);
    if (error.isPresent()) {
      return Validated.invalid(error.get());
    }
    boolean hasTeams = options.get(TEAMS).equals(Optional.of("on"));
    return readLayout(options).flatMap(layout -> readCircuits(options, layout, hasTeams));
  }

  private static Validated<Optional<Layout>> readLayout(Options options) {
    Optional<String> level = options.get(LEVEL);
    Optional<String> layout = options.get(LAYOUT);
    if (level.isPresent() && layout.isPresent()) {
      return invalidOption(LEVEL, LayoutErrorCode.LEVEL_AND_LAYOUT, level.get(), layout.get());
    }
    if (layout.isPresent()) {
      return parseLayout(layout.get());
    }
    return switch (level.orElse("normal")) {
      case "easy" -> validLayout(new Layout(3, 4, 3));
      case "hard" -> validLayout(new Layout(4, 5, 2));
      case "expert" -> validLayout(new Layout(5, 5, 1));
      default -> new Validated.Valid<>(Optional.empty());
    };
  }

  private static Validated<Optional<Layout>> parseLayout(String text) {
    Matcher matcher = LAYOUT_PATTERN.matcher(text);
    if (matcher.matches()) {
      int rows = matcher.group(1).charAt(0) - '0';
      int columns = matcher.group(2).charAt(0) - '0';
      if (isValidSide(rows) && isValidSide(columns)) {
        Layout layout = new Layout(rows, columns, NORMAL.circuits());
        return validLayout(layout);
      }
    }
    return invalidOption(
        LAYOUT, LayoutErrorCode.INVALID_LAYOUT, text, Layout.MIN_SIDE, Layout.MAX_SIDE);
  }

  private static boolean isValidSide(int side) {
    return side >= Layout.MIN_SIDE && side <= Layout.MAX_SIDE;
  }

  private static Validated<GameSettings> readCircuits(
      Options options, Optional<Layout> layout, boolean hasTeams) {
    Optional<String> text = options.get(CIRCUITS);
    if (text.isEmpty()) {
      return new Validated.Valid<>(new GameSettings(layout, Optional.empty(), hasTeams));
    }
    int max = Math.min(ShortCircuitCard.COUNT, layout.orElse(NORMAL).size() - 1);
    boolean valid = text.get().matches("\\d") && text.get().charAt(0) - '0' <= max;
    return valid
        ? new Validated.Valid<>(
            new GameSettings(layout, Optional.of(text.get().charAt(0) - '0'), hasTeams))
        : invalidOption(CIRCUITS, LayoutErrorCode.SHORT_CIRCUITS_OUT_OF_RANGE, text.get(), max);
  }

  private static Validated<Optional<Layout>> validLayout(Layout layout) {
    return new Validated.Valid<>(Optional.of(layout));
  }

  private static <T> Validated<T> invalidOption(
      String option, ErrorCode code, Object... arguments) {
    return Validated.invalid(InputError.inOption(option, 1, 1, code, arguments));
  }

  /**
   * Returns the layout for a number of seats. Five and six players have a larger grid, unless a
   * layout or a level other than normal was chosen. Rule book: 5+ Players.
   */
  Layout layout(int seats) {
    Layout layout =
        chosenLayout.orElse(
            switch (seats) {
              case 5 -> new Layout(4, 5, 3);
              case 6 -> new Layout(4, 6, 4);
              default -> NORMAL;
            });
    return new Layout(layout.rows(), layout.columns(), chosenCircuits.orElse(layout.circuits()));
  }

  /**
   * Returns the possible numbers of seats. Teams need at least two players, and five or more
   * players need at least {@value #MIN_CIRCUITS_FOR_LARGE_GROUP} short circuits.
   */
  Seats seats() {
    boolean allowsLargeGroup =
        layout(MIN_LARGE_GROUP_SIZE).circuits() >= MIN_CIRCUITS_FOR_LARGE_GROUP;
    List<String> names = GameSeats.SEATS.names();
    return new Seats(
        allowsLargeGroup ? names : names.subList(0, MIN_LARGE_GROUP_SIZE - 1),
        hasTeams ? 2 : 1,
        GameSeats.SEATS.defaultCount());
  }
}
