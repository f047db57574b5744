package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Creates tables from headers and scripts. */
public final class TableFactory {
  private TableFactory() {}

  /** Creates the table described by a script's header, without playing its lines. */
  public static Validated<Table<?, ?, ?>> create(Script script) {
    return Titles.byName(script.game().text())
        .map(title -> create(script, title))
        .orElseGet(
            () ->
                Validated.invalid(
                    InputError.at(
                        script.game().line(),
                        script.game().column(),
                        ScriptErrorCode.UNKNOWN_GAME,
                        script.game().text(),
                        Titles.names())));
  }

  private static <C, O, V> Validated<Table<?, ?, ?>> create(Script script, Title<C, O, V> title) {
    Optional<InputError> rules = rulesVersionError(script, title);
    if (rules.isPresent()) {
      return Validated.invalid(rules.get());
    }
    Validated<Table<?, ?, ?>> table =
        script.parseHeader(title.seats()).flatMap(header -> create(title, header));
    return table instanceof Invalid<Table<?, ?, ?>>(List<InputError> errors)
        ? new Invalid<>(
            errors.stream().map(error -> locate(script, title, error)).distinct().toList())
        : table;
  }

  /**
   * Returns an error if a script names a version of the rules other than the current one. A saved
   * match must name a version; a script without one is played under the current rules.
   */
  private static Optional<InputError> rulesVersionError(Script script, Title<?, ?, ?> title) {
    if (script.rulesVersion().isPresent()) {
      Script.Token version = script.rulesVersion().get();
      int current = title.version();
      return version.text().equals(String.valueOf(current))
          ? Optional.empty()
          : Optional.of(
              InputError.at(
                  version.line(),
                  version.column(),
                  ScriptErrorCode.UNSUPPORTED_RULES_VERSION,
                  title.name(),
                  version.text(),
                  current));
    }
    return script.savedSince().isEmpty()
        ? Optional.empty()
        : Optional.of(
            InputError.at(
                script.game().line(),
                script.game().column(),
                ScriptErrorCode.MISSING_RULES_VERSION,
                title.name()));
  }

  /**
   * Returns an error with the position of the affected option or player in the script. If the
   * option requires a text of several lines and has one line, returns an error that says so
   * instead.
   */
  private static InputError locate(Script script, Title<?, ?, ?> title, InputError error) {
    Script.OptionSetting optionSetting = script.options().get(error.option());
    if (optionSetting != null
        && title.textOptionNames().contains(error.option())
        && error.code() != ScriptErrorCode.INVALID_OPTION_VALUE
        && optionSetting.value().text().indexOf('\n') < 0) {
      Script.Token value = optionSetting.value();
      return new InputError(
          "",
          value.line(),
          value.column(),
          ScriptErrorCode.MULTILINE_VALUE_REQUIRED,
          List.of(error.option()));
    }
    Script.SeatSetting seatSetting = script.players().get(error.option());
    boolean concernsSeats =
        error.code() == ScriptErrorCode.UNKNOWN_LEVEL
            || error.code() == ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE;
    if (seatSetting == null || !concernsSeats) {
      return script.locate(error);
    }
    Script.Token player = seatSetting.player();
    return new InputError("", player.line(), player.column(), error.code(), error.arguments());
  }

  /**
   * Creates the table described by a header. Default levels are replaced by their names, so that
   * later versions of the program play the same match.
   */
  public static <C, O, V> Validated<Table<?, ?, ?>> create(Title<C, O, V> title, Header header) {
    for (SeatedPlayer seated : header.seatedPlayers()) {
      if (seated.player() instanceof Player.Machine(String levelName)
          && title.levelByName(levelName).isEmpty()) {
        return Validated.invalid(
            InputError.inOption(
                seated.seat().name(),
                0,
                0,
                ScriptErrorCode.UNKNOWN_LEVEL,
                levelName,
                botPlayerNames(title)));
      }
    }
    Header namedHeader =
        new Header(
            title.id(),
            header.rulesVersion(),
            header.options(),
            header.seed(),
            header.savedSince(),
            header.seatedPlayers().stream()
                .map(
                    seated ->
                        new SeatedPlayer(seated.seat(), withLevelName(title, seated.player())))
                .toList());
    return switch (title.open(header.options())) {
      case Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) ->
          checkSeatCount(game.seats(), namedHeader)
              .flatMap(_ -> new Valid<>(new Table<>(title, game, Match.start(game, namedHeader))));
      case Invalid<Game<?, C, O, V>>(List<InputError> errors) -> new Invalid<>(errors);
    };
  }

  /** Checks the number of seats; options may restrict it. */
  private static Validated<Header> checkSeatCount(Seats seats, Header header) {
    int count = header.seatedPlayers().size();
    return count >= seats.min() && count <= seats.max()
        ? new Valid<>(header)
        : Validated.invalid(
            InputError.inOption(
                header.seats().getLast().name(),
                0,
                0,
                ScriptErrorCode.SEAT_COUNT_OUT_OF_RANGE,
                count,
                seats.min(),
                seats.max()));
  }

  /**
   * Returns the bots of a game in the form in which players are named, such as {@code bot:easy,
   * bot:deep}, as part of a message.
   */
  public static String botPlayerNames(Title<?, ?, ?> title) {
    return String.join(
        ", ", title.bots().levels().stream().map(level -> "bot:" + level.name()).toList());
  }

  /**
   * Returns the player, with the name of the default level if it is a bot without a level. The
   * title must have the level of a bot.
   */
  public static Player withLevelName(Title<?, ?, ?> title, Player player) {
    return player instanceof Player.Machine(String levelName)
        ? new Player.Machine(title.levelByName(levelName).orElseThrow().name())
        : player;
  }
}
