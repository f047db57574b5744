package lethe.app.sim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.program.CommandEncoder;
import lethe.app.program.EnvironmentReply;
import lethe.app.program.EnvironmentRequest;
import lethe.app.program.GameMessages;
import lethe.app.program.ProgramErrorCode;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.jspecify.annotations.Nullable;

/**
 * The matches of an external program that learns or searches. The program makes the moves of its
 * seats one at a time, and bots make the moves of the other seats. Not thread-safe.
 */
public final class Environment {
  /** The maximum number of open matches. */
  static final int MAX_MATCHES = 10_000;

  /** The name, in requests and in headers, of the external program as a player. */
  private static final String PROGRAM = "program";

  private final Map<Long, EnvironmentMatch<?, ?, ?>> matches = new HashMap<>();
  private final CommandEncoder encoder = new CommandEncoder();

  /** The last game that was opened for each name of a title. */
  private final Map<String, OpenedGame<?, ?, ?>> openedGames = new HashMap<>();

  private long lastId;

  /** The result of opening a game with options. Most matches of a program have the same options. */
  private record OpenedGame<C, O, V>(
      Title<C, O, V> title, Options options, Validated<Game<?, C, O, V>> game) {
    static <C, O, V> OpenedGame<C, O, V> of(Title<C, O, V> title, Options options) {
      return new OpenedGame<>(title, options, title.open(options));
    }
  }

  /** Answers a request, which is one line, with one line. */
  public String replyLine(String line) {
    return reply(line).line();
  }

  EnvironmentReply reply(String line) {
    return switch (EnvironmentRequest.parse(line)) {
      case EnvironmentRequest.Malformed(var error) -> EnvironmentReply.refused(error);
      case EnvironmentRequest.Reset(Optional<Long> id, _, _, _, _, _)
          when id.isPresent() && !matches.containsKey(id.get()) ->
          unknownMatch(id.get());
      case EnvironmentRequest.Reset reset ->
          open(reset.game(), Options.of(reset.options()))
              .map(opened -> reset(reset, opened))
              .orElseGet(
                  () ->
                      EnvironmentReply.refused(
                          ProgramErrorCode.UNKNOWN_GAME, reset.game(), gameIds()));
      case EnvironmentRequest.Step(long id, Optional<String> seat, var move) ->
          match(id).map(match -> match.step(id, seat, move)).orElseGet(() -> unknownMatch(id));
      case EnvironmentRequest.Imagine(long id, Optional<String> seat, long seed) ->
          match(id).map(match -> imagine(match, seat, seed)).orElseGet(() -> unknownMatch(id));
      case EnvironmentRequest.Close(long id) ->
          matches.remove(id) == null ? unknownMatch(id) : new EnvironmentReply.Closed(id);
    };
  }

  private Optional<EnvironmentMatch<?, ?, ?>> match(long id) {
    return Optional.ofNullable(matches.get(id));
  }

  private static EnvironmentReply unknownMatch(long id) {
    return EnvironmentReply.refused(ProgramErrorCode.UNKNOWN_MATCH, String.valueOf(id));
  }

  private static String gameIds() {
    return Titles.ALL.stream().map(Title::id).collect(Collectors.joining(", "));
  }

  /** Opens a game with these options; empty if there is no title with this name. */
  private Optional<OpenedGame<?, ?, ?>> open(String name, Options options) {
    OpenedGame<?, ?, ?> last = openedGames.get(name);
    if (last != null && last.options().equals(options)) {
      return Optional.of(last);
    }
    Optional<OpenedGame<?, ?, ?>> opened =
        Titles.byName(name).map(title -> OpenedGame.of(title, options));
    opened.ifPresent(game -> openedGames.put(name, game));
    return opened;
  }

  private <C, O, V> EnvironmentReply reset(
      EnvironmentRequest.Reset reset, OpenedGame<C, O, V> opened) {
    Title<C, O, V> title = opened.title();
    Map<Seat, BotLevel<C, O, V>> bots = new LinkedHashMap<>();
    List<Seat> givenSeats = new ArrayList<>();
    for (Map.Entry<String, String> entry : reset.seats().entrySet()) {
      Optional<Seat> seat = title.seats().byName(entry.getKey());
      if (seat.isEmpty()) {
        return EnvironmentReply.refused(
            ProgramErrorCode.UNKNOWN_SEAT,
            entry.getKey(),
            String.join(", ", title.seats().names()));
      }
      givenSeats.add(seat.get());
      if (!entry.getValue().equals(PROGRAM)) {
        Optional<BotLevel<C, O, V>> level = level(title, entry.getValue());
        if (level.isEmpty()) {
          return EnvironmentReply.refused(
              ProgramErrorCode.UNKNOWN_PLAYER, entry.getValue(), levelNames(title));
        }
        bots.put(seat.get(), level.get());
      }
    }
    return switch (opened.game()) {
      case Invalid<Game<?, C, O, V>>(List<InputError> errors) ->
          EnvironmentReply.refused(ProgramErrorCode.INVALID_OPTION, message(errors.getFirst()));
      case Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> {
        List<Seat> seats = title.seats().smallestTableWith(givenSeats);
        if (seats.size() < game.seats().min() || seats.size() > game.seats().max()) {
          yield EnvironmentReply.refused(ProgramErrorCode.WRONG_SEAT_COUNT, seats.size());
        }
        List<SeatedPlayer> players =
            seats.stream().map(seat -> new SeatedPlayer(seat, player(bots.get(seat)))).toList();
        Header header = new Header(title.id(), opened.options(), reset.seed(), "", players);
        yield begin(
            reset.match(),
            new EnvironmentMatch<>(
                new GameMessages<>(title, game, encoder),
                Match.start(game, header),
                Match.BEFORE_DEAL,
                bots,
                reset.texts()));
      }
    };
  }

  private static <C, O, V> Optional<BotLevel<C, O, V>> level(Title<C, O, V> title, String player) {
    return Player.parse(player)
        .filter(Player.Machine.class::isInstance)
        .flatMap(bot -> title.levelByName(((Player.Machine) bot).level()));
  }

  private static String levelNames(Title<?, ?, ?> title) {
    return title.bots().levels().stream().map(BotLevel::name).collect(Collectors.joining(", "));
  }

  private static Player player(@Nullable BotLevel<?, ?, ?> level) {
    return level == null ? new Player.Program(PROGRAM) : new Player.Machine(level.name());
  }

  private static String message(InputError error) {
    return Titles.ERROR_MESSAGES.format(error.code(), error.arguments());
  }

  private EnvironmentReply imagine(
      EnvironmentMatch<?, ?, ?> match, Optional<String> seatName, long seed) {
    if (match.isOver()) {
      return EnvironmentReply.refused(ProgramErrorCode.MATCH_OVER);
    }
    Optional<Seat> seat = match.seat(seatName);
    return seat.isPresent()
        ? begin(Optional.empty(), match.imagine(seat.get(), seed))
        : match.unknownSeat(seatName.orElseThrow());
  }

  /**
   * Adds or replaces a match, lets its bots move, and returns its position. Refuses to add a match
   * if there are too many.
   *
   * @param replacedId the identifier of the match to replace; empty to add a match with a new
   *     identifier
   */
  private EnvironmentReply begin(Optional<Long> replacedId, EnvironmentMatch<?, ?, ?> match) {
    if (replacedId.isEmpty() && matches.size() >= MAX_MATCHES) {
      return EnvironmentReply.refused(ProgramErrorCode.TOO_MANY_MATCHES, MAX_MATCHES);
    }
    long id = replacedId.orElseGet(() -> ++lastId);
    matches.put(id, match);
    return match.begin(id);
  }
}
