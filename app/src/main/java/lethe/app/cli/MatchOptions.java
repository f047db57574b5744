package lethe.app.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.play.Seeds;
import lethe.app.play.TableFactory;
import lethe.app.play.TableSetup;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.TextFileOptions;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;

/** The command line options of a match that do not depend on the game. */
final class MatchOptions {
  private final CommandSyntax syntax;
  private final Supplier<Map<String, String>> seats;
  private final Supplier<Map<String, String>> options;
  private final Supplier<Optional<Long>> seed;

  /**
   * Adds the options.
   *
   * @param players describes the players that can take a seat
   */
  MatchOptions(CommandSyntax syntax, String players) {
    this.syntax = syntax;
    seats = syntax.pairs("--seat", "NAME=PLAYER", players + " May be given once a seat.");
    options =
        syntax.pairs(
            "--option",
            "KEY=VALUE",
            "An option of the game; ${ROOT-COMMAND-NAME} rules GAME lists them. Can be given several"
                + " times.");
    seed =
        syntax.option(
            "--seed",
            "N",
            Long.class,
            "The seed of everything random in the match (default: random).");
  }

  /**
   * Returns the options of the game. Where an option takes a text and its value names a file, the
   * value is the content of the file.
   */
  Validated<Options> options(Title<?, ?, ?> title) {
    return new TextFileOptions(title.textOptions(), options.get()).read();
  }

  /** Returns the options of the game, some of them replaced. */
  Validated<Options> options(Title<?, ?, ?> title, Map<String, String> overrides) {
    return new TextFileOptions(title.textOptions(), merge(overrides)).read();
  }

  private Map<String, String> merge(Map<String, String> overrides) {
    Map<String, String> all = new LinkedHashMap<>(options.get());
    all.putAll(overrides);
    return all;
  }

  /** Reports errors in the options of the game. Returns the exit code. */
  int printErrors(Title<?, ?, ?> title, List<InputError> errors, PrintStream err) {
    return printErrors(title, Map.of(), errors, err);
  }

  /**
   * Reports errors in the options of the game, some of which were replaced. Returns the exit code.
   */
  int printErrors(
      Title<?, ?, ?> title,
      Map<String, String> overrides,
      List<InputError> errors,
      PrintStream err) {
    TextFileOptions texts = new TextFileOptions(title.textOptions(), merge(overrides));
    if (!texts.isInFile(errors.getFirst())) {
      throw syntax.usageError(
          "plain",
          Titles.ERROR_MESSAGES.format(errors.getFirst().code(), errors.getFirst().arguments()));
    }
    ErrorMessages.format(errors, texts::errorMessage).forEach(err::println);
    return ExitCodes.INVALID_INPUT;
  }

  /** Returns the given seed, or a random one. */
  long seed() {
    return seed.get().orElseGet(Seeds::random);
  }

  /** Returns whether a seed was given, so that the player may know the deal. */
  boolean isSeedGiven() {
    return seed.get().isPresent();
  }

  /** Returns whether any option was given that applies only to a new match. */
  boolean isDealGiven() {
    return isSeedGiven() || !options.get().isEmpty();
  }

  long seed(long defaultSeed) {
    return seed.get().orElse(defaultSeed);
  }

  /** Returns the players given for seats. */
  List<SeatedPlayer> givenSeats(Title<?, ?, ?> title) {
    return givenSeats(title, Map.of());
  }

  /** Returns the players given for seats, some of them replaced. */
  private List<SeatedPlayer> givenSeats(Title<?, ?, ?> title, Map<String, String> overrides) {
    Seats table = title.seats();
    Map<String, String> all = new LinkedHashMap<>(seats.get());
    all.putAll(overrides);
    List<SeatedPlayer> given = new ArrayList<>();
    for (Map.Entry<String, String> seat : all.entrySet()) {
      Seat named =
          table
              .byName(seat.getKey())
              .orElseThrow(
                  () ->
                      syntax.usageError(
                          "unknown-seat", seat.getKey(), String.join(", ", table.names())));
      Player player =
          Player.parse(seat.getValue())
              .orElseThrow(
                  () ->
                      title.levelByName(seat.getValue()).isPresent()
                          ? syntax.usageError("bare-level", seat.getKey(), seat.getValue())
                          : syntax.usageError("unknown-player", seat.getValue()));
      if (player instanceof Player.Machine(String called) && title.levelByName(called).isEmpty()) {
        throw syntax.usageError("unknown-level", called, TableFactory.levels(title));
      }
      given.add(new SeatedPlayer(named, player));
    }
    return given;
  }

  /**
   * Returns the complete table. The first free seat gets the player {@code first} unless a human
   * player was given a seat; all other free seats get {@code rest}.
   */
  TableSetup tableSetup(Title<?, ?, ?> title, Player first, Player rest) {
    return TableSetup.of(title, givenSeats(title), first, rest);
  }

  /** Returns a table on which bots take the free seats; some of the given players are replaced. */
  TableSetup botTable(Title<?, ?, ?> title, Map<String, String> overrides) {
    return TableSetup.of(
        title, givenSeats(title, overrides), new Player.Machine(""), new Player.Machine(""));
  }
}
